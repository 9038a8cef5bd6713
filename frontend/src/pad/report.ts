/** The score pad as plain text, to be sent or kept. */

import { ABOUT, type PadAnswer, type ScoreAnswer } from "../wire";
import type { Pad } from "./rows";

export interface Wording {
  title: string;
  round: (number: number) => string;
  desserts: string;
  total: string;
  winners: string;
}

/** A table of points, and below it the reason for every one of them. */
export function report(pad: Pad, { rounds, end, totals }: PadAnswer, names: string[], words: Wording): string {
  const parts: [string, ScoreAnswer][] = rounds.flatMap((round, place): [string, ScoreAnswer][] =>
    round ? [[ABOUT[pad.game].live ? words.total : words.round(place + 1), round]] : [],
  );
  if (end) parts.push([words.desserts, end]);
  const rows = parts.map(([name, answer]) => [name, ...answer.points.map(String)]);
  if (end) rows.push([words.total, ...totals.map(String)]);
  const table = aligned([["", ...names], ...rows]);
  const reasons = parts.flatMap(([name, answer]) => ["", name, ...reasonsOf(answer, names)]);
  return [words.title, "", ...table, "", words.winners, ...reasons, ""].join("\n");
}

function reasonsOf(answer: ScoreAnswer, names: string[]): string[] {
  return answer.sheet.flatMap((lines, seat) =>
    Object.values(lines)
      .filter((line) => line.points !== 0)
      .map((line) => `  ${names[seat] ?? ""}: ${line.points > 0 ? "+" : ""}${line.points}  ${line.reason}`),
  );
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => (row[place] ?? "").length)));
  return rows.map((row) =>
    row.map((word, place) => (place === 0 ? word.padEnd(widths[0] ?? 0) : word.padStart(widths[place] ?? 0))).join("  "),
  );
}
