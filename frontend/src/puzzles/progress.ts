/** What this browser has solved: the puzzles of each day, those of the shelf, and the streak. */

import { recall, remember } from "../lib/memory";

export interface Given {
  action: string;
  right: boolean;
}

/** By day, then by game. */
export type Days = Record<string, Record<string, Given>>;
/** By game, then by number. */
export type Shelves = Record<string, Record<string, Given>>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

export function days(): Days {
  return recall<Days>("puzzle-days", {});
}

export function shelves(): Shelves {
  return recall<Shelves>("puzzle-shelves", {});
}

/** What was answered: to the puzzle of a day, or to one from the shelf. */
export function givenTo(game: string, number: number, day: string | null): Given | null {
  const kept = day === null ? shelves()[game]?.[number] : days()[day]?.[game];
  return kept ?? null;
}

/** Keep an answer. The first to the puzzle of a day counts; on the shelf one that is right stays. */
export function keepAnswer(game: string, number: number, day: string | null, given: Given): void {
  if (day !== null) {
    const all = days();
    const kept = { ...all, [day]: { [game]: given, ...all[day] } };
    const last = Object.keys(kept).toSorted().slice(-MOST_DAYS);
    remember("puzzle-days", Object.fromEntries(last.map((one) => [one, kept[one]])));
  }
  const all = shelves();
  const before = all[game]?.[number];
  if (before?.right && !given.right) return;
  remember("puzzle-shelves", { ...all, [game]: { ...all[game], [number]: given } });
}

/** Days in a row, up to today or yesterday, with at least one puzzle of the day solved. */
export function streak(kept: Days, today: string): number {
  const solved = (day: string): boolean => Object.values(kept[day] ?? {}).some((one) => one.right);
  let day = solved(today) ? today : before(today);
  let length = 0;
  while (solved(day)) {
    length += 1;
    day = before(day);
  }
  return length;
}

/** The longest that any streak was. */
export function longest(kept: Days): number {
  return Math.max(0, ...Object.keys(kept).map((day) => streak(kept, day)));
}

/** The day before, as the server writes days. */
export function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The last days up to this one, in order. */
export function lastDays(today: string, number: number): string[] {
  const found = [today];
  while (found.length < number) found.unshift(before(found[0]!));
  return found;
}
