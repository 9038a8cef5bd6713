/** The score pad of Wasabi!: recipes by their length, and cubes of style. */

import { t } from "../../lib/texts.svelte";
import type { Row } from "../../pad/rows";
import type { PadParts } from "../parts";

const LENGTHS = [2, 3, 4, 5];
const CUBES = "cubes";

const keyOf = (length: number): string => `length-${length}`;

function rowsOf(): Row[] {
  const lengths = LENGTHS.map((length) => ({ key: keyOf(length), file: `token-${length}`, label: t("web-recipes-of", { length }) }));
  return [...lengths, { key: CUBES, file: "style-cube", label: t("web-style-cubes") }];
}

export const pad: PadParts = {
  rowsOf,
  sortName: (sort) => rowsOf().find(({ key }) => key === sort)?.label ?? sort,
  noteOf: () => "",
  inWords(counts) {
    const tokens = LENGTHS.flatMap((length) => Array.from({ length: counts[keyOf(length)] ?? 0 }, () => length));
    return `${tokens.join(",")}+${counts[CUBES] ?? 0}`;
  },
  typed: null,
  scored: async (counted) => (await import("./scored")).scored(counted),
};
