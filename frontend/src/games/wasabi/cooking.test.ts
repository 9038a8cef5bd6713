import { expect, test, vi } from "vitest";
import type { QuestionView } from "../../wire";
import { advance, beginning, type Draft } from "../../table/draft";
import type { Session } from "../../table/session.svelte";
import { Cooking } from "./cooking.svelte";

function asking(about: string, ...actions: string[]): QuestionView {
  const choices = actions.map((action) => ({ action, spoken: action, copies: 1 }));
  return { about, head: "", choices } as unknown as QuestionView;
}

/** A person who is asked something, and what the session is told to do. */
function cooking(asked: QuestionView) {
  const draft: Draft = beginning(1, asked);
  const session = { draft, select: vi.fn(), goOn: vi.fn(), backTo: vi.fn(), undo: vi.fn(), confirm: vi.fn(), planOn: vi.fn() };
  return { draft, session, cook: new Cooking(session as unknown as Session) };
}

test("a recipe that can be completed, out of two, is chosen with one press", () => {
  const { draft, session, cook } = cooking(asking("move", "tuna", "claim", "pass"));
  cook.pressRecipe("sea-roll");
  expect(session.select).toHaveBeenCalledWith("claim");
  draft.selected = "claim";
  draft.next = asking("serve", "tekkamaki", "sea-roll");
  cook.goOn();
  expect(session.goOn).toHaveBeenCalledWith("sea-roll", false);
});

test("a second press on the only recipe that can be completed confirms it", () => {
  const { draft, session, cook } = cooking(asking("move", "claim", "done"));
  draft.selected = "claim";
  draft.enough = true;
  cook.goOn();
  expect(session.confirm).not.toHaveBeenCalled();
  cook.pressRecipe("tekkamaki");
  expect(session.confirm).toHaveBeenCalledOnce();
});

test("to pass, recipes are put back one beside the other", () => {
  const { draft, session, cook } = cooking(asking("discard", "tekkamaki", "sea-roll"));
  draft.selected = "tekkamaki";
  draft.next = asking("discard", "sea-roll", "done");
  cook.press("sea-roll");
  expect(session.goOn).toHaveBeenCalledWith("sea-roll");
});

test("another tile can be taken while a cell is chosen; the same one lays it back", () => {
  const { draft, session, cook } = cooking(asking("move", "tuna", "rice", "pass"));
  draft.selected = "tuna";
  draft.next = asking("cell", "a1", "b1");
  advance(draft);
  expect(cook.tile).toBe("tuna");
  expect([...cook.cells]).toEqual(["a1", "b1"]);
  cook.press("rice");
  expect(session.backTo).toHaveBeenLastCalledWith(0, "rice");
  cook.press("tuna");
  expect(session.backTo).toHaveBeenLastCalledWith(0, null);
});

test("digits stand for things, completing comes last, and cells have none", () => {
  const { cook } = cooking(asking("move", "claim", "tuna", "play:chop", "pass"));
  expect(cook.keys).toEqual(["tuna", "play:chop", "pass", "claim"]);
  expect(cook.keyOf("play:chop")).toBe(2);
  expect(cook.keyOf("a1")).toBeNull();
});

test("a whole answer is planned on where something else is asked in the same turn", () => {
  const { draft, session, cook } = cooking(asking("cell", "a1", "b1"));
  draft.selected = "a1";
  draft.enough = draft.whole = true;
  expect(cook.isAnswer).toBe(true);
  draft.then = { asked: asking("refill", "rice"), seen: {} as never };
  expect(cook.isAnswer).toBe(false);
  cook.goOn();
  expect(session.planOn).toHaveBeenCalledOnce();
});

test("a recipe is drawn at one press", () => {
  const { draft, session, cook } = cooking(asking("draw", "draw:2", "draw:3"));
  session.select.mockImplementation((action: string) => (draft.selected = action));
  cook.press("draw:3");
  expect(session.select).toHaveBeenCalledWith("draw:3");
  expect(session.confirm).toHaveBeenCalledOnce();
});

test("three tiles are dealt among those that are offered, one after the other", () => {
  const { draft, session, cook } = cooking(asking("gift", "tuna"));
  cook.deal();
  expect(session.backTo).toHaveBeenCalledWith(0, "tuna");
  draft.selected = "tuna";
  draft.next = asking("gift", "crab");
  cook.goOn();
  expect(session.goOn).toHaveBeenCalledWith("crab", false);
});

test("a tile of a gift is replaced by another without losing the rest", () => {
  const { draft, session, cook } = cooking(asking("gift", "tuna", "salmon", "crab", "mayo"));
  draft.selected = "tuna";
  draft.next = asking("gift", "crab", "mayo");
  advance(draft);
  draft.selected = "crab";
  expect([...cook.offeredTiles]).toEqual(["tuna", "salmon", "crab", "mayo"]);
  expect(cook.timesTaken("tuna")).toBe(1);
  cook.takeTile("salmon");
  expect(session.backTo).toHaveBeenCalledWith(0, "salmon");
  draft.selected = "salmon";
  draft.trail = [];
  draft.steps = [];
  draft.next = asking("gift", "crab", "mayo");
  draft.enough = false;
  cook.goOn();
  expect(session.goOn).toHaveBeenCalledWith("crab", false);
});
