/** Words: the catalogues that the Python part uses too, in the language of whoever reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speakTo } from "./api";
import { withMinus } from "./minus";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every language calls itself. */
export const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const catalogues = import.meta.glob<string>("../../../src/sushibar/texts/*/{web,lobby,teach,menus}.ftl", {
  query: "?raw",
  import: "default",
});

const state = $state<{ language: Language; bundle: FluentBundle | null }>({
  language: "en",
  bundle: null,
});

/** The language in use. */
export function language(): Language {
  return state.language;
}

/** The language that was chosen here, else the first of the browser's that we speak. */
export function wanted(): Language {
  const chosen = recall<string>("language", "");
  for (const name of [chosen, ...navigator.languages]) {
    const short = name.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

export async function speak(name: Language): Promise<void> {
  const files = Object.keys(catalogues).filter((path) => path.includes(`/texts/${name}/`));
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const source of await Promise.all(files.map((path) => catalogues[path]!()))) {
    bundle.addResource(new FluentResource(source));
  }
  state.bundle = bundle;
  state.language = name;
  document.documentElement.lang = name;
  speakTo(name);
}

/** Speak another language from now on. */
export async function choose(name: Language): Promise<void> {
  remember("language", name);
  await speak(name);
}

/** A message with its facts. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = state.bundle?.getMessage(key);
  if (!message?.value || state.bundle === null) return key;
  return withMinus(state.bundle.formatPattern(message.value, facts));
}

/** A figure with one digit behind the point, or the comma. */
export function decimal(figure: number): string {
  return figure.toLocaleString(state.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A share of the whole, in per cent. */
export function percent(share: number): string {
  return share.toLocaleString(state.language, { style: "percent", maximumFractionDigits: 0 });
}
