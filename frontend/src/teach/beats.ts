/** What a lesson is made of: what is told at a moment, and what it is about. */

/** What on the screen is meant. */
export type Target = "hand" | "advised" | "confirm" | "mine" | "others" | "hint" | "board";

export interface Beat {
  /** The message that is told. */
  key: string;
  target: Target | null;
  /** Whether the learner goes on by a button; else by playing. */
  byButton: boolean;
  /** Whether the best choice is told with it. */
  advises: boolean;
}

/** What a lesson needs to know of the moment. */
export interface Moment {
  game: string;
  /** The learner's own turn, from 1. */
  turn: number;
  /** What the question is about, where a game has several sorts, and whether something can be completed. */
  about: string;
  canClaim: boolean;
  isAsked: boolean;
  hasSelected: boolean;
  hasAnswered: boolean;
  isOver: boolean;
}

/** So many turns are guided. */
export const TURNS = 3;

export const told = (key: string, target: Target | null): Beat => ({ key, target, byButton: true, advises: false });
export const choice = (key: string): Beat => ({ key, target: "advised", byButton: false, advises: true });
export const confirming = (key: string): Beat => ({ key, target: "confirm", byButton: false, advises: false });
export const waiting = (key: string): Beat => ({ key, target: null, byButton: false, advises: false });

export const ADVICE = choice("web-coach-advice");
