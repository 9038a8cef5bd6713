/**
 * How a person plays a turn of Wasabi!: presses on tiles, cards, recipes and cells become steps, one answer
 * follows another without being given yet, and one confirmation gives them all.
 */

import type { QuestionView, ChoiceView, WasabiView } from "../../wire";
import { deselect, foreseen, type Draft } from "../../table/draft";
import type { Session } from "../../table/session.svelte";
import { CELL } from "./cells";

/** Questions about things that lie neither on the board nor in front of the player. */
const OFFERS = new Set(["gift", "draw", "refill", "reward", "room", "fate"]);
/** Questions with choices at random, if somebody does not want to choose. */
const DEALT = new Set(["gift", "draw"]);
const TAKEN = new Set(["gift", "refill"]);
const MOST_KEYS = 9;
/** Between recipes that are drawn at random: longer than a new question ignores presses. */
const PAUSE_MS = 350;

export class Cooking {
  /** Steps that are taken as soon as they are asked for. */
  private ahead: string[] = [];
  /** The question whose choices are made at random, until something else is asked. */
  private dealt = "";

  constructor(private readonly session: Session) {}

  /** The answer in the making; none while one is on its way. */
  get draft(): Draft | null {
    const draft = this.session.draft;
    return draft?.sent ? null : draft;
  }

  get about(): string {
    return this.draft?.asked.about ?? "";
  }

  get choices(): ChoiceView[] {
    return this.draft?.asked.choices ?? [];
  }

  /** What can be taken from the pantry, the piles or the kitchen. */
  get offers(): ChoiceView[] {
    return OFFERS.has(this.about) ? this.choices : [];
  }

  get cells(): Set<string> {
    return new Set(this.choices.map((choice) => choice.action).filter((action) => CELL.test(action)));
  }

  /** The table as it would be after what is planned; none where nothing is. */
  get planned(): WasabiView | null {
    return (foreseen(this.session.draft) ?? this.session.foreseen) as WasabiView | null;
  }

  /** Whether a tap is the whole answer: drawing a recipe cannot be taken back, nor be planned on. */
  private get isDrawing(): boolean {
    return this.about === "draw" && this.draft?.planned.length === 0;
  }

  private get isDealing(): boolean {
    return this.dealt !== "" && this.dealt === this.about && this.canDeal;
  }

  /** Whether choices can be left to chance. */
  get canDeal(): boolean {
    return DEALT.has(this.about) && this.draft?.planned.length === 0;
  }

  /** Whether what is chosen is all that can be said now: it can be given. */
  get isAnswer(): boolean {
    const draft = this.draft;
    return Boolean(draft?.selected && draft.enough && !draft.then);
  }

  // Tiles from the pantry: one or several, all in one answer

  /** Where the answer to the present question begins among the steps. */
  private get start(): number {
    return this.draft?.planned.at(-1)?.steps ?? 0;
  }

  private get taken(): string[] {
    const draft = this.draft;
    if (!draft || !TAKEN.has(this.about)) return [];
    return [...draft.steps.slice(this.start), ...(draft.selected ? [draft.selected] : [])];
  }

  /** All tiles that this answer can be made of, also while some of them are chosen. */
  get offeredTiles(): Set<string> {
    const first = TAKEN.has(this.about) ? this.levels[this.start] : null;
    return new Set(first?.choices.map((choice) => choice.action));
  }

  /** Whether what was laid last would lie on another cell, or is taken back from this one. */
  canMoveTo(cell: string): boolean {
    return this.draft?.trail.some((asked) => asked.about === "cell" && offered(asked, cell)) ?? false;
  }

  get isRefilling(): boolean {
    return this.about === "refill";
  }

  /** The tiles that would come into the own hand. */
  get coming(): string[] {
    return this.isRefilling ? this.taken : [];
  }

  timesTaken(tile: string): number {
    return this.taken.filter((one) => one === tile).length;
  }

  canTake(tile: string): boolean {
    return this.timesTaken(tile) > 0 || this.levels.slice(this.start).some((asked) => offered(asked, tile));
  }

  /** Take a tile, beside others or in place of one; a tile that cannot be taken again goes back. */
  takeTile(tile: string): void {
    const draft = this.draft;
    if (!draft || offered(draft.asked, tile)) return this.press(tile);
    const level = draft.trail.findLastIndex((asked, place) => place >= this.start && offered(asked, tile));
    if (level < 0) return;
    const [replaced, ...others] = this.taken.slice(level - this.start);
    this.session.backTo(level, replaced === tile ? (others[0] ?? null) : tile);
    this.ahead = replaced === tile ? others.slice(1) : others;
  }

