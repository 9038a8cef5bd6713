/** Whether a game was dealt as promised, recomputed here from what its record says. */

import type { Seat } from "./memory";
import { sha256 } from "./sha256";

export interface Sealed {
  seed: string;
  commitment: string;
  salts: string[];
}

export type Finding = "seal-fits" | "seal-broken" | "seal-seen" | "seal-other" | "bits-in" | "bits-missing";

/** The promise and what it was about; null where a record has none. */
export function sealOf(record: string): Sealed | null {
  const lines = record.split("\n").map((line) => (line.split("#")[0] ?? "").trim());
  const told = (word: string): string =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1).trim() ?? "";
  const seed = told("seed");
  const commitment = told("commitment");
  if (lines[0] !== "sushibar record 1" || seed === "" || commitment === "") return null;
  const salts = told("salts").split("|").map((salt) => salt.trim());
  return { seed, commitment, salts: salts.filter((salt) => salt !== "") };
}

/** The hash that a server shows before the game. */
export function commitmentTo(seed: string): string {
  return sha256(`sushibar commitment\n${seed}\n`);
}

/** The key that deals all cards. */
export function dealKey(sealed: Sealed): string {
  return sha256(["sushibar deal", sealed.seed, ...sealed.salts].map((line) => `${line}\n`).join(""));
}

/** What can be said about a record, by itself and by what this browser remembers of the table. */
export function findings(sealed: Sealed, seat: Seat | null): Finding[] {
  const found: Finding[] = [commitmentTo(sealed.seed) === sealed.commitment ? "seal-fits" : "seal-broken"];
  if (seat?.commitment) found.push(seat.commitment === sealed.commitment ? "seal-seen" : "seal-other");
  if (seat?.salt) found.push(sealed.salts.includes(seat.salt) ? "bits-in" : "bits-missing");
  return found;
}

export function isBad(finding: Finding): boolean {
  return finding === "seal-broken" || finding === "seal-other" || finding === "bits-missing";
}
