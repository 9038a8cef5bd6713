/** How cards are drawn: by their names, whatever an action does with them. */

import { drawingOf } from "../../art/names";
import { type Face, faceOf } from "../../lib/face";
import { cardOf } from "../../table/explained.svelte";
import type { PrintedFace } from "../../wire";
import type { Art } from "../parts";

export const art: Art = {
  fileOf: (name) => drawingOf(cardOf(name)),
  // The back of a card is what is taken blindly.
  isDrawn: (name) => name === "blind" || art.fileOf(name) !== "card-back",
};

/** The face of a card, or of what an action does with it. */
export function face(name: string, printed: Record<string, PrintedFace>): Face {
  return faceOf(art.fileOf(name), printed[cardOf(name)]);
}
