/** Who has won by a score pad, or who leads while rounds are missing. */

import { t } from "../lib/texts.svelte";
import { ABOUT } from "../wire";
import { ROUNDS } from "./pad";
import { isStarted, type Pad } from "./rows";

/** Whether everything has been counted. */
export function isWhole(pad: Pad): boolean {
  return ABOUT[pad.game].live || playedOf(pad) === ROUNDS;
}

function playedOf(pad: Pad): number {
  return pad.counts.filter((_, round) => isStarted(pad, round)).length;
}

export function outcome(pad: Pad, winners: number[], nameOf: (seat: number) => string): string {
  const facts = { names: winners.map(nameOf).join(", "), winners: winners.length };
  return isWhole(pad) ? t("web-winners", facts) : t("web-pad-lead", { ...facts, played: playedOf(pad), rounds: ROUNDS, edition: pad.edition });
}
