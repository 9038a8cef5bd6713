/** Games of cards and plates, where hands are passed: also what a game has that brings no parts of its own. */

import type { GameParts } from "../parts";
import { art } from "./art";
import CardTable from "./CardTable.svelte";
import Choices from "./Choices.svelte";
import { lesson } from "./lesson";
import { pad } from "./pad";
import PuzzleHand from "./PuzzleHand.svelte";
import ReplayPlate from "./ReplayPlate.svelte";

export const DRAFTING: GameParts = {
  Table: CardTable,
  Choices,
  isTall: false,
  keys: null,
  art,
  Puzzle: PuzzleHand,
  replay: { Board: null, Plate: ReplayPlate, Card: null },
  lesson,
  pad,
};
