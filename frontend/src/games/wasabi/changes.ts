/** What has changed between two moments of a table: which things went from where to where, and what was earned. */

import type { WasabiView } from "../../wire";
import { without, each } from "./things";

/** A place of the table by its name: "cell a1", "seat 2", "pantry tuna", "kitchen chop", "pile 3", "block b2". */
export type Spot = string;

/** A thing that went somewhere. */
export interface Travel {
  kind: "tile" | "card" | "cover" | "recipe";
  name: string;
  from: Spot;
  to: Spot;
}

/** A recipe that somebody has completed. */
export interface Serving {
  seat: number;
  recipe: string;
}

/** What somebody has more of than before. */
export interface Gain {
  seat: number;
  points: number;
  cubes: number;
}

type Before = WasabiView;
type After = WasabiView;

export function travels(before: Before, after: After): Travel[] {
  return [...onBoard(before, after), ...covers(before, after), ...intoHands(before, after), ...cards(before, after), ...recipes(before, after)];
}

export function servings(before: Before, after: After): Serving[] {
  return after.plates.flatMap((plate, seat) =>
    without(plate, before.plates[seat] ?? []).map((recipe) => ({ seat, recipe })),
  );
}

export function gains(before: Before, after: After): Gain[] {
  return after.points
    .map((points, seat) => ({
      seat,
      points: points - (before.points[seat] ?? 0),
      cubes: (after.cubes[seat] ?? 0) - (before.cubes[seat] ?? 0),
    }))
    .filter((gain) => gain.points > 0);
}

// The board

function onBoard(before: Before, after: After): Travel[] {
  const cells = [...new Set([...Object.keys(before.board), ...Object.keys(after.board)])];
  const changed = cells.filter((cell) => stack(before, cell).join() !== stack(after, cell).join());
  const [one, other] = changed;
  if (changed.length === 2 && one && other && isSwapped(before, after, one, other)) {
    return [...moved(before, one, other), ...moved(before, other, one)];
  }
  return changed.flatMap((cell) => (isHigher(before, after, cell) ? landed(before, after, cell) : left(before, after, cell)));
}

function stack(seen: WasabiView, cell: string): string[] {
  return seen.board[cell] ?? [];
}

function isHigher(before: Before, after: After, cell: string): boolean {
  return stack(after, cell).length > stack(before, cell).length;
}

function isSwapped(before: Before, after: After, one: string, other: string): boolean {
  const same = (a: string[], b: string[]): boolean => a.join() === b.join();
  return same(stack(before, one), stack(after, other)) && same(stack(before, other), stack(after, one));
}

function moved(before: Before, from: string, to: string): Travel[] {
  const tile = stack(before, from).at(-1);
  return tile ? [{ kind: "tile", name: tile, from: `cell ${from}`, to: `cell ${to}` }] : [];
}

function landed(before: Before, after: After, cell: string): Travel[] {
  const name = stack(after, cell).at(-1);
  return name ? [{ kind: "tile", name, from: `seat ${before.player}`, to: `cell ${cell}` }] : [];
}

/** A chopped tile goes into the pantry, or stays with the player who places it again. */
function left(before: Before, after: After, cell: string): Travel[] {
  const name = stack(before, cell).at(-1);
  if (!name) return [];
  const to = after.chopped === name ? `seat ${before.player}` : `pantry ${name}`;
  return [{ kind: "tile", name, from: `cell ${cell}`, to }];
}

function covers(before: Before, after: After): Travel[] {
  const laid = without(after.wasabis, before.wasabis).map((block) => ({ from: `seat ${before.player}`, to: `block ${block}` }));
  const lifted = without(before.wasabis, after.wasabis).map((block) => ({ from: `block ${block}`, to: `seat ${before.player}` }));
  return [...laid, ...lifted].map((way) => ({ kind: "cover", name: "wasabi", ...way }));
}

// Hands

/** Tiles that came into hands: out of the pantry, or as a gift. */
function intoHands(before: Before, after: After): Travel[] {
  return after.tiles.flatMap((amounts, seat) =>
    without(each(amounts), each(before.tiles[seat])).map((name) => {
      const from = seat === before.player ? `pantry ${name}` : `seat ${before.player}`;
      return { kind: "tile" as const, name, from, to: `seat ${seat}` };
    }),
  );
}

/** Cards that were taken or put back; a Wasabi! that lies on the board is told by its cover. */
function cards(before: Before, after: After): Travel[] {
  const isLifted = after.wasabis.length < before.wasabis.length;
  const isLaid = after.wasabis.length > before.wasabis.length;
  return after.cards.flatMap((amounts, seat) => {
    const [now, then] = [each(amounts), each(before.cards[seat])];
    const came = without(now, then).filter((name) => !(isLifted && name === "wasabi"));
    const went = without(then, now).filter((name) => !(isLaid && name === "wasabi"));
    return [
      ...came.map((name) => ({ kind: "card" as const, name, from: `kitchen ${name}`, to: `seat ${seat}` })),
      ...went.map((name) => ({ kind: "card" as const, name, from: `seat ${seat}`, to: `kitchen ${name}` })),
    ];
  });
}

/** Recipes that were drawn or put back, by their lengths: which ones they are may be hidden. */
function recipes(before: Before, after: After): Travel[] {
  const isServed = servings(before, after).length > 0;
  return after.lengths.flatMap((lengths, seat) => {
    const [now, then] = [lengths.map(String), (before.lengths[seat] ?? []).map(String)];
    const went = isServed ? [] : without(then, now);
    return [
      ...without(now, then).map((name) => ({ kind: "recipe" as const, name, from: `pile ${name}`, to: `seat ${seat}` })),
      ...went.map((name) => ({ kind: "recipe" as const, name, from: `seat ${seat}`, to: `pile ${name}` })),
    ];
  });
}
