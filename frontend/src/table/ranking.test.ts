/** Places are by points, and winners come before those who have as many. */

import { expect, test } from "vitest";
import type { Scores } from "../wire";
import { places, ranked, sorts } from "./ranking";

const line = (category: string, points: number) => ({ category, name: category, points, reason: `why ${category}` });
const row = (plates: string[][], ...seats: ReturnType<typeof line>[][]) => ({ name: "", plates, piles: [], seats });

function sheet(rows: ReturnType<typeof row>[]): Scores {
  return { type: "scores", names: ["Aki", "Ben"], rows, totals: [], winners: [], tie_break: "", remarks: [] };
}

test("equal points share a place, unless something else has decided", () => {
  expect(places([30, 41, 30, 12])).toEqual([2, 1, 2, 4]);
  expect(places([30, 30, 12], [1])).toEqual([2, 1, 3]);
  expect(ranked([30, 41, 30, 12])).toEqual([1, 0, 2, 3]);
});

test("what was scored last is the last round, and at the end the desserts", () => {
  const first = row([["a"], ["b"]], [line("maki", 6)], []);
  const last = row([["a"], ["b"]], [line("maki", 3), line("tempura", 0)], [line("nigiri", 9)]);
  const end = row([], [line("pudding", -6)], [line("pudding", 6)]);
  expect(sorts(sheet([first, last])).map(({ category, points }) => [category, points])).toEqual([
    ["maki", [3, 0]],
    ["nigiri", [0, 9]],
  ]);
  expect(sorts(sheet([first, last, end])).at(-1)).toMatchObject({ category: "pudding", points: [-6, 6] });
});

test("sorts stand in the order of the sheets, whoever has them, each with its reasons", () => {
  const seats = [[line("maki", 6), line("nigiri", 2)], [line("tempura", 5), line("nigiri", 3), line("tea", 1)]];
  const found = sorts(sheet([row([["a"], ["b"]], ...seats)]));
  expect(found.map(({ category }) => category)).toEqual(["maki", "tempura", "nigiri", "tea"]);
  expect(found[2]).toMatchObject({ points: [2, 3], reasons: ["why nigiri", "why nigiri"] });
});

test("where points count at once all of them are told at the end", () => {
  expect(sorts(sheet([row([], [line("length-2", 4)], []), row([], [], [line("style", 2)])]))).toHaveLength(2);
});
