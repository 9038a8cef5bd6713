import { beforeEach, expect, test, vi } from "vitest";
import { days, givenTo, keepAnswer, lastDays, longest, shelves, streak, type Days } from "./progress";

const right = { action: "tempura", right: true };
const wrong = { action: "maki-1", right: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a streak counts days in a row with something solved", () => {
  const kept: Days = {
    "2026-11-14": { a: right },
    "2026-11-16": { a: right, b: wrong },
    "2026-11-17": { b: right },
  };
  expect(streak(kept, "2026-11-17")).toBe(2);
  expect(longest(kept)).toBe(2);
});

test("a streak holds until the day is over", () => {
  expect(streak({ "2026-11-16": { a: right } }, "2026-11-17")).toBe(1);
  expect(streak({ "2026-11-16": { a: right } }, "2026-11-18")).toBe(0);
});

test("a day with nothing right breaks a streak", () => {
  const kept: Days = { "2026-11-15": { a: right }, "2026-11-16": { a: wrong }, "2026-11-17": { a: right } };
  expect(streak(kept, "2026-11-17")).toBe(1);
});

test("a streak goes on over the end of a month and of a year", () => {
  const kept = Object.fromEntries(lastDays("2027-01-02", 5).map((day) => [day, { a: right }]));
  expect(streak(kept, "2027-01-02")).toBe(5);
  expect(Object.keys(kept)[0]).toBe("2026-12-29");
});

test("the first answer to the puzzle of a day counts", () => {
  keepAnswer("a", 7, "2026-11-17", wrong);
  keepAnswer("a", 7, "2026-11-17", right);
  expect(givenTo("a", 7, "2026-11-17")).toEqual(wrong);
  expect(days()["2026-11-17"]).toEqual({ a: wrong });
});

test("on the shelf a puzzle that was solved stays solved", () => {
  keepAnswer("a", 7, null, wrong);
  keepAnswer("a", 7, null, right);
  keepAnswer("a", 7, null, wrong);
  expect(shelves()).toEqual({ a: { 7: right } });
  expect(givenTo("a", 8, null)).toBeNull();
});
