/** What moves lasts as long as is wanted, ends when it is skipped, and holds nothing up. */

import { beforeEach, expect, test } from "vitest";
import { Queue } from "./queue";
import { Stage } from "./stage";

/** An animation that ends when somebody ends it. */
class FakeAnimation {
  private settle: [() => void, (fault: Error) => void] = [() => undefined, () => undefined];
  readonly finished = new Promise<void>((resolve, reject) => (this.settle = [resolve, reject]));

  constructor(readonly timing: KeyframeAnimationOptions, readonly frames: Keyframe[]) {}

  finish(): void {
    this.settle[0]();
  }

  cancel(): void {
    this.settle[1](new Error("cancelled"));
  }
}

class FakeElement {
  readonly style: Record<string, string> = {};
  readonly animations: FakeAnimation[] = [];
  children: FakeElement[] = [];
  parent: FakeElement | null = null;

  animate(frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = new FakeAnimation(timing, frames);
    this.animations.push(animation);
    return animation as unknown as Animation;
  }

  append(child: FakeElement): void {
    this.children.push(child);
    child.parent = this;
  }

  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
  }

  replaceChildren(): void {
    this.children = [];
  }

  getBoundingClientRect(): object {
    return { left: 1, top: 2, right: 31, width: 30, height: 40 };
  }
}

const asElement = (fake: FakeElement): HTMLElement => fake as unknown as HTMLElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let length = 1;
let stage: Stage;
let layer: FakeElement;

beforeEach(() => {
  globalThis.document = { hidden: false } as Document;
  globalThis.innerWidth = 360;
  length = 1;
  stage = new Stage(() => length);
  layer = new FakeElement();
  stage.layer(asElement(layer));
});

test("a place is found by its name until it is gone", () => {
  const element = asElement(new FakeElement());
  const forget = stage.place("plate 1")(element);
  expect(stage.at("plate 1")).toBe(element);
  expect(stage.boxes().get("plate 1")).toMatchObject({ left: 1, width: 30 });
  const newer = asElement(new FakeElement());
  stage.place("plate 1")(newer);
  forget?.(); // the old one goes after the new one has come
  expect(stage.at("plate 1")).toBe(newer);
});

test("a movement lasts half as long where somebody likes it quick", async () => {
  const card = new FakeElement();
  length = 0.5;
  const moved = stage.animate(asElement(card), [], { ms: 400, delay: 100 });
  expect(card.animations[0]?.timing).toMatchObject({ duration: 200, delay: 50 });
  card.animations[0]?.finish();
  await moved;
  expect(stage.isMoving).toBe(false);
});

test("nothing moves where no motion is wanted, or when nobody looks", async () => {
  const card = new FakeElement();
  length = 0;
  await stage.animate(asElement(card), [], { ms: 400 });
  length = 1;
  globalThis.document = { hidden: true } as Document;
  await stage.animate(asElement(card), [], { ms: 400 });
  expect(card.animations).toEqual([]);
});

test("where nothing moves words stand still for as long as it takes to read them", async () => {
  length = 0;
  const words = new FakeElement();
  const told = stage.tell(asElement(words), [{ transform: "translateY(9px)" }], { ms: 2000 });
  expect(layer.children).toEqual([words]);
  expect(words.animations[0]?.frames).toEqual([{ opacity: 1 }, { opacity: 1 }]);
  expect(words.animations[0]?.timing.duration).toBe(1500);
  words.animations[0]?.finish();
  await told;
  expect(layer.children).toEqual([]);
});

test("a tap ends movements, and words only when nothing moves any more", async () => {
  const [card, words] = [new FakeElement(), new FakeElement()];
  const moved = stage.animate(asElement(card), [], { ms: 400 });
  const told = stage.tell(asElement(words), [], { ms: 2000 });
  stage.skip();
  await moved;
  expect(layer.children).toEqual([words]);
  stage.skip();
  await told;
  expect(layer.children).toEqual([]);
});

test("scenes follow each other, and when they are skipped the rest is shown at once", async () => {
  const queue = new Queue(stage);
  const cards = [new FakeElement(), new FakeElement(), new FakeElement()];
  const shown: number[] = [];
  queue.add(...cards.map((card, place) => async () => {
    await stage.animate(asElement(card), [], { ms: 400 });
    shown.push(place);
  }));
  await settled();
  expect([shown, queue.length, queue.isIdle]).toEqual([[], 2, false]);
  cards[0]?.animations[0]?.finish();
  await settled();
  expect(shown).toEqual([0]);
  queue.skip();
  await settled();
  expect([shown, queue.isIdle]).toEqual([[0, 1, 2], true]);
  expect(cards[2]?.animations).toEqual([]);
  queue.add(() => stage.animate(asElement(cards[2]!), [], { ms: 400 }));
  expect(cards[2]?.animations).toHaveLength(1);
});

test("a scene that fails does not hold up the next", async () => {
  const queue = new Queue(stage);
  const told = console.error;
  console.error = () => undefined;
  let isShown = false;
  queue.add(() => Promise.reject(new Error("no such place")), () => void (isShown = true));
  await settled();
  console.error = told;
  expect(isShown).toBe(true);
});

test("a table that is left takes its movements with it", async () => {
  const leave = stage.layer(asElement(layer));
  const card = new FakeElement();
  const moved = stage.animate(asElement(card), [], { ms: 400 });
  leave?.();
  await moved;
  expect(stage.isStill).toBe(true);
});
