import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../lib/texts.svelte";
import type { AdvisedChoice, Hint } from "../../wire";
import { adviceOn, announced } from "./hints";

function choice(action: string, wins: number | null, gain: number): AdvisedChoice {
  const figure = (mean: number) => (wins === null ? null : { mean, error: 0.1 });
  return { action, spoken: action, wins: figure(wins ?? 0), gain: figure(gain), points: figure(gain + 20), margin: null, why: "why" };
}

function hint(...choices: AdvisedChoice[]): Hint {
  return { type: "hint", question: 1, steps: [], choices, is_ready: true };
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("a hint says of what it speaks: the chance to win, and the points of this round", () => {
  const told = adviceOn(hint(choice("tempura", 0.268, 12.6)), "tempura");
  expect(told).toMatchObject({ place: 1, chance: "27%", figures: "27% to win · about 13 points this round" });
});

test("only the best three are marked, in their order", () => {
  const all = hint(...["a", "b", "c", "d"].map((action) => choice(action, 0.5, 5)));
  expect(["a", "c", "d", null].map((action) => adviceOn(all, action)?.place ?? null)).toEqual([1, 3, null, null]);
  expect(announced(all)).toMatch(/^a: Hint 1, .*\. b: Hint 2, .*\. c: Hint 3, [^.]*$/);
});

test("a quick hint has no figures", () => {
  expect(adviceOn(hint(choice("a", null, 0)), "a")).toMatchObject({ place: 1, chance: "", figures: "", words: "Hint 1" });
  expect(announced(null)).toBe("");
});
