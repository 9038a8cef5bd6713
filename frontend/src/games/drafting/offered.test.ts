import { expect, test } from "vitest";
import type { ChoiceView } from "../../wire";
import { offered } from "./offered";

function choice(action: string, wider = ""): ChoiceView {
  return { action, spoken: action, brief: action, copies: 1, wider, sure: false };
}

const ALL = [choice("ask:tofu"), choice("ask:nigiri"), choice("ask:egg-nigiri", "ask:nigiri"), choice("ask:squid-nigiri", "ask:nigiri")];
const shown = (selected: string | null): string[] => offered(ALL, selected).map((one) => one.action);

test("types are shown first", () => {
  expect(shown(null)).toEqual(["ask:tofu", "ask:nigiri"]);
  expect(shown("ask:tofu")).toEqual(["ask:tofu", "ask:nigiri"]);
});

test("a type that is selected brings its exact cards, and stays selected enough", () => {
  expect(shown("ask:nigiri")).toEqual(["ask:nigiri", "ask:egg-nigiri", "ask:squid-nigiri"]);
  expect(shown("ask:squid-nigiri")).toEqual(["ask:nigiri", "ask:egg-nigiri", "ask:squid-nigiri"]);
});
