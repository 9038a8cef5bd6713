/** What a person does at a table reaches the right question, once, and what the server tells is kept in order. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../lib/websocket";
import type { Foreseen, QuestionView, FromClient, FromServer, TableEvent, TableView } from "../wire";
import { callsOf } from "./draft";
import { Session } from "./session.svelte";

const socket = vi.hoisted(() => ({ said: [] as FromClient[], listener: null as Listener | null }));

vi.mock("../lib/websocket", () => ({
  TableSocket: class {
    constructor(_code: string, _hello: unknown, listener: Listener) {
      socket.listener = listener;
    }
    say(message: FromClient): void {
      socket.said.push(message);
    }
    end(): void {
      socket.listener = null;
    }
  },
}));

const hear = (message: FromServer): boolean => socket.listener!.hear(message);
const said = (type: FromClient["type"]): FromClient[] => socket.said.filter((one) => one.type === type);

function asking(...actions: string[]): QuestionView {
  const choices = actions.map((action) => ({ action, spoken: `a ${action}`, brief: action, copies: 1, wider: "", sure: false }));
  return { head: "Choose", ask: "Which?", about: "", choices };
}

function viewOf(version: number, question: number, asked: QuestionView | null, more: object = {}): TableView {
  const seen = { game: "sushi-go", round: 1, turn: question, plates: [[], []] };
  const game = { question, pending: [0, 1], deadline: null, answered: null, asked, winners: [], seen, words: null };
  const chairs = [{ name: "Ann" }, { name: "Bob" }];
  return { code: "ABC234", phase: "playing", version, you: 0, yours: [0], chairs, game: { ...game, ...more } } as unknown as TableView;
}

function welcome(view: TableView): void {
  hear({ type: "welcome", protocol: 1, now: Date.now(), present: [0], onlookers: 0, events: [], view });
}

function answered(version: number, seat: number, more: Partial<TableEvent> = {}): TableEvent {
  return { kind: "answered", version, at: 0, seat, by: "player", ...more };
}

function news(version: number, events: TableEvent[], more: object = {}): boolean {
  const rest = { pending: [1], answered: null, view: null, ...more };
  return hear({ type: "news", now: Date.now(), version, events, ...rest });
}

function selected(steps: string[], enough: boolean, asked: QuestionView | null = null): void {
  hear({ type: "selected", question: 1, steps, enough, whole: enough && !asked, asked, then: null });
}

/** A session that has been asked long enough ago. */
function seated(asked: QuestionView = asking("tempura", "maki-1")): Session {
  const session = new Session("ABC234", "secret", "en");
  welcome(viewOf(5, 1, asked));
  vi.advanceTimersByTime(400);
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  socket.said.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first tap selects, the second one answers", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], true);
  expect(said("answer")).toEqual([]);
  session.select("tempura");
  expect(said("answer")).toEqual([{ type: "answer", question: 1, steps: ["tempura"] }]);
  expect(session.draft?.sent).toEqual([{ action: "tempura", spoken: "a tempura" }]);
});

test("quick presses on undo all count, one after the other", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], false, asking("a1"));
  session.confirm();
  vi.advanceTimersByTime(400);
  session.select("a1");
  selected(["tempura", "a1"], false, asking("rice"));
  session.confirm();
  expect(session.draft?.steps).toEqual(["tempura", "a1"]);
  session.undo();
  session.undo();
  expect(session.draft).toMatchObject({ steps: [], selected: null, trail: [] });
  session.undo();
  expect(session.draft?.steps).toEqual([]);
});

test("two quick taps answer as soon as the server knows the choice", () => {
  const session = seated();
  session.select("tempura");
  session.select("tempura");
  expect(said("answer")).toEqual([]);
  selected(["tempura"], true);
  expect(said("answer")).toHaveLength(1);
});

test("a press is ignored as long as a new hand cannot have been read", () => {
  const session = seated();
  welcome(viewOf(6, 2, asking("pudding")));
  vi.advanceTimersByTime(200);
  session.select("pudding");
  expect(session.draft?.selected).toBeNull();
  vi.advanceTimersByTime(200);
  session.select("pudding");
  expect(session.draft?.selected).toBe("pudding");
});