  /** The tile that the next cell is chosen for. */
  get tile(): string | null {
    const draft = this.draft;
    if (this.about !== "cell" && this.about !== "on") return null;
    return draft?.steps[draft.steps.length - 1] ?? null;
  }

  /** Whether something is chosen, settled or not. */
  has(action: string): boolean {
    const draft = this.draft;
    return draft !== null && (draft.selected === action || draft.steps.includes(action));
  }

  /** Whether pressing something would do anything, now or by going back. */
  can(action: string): boolean {
    return !OFFERS.has(this.about) && this.levels.some((asked) => offered(asked, action));
  }

  /** Everything that has a digit, in its order; the hand stays where it is while a cell is chosen. */
  get keys(): string[] {
    const asked = this.levels.findLast((level) => level.choices.some((one) => !CELL.test(one.action)));
    const actions = asked?.choices.map((choice) => choice.action).filter((action) => !CELL.test(action)) ?? [];
    return [...actions.filter((action) => action !== "claim"), ...actions.filter((action) => action === "claim")].slice(
      0,
      MOST_KEYS,
    );
  }

  keyOf(action: string): number | null {
    const place = this.keys.indexOf(action);
    return place < 0 ? null : place + 1;
  }

  private get levels(): QuestionView[] {
    return this.draft ? [...this.draft.trail, this.draft.asked] : [];
  }

  // What the person does

  /** Press what can be chosen: now, beside what is chosen, or after going back to where it can. */
  press(action: string): void {
    const draft = this.draft;
    if (!draft) return;
    this.ahead = [];
    this.dealt = "";
    if (this.isDrawing) return this.draw(action);
    const adds = this.about === "discard" && draft.selected !== action && offered(draft.next, action);
    if (adds) this.session.goOn(action);
    else if (offered(draft.asked, action)) this.session.select(action);
    else this.pressAgain(draft, action);
  }

  private pressAgain(draft: Draft, action: string): void {
    const level = draft.trail.findLastIndex((asked) => offered(asked, action));
    if (level < 0) return;
    this.session.backTo(level, draft.steps[level] === action ? null : action);
  }

  private draw(action: string): void {
    this.session.select(action);
    if (this.draft?.selected === action) this.session.confirm();
  }

  /** Choose at random among what is offered: three tiles, or a recipe, and the next ones. */
  deal(): void {
    this.dealt = this.about;
    const action = anyOf(this.levels[0]?.choices ?? []);
    if (!action) return;
    if (this.isDrawing) this.draw(action);
    else this.session.backTo(0, action);
  }

  private drawNext(): void {
    const action = this.isDealing && this.isDrawing ? anyOf(this.choices) : null;
    if (action && !this.draft?.selected) this.draw(action);
  }

  /** Choose a recipe: to put it back, or to complete it. */
  pressRecipe(recipe: string): void {
    if (offered(this.draft?.asked ?? null, recipe) || this.about === "discard") this.press(recipe);
    else if (this.draft?.selected === "claim") this.session.confirm();
    else {
      this.press("claim");
      this.ahead = [recipe];
    }
  }

  /** Take back the last step, or what is selected. */
  back(): void {
    const draft = this.draft;
    if (!draft) return;
    this.ahead = [];
    this.dealt = "";
    if (draft.selected) deselect(draft);
    else this.session.undo();
  }

  /** Go on by itself where a choice alone is no answer, or another question follows in the same turn. */
  goOn(): void {
    const draft = this.draft;
    if (draft && !this.isDealing) this.dealt = "";
    if (this.isDealing && this.isDrawing && !draft?.selected) setTimeout(() => this.drawNext(), PAUSE_MS);
    if (draft?.selected && draft.then) return this.session.planOn();
    if (!draft?.selected || !draft.next || draft.enough) return;
    const next = this.isDealing ? anyOf(draft.next.choices) : this.ahead.shift();
    if (next) this.session.goOn(next, false);
    else this.session.confirm();
  }
}

function anyOf(choices: readonly ChoiceView[]): string | null {
  return choices[Math.floor(Math.random() * choices.length)]?.action ?? null;
}

function offered(asked: QuestionView | null | undefined, action: string): boolean {
  return asked?.choices.some((choice) => choice.action === action) ?? false;
}
