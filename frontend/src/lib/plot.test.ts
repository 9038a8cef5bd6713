import { expect, test } from "vitest";
import { heaps, mean } from "./plot";

const bars = (...points: number[]): { points: number; seats: number }[] => points.map((one) => ({ points: one, seats: 1 }));

test("few different points are heaps of their own", () => {
  expect(heaps(bars(3, 5))).toEqual([
    { from: 3, to: 3, seats: 1 },
    { from: 4, to: 4, seats: 0 },
    { from: 5, to: 5, seats: 1 },
  ]);
});

test("many are put together by round numbers, below nothing too", () => {
  const found = heaps(bars(-7, 0, 4, 61, 61));
  expect(found[0]).toEqual({ from: -10, to: -6, seats: 1 });
  expect(found.at(-1)).toEqual({ from: 60, to: 64, seats: 2 });
  expect(found.length).toBeLessThanOrEqual(16);
  expect(found.reduce((sum, heap) => sum + heap.seats, 0)).toBe(5);
});

test("nothing has no heaps and no mean", () => {
  expect(heaps([])).toEqual([]);
  expect(mean([])).toBe(0);
  expect(mean([{ points: 10, seats: 3 }, { points: 20, seats: 1 }])).toBe(12.5);
});
