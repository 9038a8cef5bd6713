/** What this browser remembers: seats, a name, how things should look and sound. */

export interface Seat {
  secret: string;
  seat: number;
  name: string;
  /** The random bits that went into the shuffle from here, and the seal that was shown before. */
  salt?: string;
  commitment?: string;
}

const PREFIX = "sushibar.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise; // storage is forbidden, or holds something else
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // a browser that remembers nothing still plays
  }
}

/** What this tab remembers until it is closed. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // as above
  }
}

/** The seat that this browser holds at a table. */
export function seatAt(code: string): Seat | null {
  return recall<Record<string, Seat>>("seats", {})[code] ?? null;
}

const MOST_SEATS = 60;

export function keepSeat(code: string, seat: Seat): void {
  const seats = Object.entries(recall<Record<string, Seat>>("seats", {}));
  const others = seats.filter(([other]) => other !== code).slice(-MOST_SEATS + 1);
  remember("seats", Object.fromEntries([...others, [code, seat]]));
}

/** The tables at which this browser holds seats, the last one first. */
export function seatsHeld(): string[] {
  return Object.keys(recall<Record<string, Seat>>("seats", {})).toReversed();
}

/** The table is no more; its seat is of no use. */
export function forgetSeat(code: string): void {
  const { [code]: gone, ...others } = recall<Record<string, Seat>>("seats", {});
  if (gone) remember("seats", others);
}

/** 128 random bits of this browser's own. */
export function randomBits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Who this browser is, for those who want a rating. */
export function player(): string {
  const known = recall<string>("player", "");
  if (known !== "") return known;
  const made = randomBits();
  remember("player", made);
  return made;
}
