/** What is being explained: a choice of the hand, or a seat and its plate. */

import type { TableRules } from "../lib/catalogue.svelte";

export class Explained {
  action = $state<string | null>(null);
  seat = $state<number | null>(null);

  choice(action: string | null): void {
    this.action = action;
    this.seat = null;
  }

  plate(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
    this.action = null;
  }
}

/** The card that an action is about, by its name in files. */
export function cardOf(action: string): string {
  return action.slice(action.lastIndexOf(":") + 1);
}

/** What the rules say about the card of an action. */
export function ruleOf(rules: TableRules, action: string): string {
  const card = cardOf(action);
  const about = rules.rules.find((rule) => Object.hasOwn(rule.cards, card));
  const akin = rules.rules.find((rule) => Object.keys(rule.cards).some((one) => one.startsWith(`${card}-`)));
  return (about ?? akin)?.words ?? "";
}
