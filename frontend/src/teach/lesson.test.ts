import { expect, test } from "vitest";
import { beatAt, beats, type Moment } from "./lesson";

const moment: Moment = { game: "sushi-go", turn: 1, about: "", isAsked: true, hasSelected: false, hasAnswered: false, isOver: false };

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

test("a menu is told about first; in Wasabi! it matters what is asked", () => {
  expect(beatAt({ ...moment, game: "party" }, nothing)?.key).toBe("web-coach-menu");
  expect(beatAt({ ...moment, game: "wasabi", about: "gift" }, nothing)?.key).toBe("web-coach-gift");
  expect(beatAt({ ...moment, game: "wasabi", about: "something" }, nothing)?.advises).toBe(true);
});
