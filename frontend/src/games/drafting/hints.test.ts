import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../lib/texts.svelte";
import type { AdvisedChoice, Hint } from "../../wire";
import { adviceOn, announced } from "./hints";

function choice(action: string, wins: number | null): AdvisedChoice {
  const figure = (mean: number) => (wins === null ? null : { mean, error: 0.1 });
  const figures = wins === null ? "" : "some chance · about 13 points this round";
  return { action, spoken: action, wins: figure(wins ?? 0), points: figure(33), margin: null, figures, why: "why" };
}

function hint(...choices: AdvisedChoice[]): Hint {
  return { type: "hint", question: 1, steps: [], choices, is_ready: true };
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("a hint has its place, its chance to win, and the server's words for it", () => {
  const told = adviceOn(hint(choice("tempura", 0.268)), "tempura");
  expect(told).toMatchObject({ place: 1, chance: "27%", words: "Hint 1, some chance · about 13 points this round" });
});

test("only the best three are marked, in their order", () => {
  const all = hint(...["a", "b", "c", "d"].map((action) => choice(action, 0.5)));
  expect(["a", "c", "d", null].map((action) => adviceOn(all, action)?.place ?? null)).toEqual([1, 3, null, null]);
  expect(announced(all)).toMatch(/^a: Hint 1, .*\. b: Hint 2, .*\. c: Hint 3, [^.]*$/);
});

test("a quick hint has no figures", () => {
  expect(adviceOn(hint(choice("a", null)), "a")).toMatchObject({ place: 1, chance: "", figures: "", words: "Hint 1" });
  expect(announced(null)).toBe("");
});
