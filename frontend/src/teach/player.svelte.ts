/** Where a replay stands, and how it goes on. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_600;

export class Player {
  /** The step that is shown, from 0. */
  number = $state(0);
  isRunning = $state(false);
  speed = $state(1);

  constructor(
    readonly steps: number,
    start = 0,
    /** Whether there is nothing to see in a step; running, it is passed over. */
    private readonly isSilent: (step: number) => boolean = () => false,
  ) {
    this.seek(start);
  }

  get last(): number {
    return this.steps - 1;
  }

  get pause(): number {
    return STEP_MS / this.speed;
  }

  seek(number: number): void {
    this.number = Math.min(Math.max(number, 0), this.last);
  }

  /** Go some steps on or back by hand; then it does not go on by itself. */
  move(by: number): void {
    this.isRunning = false;
    this.seek(this.number + by);
  }

  /** Run or rest; at the end, from the beginning again. */
  toggle(): void {
    if (!this.isRunning && this.number === this.last) this.number = 0;
    this.isRunning = !this.isRunning;
  }

  /** On to the next step with something to see, as long as there is one. */
  tick(): void {
    do this.seek(this.number + 1);
    while (this.number < this.last && this.isSilent(this.number));
    if (this.number === this.last) this.isRunning = false;
  }

  /** What a key does, if it does anything. */
  press(key: string): boolean {
    if (key === "ArrowRight") this.move(1);
    else if (key === "ArrowLeft") this.move(-1);
    else if (key === "Home") this.move(-this.steps);
    else if (key === "End") this.move(this.steps);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }
}
