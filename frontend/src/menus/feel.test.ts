import { expect, test } from "vitest";
import { addressOf, barOf, turned } from "./feel";
import type { MenuLikeness } from "../wire";

test("an address says what people feel like, and which cards they want", () => {
  expect(addressOf({ players: 4, feels: [], types: {} })).toBe("/menus/4");
  const asked = { players: 3, feels: ["quick" as const, "close" as const], types: { eel: "with" as const, tofu: "without" as const } };
  expect(addressOf(asked, "/surprise")).toBe("/menus/3/surprise?feel=quick&feel=close&having=eel&lacking=tofu");
});

test("a type is wanted, then not wanted, then does not matter", () => {
  const wanted = turned({}, "eel");
  expect(wanted).toEqual({ eel: "with" });
  expect(turned(wanted, "eel")).toEqual({ eel: "without" });
  expect(turned({ eel: "without" }, "eel")).toEqual({});
});

test("bars are as long as points, and never less than nothing", () => {
  const menu = { by_type: [{ name: "eel", title: "Eel", points: -1 }, { name: "tofu", title: "Tofu", points: 8 }] } as MenuLikeness;
  expect(barOf(menu, 8)).toBe(100);
  expect(barOf(menu, 2)).toBe(25);
  expect(barOf(menu, -1)).toBe(0);
});
