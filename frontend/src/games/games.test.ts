/** Every game has its parts, and one that brings none is played with cards and plates. */

import { expect, test } from "vitest";
import { GAMES } from "../wire";
import { DRAFTING } from "./drafting";
import { drawing, partsOf } from ".";
import { PARTY } from "./party";
import { SUSHI_GO } from "./sushi_go";
import { WASABI } from "./wasabi";

test("a game has the parts of its own folder", () => {
  expect(GAMES.map((game) => partsOf(game))).toEqual([SUSHI_GO, PARTY, WASABI]);
  expect(partsOf("party").Table).toBe(DRAFTING.Table);
});

test("a game that brings no parts lies on the table as cards and plates", () => {
  expect(partsOf("tamago-go")).toBe(DRAFTING);
  expect(partsOf("constructor")).toBe(DRAFTING);
});

test("what an action is about is drawn as its game draws it", () => {
  expect(drawing("sushi-go", "call:tempura")).toBe(drawing("party", "tempura"));
  expect(drawing("wasabi", "play:wasabi")).toBe(drawing("wasabi", "wasabi", "kitchen"));
  expect(drawing("wasabi", "maki")).not.toBe(drawing("sushi-go", "maki"));
});

test("what has no drawing of its own is not shown as if it had", () => {
  expect(["blind", "tempura", "pass"].map(DRAFTING.art.isDrawn)).toEqual([true, true, false]);
  expect(["tuna", "play:spicy", "B3"].map(WASABI.art.isDrawn)).toEqual([true, true, false]);
});
