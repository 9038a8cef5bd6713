/** A hand as a replay shows it: which cards were chosen from it, and which would have been better. */

export interface Held {
  card: string;
  chosen: boolean;
  better: boolean;
}

export function held(hand: readonly string[], answer: readonly string[], better: string | null): Held[] {
  const wanted = [...answer];
  let advised = better;
  return hand.map((card) => {
    const place = wanted.indexOf(card);
    if (place >= 0) wanted.splice(place, 1);
    const isBetter = place < 0 && card === advised;
    if (isBetter) advised = null;
    return { card, chosen: place >= 0, better: isBetter };
  });
}