test("a press belongs to the hand that it was made on", () => {
  const session = seated();
  welcome(viewOf(6, 2, asking("tempura", "pudding")));
  vi.advanceTimersByTime(400);
  session.select("tempura", 1);
  expect(session.draft?.selected).toBeNull();
  expect(said("select")).toEqual([]);
});

test("a selection is forgotten with its question", () => {
  const session = seated();
  session.select("tempura");
  welcome(viewOf(6, 2, asking("tempura")));
  selected(["tempura"], true);
  session.confirm();
  expect(said("answer")).toEqual([]);
});

test("an answer can be changed until the reveal, and stands until another is given", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], true);
  session.confirm();
  news(6, [answered(6, 0)], { answered: ["tempura"] });
  session.select("maki-1");
  expect(session.draft?.sent).toBeNull();
  session.clear();
  expect(session.draft?.sent?.[0]?.action).toBe("tempura");
  vi.advanceTimersByTime(400);
  session.select("maki-1");
  selected(["maki-1"], true);
  session.confirm();
  expect(said("answer").at(-1)).toEqual({ type: "answer", question: 1, steps: ["maki-1"] });
});

test("somebody who comes back sees what was answered, and may change it", () => {
  const session = new Session("ABC234", "secret", "en");
  welcome(viewOf(6, 1, null, { answered: ["tempura"], pending: [1] }));
  expect(said("select")).toEqual([{ type: "select", question: 1, steps: [] }]);
  hear({ type: "selected", question: 1, steps: [], enough: false, whole: false, asked: asking("tempura", "maki-1"), then: null });
  expect(session.draft?.sent).toEqual([{ action: "tempura", spoken: "a tempura" }]);
  expect(session.draft?.selected).toBe("tempura");
});

test("steps follow each other, and lead back", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], true, asking("call-chopsticks", "no-call"));
  session.call("call-chopsticks");
  selected(["tempura", "call-chopsticks"], false, asking("maki-1"));
  expect(session.draft?.asked.choices[0]?.action).toBe("maki-1");
  session.back();
  expect(session.draft?.selected).toBe("call-chopsticks");
  session.back();
  expect(session.draft?.selected).toBe("tempura");
  expect(session.draft?.steps).toEqual([]);
  session.back();
  expect(session.draft?.selected).toBeNull();
});

test("a call that needs nothing more is pressed beside the hand, and asks no second question", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], true, asking("call-spoon-5", "no-call"));
  session.call("call-spoon-5");
  expect(said("select").at(-1)).toEqual({ type: "select", question: 1, steps: ["tempura", "call-spoon-5"] });
  session.confirm();
  expect(said("answer")).toEqual([]); // the server has not said that this is enough
  selected(["tempura", "call-spoon-5"], true);
  expect(session.draft?.asked.choices.map((one) => one.action)).toEqual(["tempura", "maki-1"]);
  expect(said("answer")).toEqual([{ type: "answer", question: 1, steps: ["tempura", "call-spoon-5"] }]);
  expect(session.draft?.sent?.map((one) => one.spoken)).toEqual(["a tempura", "a call-spoon-5"]);
});

test("a call is taken back by the same press, and goes with another card", () => {
  const session = seated();
  session.select("tempura");
  selected(["tempura"], true, asking("call-spoon-5", "no-call"));
  session.call("call-spoon-5");
  selected(["tempura", "call-spoon-5"], true);
  expect(session.draft && callsOf(session.draft).map((one) => one.action)).toEqual(["call-spoon-5"]);
  session.call("call-spoon-5");
  expect(said("select").at(-1)).toEqual({ type: "select", question: 1, steps: ["tempura"] });
  session.call("call-spoon-5");
  session.select("maki-1");
  expect(said("select").at(-1)).toEqual({ type: "select", question: 1, steps: ["maki-1"] });
});

