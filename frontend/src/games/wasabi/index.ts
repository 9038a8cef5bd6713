/** Wasabi!: a board, recipes and a kitchen. */

import type { WasabiView } from "../../wire";
import type { GameParts } from "../parts";
import { art } from "./art";
import { lesson } from "./lesson";
import { pad } from "./pad";
import PuzzleBoard from "./PuzzleBoard.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import ReplayPlate from "./ReplayPlate.svelte";
import ReplayRecipe from "./ReplayRecipe.svelte";
import WasabiTable from "./WasabiTable.svelte";

export const WASABI: GameParts<WasabiView> = {
  Table: WasabiTable,
  Choices: null,
  isTall: true,
  keys: "web-keys-board",
  art,
  Puzzle: PuzzleBoard,
  replay: { Board: ReplayBoard, Plate: ReplayPlate, Card: ReplayRecipe },
  lesson,
  pad,
};
