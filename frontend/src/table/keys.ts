/** The keys of a table; whoever types somewhere else is left alone. */

import type { Drawn } from "./drawers/drawn";
import { callsOf } from "./draft";
import type { Session } from "./session.svelte";

const DRAWERS: Record<string, Drawn> = { s: "scores", l: "log", m: "memory", "?": "rules" };

export function press(
  event: KeyboardEvent,
  session: Session,
  toggle: (drawn: Drawn) => void,
  escape: () => void,
): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName)) return;
  const drawer = DRAWERS[event.key];
  if (/^\d$/.test(event.key)) {
    pick(session, (Number(event.key) + 9) % 10);
    if (isOther(target)) target.blur(); // or Enter would press that, and not confirm
  } else if (event.key === "Enter" && session.draft?.selected && !isOther(target)) session.confirm();
  else if (event.key === "Escape") escape();
  else if (event.key === "c") callOut(session);
  else if (event.key === "h") session.askForHint();
  else if (drawer) toggle(drawer);
  else return;
  event.preventDefault();
}

/** Whether Enter belongs to what is focused: a link, or a button that is no choice. A call is one that is made by Enter, and confirmed by the next. */
function isOther(target: HTMLElement): boolean {
  if (target.getAttribute("aria-checked") === "true") return false;
  return target.tagName === "A" || (target.tagName === "BUTTON" && !target.classList.contains("card"));
}

function pick(session: Session, place: number): void {
  const choice = session.draft?.asked.choices[place];
  if (choice) session.select(choice.action);
}

/** Chopsticks, or a spoon, beside the card that is selected. */
function callOut(session: Session): void {
  const [call] = session.draft ? callsOf(session.draft) : [];
  if (call) session.call(call.action);
}
