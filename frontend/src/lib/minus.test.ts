import { expect, test } from "vitest";
import { read, withMinus } from "./minus";

test("a number below zero has a minus, whoever wrote it", () => {
  expect(withMinus(-6)).toBe("−6");
  expect(withMinus("a lone eel: -3 until you get a second")).toBe("a lone eel: −3 until you get a second");
  expect(withMinus("score -2, 0, 1")).toBe("score −2, 0, 1");
  expect(withMinus("(-10)")).toBe("(−10)");
});

test("names, dates and spans keep their hyphens", () => {
  for (const text of ["maki-3", "ask:takeout-box-10", "2026-11-17", "2-8", "no-call", "Wasabi-3"]) expect(withMinus(text)).toBe(text);
});

test("what the server says is read with minus signs, and numbers stay numbers", () => {
  expect(read('{"points":-6,"reason":"fewest: -6","card":"maki-1"}')).toEqual({ points: -6, reason: "fewest: −6", card: "maki-1" });
});

test("a player's name is left as it was typed", () => {
  const told = '{"chairs":[{"name":"Ann -2"}],"names":["-5","Ben"],"rows":[["-3 eel"]]}';
  expect(read(told)).toEqual({ chairs: [{ name: "Ann -2" }], names: ["-5", "Ben"], rows: [["−3 eel"]] });
});
