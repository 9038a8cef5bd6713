/**
 * What is shown of the table while it changes: one move after another, each thing on its way from where it was.
 * What can be done does not wait for it: the person answers to the table as it is.
 */

import { tick } from "svelte";
import { fly, float, light, pulse, queue, stage, veil, type Box } from "../../motion";
import { Announcer } from "./announcer";
import type { WasabiView } from "../../wire";
import { gains, servings, travels, type Gain, type Spot, type Travel } from "./changes";
import { likenessOf } from "./likeness";
import { without } from "./things";

const FLIGHT_MS = 480;
/** After a flight, so long something is looked at before the next begins. */
const REST_MS = 140;
/** Between things that set out together, and between the cells of a run that light up. */
const STAGGER_MS = 90;
/** Whoever has missed more than that is shown the table as it is. */
const MOST_TOLD = 4;
/** Pixels that words need above or below a run. */
const WORDS_HIGH_PX = 44;
const FIRST_ROW = /^\D1$/;

/** What somebody did, in words, and which cells it was about. */
export interface Told {
  seat: number;
  words: string;
  cells: string[];
}

export interface Words {
  /** What is said of points that appear. */
  gain: (gain: Gain, recipes: string[]) => string;
}

export class Showing {
  /** The table as it is shown. */
  seen: WasabiView;
  private readonly announcer = new Announcer();
  /** The recipe that has just come into the own hand. */
  private drawn = "";

  constructor(
    first: WasabiView,
    private readonly you: () => number | null,
    private readonly words: Words,
  ) {
    this.seen = $state.raw(first);
  }

  /** Show another moment after those before it; at once where nothing moves, or something is taken back. */
  to(seen: WasabiView, told: readonly Told[], isTakenBack: boolean): void {
    if (queue.isIdle && (stage.isStill || isTakenBack || told.length > MOST_TOLD)) this.seen = seen;
    else queue.add(() => this.change(seen, told));
  }

  private async change(seen: WasabiView, told: readonly Told[]): Promise<void> {
    const before = this.seen;
    const places = stage.isStill ? new Map<string, Box>() : stage.boxes();
    this.seen = seen;
    await tick();
    if (stage.isStill) return;
    this.say(told);
    const ways = travels(before, seen);
    this.drawn = without(seen.hand, before.hand)[0] ?? "";
    await Promise.all(ways.map((way, place) => this.travel(way, places, place * STAGGER_MS)));
    await this.celebrate(before, seen, told);
    if (ways.length > 0) await stage.pause(REST_MS);
  }

  /** What others did is said at their seats. */
  private say(told: readonly Told[]): void {
    for (const one of told) {
      if (one.seat !== this.you()) this.announcer.say(one.seat, one.words);
    }
  }

  private async travel(way: Travel, before: Map<string, Box>, delay: number): Promise<void> {
    const start = find(this.spots(way.from, way.name), (name) => before.get(name) ?? null);
    const end = find(this.spots(way.to, way.name), (name) => stage.box(name));
    if (!start || !end) return;
    const arrived = way.to.startsWith("cell") || way.to.startsWith("block") ? stage.at(way.to)?.querySelector("[data-lands]") : null;
    if (arrived) void veil(stage, arrived, FLIGHT_MS + delay);
    const box = arrived?.getBoundingClientRect() ?? within(end, way.kind);
    await fly(stage, likenessOf(way), within(start, way.kind), box, { ms: FLIGHT_MS, delay });
    if (arrived) void pulse(stage, arrived);
  }

  /** A completed recipe lights along its run, and what it brings is told there and at the seat. */
  private async celebrate(before: WasabiView, after: WasabiView, told: readonly Told[]): Promise<void> {
    const served = servings(before, after);
    const [first] = served;
    const run = first ? (told.at(-1)?.cells ?? before.runs[first.recipe]?.cells ?? []) : [];
    for (const gain of gains(before, after)) {
      const recipes = served.filter((one) => one.seat === gain.seat).map((one) => one.recipe);
      for (const box of [stage.box(`seat ${gain.seat}`), beside(run)]) {
        if (box) void float(stage, this.words.gain(gain, recipes), box, "gain");
      }
    }
    await Promise.all(run.map((cell, place) => lit(`cell ${cell}`, place * STAGGER_MS)));
  }

  /** Where something may be: the own hand and what stands in for things that are out of sight. */
  private spots(spot: Spot, name: string): Spot[] {
    if (spot === `seat ${this.you()}`) return [`hand ${name}`, `recipe ${this.drawn}`, "mine", spot];
    if (/^(pantry|kitchen|pile) /.test(spot)) return [spot, "stock", "swap"];
    return [spot];
  }
}

/** A place above a run of cells, or below it at the top of the board: its tiles stay in sight. */
function beside(run: readonly string[]): Box | null {
  const cells = run.map((cell) => stage.box(`cell ${cell}`)).filter((box) => box !== null);
  if (cells.length === 0) return null;
  const left = Math.min(...cells.map((box) => box.left));
  const right = Math.max(...cells.map((box) => box.left + box.width));
  const top = Math.min(...cells.map((box) => box.top));
  const bottom = Math.max(...cells.map((box) => box.top + box.height));
  const isAtTop = run.some((cell) => FIRST_ROW.test(cell));
  return { left, width: right - left, top: isAtTop ? bottom : top - WORDS_HIGH_PX, height: WORDS_HIGH_PX };
}

async function lit(place: string, delay: number): Promise<void> {
  const element = stage.at(place);
  if (!element) return;
  await Promise.all([light(stage, element, { ms: 800, delay }), pulse(stage, element, { delay })]);
}

/** The first of some places that can be seen. */
function find(spots: readonly Spot[], boxOf: (spot: Spot) => Box | null): Box | null {
  for (const spot of spots) {
    const box = boxOf(spot);
    if (box && box.width > 0 && box.height > 0) return box;
  }
  return null;
}

const SIZES: Record<Travel["kind"], number> = { tile: 48, card: 52, recipe: 56, cover: 96 };

/** The middle of a place, as large as the thing that is there. */
function within(box: Box, kind: Travel["kind"]): Box {
  const size = Math.min(SIZES[kind], Math.max(box.width, box.height), kind === "cover" ? Infinity : Math.min(box.width, box.height) || SIZES[kind]);
  return { left: box.left + (box.width - size) / 2, top: box.top + (box.height - size) / 2, width: size, height: size };
}
