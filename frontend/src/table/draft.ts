/** An answer in the making: steps that are settled, one that is selected, what the server says of them. */

import type { QuestionView } from "../wire";

export interface Said {
  action: string;
  spoken: string;
}

export interface Draft {
  question: number;
  /** The steps that are settled, and the one that is only selected. */
  steps: string[];
  selected: string | null;
  /** What the settled steps have answered. */
  trail: QuestionView[];
  asked: QuestionView;
  /** What the server says of all of them together. */
  enough: boolean;
  whole: boolean;
  next: QuestionView | null;
  /** The answer that was given; it can be changed until all are revealed. */
  sent: Said[] | null;
}

export function beginning(question: number, asked: QuestionView): Draft {
  return {
    question,
    steps: [],
    selected: null,
    trail: [],
    asked,
    enough: false,
    whole: false,
    next: null,
    sent: null,
  };
}

/** Everything that is chosen, the selected step included. */
export function chosen(draft: Draft): string[] {
  return draft.selected === null ? draft.steps : [...draft.steps, draft.selected];
}

/** The same in words, as far as the questions tell them. */
export function inWords(draft: Draft): Said[] {
  const questions = [...draft.trail, draft.asked];
  return chosen(draft).map((action, place) => {
    const choice = questions[place]?.choices.find((one) => one.action === action);
    return { action, spoken: choice?.spoken ?? action };
  });
}

/** Settle the selected step and go on with what is asked next. */
export function advance(draft: Draft): void {
  if (draft.selected === null || draft.next === null) return;
  draft.trail = [...draft.trail, draft.asked];
  draft.steps = chosen(draft);
  draft.asked = draft.next;
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
  deselect(draft);
  draft.selected = last;
}

export function deselect(draft: Draft): void {
  draft.selected = null;
  draft.enough = draft.whole = false;
  draft.next = null;
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
  deselect(draft);
}
