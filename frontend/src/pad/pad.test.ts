/** What is counted on the score pad becomes questions to the server that say the same. */

import { expect, test } from "vitest";
import { cleared, newPad, nextTo, padRequest, ROUNDS } from "./pad";
import { report } from "./report";
import { isStarted } from "./rows";

test("the server is told the plates in words, with the menu and the race of Party!", () => {
  const sushi = { ...newPad("sushi-go", 2, "zoch"), counts: [[{ tempura: 2 }, {}], [{}, {}]] };
  expect(padRequest(sushi)).toEqual({
    game: "sushi-go", players: 2, edition: "zoch", rounds: [["tempura tempura", "-"], null], races: [null, null],
  });
  const party = { ...newPad("party", 2), types: ["uramaki"], counts: [[{ race: 13 }, { "uramaki-3": 1 }]] };
  expect(padRequest(party)).toEqual({
    game: "party", players: 2, menu: ["uramaki"], rounds: [["-", "uramaki-3"]], races: [[13, 0]],
  });
});

test("the board of Wasabi! is told by tokens and cubes", () => {
  const pad = { ...newPad("wasabi", 2), counts: [[{ "length-2": 2, "length-5": 1, cubes: 3 }, {}]] };
  expect(padRequest(pad)).toEqual({ game: "wasabi", players: 2, rounds: [["2,2,5+3", "+0"]], races: [null] });
});

test("a round in which nothing was counted has not been played", () => {
  const pad = { ...newPad("sushi-go", 2), counts: [[{ tempura: 0 }, {}], [{}, { eel: 1 }]] };
  expect([isStarted(pad, 0), isStarted(pad, 1), isStarted(pad, 2)]).toEqual([false, true, false]);
  expect(cleared(pad).counts).toEqual([[{}, {}], [{}, {}], [{}, {}]]);
});

test("the report has a table and every reason", () => {
  const round = { points: [12, 5], sheet: [{ nigiri: { points: 12, reason: "on wasabi" } }, { tempura: { points: 5, reason: "a pair" }, maki: { points: 0, reason: "none" } }] };
  const end = { points: [6, 0], totals: [18, 5], sheet: [{}, {}] };
  const answer = { rounds: [round, null, null], end, before: [12, 5], totals: [18, 5], winners: [0], tie: null };
  const words = { title: "Pad", round: (number: number) => `Round ${number}`, desserts: "Desserts", total: "Total", winners: "Nori wins" };
  expect(report(newPad("sushi-go", 2), answer, ["Nori", "Miso"], words)).toBe(
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
