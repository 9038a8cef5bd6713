/** What to say when something could not be done. */

import { OFFLINE, Refused } from "./api";
import { t } from "./texts.svelte";

/** The server's own words, beginning like a sentence; else that it cannot be reached. */
export function wordsOf(error: unknown): string {
  const words = error instanceof Refused ? error.message : "";
  return words === "" ? t("web-offline") : sentence(words);
}

/** Whether no server has answered. */
export function isOffline(error: unknown): boolean {
  return error instanceof Refused && error.reason === OFFLINE;
}

export function sentence(words: string): string {
  const whole = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
