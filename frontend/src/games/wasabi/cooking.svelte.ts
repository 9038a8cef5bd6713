/** How a person gives an answer in Wasabi!: presses on tiles, cards, recipes and cells become its steps. */

import type { QuestionView, ChoiceView } from "../../wire";
import { deselect, type Draft } from "../../table/draft";
import type { Session } from "../../table/session.svelte";
import { CELL } from "./cells";

/** Questions about things that lie neither on the board nor in front of the player. */
const OFFERS = new Set(["gift", "draw", "refill", "reward", "room", "fate"]);
const MOST_KEYS = 9;

export class Cooking {
  /** Steps that are taken as soon as they are asked for. */
  private ahead: string[] = [];

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
    if (draft.selected) deselect(draft);
    else if (draft.trail.length > 0) this.session.backTo(draft.trail.length - 1);
  }

  /** Go on by itself where a choice alone is no answer. */
  goOn(): void {
    const draft = this.draft;
    if (!draft?.selected || !draft.next || draft.enough) return;
    const next = this.ahead.shift();
    if (next) this.session.goOn(next);
    else this.session.confirm();
  }
}

function offered(asked: QuestionView | null | undefined, action: string): boolean {
  return asked?.choices.some((choice) => choice.action === action) ?? false;
}
