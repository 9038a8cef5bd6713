/** What has happened, as lines of the log; some events are only for screens. */

import { catalogue } from "../lib/catalogue.svelte";
import { t } from "../lib/texts.svelte";
import type { Move, TableEvent } from "../wire";

/** Moves by which a card comes to lie in front of somebody. */
const LAID: ReadonlySet<Move["what"]> = new Set(["lay", "catch", "serve", "give"]);
const SILENT = new Set(["opened", "salted", "changed", "renamed", "accepted"]);

/** A line, and the cards that came to lie before the seat that it tells of. */
export interface Line {
  words: string;
  cards: string[];
}

export function linesOf(event: TableEvent, nameOf: (seat: number) => string): Line[] {
  return (event.kind === "happened" ? happened(event, nameOf) : [line(said(event, nameOf))]).filter(({ words }) => words);
}

function line(words: string, cards: string[] = []): Line {
  return { words, cards };
}

function happened({ told, moves = [] }: TableEvent, nameOf: (seat: number) => string): Line[] {
  if (!told) return [];
  const laid = moves.filter(({ what }) => LAID.has(what));
  const cardsOf = (seat: number): string[] => laid.filter((move) => (move.to ?? move.seat) === seat).map(({ card }) => card);
  const rows = told.rows.map(([seat, words]) => line(labelled(nameOf(seat), words), [...new Set(cardsOf(seat))]));
  return [line(told.head), ...rows, ...told.notes.map((note) => line(note)), line(told.then)];
}

/** What somebody has said, or what has changed at the table; nothing where nobody needs to know. */
function said(event: TableEvent, nameOf: (seat: number) => string): string {
  const name = typeof event.seat === "number" ? nameOf(event.seat) : "";
  if (event.kind === "said") {
    const phrase = event.phrase ?? "";
    return labelled(name, catalogue()?.phrases[phrase] ?? catalogue()?.emotes[phrase] ?? phrase);
  }
  const isByClock = event.by === "selected" || event.by === "clock";
  if (SILENT.has(event.kind) || (event.kind === "answered" && !isByClock)) return "";
  return t(`web-event-${event.kind}`, { name, by: event.by ?? "" });
}

function labelled(label: string, words: string): string {
  return `${t("web-label", { label })} ${words}`;
}
