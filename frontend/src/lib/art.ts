/** The drawings, by the names of their files. */

import { drawingOf } from "../art/names";

const drawings = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });
const icons = import.meta.glob<string>("../art/icons/*.svg", { query: "?raw", import: "default", eager: true });

/** Whether there is a card of that name, or a back for it, as for most categories of points. */
export function isCard(name: string): boolean {
  return name === "face-down" || drawingOf(name) !== "card-back";
}

/** A drawing by its file's name, for `{@html}`: it is our own, and holds no script. */
export function picture(name: string): string {
  return drawings[`../art/${name}.svg`] ?? "";
}

/** A small sign of the interface. */
export function icon(name: string): string {
  return icons[`../art/icons/${name}.svg`] ?? "";
}
