/** What stands on a score pad, scored in the page: points by sort, as the server tells them but without its reasons. */

import type { PadAnswer, ScoreAnswer } from "../wire";

/** By sort, the points of a seat. */
export type Points = Record<string, number>;

export interface Scored {
  /** By round and seat; none of a round in which nothing was counted. */
  rounds: (Points[] | null)[];
  /** What is only scored at the end, as if the game ended now; none where there is no such thing. */
  end: Points[] | null;
  /** The seats that win with these totals. */
  winners: (totals: number[]) => number[];
}

/** The answer that the server would give; what brought the points stands for the reason. */
export function answerOf({ rounds, end, winners }: Scored, seats: number, nameOf: (sort: string) => string): PadAnswer {
  const told = rounds.map((round) => round && answer(round, nameOf));
  const before = Array.from({ length: seats }, (_, seat) => sum(told.map((round) => round?.points[seat] ?? 0)));
  if (told.every((round) => round === null)) return { rounds: told, end: null, before, totals: before, winners: [], tie: null };
  const last = end && answer(end, nameOf);
  const totals = before.map((points, seat) => points + (last?.points[seat] ?? 0));
  const won = winners(totals);
  return { rounds: told, end: last && { ...last, totals }, before, totals, winners: won, tie: tieOf(totals, won) };
}

function answer(points: Points[], nameOf: (sort: string) => string): ScoreAnswer {
  const sheet = points.map((sorts) =>
    Object.fromEntries(Object.entries(sorts).map(([sort, number]) => [sort, { points: number, reason: nameOf(sort) }])),
  );
  return { points: points.map((sorts) => sum(Object.values(sorts))), sheet };
}

/** Why whoever has won has won, where points alone do not say it. */
function tieOf(totals: number[], winners: number[]): PadAnswer["tie"] {
  const most = Math.max(...totals);
  const leaders = totals.flatMap((points, seat) => (points === most ? [seat] : []));
  if (!winners.every((seat) => leaders.includes(seat))) return "tokens";
  if (leaders.length === 1) return null;
  return winners.length < leaders.length ? "broken" : "shared";
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

/** The seats that a number has bits for, as rules tell them. */
export function seatsIn(bits: number): number[] {
  return Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => Math.floor(bits / 2 ** seat) % 2 === 1);
}
