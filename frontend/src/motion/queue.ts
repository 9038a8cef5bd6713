/** One thing after another: what has happened is shown in its order, at a pace that can be followed. */

import type { Stage } from "./stage";

/** Something to be shown; over when the next may begin. */
export type Scene = () => Promise<unknown> | void;

export class Queue {
  private readonly scenes: Scene[] = [];
  private isPlaying = false;
  private isSkipped = false;

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

  /** Show at once what is left, without any movement. */
  skip(): void {
    this.isSkipped = this.isPlaying;
    this.stage.skip();
  }

  /** Forget what is left. */
  clear(): void {
    this.scenes.length = 0;
    this.skip();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      const act = async (): Promise<void> => void (await scene());
      try {
        await (this.isSkipped ? this.stage.still(act) : act());
      } catch (fault) {
        console.error(fault); // a table is played on whatever becomes of its movements
      }
    }
    this.isPlaying = this.isSkipped = false;
  }
}
