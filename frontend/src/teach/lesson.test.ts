import { expect, test } from "vitest";
import { beatAt, beats, type Moment } from "./lesson";

const moment: Moment = { game: "sushi-go", turn: 1, about: "", isAsked: true, hasSelected: false, hasAnswered: false, isOver: false };

test("a turn is told step by step and ends with the best choice", () => {
  expect(beatAt(moment, 0)?.key).toBe("web-coach-hand");
  expect(beatAt(moment, 1)?.byButton).toBe(true);
  expect(beatAt(moment, 2)).toMatchObject({ advises: true, byButton: false, target: "advised" });
  expect(beatAt(moment, 9)).toEqual(beatAt(moment, 2));
});

test("who has selected something after all was told is told how to confirm", () => {
  expect(beatAt({ ...moment, hasSelected: true }, 1)?.key).toBe("web-coach-brings");
  expect(beatAt({ ...moment, hasSelected: true }, 2)?.key).toBe("web-coach-confirm");
  expect(beatAt({ ...moment, hasSelected: true, hasAnswered: true }, 0)?.key).toBe("web-coach-wait");
});

test("after three turns the lesson ends, and nothing is said of a game that is over", () => {
  expect(beats({ ...moment, turn: 4 }).map((beat) => beat.key)).toEqual(["web-coach-end"]);
  expect(beatAt({ ...moment, turn: 4, hasSelected: true }, 0)?.key).toBe("web-coach-end");
  expect(beatAt({ ...moment, isOver: true }, 0)).toBeNull();
});

test("a menu is told about first; in Wasabi! it matters what is asked", () => {
  expect(beatAt({ ...moment, game: "party" }, 0)?.key).toBe("web-coach-menu");
  expect(beatAt({ ...moment, game: "wasabi", about: "gift" }, 0)?.key).toBe("web-coach-gift");
  expect(beatAt({ ...moment, game: "wasabi", about: "something" }, 0)?.advises).toBe(true);
});
