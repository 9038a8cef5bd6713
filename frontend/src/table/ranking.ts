/** Who stands where: places, and what has just been scored, sort by sort. */

import { t } from "../lib/texts.svelte";
import type { ScoreLine, Scores } from "../wire";

/** A sort of points, and what each seat has of it. */
export interface Sort {
  category: string;
  name: string;
  points: number[];
  /** By seat, why. */
  reasons: string[];
}

/** The rows that were scored last: a round and what is scored after it, or all where there are no rounds. */
export function newRows({ rows }: Scores): number {
  return Math.max(0, rows.findLastIndex((row) => row.plates.length > 0));
}

/** What was scored last, in the order of the sheet, whoever has it. */
export function sorts(scores: Scores): Sort[] {
  return scores.rows.slice(newRows(scores)).flatMap(({ seats }) => {
    const found = inOrder(seats).map((category) => sortOf(category, seats));
    return found.filter(({ points }) => points.some((one) => one !== 0));
  });
}

/** The categories of a row: one that a seat alone has stands before what follows it there. */
function inOrder(seats: readonly ScoreLine[][]): string[] {
  const order: string[] = [];
  for (const lines of seats) {
    const own = lines.map(({ category }) => category);
    own.forEach((category, place) => {
      if (order.includes(category)) return;
      const next = own.slice(place).find((other) => order.includes(other));
      order.splice(next ? order.indexOf(next) : order.length, 0, category);
    });
  }
  return order;
}

function sortOf(category: string, seats: readonly ScoreLine[][]): Sort {
  const found = seats.map((lines) => lines.find((line) => line.category === category));
  return {
    category,
    name: found.find((line) => line)?.name ?? "",
    points: found.map((line) => line?.points ?? 0),
    reasons: found.map((line) => line?.reason ?? ""),
  };
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
