/** The finished games that this browser may read: those it has played, and those it was given a link to. */

import { recall, remember, seatAt } from "./memory";
import type { OwnGame, TableView } from "../wire";

interface Kept {
  key: string;
  /** Whether it was played here. */
  mine: boolean;
}

const MOST_GAMES = 500;
const LINKED = /\/r\/[a-z0-9]{6}(?:\/\d+)?#([0-9a-f]{32})$/i;

function games(): Record<string, Kept> {
  return recall<Record<string, Kept>>("games", {});
}

/** Remember the key of a game; one that was played here stays so. */
export function keepKey(code: string, key: string, mine: boolean): void {
  const { [code]: known, ...others } = games();
  if (known && known.key === key && (known.mine || !mine)) return;
  const kept = Object.entries(others).slice(-MOST_GAMES + 1);
  remember("games", Object.fromEntries([...kept, [code, { key, mine: mine || (known?.mine ?? false) }]]));
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
