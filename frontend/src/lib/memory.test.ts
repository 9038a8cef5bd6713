/** What a browser remembers: stands in for its storage here. */

import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, keepSeat, recall, remember, seatAt, seatsHeld } from "./memory";
import { calledAt, GUESTS, guestName, nextGuest } from "./names";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what is remembered is recalled; what was never there is not", () => {
  remember("name", "Nori");
  expect(recall("name", "")).toBe("Nori");
  expect(recall("theme", "auto")).toBe("auto");
});

test("a browser that may keep nothing goes on without", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("name", "Nori");
  expect(recall("name", "nobody")).toBe("nobody");
});

test("seats are held until they are forgotten, the last one first", () => {
  keepSeat("AAAAAA", { secret: "1", seat: 0, name: "Nori" });
  keepSeat("BBBBBB", { secret: "2", seat: 1, name: "Nori" });
  expect(seatsHeld()).toEqual(["BBBBBB", "AAAAAA"]);
  keepSeat("AAAAAA", { secret: "1", seat: 0, name: "Nori" });
  expect(seatsHeld()).toEqual(["AAAAAA", "BBBBBB"]);
  forgetSeat("AAAAAA");
  expect(seatAt("AAAAAA")).toBeNull();
  expect(seatsHeld()).toEqual(["BBBBBB"]);
});

test("whoever gives a name has it, whoever gives none has a guest's, always the same", () => {
  expect(calledAt("  Aki ")).toBe("Aki");
  const guest = calledAt("");
  expect(GUESTS).toContain(guest);
  expect(calledAt(" ")).toBe(guest);
  expect(guestName()).toBe(guest);
});

test("a guest whose name is taken gets another one", () => {
  const guest = guestName();
  const other = calledAt("", [guest]);
  expect(other).not.toBe(guest);
  expect(GUESTS).toContain(other);
  expect(nextGuest(GUESTS)).toBe(`Nori ${GUESTS.length + 1}`);
});

test("a guest's name fits on a chair and means the same everywhere", () => {
  expect(new Set(GUESTS).size).toBe(GUESTS.length);
  expect(GUESTS.every((name) => /^[A-Z][a-z]{2,8}$/.test(name))).toBe(true);
});
