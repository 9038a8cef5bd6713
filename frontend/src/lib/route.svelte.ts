/** Where we are: an address, and the screen that belongs to it. */

import { tick } from "svelte";

export type Place =
  | { screen: "home"; begin: boolean }
  | { screen: "setup"; opponents: "bots" | "friends" }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string; step: number }
  | { screen: "records" }
  | { screen: "rules"; game: string }
  | { screen: "score" }
  | { screen: "statistics" }
  | { screen: "fair" };

const CODE = /^[A-Z0-9]{6}$/;

export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const code = second.toUpperCase();
  if (first === "t" && CODE.test(code)) return { screen: "table", code };
  if (first === "r" && CODE.test(code)) {
    return { screen: "replay", code, step: Number.parseInt(hash.slice(1), 10) || 0 };
  }
  if (first === "new") return { screen: "setup", opponents: second === "friends" ? "friends" : "bots" };
  if (first === "records") return { screen: "records" };
  if (first === "rules") return { screen: "rules", game: second || "sushi-go" };
  if (first === "score") return { screen: "score" };
  if (first === "statistics") return { screen: "statistics" };
  if (first === "fair") return { screen: "fair" };
  return { screen: "home", begin: first === "play" };
}

export const route = $state<{ place: Place }>({ place: placeOf(location.pathname, location.hash) });

/** Go somewhere; the back button leads back. */
export function go(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  void arrive();
}

let path = location.pathname;

/** Show the screen of this address; whoever does not see it is led to its heading. */
async function arrive(): Promise<void> {
  if (location.pathname === path && location.hash !== "" && document.getElementById(location.hash.slice(1))) return;
  path = location.pathname;
  route.place = placeOf(location.pathname, location.hash);
  await tick();
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
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
