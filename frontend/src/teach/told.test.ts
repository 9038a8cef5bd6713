import { expect, it } from "vitest";
import type { Replay, ReplayStep } from "../wire";
import { momentOf, toldOf } from "./told";

function step(what: string, facts: Partial<ReplayStep> = {}): ReplayStep {
  const told = { head: "", rows: [[0, "new recipe"], [1, "new recipe"]], notes: ["Aki: tofu"], then: "" };
  return { what, told, rows: 0, ...facts } as ReplayStep;
}

it("tells everything to who sees all hands", () => {
  expect(toldOf(step("recipe"), null).rows).toHaveLength(2);
  expect(toldOf(step("deal"), null).notes).toEqual(["Aki: tofu"]);
});

it("does not tell one seat what others drew or were dealt", () => {
  expect(toldOf(step("recipe"), 1)).toEqual({ rows: [[1, "new recipe"]], notes: [] });
});

it("tells everybody what was revealed", () => {
  expect(toldOf(step("reveal"), 1)).toEqual({ rows: step("reveal").told.rows, notes: ["Aki: tofu"] });
});

it("finds the step in which a round was scored", () => {
  const steps = [0, 0, 1, 1, 1, 3].map((rows) => step("reveal", { rows }));
  const replay = { game: "sushi-go", steps } as Replay;
  expect([0, 1, 2, 3].map((row) => momentOf(replay, row))).toEqual([2, 5, 5, null]);
  expect(momentOf({ ...replay, game: "wasabi" }, 0)).toBeNull();
});
