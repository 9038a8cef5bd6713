/** Names for those who give none, kitchen words that are the same in every language; and names of bots. */

import { recall, remember } from "./memory";

export const GUESTS = [
  "Azuki", "Dango", "Dashi", "Fugu", "Goma", "Hojicha", "Ikura", "Kabocha", "Katsu", "Kombu", "Konjac", "Kumo",
  "Matcha", "Mirin", "Mochi", "Momo", "Nashi", "Natto", "Nori", "Okra", "Panko", "Ponzu", "Ramen", "Sencha",
  "Shiso", "Soba", "Sora", "Udon", "Ume", "Wakame", "Yuzu", "Zaru",
];

/** The name of this browser's guest; the same until it is taken somewhere. */
export function guestName(): string {
  const known = recall<string>("guest", "");
  return GUESTS.includes(known) ? known : nextGuest([]);
}

/** Another one, that nobody at the table has. */
export function nextGuest(taken: string[]): string {
  const free = GUESTS.filter((name) => !taken.includes(name));
  const name = free[Math.floor(Math.random() * free.length)] ?? `Nori ${taken.length + 1}`;
  remember("guest", name);
  return name;
}

/** What somebody is called at a table: the name that was typed, else a guest's. */
export function calledAt(typed: string, taken: string[] = []): string {
  const own = typed.trim();
  if (own !== "") return own;
  const guest = guestName();
  return taken.includes(guest) ? nextGuest(taken) : guest;
}

/** A bot's name without the label that says it is one, for places where that is seen anyway. */
export function unlabelled(name: string): string {
  return name.replace(/ \(bot\)$/i, "");
}
