/** What the tiles, cards and recipes of a table are called, look like and do. */

import { drawingOf } from "../../art/names";
import { picture } from "../../lib/art";
import type { TableRules } from "../../lib/catalogue.svelte";
import type { IngredientView, LengthView } from "../../wire";

export class Things {
  private readonly ingredients: Record<string, IngredientView>;
  private readonly lists: Record<string, string[]>;
  private readonly brings: Record<string, LengthView>;
  private readonly tileNames: Record<string, string> = {};
  private readonly cardNames: Record<string, string> = {};
  private readonly cardWords: Record<string, string> = {};

  constructor(private readonly rules: TableRules) {
    const book = "recipes" in rules.setup ? rules.setup : { ingredients: {}, recipes: {}, tokens: {} };
    this.ingredients = book.ingredients;
    this.lists = book.recipes;
    this.brings = book.tokens;
    for (const rule of rules.rules) {
      for (const [name, called] of Object.entries(rule.cards)) {
        if (name in this.ingredients && !rule.listed) this.tileNames[name] = called;
        if (rule.listed) {
          this.cardNames[name] = called;
          this.cardWords[name] = rule.words;
        }
      }
    }
  }

  /** All ingredients of the book, in its order. */
  get tiles(): string[] {
    return Object.keys(this.ingredients);
  }

  tile(name: string): string {
    return this.tileNames[name] ?? name;
  }

  card(name: string): string {
    return this.cardNames[name] ?? name;
  }

  /** What an action card does. */
  rule(card: string): string {
    return this.cardWords[card] ?? "";
  }

  recipe(name: string): string {
    return this.rules.names[name] ?? name;
  }

  /** What a recipe wants, in the order that has style. */
  wants(recipe: string): string[] {
    return this.lists[recipe] ?? [];
  }

  /** What a recipe of a length brings. */
  length(length: number): LengthView {
    return this.brings[String(length)] ?? { tokens: 0, points: 0, cubes: 0 };
  }

  /** All categories, in the book's order. */
  get categories(): string[] {
    return [...new Set(Object.values(this.ingredients).map((one) => one.category))];
  }

  /** The category of an ingredient. */
  category(name: string): string {
    return this.ingredients[name]?.category ?? "";
  }

  isTile(name: string): boolean {
    return name in this.ingredients;
  }

  isRecipe(name: string): boolean {
    return name in this.lists;
  }
}

/** The action card that an action is about, if it is about one. */
export function cardOf(action: string): string {
  const [verb, what = ""] = action.split(":");
  return verb === "draw" ? "" : what;
}

export function tileArt(name: string): string {
  return picture(drawingOf(`tile:${name}`));
}

export function cardArt(name: string): string {
  return picture(drawingOf(`kitchen:${name}`));
}

/** Things with their numbers, one by one. */
export function each(amounts: Record<string, number> | undefined): string[] {
  return Object.entries(amounts ?? {}).flatMap(([name, number]) => Array<string>(number).fill(name));
}

/** Some things without others, one by one. */
export function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
