/** Numbers below zero as they are printed: with a minus, which is as wide as a plus, and not with a hyphen. */

const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;
const MINUS = "\u2212";

/** A text, or a number, with every hyphen before a number turned into a minus. */
export function withMinus(text: string | number): string {
  return String(text).replace(HYPHEN, MINUS);
}

/** Under these keys the server says how somebody is called. */
const NAMES: ReadonlySet<string> = new Set(["name", "names"]);

/** What the server says, read from its JSON; names of players and cards, and dates, keep their hyphens. */
export function read<T>(json: string): T {
  return printed(JSON.parse(json)) as T;
}

function printed(value: unknown): unknown {
  if (typeof value === "string") return withMinus(value);
  if (Array.isArray(value)) return value.map(printed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, NAMES.has(key) ? one : printed(one)]));
}
