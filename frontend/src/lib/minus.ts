/** Numbers below zero as they are printed: with a minus, which is as wide as a plus, and not with a hyphen. */

const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;
const MINUS = "\u2212";

/** A text, or a number, with every hyphen before a number turned into a minus. */
export function withMinus(text: string | number): string {
  return String(text).replace(HYPHEN, MINUS);
}

/** What the server says, read from its JSON; names of cards and dates keep their hyphens. */
export function read<T>(json: string): T {
  return JSON.parse(json, (_, value: unknown) => (typeof value === "string" ? withMinus(value) : value)) as T;
}
