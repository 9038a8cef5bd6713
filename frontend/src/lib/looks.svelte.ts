/** How things look and sound here, and how fast they move. */

import { Media } from "./media";
import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "none";

export const looks = $state({
  theme: recall<Theme>("theme", "auto"),
  sound: recall<boolean>("sound", true),
  memoryAid: recall<boolean>("memory-aid", false),
  notify: recall<boolean>("notify", false),
  /** Whether points are counted during a round; where nothing is chosen, against bots alone. */
  count: recall<boolean | null>("count", null),
  /** Where nothing is chosen, what the machine likes. */
  speed: recall<Speed | null>("speed", null),
});

const dark = new Media("(prefers-color-scheme: dark)");

/** Put on the theme that is chosen, or the one of the machine. */
export function dress(): void {
  const isDark = looks.theme === "dark" || (looks.theme === "auto" && dark.isWanted);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

dark.onchange(dress);

export function keepLooks(): void {
  remember("theme", looks.theme);
  remember("sound", looks.sound);
  remember("memory-aid", looks.memoryAid);
  remember("notify", looks.notify);
  remember("speed", looks.speed);
  remember("count", looks.count);
  dress();
}
