/** Where words stand at a seat. */

import { type Box, stage } from "../motion";

/** Pixels that words need beside a plate, or below it while they rise. */
const WIDE_PX = 124;
const HIGH_PX = 96;
/** Pixels that many words fill at a name with its points in one line. */
const MANY_WIDE_PX = 200;
/** Words do not stand further from a plate, in pixels. */
const WIDEST_PX = 260;
/** Pixels that a seat needs for reasons. */
const REASONS_WIDE_PX = 150;
const REASONS_HIGH_PX = 56;
/** Pixels of a line of words. */
const LINE_PX = 14;

/** Where words at a seat hide no card: beside its plate, below it, else over the name; and its points only if they are many. */
export function besidePlate(seat: number, areMany = false): Box | null {
  const place = stage.box(`seat ${seat}`);
  const plate = stage.box(`plate ${seat}`);
  if (!place) return null;
  const { left, top, width, height } = place;
  if (!plate) return { left, top: top + height, width, height: 3 * LINE_PX };
  const [right, bottom] = [plate.left + plate.width, plate.top + plate.height];
  const [wide, high] = [left + width - right, top + height - bottom];
  if (wide >= WIDE_PX) return { left: right, top, width: Math.min(wide, WIDEST_PX), height };
  if (high >= HIGH_PX) return { left, top: bottom, width, height: high };
  return besidePoints(seat, areMany) ?? place;
}

/** Whether there is room at a seat for reasons, too. */
export function hasRoomForReasons(seat: number): boolean {
  const { width, height } = stage.box(`seat ${seat}`) ?? { width: 0, height: 0 };
  return width >= REASONS_WIDE_PX && height >= REASONS_HIGH_PX;
}

function besidePoints(seat: number, areMany: boolean): Box | null {
  const [who, points] = [stage.box(`who ${seat}`), stage.box(`points ${seat}`)];
  if (!who || !points) return who;
  const { left, top, width, height } = who;
  const end = points.top + points.height;
  const below = top + height - end;
  if (below >= LINE_PX) return { left, top: end, width, height: 2 * below };
  return { left, top, width: areMany ? MANY_WIDE_PX : points.left - left, height };
}
