/** Points of Wasabi! in the page, and who wins by the rules themselves. */

import { isStarted, type Counts, type Pad } from "../../pad/rows";
import { type Points, type Scored, seatsIn } from "../../pad/scored";
import { FACTS, winners } from "./rules";

export function scored(pad: Pad): Scored {
  const boards = pad.counts[0] ?? [];
  const points = boards.map(pointsOf);
  return {
    rounds: [isStarted(pad, 0) ? points : null],
    end: null,
    winners: () => seatsIn(winners({ players: boards.length }, { sheet: [points.map((sorts) => [...Object.values(sorts), 0])] })),
  };
}

/** In the order of the rules' score sheet: recipes by their length, then cubes. */
function pointsOf(counts: Counts): Points {
  const recipes = FACTS.sorts.map((sort, place) => [sort, (counts[sort] ?? 0) * (FACTS.points[place] ?? 0)]);
  return Object.fromEntries([...recipes, [FACTS.cubes, counts[FACTS.cubes] ?? 0]]) as Points;
}
