/** Says below a seat what somebody there does, one thing beside the other, for as long as it can be read. */

import { stage } from "../../motion";

const WORDS_MS = 2_400;
/** From the middle of the words to the seat above them, in pixels. */
const BELOW_PX = 16;

/** More than that nobody reads in that time. */
const MOST = 2;

interface Said {
  label: HTMLElement;
  words: string[];
}

export class Announcer {
  private readonly said = new Map<number, Said>();

  say(seat: number, words: string): void {
    const box = stage.box(`seat ${seat}`);
    if (!box) return;
    const before = this.said.get(seat);
    const goesOn = before?.label.isConnected ?? false;
    const all = goesOn ? [...(before?.words ?? []), words].slice(-MOST) : [words];
    for (const one of this.said.values()) one.label.remove();
    const label = document.createElement("span");
    label.className = "words";
    label.textContent = all.join(" · ");
    label.style.left = `${box.left + box.width / 2}px`;
    label.style.top = `${box.top + box.height + BELOW_PX}px`;
    this.said.set(seat, { label, words: all });
    const frames = [{ opacity: goesOn ? 1 : 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    void stage.tell(label, frames, { ms: WORDS_MS, easing: "linear" });
  }
}
