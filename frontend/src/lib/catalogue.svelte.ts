/** What can be played, as the server tells it; asked for again in another language. */

import type { Catalogue, PrintedFace, Rules } from "../wire";
import { ask } from "./api";
import { recall, remember } from "./memory";
import { language } from "./texts.svelte";

const state = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

export function catalogue(): Catalogue | null {
  return state.catalogue;
}

export async function loadCatalogue(): Promise<void> {
  if (state.catalogue?.language !== language()) {
    state.catalogue = await ask<Catalogue>("GET", "/games");
    remember(place(), state.catalogue);
  }
}

/** What the cards of a game show beside their pictures. */
export function printedIn(game: string): Record<string, PrintedFace> {
  return state.catalogue?.games.find((one) => one.name === game)?.printed ?? {};
}

/** Where there is no network: what could be played the last time. */
export function recallCatalogue(): void {
  state.catalogue ??= recall<Catalogue | null>(place(), null);
}

function place(): string {
  return `catalogue-${language()}`;
}

export type TableRules = Rules;
