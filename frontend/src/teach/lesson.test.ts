import { expect, test } from "vitest";
import type { Moment } from "./beats";
import { beatAt, beats } from "./lesson";

const moment: Moment = { game: "sushi-go", turn: 1, about: "", canClaim: false, isAsked: true, hasSelected: false, hasAnswered: false, isOver: false };

const nothing = new Set<string>();
const all = new Set(["web-coach-hand", "web-coach-brings"]);

test("a turn is told step by step and ends with the best choice", () => {
  expect(beatAt(moment, nothing)?.key).toBe("web-coach-hand");
  expect(beatAt(moment, new Set(["web-coach-hand"]))?.byButton).toBe(true);
  expect(beatAt(moment, all)).toMatchObject({ advises: true, byButton: false, target: "advised" });
});

test("who has selected something after all was told is told how to confirm", () => {
  expect(beatAt({ ...moment, hasSelected: true }, new Set(["web-coach-hand"]))?.key).toBe("web-coach-brings");
  expect(beatAt({ ...moment, hasSelected: true }, all)?.key).toBe("web-coach-confirm");
  expect(beatAt({ ...moment, hasSelected: true, hasAnswered: true }, all)?.key).toBe("web-coach-wait");
});

test("after three turns the lesson ends, and nothing is said of a game that is over", () => {
  expect(beats({ ...moment, turn: 4 }).map((beat) => beat.key)).toEqual(["web-coach-end"]);
  expect(beatAt({ ...moment, turn: 4, hasSelected: true }, nothing)?.key).toBe("web-coach-end");
  expect(beatAt({ ...moment, isOver: true }, nothing)).toBeNull();
});

test("a menu is told about first", () => {
  expect(beatAt({ ...moment, game: "party" }, nothing)?.key).toBe("web-coach-menu");
});

const cooking: Moment = { ...moment, game: "wasabi", about: "move" };

test("in Wasabi! it matters what is asked", () => {
  expect(beatAt({ ...cooking, about: "gift" }, nothing)?.key).toBe("web-coach-gift");
  expect(beatAt({ ...cooking, about: "something" }, nothing)?.advises).toBe(true);
  expect(beatAt(cooking, nothing)?.key).toBe("web-coach-board");
  expect(beatAt({ ...cooking, turn: 2 }, nothing)?.key).toBe("web-coach-marks");
});

test("where a recipe can be completed that is told first", () => {
  expect(beatAt({ ...cooking, turn: 2, canClaim: true }, nothing)).toMatchObject({ key: "web-coach-serve", advises: true });
});

test("in Wasabi! nobody else chooses at the same time", () => {
  expect(beatAt({ ...cooking, about: "cell", hasSelected: true }, nothing)?.key).toBe("web-coach-confirm-step");
  expect(beatAt({ ...cooking, isAsked: false }, nothing)?.key).toBe("web-coach-wait-turn");
  expect(beatAt({ ...cooking, turn: 4 }, nothing)?.key).toBe("web-coach-end-wasabi");
});

test("how to choose a cell is told in the first turn", () => {
  expect(beatAt({ ...cooking, about: "cell" }, nothing)?.key).toBe("web-coach-cell");
  expect(beatAt({ ...cooking, about: "cell", turn: 2 }, nothing)?.key).toBe("web-coach-advice");
});
