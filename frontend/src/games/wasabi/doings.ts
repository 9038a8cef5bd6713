/** What the others have done lately, read from the log. */

import type { TableEvent } from "../../wire";

export interface Doing {
  /** The version of the table at which it happened. */
  version: number;
  seat: number;
  words: string;
  cells: string[];
}

/** The events of the game in the order in which they happened, each with who did it. */
export function doingsOf(log: readonly TableEvent[]): (Doing & { turn: string })[] {
  return log.flatMap((event) => {
    const row = event.told?.rows[0];
    if (event.kind !== "happened" || !row) return [];
    const turn = `${event.round}.${event.turn}`;
    return [{ version: event.version, seat: row[0], words: row[1], cells: event.cells ?? [], turn }];
  });
}

/** What a seat did in its last turn. */
export function lastTurn(log: readonly TableEvent[], seat: number): Doing[] {
  const own = doingsOf(log).filter((doing) => doing.seat === seat);
  const turn = own[own.length - 1]?.turn;
  return own.filter((doing) => doing.turn === turn);
}

/** What happened since a seat did something last; for a bystander, in the last turn. */
export function newsFor(log: readonly TableEvent[], seat: number | null): Doing[] {
  const all = doingsOf(log);
  if (seat === null) {
    const turn = all[all.length - 1]?.turn;
    return all.filter((doing) => doing.turn === turn);
  }
  const mine = all.findLastIndex((doing) => doing.seat === seat);
  return all.slice(mine + 1);
}

/** Of each seat the one thing that matters most: the last about the board, else the last of all. */
export function headlines(news: readonly Doing[]): Doing[] {
  const seats = [...new Set(news.map((one) => one.seat))];
  return seats.flatMap((seat) => {
    const own = news.filter((one) => one.seat === seat);
    return own.findLast((one) => one.cells.length > 0) ?? own.slice(-1);
  });
}
