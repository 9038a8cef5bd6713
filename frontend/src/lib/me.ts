/** How the person of this browser did, from its own finished games. */

import type { RecordSummary } from "../wire";
import { momentOf, seatIn, type Moment } from "./games";

export interface Played {
  code: string;
  game: string;
  points: number;
  won: boolean;
  /** By how much it was won or lost to the best of the others. */
  margin: number;
  moment: Moment | null;
}

export interface Me {
  games: number;
  wins: number;
  points: number;
  best: number;
  /** The longest row of games won, one after the other. */
  streak: number;
}

/** One game as this browser's person played it; none where it is not known where they sat. */
export function played(record: RecordSummary, seat: number | null = seatIn(record.code)): Played | null {
  const own = seat === null ? undefined : record.results[seat];
  if (!own) return null;
  const others = record.results.filter((_, place) => place !== seat).map((one) => one.points);
  const { code, game } = record;
  return { code, game, points: own.points, won: own.won, margin: own.points - Math.max(...others), moment: momentOf(code) };
}

/** All of them together; they are told with the last one first. */
export function summary(all: Played[]): Me {
  let row = 0;
  let streak = 0;
  for (const one of all) {
    row = one.won ? row + 1 : 0;
    streak = Math.max(streak, row);
  }
  const total = all.reduce((sum, one) => sum + one.points, 0);
  return {
    games: all.length,
    wins: all.filter((one) => one.won).length / Math.max(1, all.length),
    points: total / Math.max(1, all.length),
    best: Math.max(0, ...all.map((one) => one.points)),
    streak,
  };
}

export type Highlight = { kind: "score" | "win" | "close" | "line"; of: Played };

/** The moments worth going back to: the best score, the widest and the closest win, the best single count. */
export function highlights(all: Played[]): Highlight[] {
  const most = (some: Played[], value: (one: Played) => number): Played | undefined =>
    some.toSorted((one, other) => value(other) - value(one))[0];
  const won = all.filter((one) => one.won && one.margin > 0);
  const widest = most(won, (one) => one.margin);
  const closest = most(won, (one) => -one.margin);
  const found: [Highlight["kind"], Played | undefined][] = [
    ["score", most(all, (one) => one.points)],
    ["win", widest],
    ["close", closest?.code === widest?.code ? undefined : closest],
    ["line", most(all.filter((one) => one.moment), (one) => one.moment?.points ?? 0)],
  ];
  return found.flatMap(([kind, of]) => (of ? [{ kind, of }] : []));
}
