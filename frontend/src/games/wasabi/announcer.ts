/** Says below a seat what somebody there does, one thing beside the other, for as long as it can be read. */

import { stage } from "../../motion";

const WORDS_MS = 2_400;
const MARGIN = 4;

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
    const all = before?.label.isConnected ? [...before.words, words] : [words];
    before?.label.remove();
    const label = document.createElement("span");
    label.className = "words";
    label.textContent = all.join(" · ");
    this.said.set(seat, { label, words: all });
    void stage.tell(label, [{ opacity: before ? 1 : 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], {
      ms: WORDS_MS,
      easing: "linear",
    });
    const { width, height } = label.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    label.style.left = `${Math.min(Math.max(middle, width / 2 + MARGIN), innerWidth - width / 2 - MARGIN)}px`;
    label.style.top = `${box.top + box.height + height / 2 + MARGIN}px`;
  }
}
