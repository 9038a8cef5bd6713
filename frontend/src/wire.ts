// The wire protocol of live tables. Made by: python -m sushibar.codegen
// Do not edit: its shapes are in src/sushibar, beside what fills them; messages in server/wire.py.

export const PROTOCOL = 1;

export type GameName = "sushi-go" | "party" | "wasabi";
export const GAMES: readonly [GameName, ...GameName[]] = ["sushi-go", "party", "wasabi"];

/** What is known of a game before anything was asked. */
export interface About {
  /** The drawings that stand for it. */
  cover: string[];
  /** Whether it is played with a menu. */
  menus: boolean;
  /** Whether a book of recipes can be brought along. */
  books: boolean;
  /** Whether points count at once, not at the end of a round. */
  live: boolean;
}

export const ABOUT: Record<GameName, About> = {
  "sushi-go": {"cover": ["salmon-nigiri", "maki-3"], "menus": false, "books": false, "live": false},
  "party": {"cover": ["temaki", "onigiri-triangle"], "menus": true, "books": false, "live": false},
  "wasabi": {"cover": ["wasabi-cover", "tuna"], "menus": false, "books": true, "live": true},
};

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
  after?: number | null;
}

/** Which choice is best, after these steps, and why? */
export interface AskHint {
  type: "hint";
  question: number;
  steps?: string[];
  simply?: boolean;
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

/** Where people share a device: nobody looks at it. */
export interface Cover {
  type: "cover";
}

/** The first message: who is there, and what has been heard before. */
export interface Hello {
  type: "hello";
  secret?: string | null;
  since?: number | null;
  language?: string;
  words?: boolean;
  seat?: number | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** One of the phrases or emotes. */
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

/** Where people share a device: it is this seat's player who looks at it now. */
export interface Take {
  type: "take";
  seat: number;
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
  | Take
  | Cover
  | Ack
  | Ping;

/** An answer is stored. */
export interface Accepted {
  type: "accepted";
  question: number;
  steps: string[];
}

/** The numbered card that acts now. */
export interface ActingCard {
  seat: number;
  card: string;
  is_special_order: boolean;
  request: string | null;
}

/** A choice, what it is expected to bring, and why. */
export interface AdvisedChoice {
  action: string;
  spoken: string;
  points: EstimateView | null;
  margin: EstimateView | null;
  wins: EstimateView | null;
  figures: string;
  why: string;
}

/** Who sits on a chair. */
export interface ChairView {
  name: string;
  kind: "empty" | "person" | "bot";
  bot: string;
  level: number | null;
  salted: boolean;
  accepted: boolean;
}

/** An action that may be taken. */
export interface ChoiceView {
  action: string;
  spoken: string;
  brief: string;
  copies: number;
  wider: string;
  sure: boolean;
}

/** The dummy, and the card drawn for it if that is known. */
export interface DummyView {
  seat: number;
  served_by: number;
  drawn: string | null;
}

/** A figure and its standard error. */
export interface EstimateView {
  mean: number;
  error: number;
}

/** What a seat will be asked after an answer that is not given yet, and the table then. */
export interface Foreseen {
  asked: QuestionView;
  seen: SushiGoView | PartyView | WasabiView;
}

/** A game as a seat sees it. */
export interface GameView {
  question: number;
  pending: number[];
  deadline: number | null;
  winners: number[];
  answered: string[] | null;
  asked: QuestionView | null;
  seen: SushiGoView | PartyView | WasabiView;
  words: TableText | null;
}

/** All choices, the best first. */
export interface Hint {
  type: "hint";
  question: number;
  steps: string[];
  choices: AdvisedChoice[];
  is_ready: boolean;
}

/** What happened to a card of a seat. */
export interface Move {
  what: "lay" | "catch" | "serve" | "give" | "return" | "look" | "turn" | "spill" | "finish";
  seat: number;
  card: string;
  to?: number;
}

/** What has happened, and the table as it is now. */
export interface News {
  type: "news";
  now: number;
  version: number;
  pending: number[];
  answered: string[] | null;
  events: TableEvent[];
  view: TableView | null;
}

/** Trouble that players should know about, or its end. */
export interface Notice {
  type: "notice";
  trouble: boolean;
  words: string;
}

/** Sushi Go Party! as a seat sees it. */
export interface PartyView {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  on_wasabi: string[][];
  spent_wasabi: number[];
  desserts: string[][];
  uramaki_place: number;
  blind: number[];
  blind_next: number[];
  acting: ActingCard | null;
  deck: number;
  desserts_to_come: number;
  fresh_soups: number;
  plates: string[][];
  shown: string[];
  looks: UsedMenu[];
  seen_in_deck: Record<string, number>;
  out_of_play: Record<string, number>;
  cannot_hold: string[][];
  desserts_in_play: string[];
  game: "party";
}

/** Cards of a plate that belong together: one of each sort, how far they are, and how many. */
export interface PileView {
  cards: string[];
  mark: string;
  number: number;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** Whose players are connected, and how many look on. */
export interface Present {
  type: "present";
  seats: number[];
  onlookers: number;
}

/** What each choice would bring, by action. */
export interface Preview {
  type: "preview";
  question: number;
  steps: string[];
  brings: Record<string, string>;
}

/** A question to a seat. */
export interface QuestionView {
  head: string;
  ask: string;
  about: string;
  choices: ChoiceView[];
}

/** Where seats are compared, and how much each has there. */
export interface RaceView {
  category: string;
  name: string;
  amounts: number[];
}

/** Cells in a row for a recipe: what they still need, and the order in which they have style. */
export interface RecipeRun {
  cells: string[];
  missing: string[];
  order: string[];
}

/** Something was not done; the reason is the same in every language, the words are not. */
export interface Refusal {
  type: "refused";
  about: string;
  reason: string;
  words: string;
  question?: number;
}

/** What every seat would score now, and why; nothing where points count at once. */
export interface RunningCount {
  points: number[];
  lines: ScoreLine[][];
  races: RaceView[];
}

/** Points and the reason for them. */
export interface ScoreLine {
  category: string;
  name: string;
  points: number;
  reason: string;
}

/** A row of the score sheet, seat by seat; of a round also the plates when it was scored. */
export interface ScoreRow {
  plates: string[][];
  piles: PileView[][];
  name: string;
  seats: ScoreLine[][];
}

/** The score sheet. */
export interface Scores {
  type: "scores";
  names: string[];
  rows: ScoreRow[];
  totals: number[];
  winners: number[];
  tie_break: string;
  remarks: string[];
}

/** What was selected is stored; and what is asked next. */
export interface Selected {
  type: "selected";
  question: number;
  steps: string[];
  whole: boolean;
  enough: boolean;
  asked: QuestionView | null;
  then: Foreseen | null;
}

/** A table's settings; `checked` makes those that the rules allow. */
export interface Settings {
  game: string;
  players: number;
  edition: string;
  options: string[];
  menu: string[];
  clock: number | null;
  listed: boolean;
  rated: boolean;
  lesson: boolean;
}

/** Sushi Go! as a seat sees it. */
export interface SushiGoView {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  plates: string[][];
  on_wasabi: string[][];
  puddings: number[];
  passing: "left" | "right";
  dummy?: DummyView;
  game: "sushi-go";
}

/** Something that has happened at a table. */
export interface TableEvent {
  seat?: number;
  name?: string;
  bot?: string;
  by?: "player" | "bot" | "selected" | "clock";
  phrase?: string;
  code?: string;
  what?: string;
  round?: number;
  turn?: number;
  step?: number;
  cells?: string[];
  moves?: Move[];
  told?: ToldEvent | null;
  kind: "opened" | "joined" | "salted" | "accepted" | "bot-joined" | "left" | "changed" | "renamed" | "started" | "answered" | "stood-in" | "returned" | "said" | "rematched" | "closed" | "happened";
  version: number;
  at: number;
}

/** The table in words. */
export interface TableText {
  plates: string[][];
  piles: PileView[][];
  progress: string;
  standing: RunningCount;
  notes: string[];
}

/** A table as a seat sees it, or a bystander. */
export interface TableView {
  rematch: string;
  rematch_by: number | null;
  record_key: string;
  code: string;
  phase: "open" | "playing" | "over" | "closed";
  version: number;
  settings: Settings;
  commitment: string;
  host: number | null;
  chairs: ChairView[];
  you: number | null;
  yours: number[];
  game: GameView | null;
}

/** What has happened, in words. */
export interface ToldEvent {
  head: string;
  rows: [number, string][];
  notes: string[];
  then: string;
}

/** A menu that was used in this round; a card that must not be seen is a question mark. */
export interface UsedMenu {
  seat: number;
  cards: string[];
  played: string | null;
}

/** Wasabi! as a seat sees it: hands and plates are recipes. */
export interface WasabiView {
  round: number;
  turn: number;
  points: number[];
  hand: string[];
  hands: string[][];
  unknown: number[];
  unseen: Record<string, number>;
  plates: string[][];
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
  played: string | null;
  placed: number;
  chopped: string | null;
  rewards: number;
  passes: number;
  put_under: string[];
  claims: string[];
  claims_with_style: string[];
  runs: Record<string, RecipeRun>;
  game: "wasabi";
}

/** The answer to a hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  present: number[];
  onlookers: number;
  events: TableEvent[];
  view: TableView;
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
  players?: number;
  edition?: string | null;
  options?: string[];
  menu?: string | string[] | null;
  clock?: number | null;
  listed?: boolean;
  rated?: boolean;
  game?: "sushi-go" | "party" | "wasabi";
  host: SitDown;
  bots?: string[];
}

/** How a game is to be played at a table. */
export interface TableOptions {
  players?: number;
  edition?: string | null;
  options?: string[];
  menu?: string | string[] | null;
  clock?: number | null;
  listed?: boolean;
  rated?: boolean;
}

/** What a player wants to be called. */
export interface NewName {
  name: string;
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

/** What somebody would like to play, to be checked. */
export interface SetupRequest {
  game: "sushi-go" | "party" | "wasabi";
  players: number;
  edition?: string | null;
  options?: string[];
  menu?: string | string[] | null;
}

/** A game whose first turns are guided, and who wants to learn it. */
export interface LessonRequest {
  game?: "sushi-go" | "party" | "wasabi";
  name: string;
  secret?: string | null;
}

/** A game that somebody has played, and the key that the page was told at its end. */
export interface OwnGame {
  code: string;
  key: string;
}

/** Games of somebody's own; all of them, or those of one game. */
export interface OwnGames {
  games: OwnGame[];
  game?: string | null;
}

/** The same, those before a time, up to a limit. */
export interface OwnRecords {
  games: OwnGame[];
  game?: string | null;
  before?: number | null;
  limit?: number;
}

/** What somebody would do: the name of an action. */
export interface PuzzleGuess {
  action: string;
}

/** All that stands on a score pad. */
export interface PadRequest {
  game: "sushi-go" | "party" | "wasabi";
  players: number;
  edition?: string | null;
  menu?: string | string[] | null;
  rounds: (string[] | null)[];
  races?: (number[] | null)[];
}

/** A plate that somebody has typed. */
export interface PlateRequest {
  game: "sushi-go" | "party" | "wasabi";
  players: number;
  edition?: string | null;
  menu?: string | string[] | null;
  words: string;
}

/** What everybody may know of a table, and what only its players may. */
export interface Lobby {
  rematch: string;
  rematch_by: number | null;
  record_key: string;
  code: string;
  phase: "open" | "playing" | "over" | "closed";
  version: number;
  settings: Settings;
  commitment: string;
  host: number | null;
  chairs: ChairView[];
}

/** A seat, and the secret that holds it. */
export interface Seat {
  code: string;
  seat: number;
  secret: string;
  table: Lobby;
}

/** A table, and whose answers it waits for. */
export interface TableSummary {
  rematch: string;
  rematch_by: number | null;
  record_key: string;
  code: string;
  phase: "open" | "playing" | "over" | "closed";
  version: number;
  settings: Settings;
  commitment: string;
  host: number | null;
  chairs: ChairView[];
  pending: number[];
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
export interface RecordSummary {
  code: string;
  series: string;
  game: string;
  players: number;
  finished_at: number;
  results: ResultSummary[];
}

/** How a seat did in a finished game. */
export interface ResultSummary {
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
}

/** Finished games, the last one first. */
export interface Records {
  records: RecordSummary[];
}

/** What one sort of card does. */
export interface CardRule {
  name: string;
  words: string;
  cards: Record<string, string>;
  listed: boolean;
}

/** What every game is played with. */
export interface CommonSetup {
  edition: string;
  options: string[];
  cards: string[];
}

/** An ingredient, and how many tiles of it there are. */
export interface IngredientView {
  category: string;
  tiles: number;
}

/** What recipes of a length bring, and how many tokens of it everybody has. */
export interface LengthView {
  tokens: number;
  points: number;
  cubes: number;
}

/** What Sushi Go Party! is played with. */
export interface PartySetup {
  edition: string;
  options: string[];
  cards: string[];
  menu: string[];
}

/** Its colour as the web writes it, and its points in signs that need no language. */
export interface PrintedFace {
  colour: string;
  signs: string;
}

/** A step of a replay, and how many rows of the score sheet are filled in then. */
export interface ReplayStep {
  plates: string[][];
  piles: PileView[][];
  what: string;
  round: number;
  turn: number;
  chapter: string;
  answers: string[][] | null;
  told: ToldEvent;
  hands: string[][];
  seen: SushiGoView | PartyView | WasabiView;
  cells: string[];
  rows: number;
}

/** What a game is played with, how it goes, and what every card does. */
export interface Rules {
  setup: CommonSetup | PartySetup | WasabiSetup;
  names: Record<string, string>;
  printed: Record<string, PrintedFace>;
  welcome: string[];
  rules: CardRule[];
}

/** What Wasabi! is played with. */
export interface WasabiSetup {
  edition: string;
  options: string[];
  cards: string[];
  ingredients: Record<string, IngredientView>;
  recipes: Record<string, string[]>;
  tokens: Record<string, LengthView>;
}

/** A game step by step, with all hands, and what it is played with. */
export interface Replay {
  game: string;
  players: number;
  edition: string;
  options: string[];
  menu: string[];
  names: string[];
  over: boolean;
  steps: ReplayStep[];
  scores: Scores;
  rules: Rules;
}

/** What a menu is like with some number of players. */
export interface MenuLikeness {
  types: string[];
  title: string;
  players: number;
  points: number;
  margin: number;
  close: number;
  decisions: number;
  expert_wins: number;
  rivals: number;
  by_type: TypePoints[];
  ranks: Record<string, number>;
}

/** What a type of card brings on a menu. */
export interface TypePoints {
  name: string;
  title: string;
  points: number;
}

/** Menus that fit, the best first, and how many there are. */
export interface MenuList {
  game: string;
  count: number;
  all: number;
  games: number;
  menus: MenuLikeness[];
}

/** The puzzle of a day for one game. */
export interface DailyPuzzle {
  game: string;
  number: number;
  level: number;
}

/** The puzzles of the UTC day, for everybody the same. */
export interface PuzzlesToday {
  day: string;
  puzzles: DailyPuzzle[];
}

/** The puzzles of a game: how hard each of them is, from number 1 on. */
export interface PuzzleShelf {
  game: string;
  levels: number[];
}

/** A puzzle as the seat sees it that is asked. */
export interface PuzzleView {
  game: string;
  number: number;
  count: number;
  level: number;
  checked: string;
  seat: number;
  names: string[];
  seen: SushiGoView | PartyView | WasabiView;
  words: TableText;
  asked: QuestionView;
  brings: Record<string, string>;
  answered: string[];
  rules: Rules;
}

/** What an answer is worth, beside all others, the best first. */
export interface PuzzleAnswer {
  right: boolean;
  told: string;
  best: string;
  choices: AdvisedChoice[];
}

/** The chance to win after a decision, and after the best one; steps are those of the replay. */
export interface ChanceAfter {
  step: number;
  turn: string;
  round: number;
  chosen: number;
  best: number;
}

/** A decision that has cost something, and what was better. */
export interface LossAt {
  step: number;
  turn: string;
  after: string[];
  chosen: string;
  better: string;
  card: string;
  why: string;
  chance: number;
  points: number;
}

/** Why something was not done: a reason for programs, words for people. */
export interface Problem {
  reason: string;
  words: string;
}

/** How a seat has decided. */
export interface SeatReview {
  seat: number;
  name: string;
  playouts: number | null;
  decisions: number;
  best: number;
  chance_lost: number;
  points_lost: number;
  chances: ChanceAfter[];
  result: number | null;
  losses: LossAt[];
}

/** A line of the answer to who asks for a review: how far it has come, or finally the review. */
export interface ReviewLine {
  done: number;
  total: number;
  ahead: number;
  review: SeatReview | null;
  problem: Problem | null;
}

/** A bot that can be played against. */
export interface BotOffer {
  name: string;
  level: number | null;
  character: string;
  games: string[];
  limited: boolean;
}

/** A type of card that a menu may have. */
export interface CardType {
  name: string;
  title: string;
  group: string;
  players: number[];
}

/** An edition of the rules: for how many players, and with which options. */
export interface EditionOffer {
  name: string;
  players: number[];
  options: OptionOffer[];
}

/** A game, and what can be chosen for it. */
export interface GameOffer {
  name: string;
  title: string;
  version: number;
  players: number[];
  editions: EditionOffer[];
  menus: MenuOffer[];
  types: CardType[];
  courses: Record<string, number>;
  printed: Record<string, PrintedFace>;
}

/** A recommended menu of Sushi Go Party!, and for how many players it is. */
export interface MenuOffer {
  name: string;
  title: string;
  types: string[];
  players: number[];
}

/** An option, and for how many players it is. */
export interface OptionOffer {
  name: string;
  players: number[];
}

/** Everything that a table can be set up with. */
export interface Catalogue {
  language: string;
  languages: string[];
  games: GameOffer[];
  bots: BotOffer[];
  phrases: Record<string, string>;
  emotes: Record<string, string>;
}

/** Cards that belong together. */
export interface CardGroup {
  name: string;
  title: string;
  rules: ExplainedCards[];
}

/** What one sort of card does. */
export interface ExplainedCards {
  name: string;
  title: string;
  words: string;
  cards: PrintedCard[];
  players: number[];
  expansion: boolean;
}

/** A card, and how many of it there are. */
export interface PrintedCard {
  name: string;
  title: string;
  copies: number | null;
}

/** A part of the rules in words. */
export interface Section {
  name: string;
  title: string;
  words: string[];
}

/** The rules of a game, for somebody who has never played it. */
export interface ManualPage {
  game: string;
  edition: string;
  editions: string[];
  sections: Section[];
  groups: CardGroup[];
}

/** Whether a game can be set up like that: what is wrong in words, else nothing. */
export interface SetupCheck {
  problems: string[];
  menu: string[];
}

/** A record that holds: every card of it follows from its seed and the players' bits. */
export interface Verdict {
  game: string;
  over: boolean;
  sealed: boolean;
  names: string[];
  points: number[];
  winners: number[];
}

/** How often each number of points was reached, by a seat in a game. */
export interface PointsCount {
  points: number;
  seats: number;
}

/** How somebody, or a seat, did. */
export interface TallyView {
  name: string;
  games: number;
  wins: number;
  points: number;
}

/** Finished games, counted. */
export interface StatisticsView {
  games: number;
  seats: TallyView[];
  bots: TallyView[];
  people: TallyView[];
  spread: PointsCount[];
}

/** How strong somebody is believed to be. */
export interface Rated {
  name: string;
  mu: number;
  sigma: number;
  games: number;
}

/** The best of those who want to be rated. */
export interface Ratings {
  ratings: Rated[];
}

/** Points of a type, and the reason for them. */
export interface ScoredLine {
  points: number;
  reason: string;
}

/** What the score pad answers. */
export interface ScoreAnswer {
  points: number[];
  sheet: Record<string, ScoredLine>[];
  totals?: number[];
  winners?: number[];
  warnings?: string[];
}

/** What a score pad comes to so far. */
export interface PadAnswer {
  rounds: (ScoreAnswer | null)[];
  end: ScoreAnswer | null;
  before: number[];
  totals: number[];
  winners: number[];
  tie: "broken" | "shared" | "tokens" | null;
}

/** A plate that somebody has typed. */
export interface ReadPlate {
  cards: string[];
  note: string | null;
}
