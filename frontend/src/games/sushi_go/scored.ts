/** Points of Sushi Go! in the page, by the rules themselves. */

import { isStarted, type Counts, type Pad } from "../../pad/rows";
import { type Points, type Scored, seatsIn } from "../../pad/scored";
import { laid } from "../drafting/laid";
import { awardPuddings, FACTS, leaders, scoreRound } from "./rules";

const USUAL = Object.keys(FACTS.splitsTies)[0] as keyof typeof FACTS.splitsTies;

export function scored(pad: Pad): Scored {
  const seats = pad.names.length;
  const splitTies = FACTS.splitsTies[(pad.edition || USUAL) as keyof typeof FACTS.splitsTies];
  const config = { players: seats, seats, splitTies };
  const desserts = pad.names.map((_, seat) => pad.counts.reduce((cards, round) => cards + (round[seat]?.[FACTS.dessert] ?? 0), 0));
  const awarded = [...desserts];
  awardPuddings(awarded, seats, splitTies);
  return {
    rounds: pad.counts.map((round, number) => (isStarted(pad, number) ? scoreOf(round, config) : null)),
    end: awarded.map((points) => ({ [FACTS.dessert]: points })),
    winners: (totals) => seatsIn(leaders((_: unknown, __: unknown, seat: number) => desserts[seat], config, { sheet: [totals.map((points) => [points])] })),
  };
}

function scoreOf(round: Counts[], config: { seats: number }): Points[] {
  const plates = round.map((counts) => laid(counts, FACTS.kinds.length, FACTS.nigiri, (card) => FACTS.kinds.indexOf(card)));
  const sheet = round.map(() => FACTS.sorts.map(() => 0));
  scoreRound(config, plates.map(({ plate }) => plate), plates.map(({ dipped }) => dipped), sheet);
  return sheet.map((line) => Object.fromEntries(FACTS.sorts.map((sort, column) => [sort, line[column] ?? 0])));
}
