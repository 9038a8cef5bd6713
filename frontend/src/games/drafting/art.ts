/** How cards are drawn: by their names, whatever an action does with them. */

import { drawingOf } from "../../art/names";
import { picture } from "../../lib/art";
import type { Art } from "../parts";

export const art: Art = {
  fileOf: (name) => drawingOf(name.slice(name.lastIndexOf(":") + 1)),
  // The back of a card is what is taken blindly.
  isDrawn: (name) => name === "blind" || art.fileOf(name) !== "card-back",
};

export function drawing(name: string): string {
  return picture(art.fileOf(name));
}
