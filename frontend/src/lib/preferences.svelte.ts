/** How things look and sound here, and how fast they move. */

import { Media } from "./media";
import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "none";

export const preferences = $state({
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
export function applyTheme(): void {
  const isDark = preferences.theme === "dark" || (preferences.theme === "auto" && dark.isWanted);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

dark.onchange(applyTheme);

export function keepPreferences(): void {
  remember("theme", preferences.theme);
  remember("sound", preferences.sound);
  remember("memory-aid", preferences.memoryAid);
  remember("notify", preferences.notify);
  remember("speed", preferences.speed);
  remember("count", preferences.count);
  applyTheme();
}
