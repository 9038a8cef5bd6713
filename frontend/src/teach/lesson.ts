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

const told = (key: string, target: Target | null): Beat => ({ key, target, byButton: true, advises: false });
const choice = (key: string): Beat => ({ key, target: "advised", byButton: false, advises: true });
const confirming = (key: string): Beat => ({ key, target: "confirm", byButton: false, advises: false });
const waiting = (key: string): Beat => ({ key, target: null, byButton: false, advises: false });
const ADVICE = choice("web-coach-advice");

/** What is told in every game when something is selected, while others play, and when the lesson is over. */
const ALWAYS = {
  cards: { confirm: confirming("web-coach-confirm"), wait: waiting("web-coach-wait"), end: told("web-coach-end", null) },
  wasabi: {
    confirm: confirming("web-coach-confirm-step"),
    wait: waiting("web-coach-wait-turn"),
    end: told("web-coach-end-wasabi", null),
  },
};

const CARDS: Record<number, Beat[]> = {
  1: [told("web-coach-hand", "hand"), told("web-coach-brings", "hand"), ADVICE],
  2: [told("web-coach-plate", "mine"), told("web-coach-passed", "hand"), ADVICE],
  3: [told("web-coach-others", "others"), told("web-coach-hint", "hint"), ADVICE],
};
const MENU = told("web-coach-menu", null);

const MOVES: Record<number, Beat[]> = {
  1: [told("web-coach-board", "board"), told("web-coach-recipes", "mine"), ADVICE],
  2: [told("web-coach-marks", "mine"), ADVICE],
  3: [told("web-coach-hint", "hint"), ADVICE],
};
const CLAIM = [choice("web-coach-serve")];
const REWARD = [choice("web-coach-reward")];
const PREPARING: Record<string, Beat[]> = {
  gift: [told("web-coach-gift", "hand"), ADVICE],
  draw: [told("web-coach-draw", "hand"), ADVICE],
};
/** What is explained only in the first turn. */
const FIRST: Record<string, Beat[]> = {
  cell: [choice("web-coach-cell")],
  refill: [choice("web-coach-refill")],
};

function always(moment: Moment): (typeof ALWAYS)["cards"] {
  return moment.game === "wasabi" ? ALWAYS.wasabi : ALWAYS.cards;
}

function cooking({ about, turn, canClaim }: Moment): Beat[] {
  if (about === "move") return canClaim ? CLAIM : (MOVES[turn] ?? [ADVICE]);
  if (about === "reward") return REWARD;
  return PREPARING[about] ?? (turn === 1 ? FIRST[about] : null) ?? [ADVICE];
}

/** All that is told at a moment, in order; nothing when the lesson is over. */
export function beats(moment: Moment): Beat[] {
  if (moment.isOver) return [];
  if (moment.turn > TURNS) return [always(moment).end];
  if (moment.hasAnswered || !moment.isAsked) return [always(moment).wait];
  if (moment.game === "wasabi") return cooking(moment);
  const guided = CARDS[moment.turn] ?? [ADVICE];
  return moment.game === "party" && moment.turn === 1 ? [MENU, ...guided] : guided;
}

/** The beat that is told now; what was heard before is not told again. */
export function beatAt(moment: Moment, heard: ReadonlySet<string>): Beat | null {
  const beat = beats(moment).find((one) => !one.byButton || !heard.has(one.key)) ?? null;
  return beat?.advises && moment.hasSelected ? always(moment).confirm : beat;
}
