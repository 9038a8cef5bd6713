/** Notifications of the browser, for those who look elsewhere; only if they were asked for. */

import { preferences } from "./preferences.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

/** Whether we notify: it was asked for, and the browser has not changed its mind. */
export function isNotifying(): boolean {
  return preferences.notify && canNotify() && Notification.permission === "granted";
}

/** Ask whether we may; whether we may. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere; another time replaces the last one. */
export function notify(words: string, about: string): void {
  if (!document.hidden || !isNotifying()) return;
  try {
    const shown = new Notification(words, { tag: about, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some browsers only allow it to workers
  }
}
