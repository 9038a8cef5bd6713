/** What was counted before a seat, as cards that lie there: nigiri on wasabi are both. */

import type { Counts } from "../../pad/rows";

const ON_WASABI = /^wasabi\+(.*)$/;

export interface Laid {
  /** By kind. */
  plate: number[];
  /** Nigiri on wasabi, which lie on the plate too. */
  dipped: number[];
}

/** The cards by the numbers of their kinds; rows that are no cards say so with -1 and are left out. */
export function laid(counts: Counts, kinds: number, nigiri: readonly string[], kindOf: (card: string) => number): Laid {
  const plate = Array<number>(kinds).fill(0);
  const dipped = nigiri.map(() => 0);
  const lay = (card: string, number: number): void => {
    const kind = kindOf(card);
    if (kind >= 0) plate[kind] = (plate[kind] ?? 0) + number;
  };
  for (const [row, number] of Object.entries(counts)) {
    const card = ON_WASABI.exec(row)?.[1];
    lay(card ?? row, number);
    if (card === undefined) continue;
    lay("wasabi", number);
    const place = nigiri.indexOf(card);
    dipped[place] = (dipped[place] ?? 0) + number;
  }
  return { plate, dipped };
}
