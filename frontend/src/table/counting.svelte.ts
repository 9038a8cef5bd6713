/** The points of a round, or of a game, counted up at the plates: sort by sort, at all of them together. */

import { tick } from "svelte";
import { play } from "../lib/sounds";
import { t } from "../lib/texts.svelte";
import { type Box, float, land, pulse, stage } from "../motion";
import type { Scores } from "../wire";
import { signed } from "./points";
import { type Sort, sorts } from "./ranking";
import { besidePlate, hasRoomForReasons } from "./words";

/** Milliseconds at the calm speed: for each sort, before everything is cleared away, and for words of the last turn at most. */
const STEP_MS = 950;
const LAST_MS = 600;
const READING_MS = 2_400;
/** Pixels between points that stand below each other. */
const GAP_PX = 2;

type Plates = Pick<Scores["rows"][number], "plates" | "piles">;

class Counting {
  /** By seat, the points as they are shown; nothing where they are shown as they are. */
  private held = $state<number[] | null>(null);
  /** The plates of the round that is counted, where they have been cleared since. */
  plates = $state.raw<Plates | null>(null);
  private kept: (() => void)[] = [];
  /** By seat, where the points end that stand below it, in pixels. */
  private readonly bottoms = new Map<number, number>();

  /** Whether points are still to be counted: nobody is told who has won. */
  get isOn(): boolean {
    return this.held !== null;
  }

  /** The points of a seat as far as they have been counted. */
  shown(seat: number, points: number): number {
    return this.held?.[seat] ?? points;
  }

  /** A round is over: show the points as they were, until they are counted. */
  hold(points: readonly number[]): void {
    if (!stage.isStill) this.held = [...points];
  }

  /** What stays on the table until it is counted, or was: what clears it away. */
  keep(clear: () => void): void {
    this.kept.push(clear);
  }

  /** Count what was scored last; with plates that are not on the table any more if that was a round. */
  async run(scores: Scores, isCleared: boolean): Promise<void> {
    const found = scoredFirst(sorts(scores), scores.totals, this.held);
    try {
      await Promise.race([stage.silence(), stage.pause(READING_MS)]); // what was done last is read before
      if (isCleared && !stage.isStill) await this.lay(scores.rows.findLast((row) => row.plates.length > 0));
      for (const [number, sort] of found.entries()) {
        if (stage.isStill) break;
        this.held = scores.totals.map((total, seat) => total - sum(found.slice(number + 1), seat));
        play("count");
        for (const seat of sort.points.keys()) this.tell(seat, sort);
        await stage.pause(STEP_MS);
      }
      await stage.pause(LAST_MS);
    } finally {
      this.end();
    }
  }

  /** Show everything as it is. */
  end(): void {
    this.held = null;
    this.plates = null;
    this.bottoms.clear();
    this.clear();
  }

  /** Lay plates as they were scored, in place of what was kept of them. */
  private async lay(plates: Plates | undefined): Promise<void> {
    this.plates = plates ?? null;
    this.clear();
    await tick();
  }

  private clear(): void {
    for (const clear of this.kept.splice(0)) clear();
  }

  /** Points land on the cards that they are for, and the reason is told beside them; where no cards lie both stand below the seat. */
  private tell(seat: number, { category, name, points, reasons }: Sort): void {
    const [won, beside] = [points[seat] ?? 0, besidePlate(seat)];
    if (won === 0 || !beside) return;
    const tone = won > 0 ? "gain" : "loss";
    const words = t("web-points-come", { points: signed(won), name });
    const reason = hasRoomForReasons(seat) ? (reasons[seat] ?? "") : "";
    const plate = stage.at(`plate ${seat}`);
    if (!plate) return this.stack(seat, beside, signed(won), [name, reason].filter(Boolean).join(": "));
    void float(stage, words, beside, tone, { ms: STEP_MS }, reason);
    const laid = [...plate.children, ...stage.all(`last ${seat} `)].filter((one) => isOf(one, category));
    if (laid[0]) this.land(signed(won), cardBox(laid[0]), tone);
    for (const one of laid) void pulse(stage, one);
  }

  private stack(seat: number, below: Box, points: string, more: string): void {
    const top = this.bottoms.get(seat) ?? below.top;
    const label = this.land(points, { ...below, top }, "gain", more);
    label.style.top = `${top + label.offsetHeight / 2}px`;
    this.bottoms.set(seat, top + label.offsetHeight + GAP_PX);
  }

  private land(points: string, box: Box, tone: string, more = ""): HTMLElement {
    const label = land(stage, points, box, tone, more);
    this.keep(() => label.remove());
    return label;
  }
}

/** Whether cards that lie somewhere are of a sort: maki of three rolls are maki. */
function isOf(laid: Element, category: string): boolean {
  const cards = (laid as HTMLElement).dataset["cards"]?.split(" ") ?? [];
  return cards.some((card) => card === category || card.startsWith(`${category}-`) || card.endsWith(`-${category}`));
}

/** A pile without its words. */
function cardBox(laid: Element): Box {
  return (laid.querySelector("div") ?? laid).getBoundingClientRect();
}

/** What was scored during a round, as points show that are known already, comes first: so they never fall. */
function scoredFirst(found: Sort[], totals: readonly number[], known: readonly number[] | null): Sort[] {
  const early = totals.map((total, seat) => (known?.[seat] ?? 0) - total + sum(found, seat));
  const scored = early.some((points) => points > 0) ? found.find(({ points }) => early.every((one, seat) => one <= (points[seat] ?? 0))) : undefined;
  return scored ? [scored, ...found.filter((sort) => sort !== scored)] : found;
}

function sum(found: readonly Sort[], seat: number): number {
  return found.reduce((points, sort) => points + (sort.points[seat] ?? 0), 0);
}

/** The counting of this page, which shows one table at a time. */
export const counting = new Counting();
