/** What is counted on the score pad becomes questions to the server that say the same. */

import { expect, test } from "vitest";
import type { ExplainedCards, ManualPage } from "../wire";
import { cleared, dessertsOf, endQuestion, isStarted, newPad, nextTo, plateOf, ROUNDS, roundQuestion, rowsOf, summed, tieOf } from "./pad";
import { report } from "./report";

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

test("a round is asked about by its plates, with the menu and the race of Party!", () => {
  const sushi = { ...newPad("sushi-go", 2, "zoch"), counts: [[{ tempura: 2 }, {}]] };
  expect(roundQuestion(sushi, 0)).toEqual({ game: "sushi-go", plates: [["tempura", "tempura"], []], edition: "zoch" });
  const party = { ...newPad("party", 2), types: ["uramaki"], counts: [[{ race: 13 }, { "uramaki-3": 1 }]] };
  expect(roundQuestion(party, 0)).toEqual({ game: "party", plates: [[], ["uramaki-3"]], menu: ["uramaki"], uramaki: [13, 0] });
});

test("the board of Wasabi! is asked about by tokens and cubes", () => {
  const pad = { ...newPad("wasabi", 2), counts: [[{ "length-2": 2, "length-5": 1, cubes: 3 }, {}]] };
  expect(roundQuestion(pad, 0)).toEqual({ game: "wasabi", boards: [{ tokens: [2, 2, 5], cubes: 3 }, { tokens: [], cubes: 0 }] });
});

test("desserts of all rounds are scored at the end", () => {
  const pad = { ...newPad("sushi-go", 2), counts: [[{ pudding: 1 }, {}], [{ pudding: 2 }, { pudding: 1 }]] };
  expect(dessertsOf(pad, 0)).toEqual(["pudding", "pudding", "pudding"]);
  expect(endQuestion(pad, [10, 12])).toEqual({ game: "sushi-go", puddings: [3, 1], totals: [10, 12] });
});

test("a round in which nothing was counted has not been played", () => {
  const pad = { ...newPad("sushi-go", 2), counts: [[{ tempura: 0 }, {}], [{}, { eel: 1 }]] };
  expect([isStarted(pad, 0), isStarted(pad, 1), isStarted(pad, 2)]).toEqual([false, true, false]);
  expect(cleared(pad).counts).toEqual([[{}, {}], [{}, {}], [{}, {}]]);
});

test("rounds are summed", () => {
  const answer = (...points: number[]): { points: number[]; sheet: [] } => ({ points, sheet: [] });
  expect(summed([answer(3, -4), null, answer(5, 5)], 2)).toEqual([8, 1]);
});

test("a tie is broken, shared, or does not matter", () => {
  expect(tieOf([10, 8], [0])).toBeNull();
  expect(tieOf([10, 10], [1])).toBe("broken");
  expect(tieOf([10, 10], [0, 1])).toBe("shared");
  expect(tieOf([35, 38], [0])).toBe("tokens");
});

test("the report has a table and every reason", () => {
  const round = { points: [12, 5], sheet: [{ nigiri: { points: 12, reason: "on wasabi" } }, { tempura: { points: 5, reason: "a pair" }, maki: { points: 0, reason: "none" } }] };
  const words = { title: "Pad", round: (number: number) => `Round ${number}`, desserts: "Desserts", total: "Total", winners: "Nori wins" };
  expect(report(newPad("sushi-go", 2), [round, null, null], { points: [6, 0], totals: [18, 5], sheet: [{}, {}] }, ["Nori", "Miso"], words)).toBe(
    "Pad\n\n          Nori  Miso\nRound 1     12     5\nDesserts     6     0\nTotal       18     5\n\nNori wins\n\nRound 1\n  Nori: +12  on wasabi\n  Miso: +5  a pair\n\nDesserts\n",
  );
});

test("counting goes from seat to seat, from round to round, and to the result", () => {
  const pad = newPad("sushi-go", 3);
  expect(nextTo(pad, 0, 1)).toEqual({ round: 0, seat: 2 });
  expect(nextTo(pad, 0, 2)).toEqual({ round: 1, seat: 0 });
  expect(nextTo(pad, 2, 2)).toEqual({ round: ROUNDS, seat: 0 });
  expect(nextTo(newPad("wasabi", 2), null, 0)).toEqual({ round: null, seat: 1 });
  expect(nextTo(newPad("wasabi", 2), null, 1)).toBeNull();
});
