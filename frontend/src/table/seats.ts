/** Where people sit: everybody else, beginning to our left, as hands go round. */

export function around(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export interface Places {
  /** Grid areas of the others, clockwise from our left, and of ourselves. */
  others: string[];
  mine: string;
}

/** A wide table has so many columns, and two rows. */
const COLUMNS = 60;
/** From so many others on two of them sit beside us. */
const MANY = 5;

/** Seats around a wide table: all across, or with many of them one at our left and one at our right. */
export function places(others: number): Places {
  const beside = others < MANY ? 0 : 1;
  const across = Math.max(1, others - 2 * beside);
  const width = COLUMNS / 4;
  const area = (row: number, from: number, to: number): string => `${row} / ${from + 1} / ${row + 1} / ${to + 1}`;
  const top = Array.from({ length: others - 2 * beside }, (_, place) => area(1, (place * COLUMNS) / across, ((place + 1) * COLUMNS) / across));
  if (beside === 0) return { others: top, mine: area(2, 0, COLUMNS) };
  return {
    others: [area(2, 0, width), ...top, area(2, COLUMNS - width, COLUMNS)],
    mine: area(2, width, COLUMNS - width),
  };
}
