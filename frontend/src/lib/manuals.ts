/** The rules of every game as the server tells them, kept for when there is no network: the score pad counts by them. */

import { GAMES, type GameName, type ManualPage } from "../wire";
import { ask } from "./api";
import { catalogue, loadCatalogue } from "./catalogue.svelte";
import { recall, remember } from "./memory";
import { language } from "./texts.svelte";

const LATER_MS = 5_000;

function pageOf(game: GameName, edition: string): string {
  return `/games/${game}/manual${edition ? `?edition=${edition}` : ""}`;
}

function place(page: string): string {
  return `manual-${language()}-${page}`;
}

export async function loadManual(game: GameName, edition = ""): Promise<ManualPage> {
  const page = pageOf(game, edition);
  const told = await ask<ManualPage>("GET", page);
  remember(place(page), told);
  return told;
}

/** What was told the last time. */
export function recallManual(game: GameName, edition = ""): ManualPage | null {
  return recall<ManualPage | null>(place(pageOf(game, edition)), null);
}

/** Keep those that are not kept yet, once the page itself is and whoever has opened it waits for nothing. */
export async function keepManuals(): Promise<void> {
  await navigator.serviceWorker?.ready;
  await new Promise((done) => setTimeout(done, LATER_MS));
  await loadCatalogue();
  for (const game of GAMES) {
    const editions = catalogue()?.games.find(({ name }) => name === game)?.editions ?? [];
    const others = editions.length > 1 ? editions.map(({ name }) => name) : [];
    for (const edition of ["", ...others]) {
      if (!recallManual(game, edition)) await loadManual(game, edition);
    }
  }
}
