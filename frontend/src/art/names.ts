/** Which drawing shows a card or a tile: the file of that name, so that a new one needs no list. */

const files = Object.keys(import.meta.glob("./*.svg")).map((path) => path.slice(2, -4));
const drawn = new Set(files);

/** What is shown by another drawing than its own: sorts of cards by one of them, namesakes, and sorts of points. */
const SHOWN_BY: Record<string, string> = {
  nigiri: "salmon-nigiri",
  maki: "maki-2",
  uramaki: "uramaki-3",
  onigiri: "onigiri-triangle",
  sukeroku: "futomaki",
  fruit: "fruit-wo",
  "tile:maki": "maki-1",
  "kitchen:wasabi": "wasabi-cover",
  "length-2": "token-2",
  "length-3": "token-3",
  "length-4": "token-4",
  "length-5": "token-5",
  style: "style-cube",
  cubes: "style-cube",
};
const NUMBER = /-\d+$/;

/**
 * The file, without `.svg`, that shows something; numbered cards look alike. A `tile:` of
 * somebody's recipe book that has no drawing is a parcel of groceries, any other card lies face down.
 */
export function drawingOf(name: string): string {
  const plain = name.slice(name.indexOf(":") + 1);
  const other = Object.hasOwn(SHOWN_BY, name) ? SHOWN_BY[name] : undefined;
  const found = [other, plain, plain.replace(NUMBER, "")].find((file) => file !== undefined && drawn.has(file));
  return found ?? (name.startsWith("tile:") ? "ingredient" : "card-back");
}
