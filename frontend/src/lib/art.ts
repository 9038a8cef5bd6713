/** The drawings, by the names that cards and actions have in files. */

import { drawingOf } from "../art/names";

const drawings = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });
const icons = import.meta.glob<string>("../art/icons/*.svg", { query: "?raw", import: "default", eager: true });

const KITCHEN = /^(play|take|drop):/;

/** The file that shows a card, a tile, or what an action is about. */
export function fileOf(game: string, name: string): string {
  if (game !== "wasabi") return drawingOf(name.slice(name.lastIndexOf(":") + 1));
  if (KITCHEN.test(name)) return drawingOf(name.replace(KITCHEN, "kitchen:"));
  return drawingOf(`tile:${name}`) === "ingredient" ? "recipe" : drawingOf(`tile:${name}`);
}

/** A drawing for `{@html}`: it is our own, and holds no script. */
export function drawing(game: string, name: string): string {
  return drawings[`../art/${fileOf(game, name)}.svg`] ?? "";
}

/** Whether there is more to show than the back of a card, unless that is what is taken. */
export function isDrawn(game: string, name: string): boolean {
  return game === "wasabi" || name === "blind" || fileOf(game, name) !== "card-back";
}

/** Whether there is a card of that name, as for most categories of points. */
export function isCard(name: string): boolean {
  return drawingOf(name) !== "card-back";
}

/** A drawing by its own name, such as that of a token. */
export function picture(name: string): string {
  return drawings[`../art/${name}.svg`] ?? "";
}

/** A small sign of the interface. */
export function icon(name: string): string {
  return icons[`../art/icons/${name}.svg`] ?? "";
}
