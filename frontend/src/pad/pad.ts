/** The score pad of a real table: what lies there, and what the server is asked about it. */

import { ABOUT, type GameName, type ManualPage, type PadRequest } from "../wire";

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
const EMPTY = "-";

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

/** What the server is told of a plate that is typed, and of the whole pad. */
export function tableOf(pad: Pad): { game: GameName; players: number; edition?: string; menu?: string[] } {
  return {
    game: pad.game,
    players: pad.names.length,
    ...(pad.edition ? { edition: pad.edition } : {}),
    ...(ABOUT[pad.game].menus ? { menu: pad.types } : {}),
  };
}

/** The whole pad as the server reads it: plates in words, none of rounds that were not played. */
export function padRequest(pad: Pad): PadRequest {
  const played = pad.counts.map((seats, round) => (isStarted(pad, round) ? seats : null));
  const races = played.map((seats) => seats?.map((counts) => counts[RACE] ?? 0) ?? null);
  return {
    ...tableOf(pad),
    rounds: played.map((seats) => seats?.map((counts) => (pad.game === "wasabi" ? boardOf(counts) : plateOf(counts).join(" ") || EMPTY)) ?? null),
    races: races.map((race) => (race?.some((points) => points > 0) ? race : null)),
  };
}

function boardOf(counts: Counts): string {
  const tokens = LENGTHS.flatMap((length) => Array.from({ length: counts[`length-${length}`] ?? 0 }, () => length));
  return `${tokens.join(",")}+${counts["cubes"] ?? 0}`;
}

/** The rows that a plate fills, from its cards in the order they were laid; the race stays. */
export function countsOf(cards: string[], before: Counts): Counts {
  const counts: Counts = before[RACE] ? { [RACE]: before[RACE] } : {};
  const add = (key: string): void => void (counts[key] = (counts[key] ?? 0) + 1);
  let free = 0;
  for (const card of cards) {
    const name = card.split(":").at(-1) ?? card;
    if (card.startsWith("face-down")) add("face-down");
    else if (name === "wasabi") free += 1;
    else if (NIGIRI.includes(name) && free > 0 && !card.startsWith("beside:")) {
      free -= 1;
      add(`wasabi+${name}`);
    } else add(name.replace(/^(chopsticks|spoon)-\d+$/, "$1"));
  }
  if (free > 0) counts["wasabi"] = free;
  return counts;
}

/** Who is counted after a seat, and in which round; after the last one comes the result. */
export function nextTo(pad: Pad, round: number | null, seat: number): { round: number | null; seat: number } | null {
  if (seat + 1 < pad.names.length) return { round, seat: seat + 1 };
  return round === null ? null : { round: round + 1, seat: 0 };
}
