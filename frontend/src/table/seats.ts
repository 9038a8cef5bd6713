/** Where people sit: everybody else, beginning to our left, as hands go round. */

export function around(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export interface Places {
  columns: number;
  /** Grid areas of the others, clockwise from our left, and of ourselves. */
  others: string[];
  mine: string;
}

/** Seats around a wide table: some at our left, some across, some at our right. */
export function places(others: number): Places {
  const beside = others < 2 ? 0 : others < 6 ? 1 : 2;
  const across = others - 2 * beside;
  const inner = Math.max(across, 1);
  const first = beside > 0 ? 2 : 1;
  const columns = inner + (beside > 0 ? 2 : 0);
  const whole = beside === 1;
  const side = (column: number, row: number): string =>
    whole ? `1 / ${column} / 3 / ${column}` : `${row} / ${column}`;
  const left = Array.from({ length: beside }, (_, place) => side(1, 2 - place));
  const top = Array.from({ length: across }, (_, place) => `1 / ${first + place}`);
  const right = Array.from({ length: beside }, (_, place) => side(columns, whole ? 1 : 1 + place));
  const row = across > 0 ? "2" : "1";
  return {
    columns,
    others: [...left, ...top, ...right],
    mine: `${row} / ${first} / 3 / ${first + inner}`,
  };
}
