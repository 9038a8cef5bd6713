/** What is told of a step to who looks on. */

import { ABOUT, type GameName, type Replay, type ReplayStep } from "../wire";

export interface Told {
  rows: [number, string][];
  notes: string[];
}

const PUBLIC = ["reveal", "first"];

/** To who sees one seat's hand only, nothing of what others were dealt or drew. */
export function toldOf(step: ReplayStep, only: number | null): Told {
  const { rows, notes } = step.told;
  if (only === null || PUBLIC.includes(step.what)) return { rows, notes };
  return { rows: rows.filter(([seat]) => seat === only), notes: [] };
}

/** Whether a step tells nothing: somebody has only said that there is nothing more to do. */
export function isSilent({ what, told }: ReplayStep): boolean {
  return what === "reveal" && told.rows.length + told.notes.length === 0;
}

/** The step in which a row of the score sheet was filled in; none where all wait for the end. */
export function momentOf(replay: Replay, row: number): number | null {
  if (ABOUT[replay.game as GameName].live) return null;
  const found = replay.steps.findIndex((step) => step.rows > row);
  return found < 0 ? null : found;
}
