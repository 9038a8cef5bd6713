/** What is shown of a turn is the difference of two views, and what the server says has happened. */

import { expect, test } from "vitest";
import type { ScoreLine, TableEvent, TableView } from "../../wire";
import { gains, receiver, tell } from "./story";

function line(category: string, points: number): ScoreLine {
  return { category, name: category, points, reason: `${category}!` };
}

function view(turn: number, lines: ScoreLine[][], round = 1): TableView {
  const game = { seen: { round, turn }, words: { standing: { points: [], lines, races: [] } } };
  return { phase: "playing", game } as unknown as TableView;
}

function event(what: string, about: Partial<TableEvent> = {}): TableEvent {
  return { kind: "happened", what, version: 1, at: 0, ...about };
}

test("points that stand now and did not before are gained, with their reason", () => {
  const before = view(1, [[line("maki", 6)], [line("tempura", 5)]]);
  const after = view(2, [[line("maki", 3), line("nigiri", 9)], [line("tempura", 5)]]);
  expect(gains(before, after)).toEqual([
    { seat: 0, points: -3, name: "maki", reason: "" },
    { seat: 0, points: 9, name: "nigiri", reason: "nigiri!" },
  ]);
});

test("points of which nothing is left are lost", () => {
  expect(gains(view(1, [[line("edamame", 2)]]), view(2, [[]]))).toEqual([{ seat: 0, points: -2, name: "edamame", reason: "" }]);
});

test("hands are passed when a turn is over, and dealt when a round is", () => {
  expect(tell(view(1, []), view(2, []), [event("reveal")])).toMatchObject({ isPassed: true, isDealt: false });
  expect(tell(view(2, []), view(2, []), [event("reveal")])).toMatchObject({ isPassed: false });
  const next = tell(view(9, [[line("maki", 6)]]), view(1, [[]], 2), [event("reveal"), event("deal")]);
  expect(next).toMatchObject({ isPassed: false, isDealt: true, gains: [] });
});

test("a spoon is told at the giver and at the taker; what all lay together is only seen", () => {
  const rows: [number, string][] = [[0, "asks"], [2, "has none"], [1, "gives"]];
  const told = { head: "", rows, notes: [], then: "" };
  const reveal = event("reveal", { moves: [{ what: "lay", seat: 0, card: "eel" }], told });
  const spoon = event("reveal", { moves: [{ what: "give", seat: 1, card: "eel", to: 0 }], told });
  const { chapters } = tell(view(1, []), view(1, []), [event("deal"), reveal, spoon]);
  expect(chapters.map((chapter) => chapter.rows)).toEqual([[], [[0, "asks"], [1, "gives"]]]);
});

test("hands go to the left neighbour, or to the right one, around the table", () => {
  expect([0, 1, 2].map((seat) => receiver(seat, 3, "left"))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => receiver(seat, 3, "right"))).toEqual([2, 0, 1]);
});

test("of what has happened while somebody was away only the result is shown", () => {
  const reveal = event("reveal", { moves: [{ what: "lay", seat: 0, card: "eel" }] });
  expect(tell(view(1, []), view(9, []), Array.from({ length: 20 }, () => reveal)).chapters).toEqual([]);
});
