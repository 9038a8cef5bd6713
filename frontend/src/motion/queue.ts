/** One thing after another: what has happened is shown in its order, at a pace that can be followed. */

import type { Stage } from "./stage";

/** Something to be shown; over when the next may begin. */
export type Scene = () => Promise<unknown> | void;

export class Queue {
  private readonly scenes: Scene[] = [];
  private isPlaying = false;
  /** How many scenes, the one that is played included, are to be over at once. */
  private skipped = 0;

  constructor(private readonly stage: Stage) {}

  /** How many scenes wait. */
  get length(): number {
    return this.scenes.length;
  }

  get isIdle(): boolean {
    return !this.isPlaying;
  }

  add(...scenes: Scene[]): void {
    this.scenes.push(...scenes);
    if (!this.isPlaying) void this.play();
  }

  /** Show at once what is left of what has been added, without any movement. */
  skip(): void {
    this.skipped = this.scenes.length + (this.isPlaying ? 1 : 0);
    this.stage.isSkipping = this.skipped > 0;
    this.stage.skip();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      try {
        await scene();
      } catch (fault) {
        console.error(fault); // a table is played on whatever becomes of its movements
      }
      this.skipped = Math.max(0, this.skipped - 1);
      this.stage.isSkipping = this.skipped > 0;
    }
    this.isPlaying = false;
  }
}
