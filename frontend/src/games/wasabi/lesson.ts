/** What is told in the first turns of Wasabi!, where it matters what is asked. */

import { ADVICE, choice, confirming, told, waiting, type Beat } from "../../teach/beats";
import type { WasabiView } from "../../wire";
import type { LessonParts } from "../parts";

const MOVE = "move";
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

export const lesson: LessonParts<WasabiView> = {
  beats({ about, turn, canClaim }) {
    if (about === MOVE) return canClaim ? CLAIM : (MOVES[turn] ?? [ADVICE]);
    if (about === "reward") return REWARD;
    return PREPARING[about] ?? (turn === 1 ? FIRST[about] : null) ?? [ADVICE];
  },
  confirm: confirming("web-coach-confirm-step"),
  wait: waiting("web-coach-wait-turn"),
  end: told("web-coach-end-wasabi", null),
  turnStart: MOVE,
  turnOf: (_, counted) => Math.max(counted, 1),
  isHintedSimply: true,
};
