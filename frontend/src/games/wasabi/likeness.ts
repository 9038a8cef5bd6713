/** Likenesses of things that travel over the table. */

import { picture } from "../../lib/art";
import { likeness } from "../../motion";
import type { Travel } from "./changes";
import { cardArt, tileArt } from "./things";

/** A likeness of a thing: of one that lies somewhere, else its drawing alone. */
export function likenessOf({ kind, name }: Travel): HTMLElement {
  const there = document.querySelector(`[data-${kind}="${CSS.escape(name)}"]`);
  const look = document.createElement("span");
  look.dataset["travels"] = name;
  if (there) look.append(likeness(there));
  else look.innerHTML = drawn(kind, name);
  return look;
}

function drawn(kind: Travel["kind"], name: string): string {
  return kind === "tile" ? tileArt(name) : kind === "recipe" ? picture("recipe") : cardArt(name);
}
