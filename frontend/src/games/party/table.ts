/** A table of Sushi Go Party! as its rules know it: a menu whose kinds are numbered, and what lies there. */

import type { Counts } from "../../pad/rows";
import { laid } from "../drafting/laid";
import { FACTS } from "./rules";

type Dish = (typeof FACTS.dishes)[number];

/** No kind of a menu. */
const ABSENT = 100;

export interface Menu {
  dishes: Dish[];
  kinds: string[];
}

/** The dishes of a menu in the rules' order; where somebody has not chosen yet, usual ones that cost nothing. */
export function menuOf(types: readonly string[]): Menu {
  const chosen = FACTS.dishes.filter(({ name }) => types.includes(name));
  const dishes: Dish[] = [];
  for (const name of FACTS.usual) {
    const usual = dishNamed(name);
    dishes.push(chosen.find((dish) => dish.group === usual.group && !dishes.includes(dish)) ?? usual);
  }
  return { dishes, kinds: dishes.flatMap((dish) => dish.kinds) };
}

function dishNamed(name: string): Dish {
  const found = FACTS.dishes.find((dish) => dish.name === name);
  if (!found) throw new Error(name);
  return found;
}

/** The configuration of a table, as far as points depend on it. */
export function configOf({ dishes, kinds }: Menu, players: number) {
  const first = dishes.map((_, column) => dishes.slice(0, column).reduce((number, dish) => number + dish.kinds.length, 0));
  const positionOf = (name: string): number => first[dishes.findIndex((dish) => dish.name === name)] ?? ABSENT;
  const colours = dishes.map((dish) => dish.colour);
  return {
    players,
    kinds: kinds.length,
    type: dishes.map((dish) => dish.number),
    first,
    variants: dishes.map((dish) => dish.kinds.length),
    icons: dishes.flatMap((dish) => dish.icons),
    colour: dishes.flatMap((dish) => dish.kinds.map(() => colours.indexOf(dish.colour))),
    scoring: dishes.map((dish) => dish.scoring),
    points: dishes.map((dish) => dish.points),
    awards: dishes.map((dish) => dish.awards[players <= FACTS.fewPlayers ? 0 : 1]),
    uramaki: positionOf(FACTS.uramaki),
    wasabi: positionOf(FACTS.wasabi),
    specialOrder: ABSENT,
    dessert: first.at(-1) ?? ABSENT,
  };
}

/** The state of a table with so many seats, nothing of it laid. */
export function emptyTable({ dishes, kinds }: Menu, seats: number) {
  const none = (length: number) => Array<number>(length).fill(0);
  const rows = (length: number) => Array.from({ length: seats }, () => none(length));
  return {
    thisRound: 0,
    uramakiPlace: 0,
    plates: rows(kinds.length),
    copies: rows(kinds.length),
    dipped: rows(FACTS.nigiri.length),
    kept: rows(kinds.length),
    faceDown: none(seats),
    gone: none(ABSENT + 1),
    sheet: Array.from({ length: 4 }, () => rows(dishes.length + 1)),
  };
}

export type Table = ReturnType<typeof emptyTable>;

/** Lay what was counted before a seat; a numbered card may be counted without its number. */
export function layOut(menu: Menu, table: Table, seat: number, counts: Counts): void {
  const kindOf = (card: string): number => {
    const kind = menu.kinds.indexOf(card);
    return kind >= 0 ? kind : menu.kinds.findIndex((name) => menu.dishes.some((dish) => dish.name === card && dish.kinds[0] === name));
  };
  const { plate, dipped } = laid(counts, menu.kinds.length, FACTS.nigiri, kindOf);
  table.plates[seat] = plate;
  table.dipped[seat] = dipped;
  table.faceDown[seat] = counts[FACTS.faceDown] ?? 0;
}
