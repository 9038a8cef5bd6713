/** How things look and sound here: theme, sounds, memory aid. */

import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";

export const looks = $state({
  theme: recall<Theme>("theme", "auto"),
  sound: recall<boolean>("sound", true),
  memoryAid: recall<boolean>("memory-aid", false),
  notify: recall<boolean>("notify", false),
});

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put on the theme that is chosen, or the one of the machine. */
export function dress(): void {
  const isDark = looks.theme === "dark" || (looks.theme === "auto" && dark.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

dark.addEventListener("change", dress);

export function keepLooks(): void {
  remember("theme", looks.theme);
  remember("sound", looks.sound);
  remember("memory-aid", looks.memoryAid);
  remember("notify", looks.notify);
  dress();
}
