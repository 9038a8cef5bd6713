/** Nobody wins before all rounds have been counted. */

import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../lib/texts.svelte";
import { outcome } from "./outcome";
import { newPad } from "./pad";

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const plates = [{ tempura: 2 }, {}, {}];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("after one of three rounds somebody leads", () => {
  const pad = { ...newPad("sushi-go", 3), counts: [plates, [{}, {}, {}], [{}, {}, {}]] };
  expect(outcome(pad, [1], nameOf)).toBe("After 1 of 3 rounds: Player 2 leads");
  expect(outcome(pad, [0, 1], nameOf)).toBe("After 1 of 3 rounds: Player 1, Player 2 lead");
});

test("after the last round, and at the end of a game without rounds, somebody has won", () => {
  expect(outcome({ ...newPad("party", 3), counts: [plates, plates, plates] }, [1], nameOf)).toBe("Player 2 wins");
  expect(outcome({ ...newPad("wasabi", 2), counts: [[{ cubes: 1 }, {}]] }, [0], nameOf)).toBe("Player 1 wins");
});
