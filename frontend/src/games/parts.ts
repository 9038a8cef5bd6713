/** The parts that every game brings to the page; all else takes them as they are and asks no game's name. */

import type { Component } from "svelte";
import type { TableRules } from "../lib/catalogue.svelte";
import type { Counts, Pad, Row } from "../pad/rows";
import type { Scored } from "../pad/scored";
import type { Explained } from "../table/explained.svelte";
import type { Session } from "../table/session.svelte";
import type { Beat, Moment } from "../teach/beats";
import type { GameName, ManualPage, PileView, QuestionView, ReplayStep, TableView } from "../wire";

/** A table of any game as a seat sees it. */
export type SeenTable = ReplayStep["seen"];
/** The same of one game. */
export type SeenIn<Name extends GameName> = Extract<SeenTable, { game: Name }>;

export interface TableProps<Seen> {
  session: Session;
  view: TableView;
  seen: Seen;
  rules: TableRules;
  explained: Explained;
  nameOf: (seat: number) => string;
  onstandin: (seat: number) => void;
}

export type ChoicesProps<Seen> = Omit<TableProps<Seen>, "onstandin">;

export interface ReplayBoardProps<Seen> {
  seen: Seen;
  rules: TableRules;
  /** Where something has just happened. */
  cells: string[];
}

export interface ReplayPlateProps<Seen> {
  seen: Seen;
  rules: TableRules;
  seat: number;
  piles: PileView[];
  words: string[];
  /** What the seat has just chosen. */
  answer: string[];
}

export interface ReplayCardProps {
  rules: TableRules;
  card: string;
  called: string;
}

/** A step of a replay. */
export interface ReplayParts<Seen> {
  /** What lies in the middle of the table, if anything does. */
  Board: Component<ReplayBoardProps<Seen>> | null;
  /** What lies before a seat. */
  Plate: Component<ReplayPlateProps<Seen>>;
  /** A card of a hand, where more than its drawing is shown. */
  Card: Component<ReplayCardProps> | null;
}

/** A puzzle that waits for its answer, or has it. */
export interface PuzzleProps<Seen> {
  seen: Seen;
  rules: TableRules;
  asked: QuestionView;
  /** By action, what it would bring now. */
  brings: Record<string, string>;
  /** What the seat has answered before, as part of the same answer. */
  answered: string[];
  /** What was answered now, and what would have been best; nothing before. */
  given: string | null;
  best: string | null;
  onanswer: (action: string) => void;
}

export interface Art {
  /** The drawing of a card, a tile, or what an action is about; on the page of rules those of a group. */
  fileOf: (name: string, group?: string) => string;
  /** Whether that shows more than any other card would. */
  isDrawn: (name: string) => boolean;
}

/** What is told in a lesson, apart from the hints. */
export interface LessonParts<Seen> {
  /** All that is told at a moment when the learner is asked something, in order. */
  beats: (moment: Moment) => Beat[];
  /** What is told when something is selected, while others play, and when the lesson is over. */
  confirm: Beat;
  wait: Beat;
  end: Beat;
  /** What the first question of a turn is about, where turns have several and are counted. */
  turnStart: string | null;
  /** The learner's own turn, from 1, when so many have been counted. */
  turnOf: (seen: Seen, counted: number) => number;
  /** Whether a good choice is enough where the best takes long to find. */
  isHintedSimply: boolean;
}

export interface PadParts {
  /** The rows that can be counted, from the rules and what is on the menu. */
  rowsOf: (pad: Pad, manual: ManualPage) => Row[];
  /** What is said below them. */
  noteOf: (pad: Pad) => string;
  /** What was counted before a seat, in words that the server reads. */
  inWords: (counts: Counts) => string;
  /** How a plate can be typed, where it can: an example, and the rows that its cards fill. */
  typed: { example: string; countsOf: (cards: string[], before: Counts) => Counts } | null;
  /** What points are for, by the rules. */
  sortName: (sort: string, pad: Pad, manual: ManualPage) => string;
  /** The points without a server, where the game has its rules in the page. */
  scored: ((pad: Pad) => Promise<Scored>) | null;
}

export interface GameParts<Seen = SeenTable> {
  /** What lies on a live table. */
  Table: Component<TableProps<Seen>>;
  /** The hand and its buttons below that; none where the table has them. */
  Choices: Component<ChoicesProps<Seen>> | null;
  /** Whether the table needs all the height of a phone. */
  isTall: boolean;
  /** The message about keys of its own. */
  keys: string | null;
  art: Art;
  replay: ReplayParts<Seen>;
  /** The choices of a puzzle, one tap each. */
  Puzzle: Component<PuzzleProps<Seen>>;
  lesson: LessonParts<Seen>;
  pad: PadParts;
}
