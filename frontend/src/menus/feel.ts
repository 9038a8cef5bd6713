/** What people feel like, and how the server is asked for menus like that. */

import type { MenuLikeness } from "../wire";

export const FEELS = ["quick", "close", "cutthroat", "beginners", "skilful", "rich"] as const;
export type Feel = (typeof FEELS)[number];

/** Whether a type has to be on the menu, or must not be. */
export type Wanted = "with" | "without";

export interface Asked {
  players: number;
  feels: Feel[];
  types: Record<string, Wanted>;
}

/** The address that answers; `more` is a part of it, such as a surprise. */
export function addressOf(asked: Asked, more = ""): string {
  const query = new URLSearchParams();
  for (const feel of asked.feels) query.append("feel", feel);
  for (const [type, wanted] of Object.entries(asked.types)) query.append(wanted === "with" ? "having" : "lacking", type);
  const said = query.toString();
  return `/menus/${asked.players}${more}${said === "" ? "" : `?${said}`}`;
}

/** The next thing to say about a type: does not matter, with, without, and over again. */
export function turned(types: Record<string, Wanted>, type: string): Record<string, Wanted> {
  const { [type]: before, ...others } = types;
  if (before === undefined) return { ...others, [type]: "with" };
  return before === "with" ? { ...others, [type]: "without" } : others;
}

/** A share in hundredths. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** How long the bar of a type is beside that of the type that brings most, in hundredths. */
export function barOf(menu: MenuLikeness, points: number): number {
  const most = Math.max(1, ...menu.by_type.map((one) => one.points));
  return Math.max(0, Math.round((100 * points) / most));
}
