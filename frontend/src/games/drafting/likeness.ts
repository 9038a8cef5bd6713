/** Likenesses of cards, to be moved over the table: faces as they are printed, and backs. */

import { mount, unmount } from "svelte";
import CardFace from "../../parts/CardFace.svelte";
import type { PrintedFace } from "../../wire";
import { face } from "./art";

const BACK = "?";

export class Likenesses {
  private readonly made = new Map<string, HTMLElement>();

  constructor(private readonly printed: Record<string, PrintedFace>) {}

  back(): HTMLElement {
    return this.face(BACK);
  }

  /** The face of a card; a copy of the one that was made for it first. */
  face(card: string): HTMLElement {
    let one = this.made.get(card);
    if (!one) {
      one = document.createElement("span");
      const shown = mount(CardFace, { target: one, props: { face: face(card, this.printed) } });
      const drawn = one.cloneNode(true) as HTMLElement;
      void unmount(shown);
      one = drawn;
      this.made.set(card, one);
    }
    return one.cloneNode(true) as HTMLElement;
  }

  /** A hand that nobody sees into. */
  hand(): HTMLElement {
    const hand = document.createElement("span");
    hand.className = "fan";
    hand.append(...Array.from({ length: 3 }, () => this.back()));
    return hand;
  }
}
