import { expect, test } from "vitest";
import type { SeatReview } from "../wire";
import { draw, height, LEFT, nearest } from "./curve";

const chance = (step: number, round: number, chosen: number, best = chosen) => ({ step, round, turn: `Turn ${round}.${step}`, chosen, best });
const loss = { step: 2, turn: "", after: [], chosen: "", better: "", card: "", why: "", chance: 0.2, points: 1 };
const review: SeatReview = {
  seat: 0,
  name: "Aki",
  playouts: 1000,
  decisions: 3,
  best: 2,
  chance_lost: 0.2,
  points_lost: 1,
  chances: [chance(1, 1, 0.5), chance(2, 1, 0.4, 0.6), chance(9, 2, 0.7)],
  result: 1,
  losses: [loss],
};

test("the line goes through all decisions to the result", () => {
  const picture = draw(review);
  expect(picture.line.split(" ")).toHaveLength(4);
  expect(picture.spots[0]!.x).toBe(LEFT);
  expect(height(1)).toBeLessThan(height(0));
});

test("only what was surely lost is marked", () => {
  expect(draw(review).spots.map((spot) => spot.best !== null)).toEqual([false, true, false]);
});

test("a round begins with its first decision", () => {
  expect(draw(review).rounds.map((one) => one.round)).toEqual([1, 2]);
});

test("pointing somewhere means the nearest decision", () => {
  const picture = draw(review);
  expect(nearest(picture, 0)?.step).toBe(1);
  expect(nearest(picture, 10_000)?.step).toBe(9);
  expect(nearest(draw({ ...review, chances: [] }), 5)).toBeNull();
});
