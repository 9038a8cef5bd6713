/** Opening tables and sitting down at them, with everything that this browser has to remember. */

import type { Lobby, NewTable, Seat, TableSummary, SitDown, TableView } from "../wire";
import { ask, Refused } from "./api";
import { keepKey, ownGames } from "./games";
import { forgetSeat, keepSeat, player, randomBits, remember, seatAt, seatsHeld } from "./memory";
import { calledAt, GUESTS, nextGuest } from "./names";

/** Open a table; `begins` when nobody else has to come. The code of the table. */
export async function openTable(wanted: Omit<NewTable, "host">, typed: string, begins: boolean): Promise<string> {
  const host = visitor(typed, [], wanted.rated ?? false);
  const seat = await ask<Seat>("POST", "/tables", { ...wanted, host });
  keep(seat, host, typed);
  if (begins) await ask("POST", `/tables/${seat.code}/start`, undefined, seat.secret);
  return seat.code;
}

/** Let somebody sit down who plays at this device too, by a name that can be changed. */
export async function bring(code: string, taken: string[]): Promise<Lobby> {
  const free = GUESTS.filter((name) => !taken.includes(name));
  const name = free[Math.floor(Math.random() * free.length)] ?? `Nori ${taken.length}`;
  return ask<Lobby>("POST", `/tables/${code}/beside`, { name }, seatAt(code)?.secret);
}

/** Open a table for people who share this device; the code of the table. */
export async function openTableHere(wanted: Omit<NewTable, "host">, typed: string): Promise<string> {
  const code = await openTable(wanted, typed, false);
  let table = await ask<Lobby>("GET", `/tables/${code}`, undefined, seatAt(code)?.secret);
  while (table.chairs.some((chair) => chair.kind === "empty")) {
    table = await bring(code, table.chairs.map((chair) => chair.name));
  }
  return code;
}

/** Sit down at somebody's table; a guest whose name is taken gets another one. */
export async function sitDown(table: Lobby, typed: string): Promise<void> {
  const taken = table.chairs.map((chair) => chair.name);
  const guest = visitor(typed, taken, table.settings.rated);
  const sit = (who: SitDown): Promise<Seat> => ask<Seat>("POST", `/tables/${table.code}/seats`, who);
  const seat = await sit(guest).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.reason !== "name-taken" || typed.trim() !== "") throw error;
    guest.name = nextGuest([...taken, guest.name]);
    return sit(guest);
  });
  keep(seat, guest, typed);
}

function visitor(typed: string, taken: string[], rated: boolean): SitDown & { salt: string } {
  return { name: calledAt(typed, taken), salt: randomBits(), ...(rated ? { player: player() } : {}) };
}

function keep(seat: Seat, who: SitDown & { salt: string }, typed: string): void {
  remember("name", typed.trim());
  const { secret, seat: number } = seat;
  keepSeat(seat.code, { secret, seat: number, name: who.name, salt: who.salt, commitment: seat.table.commitment });
}

/** After a rematch our random bits are not in the shuffle yet: add them, and remember them. */
export async function addBits(view: TableView): Promise<void> {
  const seat = seatAt(view.code);
  if (view.you === null || view.chairs[view.you]?.salted || !seat) return;
  const salt = randomBits();
  keepSeat(view.code, { ...seat, seat: view.you, salt, commitment: view.commitment });
  await ask("POST", `/tables/${view.code}/salt`, { salt }, seat.secret).catch(() => undefined);
}

/** Who comes to a rematch accepts it; with the last one it begins. */
export async function accept(view: TableView): Promise<void> {
  const seat = seatAt(view.code);
  if (view.you === null || view.chairs[view.you]?.accepted || !seat) return;
  await ask("POST", `/tables/${view.code}/accept`, undefined, seat.secret).catch(() => undefined);
}

/** The same seat at the table of a rematch. */
export function followRematch(from: string, to: string): void {
  const seat = seatAt(from);
  if (seat && !seatAt(to)) keepSeat(to, { secret: seat.secret, seat: seat.seat, name: seat.name });
}

const MOST_LOOKED_AT = 8;

/** The tables at which we still sit, the last one first; what is over or gone is left out. */
export async function tablesToGoOn(): Promise<TableSummary[]> {
  const codes = seatsHeld().slice(0, MOST_LOOKED_AT);
  const found = await Promise.all(codes.map((code) => lookAt(code)));
  return found.filter((table): table is TableSummary => table?.phase === "open" || table?.phase === "playing");
}

const MOST_ASKED_FOR = 20;

/** Learn the keys of games that were finished while we were away. */
export async function learnKeys(): Promise<void> {
  const known = new Set(ownGames().map((game) => game.code));
  const codes = seatsHeld().filter((code) => !known.has(code));
  await Promise.all(codes.slice(0, MOST_ASKED_FOR).map((code) => lookAt(code)));
}

/** A table at which we sit; if its game is over, its key is remembered. */
export async function lookAt(code: string): Promise<TableSummary | null> {
  try {
    const table = await ask<TableSummary>("GET", `/tables/${code}`, undefined, seatAt(code)?.secret);
    const seat = seatAt(code)?.seat ?? -1;
    if (table.record_key) keepKey(code, table.record_key, true, seat);
    return seat >= 0 && table.chairs[seat]?.kind !== "person" ? null : table;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forgetSeat(code);
    return null;
  }
}
