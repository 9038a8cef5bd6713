/** The picture of a seat's chances: places of decisions, rounds and losses. */

import type { SeatReview } from "../wire";

export const WIDTH = 380;
export const HEIGHT = 170;
export const LEFT = 52;
const TOP = 10;
const BOTTOM = 22;

export interface Spot {
  step: number;
  x: number;
  y: number;
  /** Where the best choice would have been, if that was surely better. */
  best: number | null;
}

export interface Picture {
  spots: Spot[];
  line: string;
  rounds: { x: number; round: number }[];
}

/** How high a chance stands. */
export function height(chance: number): number {
  return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
}

export function draw(review: SeatReview): Picture {
  const lost = new Set(review.losses.filter((loss) => loss.chance > 0).map((loss) => loss.step));
  const places = review.chances.length - (review.result === null ? 1 : 0);
  const x = (place: number): number => LEFT + (place / Math.max(places, 1)) * (WIDTH - LEFT - 8);
  const spots = review.chances.map((chance, place) => ({
    step: chance.step,
    x: x(place),
    y: height(chance.chosen),
    best: lost.has(chance.step) && chance.best > chance.chosen ? height(chance.best) : null,
  }));
  const ends = review.result === null ? [] : [[x(places), height(review.result)]];
  const line = [...spots.map((spot) => [spot.x, spot.y]), ...ends].map((point) => point.map((part) => part!.toFixed(1)).join(",")).join(" ");
  const rounds = review.chances.flatMap((chance, place) =>
    chance.round !== review.chances[place - 1]?.round ? [{ x: x(place), round: chance.round }] : [],
  );
  return { spots, line, rounds };
}

/** The decision that stands nearest to a place in the picture. */
export function nearest(picture: Picture, x: number): Spot | null {
  return picture.spots.reduce<Spot | null>((best, spot) => (best && Math.abs(best.x - x) <= Math.abs(spot.x - x) ? best : spot), null);
}
