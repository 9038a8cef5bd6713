/** Cards are counted in rows, and rows are told as plates. */

import { expect, test } from "vitest";
import { newPad } from "../../pad/pad";
import type { ExplainedCards, ManualPage } from "../../wire";
import { countsOf, plateOf, rowsOf } from "./pad";

function rule(name: string, ...cards: string[]): ExplainedCards {
  const kinds = (cards.length > 0 ? cards : [name]).map((card) => ({ name: card, title: card, copies: 3 }));
  return { name, title: name, words: "", cards: kinds, players: [], expansion: false };
}

const RULES = [
  rule("nigiri", "egg-nigiri", "squid-nigiri"),
  rule("uramaki", "uramaki-3", "uramaki-5"),
  rule("eel"),
  rule("chopsticks", "chopsticks-1", "chopsticks-2"),
  rule("menu", "menu-7"),
  rule("takeout-box", "takeout-box-10"),
  rule("special-order"),
  rule("wasabi"),
  rule("pudding"),
];
const MANUAL: ManualPage = { game: "party", edition: "standard", editions: ["standard"], sections: [], groups: [{ name: "cards", title: "", rules: RULES }] };

test("only what is on the menu can be counted, desserts last", () => {
  const pad = { ...newPad("party", 2), types: ["uramaki", "eel", "chopsticks", "menu", "takeout-box", "special-order", "wasabi", "pudding"] };
  expect(rowsOf(pad, MANUAL).map((row) => row.key)).toEqual([
    "egg-nigiri", "squid-nigiri", "uramaki-3", "uramaki-5", "race", "eel", "chopsticks", "face-down",
    "wasabi+egg-nigiri", "wasabi+squid-nigiri", "wasabi", "pudding",
  ]);
  expect(rowsOf({ ...pad, types: ["eel"] }, MANUAL).map((row) => row.key)).toEqual(["egg-nigiri", "squid-nigiri", "eel"]);
});

test("a loose nigiri lies before any wasabi, one on wasabi behind its own", () => {
  expect(plateOf({ wasabi: 1, "wasabi+squid-nigiri": 1, "egg-nigiri": 2, race: 8 })).toEqual([
    "egg-nigiri", "egg-nigiri", "wasabi", "squid-nigiri", "wasabi",
  ]);
});

test("a plate that was typed fills the rows", () => {
  const cards = ["egg-nigiri", "wasabi", "wasabi", "squid-nigiri", "beside:egg-nigiri", "tempura", "tempura"];
  expect(countsOf(cards, { race: 8, eel: 2 })).toEqual({ race: 8, "egg-nigiri": 2, "wasabi+squid-nigiri": 1, tempura: 2, wasabi: 1 });
  expect(countsOf(["special-order:tea", "tea", "face-down:eel", "chopsticks-2"], {})).toEqual({ tea: 2, "face-down": 1, chopsticks: 1 });
});
