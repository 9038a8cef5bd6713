/** What is told in the first turns with a hand of cards. */

import { ADVICE, confirming, told, TURNS, waiting, type Beat } from "../../teach/beats";
import { ABOUT, type GameName } from "../../wire";
import type { LessonParts, SeenTable } from "../parts";

const TURN: Record<number, Beat[]> = {
  1: [told("web-coach-hand", "hand"), told("web-coach-brings", "hand"), ADVICE],
  2: [told("web-coach-plate", "mine"), told("web-coach-passed", "hand"), ADVICE],
  3: [told("web-coach-others", "others"), told("web-coach-hint", "hint"), ADVICE],
};
const MENU = told("web-coach-menu", null);

export const lesson: LessonParts<SeenTable> = {
  beats({ game, turn }) {
    const guided = TURN[turn] ?? [ADVICE];
    return ABOUT[game as GameName].menus && turn === 1 ? [MENU, ...guided] : guided;
  },
  confirm: confirming("web-coach-confirm"),
  wait: waiting("web-coach-wait"),
  end: told("web-coach-end", null),
  turnStart: null,
  turnOf: ({ round, turn }) => (round > 1 ? TURNS + 1 : turn),
  isHintedSimply: false,
};
