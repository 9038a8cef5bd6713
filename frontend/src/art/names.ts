/** Which drawing shows which card or tile; tests/test_art.py compares names.json with the rulebook. */

import names from "./names.json";

export type Deck = keyof typeof names;

/**
 * The file, without `.svg`, that shows a card or tile. What has no drawing of its own is a parcel
 * of groceries if it is a tile of somebody's recipe book, or else a card face down.
 */
export function drawingOf(deck: Deck, name: string): string {
  const drawings: Record<string, string> = names[deck];
  const plain = deck === "wasabi-tiles" ? "ingredient" : "card-back";
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? plain) : plain;
}

export const DECKS = Object.keys(names) as Deck[];

/** All cards or tiles of a deck, in the order of the rulebook. */
export function namesOf(deck: Deck): string[] {
  return Object.keys(names[deck]);
}
