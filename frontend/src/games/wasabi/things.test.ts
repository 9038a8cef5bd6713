import { expect, test } from "vitest";
import { each, without } from "./things";

test("things with their numbers are told one by one", () => {
  expect(each({ rice: 2, tuna: 1 })).toEqual(["rice", "rice", "tuna"]);
  expect(each(undefined)).toEqual([]);
});

test("what is in hand is taken off what is missing, each piece once", () => {
  expect(without(["rice", "tuna", "rice"], ["rice", "eel"])).toEqual(["tuna", "rice"]);
});
