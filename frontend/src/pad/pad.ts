/** The score pad of a real table: what lies there, and what the server is asked about it. */

import { ABOUT, type GameName, type ManualPage, type ScoreAnswer } from "../wire";

export type Counts = Record<string, number>;

export interface Pad {
  game: GameName;
  edition: string;
  /** A recommended menu of Party!, or "own". */
  menu: string;
  types: string[];
  names: string[];
  /** By round and seat, how many there are of each row. */
  counts: Counts[][];
}

export interface Row {
  key: string;
  /** The card that is drawn beside it. */
  card: string;
  label: string;
  onWasabi: boolean;
}

export const ROUNDS = 3;
export const RACE = "race";
/** What the race of the uramaki can have brought a seat in a round. */
export const RACES = [0, 2, 5, 7, 8, 10, 13, 15];
export const LENGTHS = [2, 3, 4, 5];
export const MOST = 20;

const NIGIRI = ["egg-nigiri", "salmon-nigiri", "squid-nigiri"];
const DESSERTS = ["pudding", "green-tea-ice-cream", "fruit"];
const NEVER_LAID = ["menu", "special-order"];

export function newPad(game: GameName, seats: number, edition = ""): Pad {
  const names = Array.from({ length: seats }, () => "");
  return cleared({ game, edition, menu: "", types: [], names, counts: [] });
}

/** The same players at an empty table. */
export function cleared(pad: Pad): Pad {
  const rounds = ABOUT[pad.game].live ? 1 : ROUNDS;
  return { ...pad, counts: Array.from({ length: rounds }, () => pad.names.map(() => ({}))) };
}

export function isDessert(key: string): boolean {
  return DESSERTS.some((name) => key === name || key.startsWith(`${name}-`));
}

/** The rows that can be counted, from the rules and what is on the menu. */
export function rowsOf(pad: Pad, manual: ManualPage): Row[] {
  const { menus } = ABOUT[pad.game];
  const rules = manual.groups.flatMap((group) => group.rules);
  const nigiri = rules.find((rule) => rule.name.endsWith("nigiri"))?.cards ?? [];
  const found: Row[] = [];
  for (const rule of rules) {
    if (menus && rule.name !== "nigiri" && !pad.types.includes(rule.name)) continue;
    if (NEVER_LAID.includes(rule.name)) continue;
    const plain = (key: string, label: string): Row => ({ key, card: key, label, onWasabi: false });
    if (rule.name === "takeout-box") found.push({ ...plain("face-down", ""), card: "takeout-box-10" });
    else if (rule.name === "chopsticks" || rule.name === "spoon") {
      if (menus) found.push({ ...plain(rule.name, rule.title), card: rule.cards[0]?.name ?? rule.name });
    } else if (rule.name === "wasabi") {
      found.push(...nigiri.map((card) => ({ key: `wasabi+${card.name}`, card: card.name, label: card.title, onWasabi: true })));
      if (menus) found.push(plain("wasabi", rule.title));
    } else {
      found.push(...rule.cards.map((card) => plain(card.name, card.title)));
      if (rule.name === "uramaki") found.push({ ...plain(RACE, ""), card: "uramaki-5" });
    }
  }
  return found.toSorted((one, other) => Number(isDessert(one.key)) - Number(isDessert(other.key)));
}

/** The cards of a plate in an order that says the same: loose nigiri before any wasabi. */
export function plateOf(counts: Counts): string[] {
  const several = (key: string, cards: string[]): string[] =>
    Array.from({ length: counts[key] ?? 0 }, () => cards).flat();
  const plain = Object.keys(counts).filter((key) => !key.includes("+") && key !== "wasabi" && key !== RACE);
  return [
    ...plain.flatMap((key) => several(key, [key])),
    ...NIGIRI.flatMap((card) => several(`wasabi+${card}`, ["wasabi", card])),
    ...several("wasabi", ["wasabi"]),
  ];
}

export function isStarted(pad: Pad, round: number): boolean {
  return (pad.counts[round] ?? []).some((counts) => Object.values(counts).some((count) => count > 0));
}

/** What the server is asked about a round, or about the board of Wasabi!. */
export function roundQuestion(pad: Pad, round: number): object {
  const seats = pad.counts[round] ?? [];
  if (pad.game === "wasabi") return { game: pad.game, boards: seats.map(boardOf) };
  const question = { game: pad.game, plates: seats.map(plateOf) };
  if (!ABOUT[pad.game].menus) return pad.edition ? { ...question, edition: pad.edition } : question;
  const race = seats.map((counts) => counts[RACE] ?? 0);
  return { ...question, menu: pad.types, ...(race.some((points) => points > 0) ? { uramaki: race } : {}) };
}

function boardOf(counts: Counts): object {
  const tokens = LENGTHS.flatMap((length) => Array.from({ length: counts[`length-${length}`] ?? 0 }, () => length));
  return { tokens, cubes: counts["cubes"] ?? 0 };
}

/** The desserts that a seat has kept over all rounds. */
export function dessertsOf(pad: Pad, seat: number): string[] {
  return pad.counts.flatMap((round) => plateOf(round[seat] ?? {}).filter(isDessert));
}

/** What the server is asked about the end of the game. */
export function endQuestion(pad: Pad, totals: number[]): object {
  const desserts = pad.names.map((_, seat) => dessertsOf(pad, seat));
  if (ABOUT[pad.game].menus) return { game: pad.game, menu: pad.types, desserts, totals };
  const question = { game: pad.game, puddings: desserts.map((cards) => cards.length), totals };
  return pad.edition ? { ...question, edition: pad.edition } : question;
}

/** Everybody's points of these rounds together. */
export function summed(rounds: (ScoreAnswer | null)[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, round) => sum + (round?.points[seat] ?? 0), 0),
  );
}

/** Who is counted after a seat, and in which round; after the last one comes the result. */
export function nextTo(pad: Pad, round: number | null, seat: number): { round: number | null; seat: number } | null {
  if (seat + 1 < pad.names.length) return { round, seat: seat + 1 };
  return round === null ? null : { round: round + 1, seat: 0 };
}

export type Tie = "broken" | "shared" | "tokens" | null;

/** Why whoever has won has won, where points alone do not say it. */
export function tieOf(totals: number[], winners: number[]): Tie {
  const best = Math.max(...totals);
  const leaders = totals.flatMap((points, seat) => (points === best ? [seat] : []));
  if (!winners.every((seat) => leaders.includes(seat))) return "tokens";
  if (leaders.length === 1) return null;
  return winners.length < leaders.length ? "broken" : "shared";
}
