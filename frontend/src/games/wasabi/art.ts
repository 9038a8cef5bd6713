/** How the things of Wasabi! are drawn: ingredients, action cards, and recipes. */

import { drawingOf } from "../../art/names";
import type { Art } from "../parts";

/** Sorts of points that no tile or card is called after. */
const POINTS = /^(length-\d|style|cubes)$/;
const CARD = /^(play|take|drop):/;
const RECIPE = "recipe";

export const art: Art = {
  fileOf(name, group) {
    if (group === "kitchen") return drawingOf(`kitchen:${name}`);
    if (CARD.test(name)) return drawingOf(name.replace(CARD, "kitchen:"));
    if (POINTS.test(name)) return drawingOf(name);
    const tile = drawingOf(`tile:${name}`);
    return tile === "ingredient" ? RECIPE : tile;
  },
  isDrawn: (name) => art.fileOf(name) !== RECIPE,
};
