/** What things do on a stage: fly, turn over, light up, beat, and say something. */

import type { Box, Stage, Timing } from "./stage";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
export const FLIGHT: Timing = { ms: 480, easing: EASE };
export const FLIP: Timing = { ms: 420, easing: "linear" };
const GLOW: Timing = { ms: 900 };
const BEAT: Timing = { ms: 360 };
const WORDS: Timing = { ms: 2_000, easing: "linear" };
/** By how much of its way something rises above the straight line. */
const ARC = 0.08;
/** Pixels that words rise. */
const RISE = 34;

/** A likeness of an element that can be moved without it. */
export function likeness(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.inert = true;
  return copy;
}

function from(start: Box, end: Box): string {
  const [x, y] = [start.left - end.left, start.top - end.top];
  return `translate(${x}px, ${y}px) scale(${start.width / end.width}, ${start.height / end.height})`;
}

function between(start: Box, end: Box): string {
  const [x, y] = [(start.left - end.left) / 2, (start.top - end.top) / 2];
  const lift = Math.hypot(x, y) * 2 * ARC;
  const scale = (1 + start.width / end.width) / 2;
  return `translate(${x}px, ${y - lift}px) scale(${scale * 1.06})`;
}

/** Let a likeness fly from one place to another; it is gone when it has arrived. */
export async function fly(stage: Stage, look: HTMLElement, start: Box, end: Box, timing: Partial<Timing> = {}): Promise<void> {
  if (stage.isStill || end.width === 0 || end.height === 0) return;
  const flier = stage.carry(look, end);
  flier.style.transformOrigin = "0 0";
  const frames = [{ transform: from(start, end) }, { transform: between(start, end) }, { transform: "none" }];
  await stage.animate(flier, frames, { ...FLIGHT, ...timing });
  flier.remove();
}

/** Let an element not be seen for a while: until its likeness has arrived. */
export function veil(stage: Stage, element: Element, ms: number): Promise<void> {
  return stage.animate(element, [{ opacity: 0 }, { opacity: 0 }], { ms });
}

/** Turn an element over: first its back is seen, then itself. */
export async function flip(stage: Stage, element: HTMLElement, back: HTMLElement, timing: Partial<Timing> = {}): Promise<void> {
  if (stage.isStill) return;
  const { ms, delay = 0 } = { ...FLIP, ...timing };
  const half = ms / 2;
  const edge = "perspective(600px) rotateY(90deg)";
  const away = stage.carry(back, element.getBoundingClientRect());
  const hidden = veil(stage, element, delay + half);
  await stage.animate(away, [{ transform: "perspective(600px) rotateY(0deg)" }, { transform: edge }], { ms: half, delay, easing: "ease-in" });
  away.remove();
  await hidden;
  await stage.animate(element, [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "none" }], { ms: half });
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
  const at = (x: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` });
  return stage.animate(element, [at(0), at(-7), at(6), at(-4), at(3), at(0)], { ...BEAT, ...timing });
}

/** Let words rise at a place, and stay long enough to be read; `tone` is a class of the layer's. */
export function float(stage: Stage, words: string, box: Box, tone = "", timing: Partial<Timing> = {}): Promise<void> {
  const label = document.createElement("span");
  label.className = `words ${tone}`;
  label.textContent = words;
  label.style.left = `${box.left + box.width / 2}px`;
  label.style.top = `${box.top + box.height / 2}px`;
  const at = (y: number, opacity: number, offset: number): Keyframe => ({ transform: `translateY(${y}px)`, opacity, offset });
  return stage.tell(label, [at(RISE / 2, 0, 0), at(0, 1, 0.1), at(-RISE / 2, 1, 0.8), at(-RISE, 0, 1)], { ...WORDS, ...timing });
}
