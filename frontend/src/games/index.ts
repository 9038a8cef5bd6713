/** The parts of every game by its name. */

import { picture } from "../lib/art";
import { printedIn } from "../lib/catalogue.svelte";
import { type Face, faceOf } from "../lib/face";
import { cardOf } from "../table/explained.svelte";
import type { GameName } from "../wire";
import { DRAFTING } from "./drafting";
import type { GameParts, SeenIn } from "./parts";
import { PARTY } from "./party";
import { SUSHI_GO } from "./sushi_go";
import { WASABI } from "./wasabi";

/** Games with a folder of their own; any other lies on the table as cards and plates. */
const OWN: { [Name in GameName]?: GameParts<SeenIn<Name>> } = {
  "sushi-go": SUSHI_GO,
  party: PARTY,
  wasabi: WASABI,
};

/** A game's parts take what is seen in that game, which is all that they are ever given. */
export function partsOf(game: string): GameParts {
  return Object.hasOwn(OWN, game) ? (OWN[game as GameName] as unknown as GameParts) : DRAFTING;
}

/** The face of a card, or of a sort of cards; what is printed on it may be that of a table. */
export function face(game: string, name: string, printed = printedIn(game)): Face {
  return faceOf(partsOf(game).art.fileOf(name), printed[cardOf(name)]);
}

/** The drawing of something in a game, for `{@html}`. */
export function drawing(game: string, name: string, group?: string): string {
  return picture(partsOf(game).art.fileOf(name, group));
}
