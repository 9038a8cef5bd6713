/** The face of a card: its picture, and what is printed beside it. */

import type { PrintedFace } from "../wire";
import { picture } from "./art";

export interface Face {
  /** For `{@html}`. */
  svg: string;
  /** Nothing where the picture is the whole card, or its back. */
  printed: PrintedFace | undefined;
  isBack: boolean;
}

const BACK = "card-back";

/** The face that a drawing gives a card. */
export function faceOf(file: string, printed?: PrintedFace): Face {
  const isBack = file === BACK;
  return { svg: picture(file), printed: isBack ? undefined : printed, isBack };
}
