/** What things do on a stage: fly, turn over, light up, beat, and say something. */

import type { Box, Stage, Timing } from "./stage";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const FLIGHT: Timing = { ms: 480, easing: EASE };
const TURN: Timing = { ms: 420, easing: "ease-in-out" };
const GLOW: Timing = { ms: 900 };
const BEAT: Timing = { ms: 360 };
const WORDS: Timing = { ms: 2_000, easing: "linear" };
/** By how much of its way something rises above the straight line. */
const ARC = 0.08;
const LANDING_MS = 220;
const NARROWEST_LANDED_PX = 60;
/** How large words are that land on something, against its height, and in pixels. */
const LANDED = 0.34;
const SMALLEST_PX = 11;
const LARGEST_PX = 24;
/** Pixels that words rise. */
const RISE_PX = 24;
/** Pixels that words may always fill from side to side. */
const NARROWEST_WORDS_PX = 100;

/** A likeness of an element that can be moved without it. */
export function likeness(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.inert = true;
  return copy;
}

/** How a likeness that is as large as one box looks as if it were in another. */
function as(base: Box, box: Box): { x: number; y: number; scale: [number, number] } {
  return { x: box.left - base.left, y: box.top - base.top, scale: [box.width / base.width, box.height / base.height] };
}

function at({ x, y, scale }: ReturnType<typeof as>): string {
  return `translate(${x}px, ${y}px) scale(${scale[0]}, ${scale[1]})`;
}

/** Halfway, a little above the straight line, and a little nearer. */
function between(one: ReturnType<typeof as>, other: ReturnType<typeof as>): string {
  const lift = Math.hypot(one.x - other.x, one.y - other.y) * ARC;
  const scale = one.scale.map((size, way) => ((size + (other.scale[way] ?? size)) / 2) * 1.06) as [number, number];
  return at({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - lift, scale });
}

export interface Flight extends Timing {
  /** Whether the likeness stays where it has arrived; else it is gone. */
  stays: boolean;
  /** Whether it cannot be seen any more when it arrives. */
  fades: boolean;
}

/** Let a likeness fly from one place to another. */
export async function fly(stage: Stage, look: HTMLElement, start: Box, end: Box, flight: Partial<Flight> = {}): Promise<void> {
  if (stage.isStill || end.width === 0 || end.height === 0) return;
  const { stays = false, fades = false, ...timing } = flight;
  const base = start.width > end.width && !stays ? start : end; // drawn large, it is clear when it is small
  const flier = stage.carry(look, base);
  flier.style.transformOrigin = "0 0";
  const [first, last] = [as(base, start), as(base, end)];
  const frames: Keyframe[] = [
    { transform: at(first), opacity: 1 },
    { transform: between(first, last), opacity: 1, offset: 0.5 },
    { transform: at(last), opacity: fades ? 0 : 1 },
  ];
  await stage.animate(flier, frames, { ...FLIGHT, ...timing });
  if (!stays || fades) flier.remove();
}

/** Let an element not be seen for a while: until its likeness has arrived. */
export function veil(stage: Stage, element: Element, ms: number): Promise<void> {
  return stage.animate(element, [{ opacity: 0 }, { opacity: 0 }], { ms });
}

/** A card with two sides, of which the back is seen. */
export function turner(face: HTMLElement, back: HTMLElement): HTMLElement {
  const [card, both] = [document.createElement("span"), document.createElement("span")];
  card.className = "turner";
  both.style.transform = "rotateY(180deg)";
  both.append(face, back);
  card.append(both);
  return card;
}

/** Turn a card over, so that its face is seen. */
export async function turn(stage: Stage, card: HTMLElement, timing: Partial<Timing> = {}): Promise<void> {
  const both = card.firstElementChild as HTMLElement;
  both.style.transform = "none";
  const frames = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(90deg) scale(1.12)" }, { transform: "none" }];
  await stage.animate(both, frames, { ...TURN, ...timing });
}

/** Turn an element over: first a back is seen, then itself. */
export async function flip(stage: Stage, element: HTMLElement, back: HTMLElement, timing: Partial<Timing> = {}): Promise<void> {
  if (stage.isStill) return;
  const show = stage.hide(element);
  const card = stage.carry(turner(likeness(element), back), element.getBoundingClientRect());
  await turn(stage, card, timing);
  card.remove();
  show();
}

/** Let an element stand out for a moment. */
export function light(stage: Stage, element: Element, timing: Partial<Timing> = {}): Promise<void> {
  const box = element.getBoundingClientRect();
  const glow = document.createElement("span");
  glow.className = "glow";
  if (stage.isStill) return Promise.resolve();
  stage.carry(glow, box);
  return stage.animate(glow, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], { ...GLOW, ...timing }).then(() => glow.remove());
}

/** Let an element grow and shrink once. */
export function pulse(stage: Stage, element: Element, timing: Partial<Timing> = {}): Promise<void> {
  const frames = [{ transform: "none" }, { transform: "scale(1.14)", offset: 0.4 }, { transform: "none" }];
  return stage.animate(element, frames, { ...BEAT, ...timing });
}

/** Let an element tremble. */
export function shake(stage: Stage, element: Element, timing: Partial<Timing> = {}): Promise<void> {
  const bent = (x: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` });
  return stage.animate(element, [bent(0), bent(-7), bent(6), bent(-4), bent(3), bent(0)], { ...BEAT, ...timing });
}

/** Words, and more in small ones below them; `tone` is a class of the layer's. */
function labelled(words: string, tone: string, more: string): HTMLElement {
  const label = document.createElement("span");
  label.className = `words ${tone}`;
  label.textContent = words;
  if (more) label.append(Object.assign(document.createElement("small"), { textContent: more }));
  return label;
}

/** Let words land on something, as large as it allows; they stay there. */
export function land(stage: Stage, words: string, box: Box, tone = "", more = ""): HTMLElement {
  const label = labelled(words, `landed ${tone}`, more);
  label.style.left = `${box.left + box.width / 2}px`;
  label.style.top = `${box.top + box.height / 2}px`;
  label.style.maxWidth = `${Math.max(box.width, NARROWEST_LANDED_PX)}px`;
  label.style.fontSize = `${Math.min(Math.max(box.height * LANDED, SMALLEST_PX), LARGEST_PX)}px`;
  stage.show(label);
  void stage.animate(label, [{ transform: "scale(2)", opacity: 0 }, { transform: "none", opacity: 1 }], { ms: LANDING_MS });
  return label;
}

/** Let words rise at a place, and stay long enough to be read, about as wide as the place. */
export function float(stage: Stage, words: string, box: Box, tone = "", timing: Partial<Timing> = {}, more = ""): Promise<void> {
  const label = labelled(words, tone, more);
  label.style.maxWidth = `min(15rem, ${Math.max(box.width, NARROWEST_WORDS_PX)}px)`;
  label.style.left = `${box.left + box.width / 2}px`;
  label.style.top = `${box.top + box.height / 2}px`;
  const risen = (y: number, opacity: number, offset: number): Keyframe => ({ transform: `translateY(${y}px)`, opacity, offset });
  return stage.tell(label, [risen(RISE_PX / 2, 0, 0), risen(0, 1, 0.1), risen(-RISE_PX / 2, 1, 0.8), risen(-RISE_PX, 0, 1)], { ...WORDS, ...timing });
}
