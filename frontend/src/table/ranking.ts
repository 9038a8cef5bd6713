/** Who stands where: places, and what has just been scored, sort by sort. */

import { t } from "../lib/texts.svelte";
import type { ScoreLine, Scores } from "../wire";

/** A sort of points, and what each seat has of it. */
export interface Sort {
  category: string;
  name: string;
  points: number[];
}

/** The rows that were scored last: a round and what is scored after it, or all where there are no rounds. */
export function newRows({ rows }: Scores): number {
  return Math.max(0, rows.findLastIndex((row) => row.plates.length > 0));
}

/** What was scored last, in the order of the sheet. */
export function sorts(scores: Scores): Sort[] {
  const found = new Map<string, Sort>();
  for (const row of scores.rows.slice(newRows(scores))) {
    row.seats.forEach((lines, seat) => {
      for (const line of lines) if (line.points !== 0) add(found, line, seat, scores.names.length);
    });
  }
  return [...found.values()];
}

function add(found: Map<string, Sort>, { category, name, points }: ScoreLine, seat: number, seats: number): void {
  const sort = found.get(category) ?? { category, name, points: Array.from({ length: seats }, () => 0) };
  sort.points[seat] = (sort.points[seat] ?? 0) + points;
  found.set(category, sort);
}

/** Everybody's place, from 1; winners are first, whoever else has as many points. */
export function places(totals: readonly number[], winners: readonly number[] = []): number[] {
  const worth = totals.map((points, seat) => points * 2 + (winners.includes(seat) ? 1 : 0));
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

/** The seats, the best first. */
export function ranked(totals: readonly number[], winners: readonly number[] = []): number[] {
  const place = places(totals, winners);
  return totals.map((_, seat) => seat).toSorted((one, other) => (place[one] ?? 0) - (place[other] ?? 0) || one - other);
}

/** Who has won, as it is told to a seat. */
export function wonBy(winners: readonly number[], you: number | null, nameOf: (seat: number) => string): string {
  const others = winners.filter((seat) => seat !== you).map(nameOf).join(", ");
  if (you === null || !winners.includes(you)) return t("web-winners", { names: others, winners: winners.length });
  return others ? t("web-won-shared", { names: others }) : t("web-won");
}
