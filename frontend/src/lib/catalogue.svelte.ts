/** What can be played, as the server tells it; asked for again in another language. */

import type { Catalogue, Rules } from "../wire";
import { ask } from "./api";
import { language } from "./texts.svelte";

const state = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

export function catalogue(): Catalogue | null {
  return state.catalogue;
}

export async function loadCatalogue(): Promise<void> {
  if (state.catalogue?.language !== language()) {
    state.catalogue = await ask<Catalogue>("GET", "/games");
  }
}

export type TableRules = Rules;
