/** Points as they are written. */

import { withMinus } from "../lib/minus";

/** With their sign, which is a minus and not a hyphen. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : withMinus(points);
}
