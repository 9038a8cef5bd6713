/** What can be played, as the server tells it; asked for again in another language. */

import { ask } from "./api";
import { language } from "./texts.svelte";

export interface MenuOffer {
  name: string;
  title: string;
  types: string[];
  players: [number, number];
}

export interface GameOffer {
  name: string;
  title: string;
  players: [number, number];
  editions: string[];
  options: string[];
  menus: MenuOffer[];
  types: { name: string; title: string; group: string; players: [number, number] }[];
}

export interface BotOffer {
  name: string;
  level: number | null;
  character: string;
  games: string[];
  limited: boolean;
}

export interface Catalogue {
  language: string;
  games: GameOffer[];
  bots: BotOffer[];
  phrases: Record<string, string>;
  emotes: Record<string, string>;
}

const state = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

export function catalogue(): Catalogue | null {
  return state.catalogue;
}

export async function loadCatalogue(): Promise<void> {
  if (state.catalogue?.language !== language()) {
    state.catalogue = await ask<Catalogue>("GET", "/games");
  }
}

export interface TableRules {
  setup: Record<string, unknown>;
  names: Record<string, string>;
  welcome: string[];
  rules: { name: string; words: string; cards: Record<string, string>; listed: boolean }[];
}
