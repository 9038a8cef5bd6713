/** What a reveal has changed: the difference of two tables. */

/** By seat, the cards that lie on a plate now and did not before. */
export function laid(before: string[][], after: string[][]): string[][] {
  return after.map((plate, seat) => {
    const known = [...(before[seat] ?? [])];
    return plate.filter((card) => {
      const place = known.indexOf(card);
      if (place >= 0) known.splice(place, 1);
      return place < 0;
    });
  });
}
