/** What a score pad holds, and what can be counted on it. */

import type { GameName } from "../wire";

/** How many there are of each row. */
export type Counts = Record<string, number>;

export interface Pad {
  game: GameName;
  edition: string;
  /** A recommended menu of Party!, or "own". */
  menu: string;
  types: string[];
  names: string[];
  /** By round and seat. */
  counts: Counts[][];
}

export interface Row {
  key: string;
  /** The drawing beside it, and one that lies under that. */
  file: string;
  /** The card that it shows, where that has a colour and points of its own. */
  card?: string;
  under?: string;
  label: string;
  note?: string;
  /** What can be chosen, where that is not any number. */
  values?: number[];
}

export function isStarted(pad: Pad, round: number): boolean {
  return (pad.counts[round] ?? []).some((counts) => Object.values(counts).some((count) => count > 0));
}

/** The row that the server is told apart from the plate. */
export const RACE = "race";
