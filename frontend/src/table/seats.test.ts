import { expect, test } from "vitest";
import { around, places } from "./seats";

test("the others sit around us, beginning with whom we pass to", () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7])("%i others have a place each, clockwise", (others) => {
  const seats = places(others);
  expect(new Set([...seats.others, seats.mine]).size).toBe(others + 1);
  const areas = seats.others.map((area) => area.split(" / ").map(Number));
  const across = areas.filter(([row]) => row === 1).map(([, column]) => column ?? 0);
  expect(across).toEqual(across.toSorted((one, other) => one - other));
  expect(areas.map(([row]) => row)).toEqual(others < 5 ? across.map(() => 1) : [2, ...across.map(() => 1), 2]);
});
