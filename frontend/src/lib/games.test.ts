/** Finished games that a browser may read. */

import { beforeEach, expect, test, vi } from "vitest";
import { addressToShare, keepKey, keyIn, keyOf, ownGames, readerOf } from "./games";
import { keepSeat } from "./memory";

const KEY = "0123456789abcdef0123456789abcdef";
const OTHER = "f".repeat(32);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("own games are those that were played here, not those that somebody has shown", () => {
  keepKey("AAAAAA", KEY, true);
  keepKey("BBBBBB", OTHER, false);
  keepKey("AAAAAA", KEY, false);
  expect(ownGames()).toEqual([{ code: "AAAAAA", key: KEY }]);
  expect(keyOf("BBBBBB")).toBe(OTHER);
});

test("a game is read with its key, else with the secret of the seat, which is never shared", () => {
  expect(readerOf("AAAAAA")).toBeUndefined();
  keepSeat("AAAAAA", { secret: OTHER, seat: 0, name: "Nori" });
  expect(readerOf("AAAAAA")).toBe(OTHER);
  expect(addressToShare("AAAAAA", 3)).toBe("/r/AAAAAA/3");
  keepKey("AAAAAA", KEY, true);
  expect(readerOf("AAAAAA")).toBe(KEY);
  expect(addressToShare("AAAAAA", 3)).toBe(`/r/AAAAAA/3#${KEY}`);
});

test("the oldest games are forgotten", () => {
  for (let number = 0; number < 502; number++) keepKey(`G${String(number).padStart(5, "0")}`, KEY, true);
  expect(ownGames()).toHaveLength(500);
  expect(keyOf("G00001")).toBeUndefined();
  expect(keyOf("G00501")).toBe(KEY);
});

test("a pasted link tells its key", () => {
  expect(keyIn(` https://sushi.example/r/ABC234#${KEY}\n`)).toBe(KEY);
  expect(keyIn(`/r/ABC234/17#${KEY}`)).toBe(KEY);
  expect(keyIn(`/t/ABC234#${KEY}`)).toBeUndefined();
  expect(keyIn("ABC234")).toBeUndefined();
});
