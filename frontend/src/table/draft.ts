/**
 * An answer in the making: steps that are settled, one that is selected, what the server says of them.
 * Where somebody can plan, the steps go on with answers to what is asked next, and all are given at once.
 */

import type { ChoiceView, Foreseen, QuestionView } from "../wire";

/** The choice to call nothing, which every question about calls has. */
const NO_CALL = "no-call";

export interface Said {
  action: string;
  spoken: string;
}

/** An answer at the front of a plan: the steps up to its end, and the table then. */
export interface Planned {
  steps: number;
  seen: Foreseen["seen"];
}

export interface Draft {
  question: number;
  /** The steps that are settled, and the one that is only selected. */
  steps: string[];
  selected: string | null;
  /** A card of the plate that is called beside the selected one: chopsticks, a spoon. */
  called: string | null;
  /** What the settled steps have answered. */
  trail: QuestionView[];
  asked: QuestionView;
  /** Answers among the settled steps that are whole. */
  planned: Planned[];
  /** What the server says of all of them together. */
  enough: boolean;
  whole: boolean;
  next: QuestionView | null;
  /** What is asked after the answer, where that is known before it is given. */
  then: Foreseen | null;
  /** The answer that was given; it can be changed until all are revealed. */
  sent: Said[] | null;
}

export function beginning(question: number, asked: QuestionView): Draft {
  return {
    question,
    steps: [],
    selected: null,
    called: null,
    trail: [],
    asked,
    planned: [],
    enough: false,
    whole: false,
    next: null,
    then: null,
    sent: null,
  };
}

/** Everything that is chosen, the selected step and the call beside it included. */
export function chosen({ steps, selected, called }: Draft): string[] {
  return [...steps, selected, called].filter((step) => step !== null);
}

/** What can be called beside the selected step. */
export function callsOf({ next, enough, called }: Draft): ChoiceView[] {
  const choices = enough || called !== null ? (next?.choices ?? []) : [];
  return choices.some(({ action }) => action === NO_CALL) ? choices.filter(({ action }) => action !== NO_CALL) : [];
}

/** The same by answers: the first one, and those that are planned to follow. */
export function answersOf(draft: Draft): string[][] {
  const steps = chosen(draft);
  const ends = [0, ...draft.planned.map((one) => one.steps), steps.length];
  return ends.slice(1).map((end, place) => steps.slice(ends[place], end));
}

/** The table as it would be after what is planned. */
export function foreseen(draft: Draft | null): Foreseen["seen"] | null {
  return draft?.planned.at(-1)?.seen ?? null;
}

/** The same in words, as far as the questions tell them. */
export function inWords(draft: Draft): Said[] {
  const questions = [...draft.trail, draft.asked, draft.next];
  return chosen(draft).map((action, place) => {
    const choice = questions[place]?.choices.find((one) => one.action === action);
    return { action, spoken: choice?.spoken ?? action };
  });
}

/** Settle the selected step and go on with what is asked next. */
export function advance(draft: Draft): void {
  const next = draft.next ?? draft.then?.asked;
  if (draft.selected === null || !next) return;
  draft.trail = [...draft.trail, draft.asked];
  draft.steps = chosen(draft);
  if (draft.then) draft.planned = [...draft.planned, { steps: draft.steps.length, seen: draft.then.seen }];
  draft.asked = next;
  deselect(draft);
}

/** Take the last settled step back: it is only selected again. */
export function retreat(draft: Draft): void {
  const asked = draft.trail.at(-1);
  if (asked === undefined) return;
  const last = draft.steps.at(-1) ?? null;
  draft.asked = asked;
  draft.trail = draft.trail.slice(0, -1);
  draft.steps = draft.steps.slice(0, -1);
  draft.planned = draft.planned.filter((one) => one.steps <= draft.steps.length);
  deselect(draft);
  draft.selected = last;
}

export function deselect(draft: Draft): void {
  draft.selected = draft.called = null;
  draft.enough = draft.whole = false;
  draft.next = null;
  draft.then = null;
}

/** The answer is on its way: the first question is shown again, with what was chosen there. */
export function send(draft: Draft): void {
  draft.sent = inWords(draft);
  restart(draft);
  draft.selected = draft.sent[0]?.action ?? null;
}

export function restart(draft: Draft): void {
  draft.asked = draft.trail[0] ?? draft.asked;
  draft.trail = [];
  draft.steps = [];
  draft.planned = [];
  deselect(draft);
}
