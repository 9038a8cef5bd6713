// The wire protocol of live tables. Made by: python -m sushibar.server.typescript
// Do not edit: the schema is in src/sushibar/server/wire.py.

export const PROTOCOL = 1;

/** Everything up to this version has arrived. */
export interface Ack {
  type: "ack";
  version: number;
}

/** A seat's whole answer to a question; sent again it replaces, or changes nothing. */
export interface Answer {
  type: "answer";
  question: number;
  steps: string[];
}

/** Which choice is best, after these steps, and why? */
export interface AskHint {
  type: "hint";
  question: number;
  steps?: string[];
}

/** What would each choice bring now, after these steps? */
export interface AskPreview {
  type: "preview";
  question: number;
  steps?: string[];
}

/** What is on the score sheet, and why? */
export interface AskScores {
  type: "scores";
}

/** The player takes the seat back from a bot. */
export interface ComeBack {
  type: "return";
}

/** The first message: who is there, and what has been heard before. */
export interface Hello {
  type: "hello";
  secret?: string | null;
  since?: number | null;
  language?: string;
  words?: boolean;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** One of the phrases. */
export interface Say {
  type: "say";
  phrase: string;
}

/** What a player has selected so far: not binding, used when time is up. */
export interface Select {
  type: "select";
  question: number;
  steps: string[];
}

export type FromClient =
  | Hello
  | Answer
  | Select
  | AskPreview
  | AskHint
  | AskScores
  | Say
  | ComeBack
  | Ack
  | Ping;

/** An answer is stored. */
export interface Accepted {
  type: "accepted";
  question: number;
  steps: string[];
}

/** The numbered card that acts now. */
export interface Acting {
  seat: number;
  card: string;
  is_special_order: boolean;
  request: string | null;
}

/** A choice, what it is expected to bring, and why. */
export interface Advised {
  action: string;
  spoken: string;
  points: Estimate | null;
  margin: Estimate | null;
  wins: Estimate | null;
  why: string;
}

/** A question to a seat. */
export interface Asked {
  head: string;
  ask: string;
  about: string;
  choices: Choice[];
}

/** An action that may be taken. */
export interface Choice {
  action: string;
  spoken: string;
  copies: number;
}

/** A figure and its standard error. */
export interface Estimate {
  mean: number;
  error: number;
}

/** A game as a seat sees it. */
export interface Game {
  question: number;
  pending: number[];
  deadline: number | null;
  answered: string[] | null;
  asked: Asked | null;
  winners: number[];
  seen: SeenSushiGo | SeenParty | SeenWasabi;
  words: Words | null;
}

/** All choices, the best first. */
export interface Hint {
  type: "hint";
  question: number;
  steps: string[];
  choices: Advised[];
}

/** Points and the reason for them. */
export interface Line {
  category: string;
  points: number;
  reason: string;
}

/** A menu that was used in this round; a card that must not be seen is a question mark. */
export interface Look {
  seat: number;
  cards: string[];
  played: string | null;
}

/** What has happened, and the table as it is now. */
export interface News {
  type: "news";
  now: number;
  version: number;
  pending: number[];
  answered: string[] | null;
  events: TableEvent[];
  view: View | null;
}

/** Trouble that players should know about, or its end. */
export interface Notice {
  type: "notice";
  trouble: boolean;
  words: string;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** Whose players are connected. */
export interface Present {
  type: "present";
  seats: number[];
}

/** What each choice would bring, by action. */
export interface Preview {
  type: "preview";
  question: number;
  steps: string[];
  brings: Record<string, string>;
}

/** Something was not done; the reason is the same in every language, the words are not. */
export interface Refusal {
  type: "refused";
  about: string;
  reason: string;
  words: string;
  question?: number | null;
}

/** A row of the score sheet, seat by seat. */
export interface Row {
  name: string;
  seats: Line[][];
}

/** Cells in a row for a recipe: what they still need, and the order in which they have style. */
export interface Run {
  cells: string[];
  missing: string[];
  order: string[];
}

/** The score sheet. */
export interface Scores {
  type: "scores";
  names: string[];
  rows: Row[];
  totals: number[];
  winners: number[];
}

/** Sushi Go Party! as a seat sees it. */
export interface SeenParty {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  plates: string[][];
  game: "party";
  on_wasabi: string[][];
  spent_wasabi: number[];
  desserts: string[][];
  uramaki_place: number;
  blind: number[];
  blind_next: number[];
  acting: Acting | null;
  shown: string[];
  looks: Look[];
  seen_in_deck: Record<string, number>;
  out_of_play: Record<string, number>;
  cannot_hold: string[][];
  deck: number;
  desserts_to_come: number;
  desserts_in_play: string[];
  fresh_soups: number;
}

/** Sushi Go! as a seat sees it. */
export interface SeenSushiGo {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  plates: string[][];
  game: "sushi-go";
  on_wasabi: string[][];
  puddings: number[];
  passing: "left" | "right";
  dummy?: ShownDummy | null;
}

/** Wasabi! as a seat sees it: hands and plates are recipes. */
export interface SeenWasabi {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  plates: string[][];
  game: "wasabi";
  player: number;
  rows: number;
  columns: number;
  board: Record<string, string[]>;
  covered: string[];
  changed: string[];
  wasabis: string[];
  tiles: Record<string, number>[];
  cards: Record<string, number>[];
  lengths: number[][];
  stylish: boolean[][];
  tokens: Record<string, number>[];
  cubes: number[];
  kitchen: Record<string, number>;
  barred: Record<string, number>;
  pantry: Record<string, number>;
  piles: Record<string, number>;
  put_under: string[];
  played: string | null;
  placed: number;
  chopped: string | null;
  claims: string[];
  claims_with_style: string[];
  runs: Record<string, Run>;
  rewards: number;
  passes: number;
}

/** What was selected is stored; and what is asked next. */
export interface Selected {
  type: "selected";
  question: number;
  steps: string[];
  whole: boolean;
  enough: boolean;
  asked: Asked | null;
}

/** Who sits on a chair. */
export interface ShownChair {
  name: string;
  kind: "empty" | "person" | "bot";
  bot: string;
  level: number | null;
  salted: boolean;
}

/** The dummy, and the card drawn for it if that is known. */
export interface ShownDummy {
  seat: number;
  served_by: number;
  drawn: string | null;
}

/** Something that has happened at a table. */
export interface TableEvent {
  kind: "opened" | "joined" | "salted" | "bot-joined" | "left" | "started" | "answered" | "stood-in" | "returned" | "said" | "rematched" | "closed" | "happened";
  version: number;
  at: number;
  seat?: number | null;
  name?: string | null;
  bot?: string | null;
  by?: "player" | "bot" | "selected" | "clock" | null;
  phrase?: string | null;
  code?: string | null;
  what?: string | null;
  round?: number | null;
  turn?: number | null;
  cells?: string[] | null;
  told?: Telling | null;
}

/** What a table is set up with. */
export interface TableSettings {
  game: string;
  players: number;
  edition: string;
  options: string[];
  menu: string[];
  clock: number | null;
  listed: boolean;
  rated: boolean;
}

/** What has happened, in words. */
export interface Telling {
  head: string;
  rows: [number, string][];
  notes: string[];
  then: string;
}

/** A table as a seat sees it, or a bystander. */
export interface View {
  code: string;
  phase: "open" | "playing" | "over" | "closed";
  version: number;
  settings: TableSettings;
  commitment: string;
  host: number | null;
  chairs: ShownChair[];
  rematch: string;
  you: number | null;
  game: Game | null;
}

/** The answer to a hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  present: number[];
  events: TableEvent[];
  view: View;
}

/** The table in words. */
export interface Words {
  progress: string;
  plates: string[][];
  notes: string[];
}

export type FromServer =
  | Welcome
  | News
  | Accepted
  | Selected
  | Preview
  | Hint
  | Scores
  | Refusal
  | Present
  | Notice
  | Pong;

/** Who wants to sit down, and on which chair. */
export interface SitDown {
  name: string;
  seat?: number | null;
  secret?: string | null;
  salt?: string | null;
  player?: string | null;
}

/** A table to be opened, and who sits down at it at once. */
export interface NewTable {
  game?: "sushi-go" | "party" | "wasabi";
  players?: number;
  edition?: string | null;
  options?: string[];
  menu?: string | string[] | null;
  clock?: number | null;
  listed?: boolean;
  rated?: boolean;
  host: SitDown;
  bots?: string[];
}

/** A bot to sit down, on a chair or on the first that is free. */
export interface AddBot {
  bot?: string;
  seat?: number | null;
}

/** A bot to play for somebody who is not there. */
export interface StandIn {
  bot?: string;
}

/** Random bits of a player's own. */
export interface Salt {
  salt: string;
}

/** What everybody may know of a table. */
export interface Lobby {
  code: string;
  phase: "open" | "playing" | "over" | "closed";
  version: number;
  settings: TableSettings;
  commitment: string;
  host: number | null;
  chairs: ShownChair[];
  rematch: string;
}

/** A seat, and the secret that holds it. */
export interface Seat {
  code: string;
  seat: number;
  secret: string;
  table: Lobby;
}

/** Where a table goes on. */
export interface Moved {
  code: string;
}

/** Tables that wait for players. */
export interface Tables {
  tables: Lobby[];
}

/** A finished game; those of rematches belong to one series. */
export interface KeptRecord {
  code: string;
  series: string;
  game: string;
  players: number;
  finished_at: number;
  results: KeptResult[];
}

/** How a seat did in a finished game. */
export interface KeptResult {
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
}

/** Finished games, the last one first. */
export interface Records {
  records: KeptRecord[];
}

/** Why something was not done: a reason for programs, words for people. */
export interface Problem {
  reason: string;
  words: string;
}
