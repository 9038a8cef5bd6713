/** What the plots of the statistics need: heaps of points, round numbers for axes. */

import type { PointsCount } from "../wire";

export interface Heap {
  from: number;
  to: number;
  seats: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** Points in at most so many heaps of the same width. */
export function heaps(bars: PointsCount[], most = 16): Heap[] {
  if (bars.length === 0) return [];
  const points = bars.map((bar) => bar.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const width = STEPS.find((step) => Math.floor(high / step) - Math.floor(low / step) < most) ?? 100;
  const first = Math.floor(low / width);
  const found = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, place) => ({
    from: (first + place) * width,
    to: (first + place + 1) * width - 1,
    seats: 0,
  }));
  for (const bar of bars) found[Math.floor(bar.points / width) - first]!.seats += bar.seats;
  return found;
}

/** The mean of all points. */
export function mean(bars: PointsCount[]): number {
  const seats = bars.reduce((sum, bar) => sum + bar.seats, 0);
  return seats === 0 ? 0 : bars.reduce((sum, bar) => sum + bar.points * bar.seats, 0) / seats;
}
