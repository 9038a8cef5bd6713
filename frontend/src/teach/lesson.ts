/** A lesson: what is told at each moment of the first turns. */

import { partsOf } from "../games";
import { TURNS, type Beat, type Moment } from "./beats";

/** All that is told at a moment, in order; nothing when the lesson is over. */
export function beats(moment: Moment): Beat[] {
  const { lesson } = partsOf(moment.game);
  if (moment.isOver) return [];
  if (moment.turn > TURNS) return [lesson.end];
  if (moment.hasAnswered || !moment.isAsked) return [lesson.wait];
  return lesson.beats(moment);
}

/** The beat that is told now; what was heard before is not told again. */
export function beatAt(moment: Moment, heard: ReadonlySet<string>): Beat | null {
  const beat = beats(moment).find((one) => !one.byButton || !heard.has(one.key)) ?? null;
  return beat?.advises && moment.hasSelected ? partsOf(moment.game).lesson.confirm : beat;
}