test("a plan is given answer by answer, and is shown until it has happened", () => {
  const session = seated(asking("tuna"));
  const seen = { game: "wasabi", board: { a1: ["tuna"] } } as unknown as Foreseen["seen"];
  session.select("tuna");
  hear({ type: "selected", question: 1, steps: ["tuna"], enough: true, whole: true, asked: null, then: { asked: asking("rice"), seen } });
  session.planOn();
  vi.advanceTimersByTime(400);
  session.select("rice");
  expect(said("select").at(-1)).toEqual({ type: "select", question: 1, steps: ["tuna", "rice"] });
  selected(["tuna", "rice"], true);
  expect(said("answer")).toEqual([]);
  session.confirm();
  expect(said("answer")).toEqual([{ type: "answer", question: 1, steps: ["tuna"] }]);
  expect(session.foreseen).toEqual(seen);
  welcome(viewOf(6, 2, asking("rice")));
  expect(said("answer").at(-1)).toEqual({ type: "answer", question: 2, steps: ["rice"] });
  expect(session.draft?.sent).not.toBeNull();
  welcome(viewOf(7, 3, null));
  expect(session.foreseen).toBeNull();
});

test("a plan leads back, and what is refused of it is forgotten", () => {
  const session = seated(asking("tuna"));
  const seen = { game: "wasabi" } as unknown as Foreseen["seen"];
  session.select("tuna");
  hear({ type: "selected", question: 1, steps: ["tuna"], enough: true, whole: true, asked: null, then: { asked: asking("rice"), seen } });
  session.planOn();
  expect(session.draft?.planned).toHaveLength(1);
  session.back();
  expect(session.draft?.planned).toEqual([]);
  expect(session.draft?.selected).toBe("tuna");
  hear({ type: "selected", question: 1, steps: ["tuna"], enough: true, whole: true, asked: null, then: { asked: asking("rice"), seen } });
  session.planOn();
  vi.advanceTimersByTime(400);
  session.select("rice");
  selected(["tuna", "rice"], true);
  session.confirm();
  hear({ type: "refused", about: "answer", reason: "illegal", words: "no", question: 1 } as unknown as FromServer);
  welcome(viewOf(6, 2, asking("rice")));
  expect(said("answer")).toHaveLength(1);
});

test("news of answers are taken only if nothing is missing before them", () => {
  const session = seated();
  expect(news(7, [answered(7, 1)])).toBe(false);
  expect(session.view?.version).toBe(5);
  expect(news(6, [answered(6, 1)], { pending: [0] })).toBe(true);
  expect(session.view?.version).toBe(6);
  expect(session.view?.game?.pending).toEqual([0]);
});

test("news that were heard before change nothing", () => {
  const session = seated();
  expect(news(5, [answered(5, 1)])).toBe(true);
  expect(session.history.log).toEqual([]);
});

test("whose time was up is known until the next question", () => {
  const session = seated();
  news(6, [answered(6, 0, { by: "clock" })], { answered: ["maki-1"] });
  const seen = { game: "sushi-go", round: 1, turn: 2, plates: [["maki-1"], ["tempura"]] };
  news(7, [answered(7, 1)], { view: viewOf(7, 2, asking("pudding"), { seen }) });
  expect(session.history.overtime.map((event) => event.by)).toEqual(["clock"]);
  news(8, [answered(8, 1)], { view: viewOf(8, 3, asking("pudding"), { seen }) });
  expect(session.history.overtime).toEqual([]);
});

test("what somebody says is shown for a while", () => {
  const session = seated();
  news(6, [{ kind: "said", version: 6, at: 0, seat: 1, phrase: "hello" }]);
  expect(session.history.said[1]?.phrase).toBe("hello");
  vi.advanceTimersByTime(6_000);
  expect(session.history.said[1]).toBeUndefined();
});

test("a hint for an earlier step is not shown", () => {
  const session = seated();
  session.askForHint();
  session.select("tempura");
  selected(["tempura"], false, asking("maki-1"));
  session.confirm();
  hear({ type: "hint", question: 1, steps: [], choices: [], is_ready: true });
  expect(session.hint).toBeNull();
});
