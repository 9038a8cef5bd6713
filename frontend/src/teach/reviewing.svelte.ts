/** A review that the server is asked for: how far it has come, and what it says. */

import { askLines, Refused } from "../lib/api";
import { wordsOf } from "../lib/trouble";
import type { LossAt, ReviewLine, SeatReview } from "../wire";

/** The decision that has cost most: chances first, then points. */
export function costliest(losses: readonly LossAt[]): LossAt | null {
  return losses.reduce<LossAt | null>((worst, loss) => {
    if (!worst || loss.chance > worst.chance) return loss;
    return loss.chance === worst.chance && loss.points > worst.points ? loss : worst;
  }, null);
}

export class Reviewing {
  review = $state<SeatReview | null>(null);
  line = $state<ReviewLine | null>(null);
  problem = $state("");
  isRunning = $state(false);
  private ended: AbortController | null = null;

  /** A finished game by its code and what reads it, or a record as text. */
  constructor(private readonly game: { code: string; reader: string | undefined } | { record: string }) {}

  async begin(seat: number): Promise<void> {
    this.stop();
    const ended = new AbortController();
    this.ended = ended;
    this.review = this.line = null;
    this.problem = "";
    this.isRunning = true;
    try {
      for await (const line of this.ask(seat, ended.signal)) {
        if (line.problem) throw new Refused(line.problem.reason, line.problem.words, 0);
        this.line = line;
        this.review = line.review ?? null;
      }
    } catch (error) {
      if (!ended.signal.aborted) this.problem = wordsOf(error);
    } finally {
      if (this.ended === ended) this.isRunning = false;
    }
  }

  /** Nobody waits any more; the server ends its work too. */
  stop(): void {
    this.ended?.abort();
    this.isRunning = false;
  }

  /** What was lost at a step. */
  lossesAt(step: number): LossAt[] {
    return this.review?.losses.filter((loss) => loss.step === step) ?? [];
  }

  /** The next step after this one in which something was lost. */
  nextLoss(step: number): number | null {
    return this.review?.losses.find((loss) => loss.step > step)?.step ?? null;
  }

  private ask(seat: number, ended: AbortSignal): AsyncGenerator<ReviewLine> {
    if ("code" in this.game) return askLines("GET", `/records/${this.game.code}/review?seat=${seat}`, undefined, ended, this.game.reader);
    return askLines("POST", "/reviews", { record: this.game.record, seat }, ended);
  }
}
