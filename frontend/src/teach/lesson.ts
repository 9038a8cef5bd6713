/** A lesson: what is told at each moment of the first turns, and what it is about. */

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
  /** What the question is about, where a game has several sorts. */
  about: string;
  isAsked: boolean;
  hasSelected: boolean;
  hasAnswered: boolean;
  isOver: boolean;
}

/** So many turns are guided. */
export const TURNS = 3;

const told = (key: string, target: Target | null): Beat => ({ key, target, byButton: true, advises: false });
const choice = (key: string): Beat => ({ key, target: "advised", byButton: false, advises: true });
const CONFIRM: Beat = { key: "web-coach-confirm", target: "confirm", byButton: false, advises: false };
const WAIT: Beat = { key: "web-coach-wait", target: null, byButton: false, advises: false };
const END = told("web-coach-end", null);

const CARDS: Record<number, Beat[]> = {
  1: [told("web-coach-hand", "hand"), told("web-coach-brings", "hand"), choice("web-coach-advice")],
  2: [told("web-coach-plate", "mine"), told("web-coach-passed", "hand"), choice("web-coach-advice")],
  3: [told("web-coach-others", "others"), told("web-coach-hint", "hint"), choice("web-coach-advice")],
};
const MENU = told("web-coach-menu", null);

const COOKING: Record<string, Beat[]> = {
  gift: [told("web-coach-gift", "hand"), choice("web-coach-advice")],
  draw: [told("web-coach-draw", "hand"), choice("web-coach-advice")],
  move: [told("web-coach-board", "board"), told("web-coach-recipes", "mine"), choice("web-coach-advice")],
  cell: [choice("web-coach-cell")],
  serve: [choice("web-coach-serve")],
  reward: [choice("web-coach-reward")],
  refill: [choice("web-coach-refill")],
};

/** All that is told at a moment, in order; nothing when the lesson is over. */
export function beats(moment: Moment): Beat[] {
  if (moment.isOver) return [];
  if (moment.turn > TURNS) return [END];
  if (moment.hasAnswered || !moment.isAsked) return [WAIT];
  if (moment.game === "wasabi") return COOKING[moment.about] ?? [choice("web-coach-advice")];
  const guided = CARDS[moment.turn] ?? [choice("web-coach-advice")];
  return moment.game === "party" && moment.turn === 1 ? [MENU, ...guided] : guided;
}

/** The beat that is told now; what was gone through by button before is not told again. */
export function beatAt(moment: Moment, heard: ReadonlySet<string>): Beat | null {
  const beat = beats(moment).find((one) => !one.byButton || !heard.has(one.key)) ?? null;
  return beat?.advises && moment.hasSelected ? CONFIRM : beat;
}
