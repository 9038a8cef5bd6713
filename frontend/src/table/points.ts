/** Points as they are written. */

/** With their sign, which is a minus and not a hyphen. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
