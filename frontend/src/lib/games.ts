/** The finished games that this browser may read: those it has played, and those it was given a link to. */

import { recall, remember, seatAt } from "./memory";
import type { OwnGame, TableView } from "../wire";

interface Kept {
  key: string;
  /** Whether it was played here. */
  mine: boolean;
  /** Where we sat; of several people at this device, the first. */
  seat?: number;
  /** What brought us the most points at once, in the words of that day. */
  moment?: Moment;
}

export interface Moment {
  points: number;
  reason: string;
}

const MOST_GAMES = 500;
const LINKED = /\/r\/[a-z0-9]{6}(?:\/\d+)?#([0-9a-f]{32})$/i;

function games(): Record<string, Kept> {
  return recall<Record<string, Kept>>("games", {});
}

/** Remember the key of a game, and where we sat; one that was played here stays so. */
export function keepKey(code: string, key: string, mine: boolean, seat = -1): void {
  const { [code]: known, ...others } = games();
  const place = seat >= 0 ? { seat } : {};
  const now: Kept = { ...(known?.key === key ? known : {}), key, mine: mine || (known?.mine ?? false), ...place };
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  const kept = Object.entries(others).slice(-MOST_GAMES + 1);
  remember("games", Object.fromEntries([...kept, [code, now]]));
}

/** Remember what brought us the most points at once in a game. */
export function keepMoment(code: string, moment: Moment): void {
  const all = games();
  const known = all[code];
  if (known && known.moment?.points !== moment.points) remember("games", { ...all, [code]: { ...known, moment } });
}

/** Where we sat in a game, as far as this browser knows. */
export function seatIn(code: string): number | null {
  const seat = games()[code]?.seat ?? seatAt(code)?.seat ?? -1;
  return seat >= 0 ? seat : null;
}

/** What brought us the most points at once in a game. */
export function momentOf(code: string): Moment | null {
  return games()[code]?.moment ?? null;
}

/** The key of a game, if this browser knows it. */
export function keyOf(code: string): string | undefined {
  return games()[code]?.key;
}

/** What this browser can read a game with: its key, or the secret of a seat there. */
export function readerOf(code: string): string | undefined {
  return keyOf(code) ?? seatAt(code)?.secret;
}

/** Whether this browser may read the game of a table that is over. */
export function mayRead(view: TableView): boolean {
  return view.settings.listed || readerOf(view.code) !== undefined;
}

/** The games that were played here. */
export function ownGames(): OwnGame[] {
  return Object.entries(games())
    .filter(([, kept]) => kept.mine)
    .map(([code, { key }]) => ({ code, key }));
}

/** The address of a step of a game, for whoever is to see it: with the key, never with a secret. */
export function addressToShare(code: string, step: number): string {
  const key = keyOf(code);
  return `/r/${code}/${step}${key ? `#${key}` : ""}`;
}

/** The key in a link that somebody has pasted. */
export function keyIn(typed: string): string | undefined {
  return LINKED.exec(typed.trim())?.[1]?.toLowerCase();
}
