/**
 * Where things move: the places of a table by name, and all that is moving over it.
 *
 * The table is always shown as it is; what moves is a likeness in a layer above it, or fades and turns
 * in its place. So nothing waits for a movement, and what can be pressed stays where it is.
 */

import type { Attachment } from "svelte/attachments";

/** A place on the screen, in pixels. */
export type Box = Pick<DOMRectReadOnly, "left" | "top" | "width" | "height">;

export interface Timing {
  /** Milliseconds at the calm speed. */
  ms: number;
  delay?: number;
  easing?: string;
}

/** What is to be read, not to be watched, stays when a movement is skipped. */
export type Kind = "movement" | "words";

/** Milliseconds after which everything is seen again, whatever has gone wrong. */
const LONGEST_MS = 8_000;

const MARGIN_PX = 4;

export class Stage {
  private readonly places = new Map<string, Element>();
  private readonly running = new Map<Animation, Kind>();
  private above: HTMLElement | null = null;
  /** Whether nothing is to begin to move: somebody has seen enough. */
  isSkipping = false;

  /** The length of things against the calm speed; 0 where nothing moves. */
  constructor(private readonly lengthNow: () => number) {}

  // Places

  /** Give an element a name by which it is found: `{@attach stage.place("plate 2")}`. */
  place(name: string): Attachment<Element> {
    return (element) => {
      this.places.set(name, element);
      return () => {
        if (this.places.get(name) === element) this.places.delete(name);
      };
    };
  }

  /** Make an element the layer in which likenesses move. */
  readonly layer: Attachment<HTMLElement> = (element) => {
    this.above = element;
    return () => {
      this.stop();
      this.above = null;
    };
  };

  at(name: string): Element | null {
    return this.places.get(name) ?? null;
  }

  /** All elements whose names begin alike, in the order in which they came. */
  all(beginning: string): Element[] {
    return [...this.places].flatMap(([name, element]) => (name.startsWith(beginning) ? [element] : []));
  }

  box(name: string): Box | null {
    return this.at(name)?.getBoundingClientRect() ?? null;
  }

  /** Where everything is now, to be compared with where it will be. */
  boxes(): Map<string, Box> {
    return new Map([...this.places].map(([name, element]) => [name, element.getBoundingClientRect()]));
  }

  // Movements

  /** Whether nothing is to move now: it is not wanted, or nobody looks. */
  get isStill(): boolean {
    return this.lengthNow() === 0 || this.isSkipping || this.above === null || document.hidden;
  }

  get isMoving(): boolean {
    return [...this.running.values()].includes("movement");
  }

  /** Animate an element; resolved when that is over, however it ends. */
  async animate(element: Element, frames: Keyframe[], timing: Timing): Promise<void> {
    if (!this.isStill) await this.run(element, frames, timing, this.lengthNow(), "movement");
  }

  /** Let some time pass. */
  async pause(ms: number): Promise<void> {
    if (this.above) await this.animate(this.above, [], { ms });
  }

  /** Let an element not be seen until its likeness has arrived; what can be pressed can be pressed all the same. */
  hide(element: Element): () => void {
    if (this.isStill) return () => undefined;
    const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONGEST_MS });
    void this.follow(animation, "movement");
    return () => animation.finish();
  }

  /** Put something into the layer, as large as a box. */
  carry(look: HTMLElement, box: Box): HTMLElement {
    const { style } = look;
    style.position = "absolute";
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.above?.append(look);
    return look;
  }

  /** Put words into the layer, whole. */
  show(words: HTMLElement): void {
    this.above?.append(words);
    this.keepInside(words);
  }

  /** Show words in the layer; where nothing moves they only stand there for as long. */
  async tell(words: HTMLElement, frames: Keyframe[], timing: Timing): Promise<void> {
    if (this.above === null || document.hidden) return;
    this.show(words);
    const length = this.lengthNow();
    const steady = [{ opacity: 1 }, { opacity: 1 }];
    await this.run(words, length === 0 ? steady : frames, timing, Math.max(length, 0.75), "words");
    words.remove();
  }

  /** Words are read whole: they do not leave the screen at its sides. */
  private keepInside(words: HTMLElement): void {
    const { left, right } = words.getBoundingClientRect();
    const beyond = Math.min(0, left - MARGIN_PX) || Math.max(0, right + MARGIN_PX - innerWidth);
    if (beyond !== 0) words.style.left = `${Number.parseFloat(words.style.left) - beyond}px`;
  }

  private async run(element: Element, frames: Keyframe[], timing: Timing, length: number, kind: Kind): Promise<void> {
    const { ms, delay = 0, easing = "ease-out" } = timing;
    const animation = element.animate(frames, { duration: ms * length, delay: delay * length, easing, fill: "backwards" });
    await this.follow(animation, kind);
  }

  private async follow(animation: Animation, kind: Kind): Promise<void> {
    this.running.set(animation, kind);
    await animation.finished.catch(() => undefined); // it was taken away
    this.running.delete(animation);
  }

  /** Resolved when all words that stand there have been read. */
  async silence(): Promise<void> {
    const words = [...this.running].flatMap(([animation, kind]) => (kind === "words" ? [animation.finished] : []));
    await Promise.allSettled(words);
  }

  // Enough of it

  /** Let all movements be over; a tap after that takes words away too. */
  skip(): void {
    const kind: Kind = this.isMoving ? "movement" : "words";
    for (const [animation, its] of this.running) if (its === kind) animation.finish();
  }

  /** Take words away that are of no use any more, by a selector. */
  hush(which: string): void {
    for (const [animation, kind] of this.running) {
      if (kind === "words" && (animation.effect as KeyframeEffect).target?.matches(which)) animation.finish();
    }
  }

  /** Take everything away. */
  stop(): void {
    for (const animation of this.running.keys()) animation.cancel();
    this.above?.replaceChildren();
  }
}
