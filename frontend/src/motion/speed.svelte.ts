/** How fast things move here: as somebody has chosen it, else as the machine likes it. */

import { preferences, type Speed } from "../lib/preferences.svelte";
import { Media } from "../lib/media";

export const SPEEDS: readonly Speed[] = ["calm", "quick", "none"];

/** How long something lasts against the calm speed. */
const LENGTH: Record<Speed, number> = { calm: 1, quick: 0.5, none: 0 };

const reduced = new Media("(prefers-reduced-motion: reduce)");
const machine = $state({ isReduced: reduced.isWanted });

reduced.onchange(() => {
  machine.isReduced = reduced.isWanted;
  showSpeed();
});

/** The speed in use; where a machine asks for little motion there is none, unless it is chosen. */
export function speed(): Speed {
  return preferences.speed ?? (machine.isReduced ? "none" : "calm");
}

export function lengthNow(): number {
  return LENGTH[speed()];
}

/** Tell style sheets whether anything may move: those of the page wait for it. */
export function showSpeed(): void {
  document.documentElement.dataset["speed"] = speed();
}
