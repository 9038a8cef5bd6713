/** What a hint says about a choice: its place among the best, its chance to win, and both in words. */

import { percent, t } from "../../lib/texts.svelte";
import type { Hint } from "../../wire";

/** So many choices are worth a word. */
const BEST = 3;

export interface Advised {
  spoken: string;
  place: number;
  chance: string;
  /** Its chance to win and its points in words, where they are known. */
  figures: string;
  why: string;
  words: string;
}

/** What a hint says about an action; nothing about one that is not among the best. */
export function adviceOn(hint: Hint | null, action: string | null): Advised | null {
  const place = hint?.choices.slice(0, BEST).findIndex((one) => one.action === action) ?? -1;
  const choice = hint?.choices[place];
  if (!choice) return null;
  const { spoken, wins, figures, why } = choice;
  return {
    spoken,
    place: place + 1,
    chance: wins ? percent(wins.mean) : "",
    figures,
    why,
    words: [`${t("web-hint")} ${place + 1}`, figures].filter(Boolean).join(", "),
  };
}

/** A whole hint, for those who hear it. */
export function announced(hint: Hint | null): string {
  const advised = (hint?.choices ?? []).map((one) => adviceOn(hint, one.action)).filter((one) => one !== null);
  return advised.map(({ spoken, words }) => `${spoken}: ${words}`).join(". ");
}
