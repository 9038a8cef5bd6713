/** The score pad of plates: cards by their names, nigiri on wasabi, and the race of the uramaki. */

import { t } from "../../lib/texts.svelte";
import { RACE, type Counts, type Pad, type Row } from "../../pad/rows";
import { ABOUT, type ManualPage } from "../../wire";
import type { PadParts } from "../parts";
import { art } from "./art";

/** What the race of the uramaki can have brought a seat in a round. */
const RACES = [0, 2, 5, 7, 8, 10, 13, 15];
const NIGIRI = ["egg-nigiri", "salmon-nigiri", "squid-nigiri"];
const DESSERTS = ["pudding", "green-tea-ice-cream", "fruit"];
const ORDER = "special-order";
const NEVER_LAID = ["menu", ORDER];
const WASABI = "wasabi";
const EMPTY = "-";

function isDessert(key: string): boolean {
  return DESSERTS.some((name) => key === name || key.startsWith(`${name}-`));
}

/** A row that counts a card, drawn as that or as another one. */
function row(key: string, label: string, card = key): Row {
  return { key, file: art.fileOf(card), card, label, note: isDessert(key) ? t("web-kept") : "" };
}

/** What can be counted, desserts last. */
export function rowsOf(pad: Pad, manual: ManualPage): Row[] {
  const { menus } = ABOUT[pad.game];
  const rules = manual.groups.flatMap((group) => group.rules);
  const nigiri = rules.find((rule) => rule.name.endsWith("nigiri"))?.cards ?? [];
  const found: Row[] = [];
  for (const rule of rules) {
    if (menus && rule.name !== "nigiri" && !pad.types.includes(rule.name)) continue;
    if (NEVER_LAID.includes(rule.name)) continue;
    if (rule.name === "takeout-box") found.push(row("face-down", t("web-face-down"), "takeout-box-10"));
    else if (rule.name === "chopsticks" || rule.name === "spoon") {
      if (menus) found.push(row(rule.name, rule.title, rule.cards[0]?.name));
    } else if (rule.name === WASABI) {
      const under = art.fileOf(WASABI);
      found.push(...nigiri.map(({ name, title }) => ({ ...row(`${WASABI}+${name}`, t("web-on-wasabi", { card: title }), name), under })));
      if (menus) found.push(row(WASABI, rule.title));
    } else {
      found.push(...rule.cards.map((card) => row(card.name, card.title)));
      if (rule.name === "uramaki") found.push({ ...row(RACE, t("web-race"), "uramaki-5"), values: RACES });
    }
  }
  return found.toSorted((one, other) => Number(isDessert(one.key)) - Number(isDessert(other.key)));
}

/** The cards of a plate in an order that says the same: loose nigiri before any wasabi. */
export function plateOf(counts: Counts): string[] {
  const several = (key: string, cards: string[]): string[] =>
    Array.from({ length: counts[key] ?? 0 }, () => cards).flat();
  const plain = Object.keys(counts).filter((key) => !key.includes("+") && key !== WASABI && key !== RACE);
  return [
    ...plain.flatMap((key) => several(key, [key])),
    ...NIGIRI.flatMap((card) => several(`${WASABI}+${card}`, [WASABI, card])),
    ...several(WASABI, [WASABI]),
  ];
}

/** The rows that a plate fills, from its cards in the order they were laid; the race stays. */
export function countsOf(cards: string[], before: Counts): Counts {
  const counts: Counts = before[RACE] ? { [RACE]: before[RACE] } : {};
  const add = (key: string): void => void (counts[key] = (counts[key] ?? 0) + 1);
  let free = 0;
  for (const card of cards) {
    const name = card.split(":").at(-1) ?? card;
    if (card.startsWith("face-down")) add("face-down");
    else if (name === WASABI) free += 1;
    else if (NIGIRI.includes(name) && free > 0 && !card.startsWith("beside:")) {
      free -= 1;
      add(`${WASABI}+${name}`);
    } else add(name.replace(/^(chopsticks|spoon)-\d+$/, "$1"));
  }
  if (free > 0) counts[WASABI] = free;
  return counts;
}

/** A sort of one kind has a row; others are called what the rules call their cards: maki-1, egg-nigiri. */
export function sortName(sort: string, pad: Pad, manual: ManualPage): string {
  const own = rowsOf(pad, manual).find(({ key }) => key === sort);
  const rules = manual.groups.flatMap((group) => group.rules);
  const rule = rules.find(({ name }) => name === sort) ?? rules.find(({ name }) => name.split("-").includes(sort));
  return own?.label ?? rule?.title ?? sort;
}

export const pad: PadParts = {
  rowsOf,
  sortName,
  noteOf: ({ types }) => (types.includes(ORDER) ? t("web-orders") : ""),
  inWords: (counts) => plateOf(counts).join(" ") || EMPTY,
  typed: { example: "2*tempura, wasabi squid", countsOf },
  scored: null,
};
