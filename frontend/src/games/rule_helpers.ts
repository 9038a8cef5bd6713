/** What rules translated from Python need and TypeScript does not have: columns of tables, and bits of large numbers. */

type Rows = number[][];

/** A column of rows, to read and to write. */
export function columnOf(rows: Rows, column: number): number[] {
  return new Proxy<number[]>([], {
    get: (_, seat) => rows[Number(seat)]?.[column],
    set: (_, seat, value: number) => {
      const row = rows[Number(seat)];
      if (row) row[column] = value;
      return row !== undefined;
    },
  });
}

/** Operations on the bits of whole numbers beyond 32 bits, where those of the language stop. */
export const bits = {
  and: (one: number, other: number): number => Number(BigInt(one) & BigInt(other)),
  or: (one: number, other: number): number => Number(BigInt(one) | BigInt(other)),
  left: (one: number, places: number): number => one * 2 ** places,
  right: (one: number, places: number): number => Math.floor(one / 2 ** places),
};
