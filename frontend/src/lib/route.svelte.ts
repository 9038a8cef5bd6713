/** Where we are: an address, and the screen that belongs to it. */

import { tick } from "svelte";
import { GAMES } from "../wire";
import type { Opponents } from "./setup";

export type Place =
  | { screen: "home"; begin: Opponents | null }
  | { screen: "setup" }
  | { screen: "table"; code: string; secret: string | null }
  | { screen: "replay"; code: string | null; step: number; review: boolean; key: string | null }
  | { screen: "learn"; game: string }
  | { screen: "records" }
  | { screen: "rules"; game: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; game: string; number: number | null }
  | { screen: "score" }
  | { screen: "statistics" }
  | { screen: "menus" }
  | { screen: "fair" }
  | { screen: "lost"; why: "address" | "code" };

const CODE = /^[A-Z0-9]{6}$/;
const KEY = /^#([0-9a-f]{32})$/i;

export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const code = second.toUpperCase();
  if ((first === "t" || first === "r") && !CODE.test(code)) return { screen: "lost", why: "code" };
  const key = KEY.exec(hash)?.[1]?.toLowerCase() ?? null;
  if (first === "t") return { screen: "table", code, secret: key };
  if (first === "r") {
    return { screen: "replay", code, step: Number.parseInt(third, 10) || 1, review: hash === "#review", key };
  }
  if (first === "replay") return { screen: "replay", code: null, step: 1, review: false, key: null };
  if (first === "learn") return { screen: "learn", game: second || GAMES[0] };
  if (first === "new") return second === "friends" || second === "here" ? { screen: "home", begin: second } : { screen: "setup" };
  if (first === "records") return { screen: "records" };
  if (first === "rules") return { screen: "rules", game: second || GAMES[0] };
  if (first === "puzzles" && second === "") return { screen: "puzzles" };
  if (first === "puzzles") return { screen: "puzzle", game: second, number: Number.parseInt(third, 10) || null };
  if (first === "score") return { screen: "score" };
  if (first === "statistics") return { screen: "statistics" };
  if (first === "menus") return { screen: "menus" };
  if (first === "fair") return { screen: "fair" };
  if (first === "" || first === "play") return { screen: "home", begin: first === "play" ? "bots" : null };
  return { screen: "lost", why: "address" };
}

/** The code in what somebody has typed or pasted: a code, however it is written, or a link. */
export function codeIn(typed: string): string | null {
  const linked = /\/[tr]\/([a-z0-9]{6})(?![a-z0-9])/i.exec(typed)?.[1];
  const code = (linked ?? typed.replace(/[\s.·-]/g, "")).toUpperCase();
  return CODE.test(code) ? code : null;
}

export const route = $state<{ place: Place }>({ place: placeHere() });

/** The place of this address. The secret of a seat is taken out of it at once: addresses are seen, kept and shared. */
function placeHere(): Place {
  const place = placeOf(location.pathname, location.hash);
  if (place.screen === "table" && place.secret) history.replaceState(null, "", location.pathname);
  return place;
}

/** Go somewhere; the back button leads back. */
export function go(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  void arrive();
}

let path = location.pathname;

/** Show the screen of this address. */
async function arrive(): Promise<void> {
  if (location.pathname === path && location.hash !== "" && document.getElementById(location.hash.slice(1))) return;
  path = location.pathname;
  route.place = placeHere();
  const focused = document.activeElement;
  await tick();
  void leadToHeading(path, focused, Date.now() + PATIENCE_MS);
}

const PATIENCE_MS = 1_500;

/** Lead whoever does not see the screen to its heading, unless they have moved on themselves. */
async function leadToHeading(where: string, focused: Element | null, until: number): Promise<void> {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading && where === path && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return leadToHeading(where, focused, until);
  }
  const target = heading ?? document.querySelector<HTMLElement>("main");
  const moved = document.activeElement !== focused && document.activeElement !== document.body;
  if (where !== path || !target || moved) return;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

addEventListener("popstate", () => void arrive());

/** Follow links of our own without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
