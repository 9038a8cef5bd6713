/** The drawings, by the names that cards have in files. */

const drawings = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });

/** The drawing of a card or tile, for `{@html}`: it is our own, and holds no script. */
export function drawing(name: string): string {
  const plain = name.replace(/^.*:/, "");
  for (const wanted of [plain, plain.replace(/-\d+$/, "")]) {
    const found = drawings[`../art/${wanted}.svg`];
    if (found) return found;
  }
  return "";
}
