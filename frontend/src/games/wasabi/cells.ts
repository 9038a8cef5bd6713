/** The cells of the board as people read them: a letter for the column, a number for the row. */

export const CELL = /^[a-z]\d+$/;

export interface Place {
  row: number;
  column: number;
}

export function cellAt({ row, column }: Place): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function placeOf(cell: string): Place {
  return { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 };
}

/** All cells, row by row. */
export function rowsOf(rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellAt({ row, column })),
  );
}

/** The four cells that a Wasabi! covers, from its upper left one. */
export function blockAt(cell: string): string[] {
  const { row, column } = placeOf(cell);
  return [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([down = 0, right = 0]) => cellAt({ row: row + down, column: column + right }));
}

/** Where a key leads from a cell; nowhere if it is not a key of the board. */
export function follow(key: string, cell: string, rows: number, columns: number): string | null {
  const { row, column } = placeOf(cell);
  const ways: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  };
  const to = ways[key];
  if (!to) return null;
  const within = (place: number, size: number): number => Math.min(Math.max(place, 0), size - 1);
  return cellAt({ row: within(to.row, rows), column: within(to.column, columns) });
}

/** The cell of some that is nearest to a place. */
export function nearest(cells: readonly string[], to: Place): string | null {
  const distance = (cell: string): number => {
    const { row, column } = placeOf(cell);
    return Math.hypot(row - to.row, column - to.column);
  };
  return cells.reduce<string | null>(
    (best, cell) => (best === null || distance(cell) < distance(best) ? cell : best),
    null,
  );
}

/** The rectangle of some cells, in cells from the upper left corner of the board. */
export function rectangle(cells: readonly string[]): { left: number; top: number; width: number; height: number } {
  const places = cells.map(placeOf);
  const left = Math.min(...places.map((place) => place.column));
  const top = Math.min(...places.map((place) => place.row));
  const right = Math.max(...places.map((place) => place.column));
  const bottom = Math.max(...places.map((place) => place.row));
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
