/** Points of Sushi Go Party! in the page, by the rules themselves. */

import { isStarted, RACE, type Counts, type Pad } from "../../pad/rows";
import { type Points, type Scored, seatsIn } from "../../pad/scored";
import { FACTS, leaders, raceTogether, scoreEnd, scoreRound } from "./rules";
import { configOf, emptyTable, layOut, menuOf, type Menu, type Table } from "./table";

export function scored(pad: Pad): Scored {
  const seats = pad.names.length;
  const menu = menuOf(pad.types);
  const config = configOf(menu, seats);
  const dessert = menu.dishes.at(-1);
  const table = emptyTable(menu, seats);
  const desserts = pad.names.map((_, seat) => {
    const cards = dessert?.kinds.map((card) => laidInAll(pad, seat, card)) ?? [];
    table.kept[seat]?.splice(0, cards.length, ...cards);
    return cards.reduce((one, other) => one + other, 0);
  });
  scoreEnd(config, table);
  const ofDesserts = (line: number[]): Points => (dessert ? { [dessert.name]: line[menu.dishes.length - 1] ?? 0 } : {});
  return {
    rounds: pad.counts.map((round, number) => (isStarted(pad, number) ? scoreOf(menu, round) : null)),
    end: dessert && pad.types.includes(dessert.name) ? (table.sheet.at(-1)?.map(ofDesserts) ?? null) : null,
    winners: (totals) => seatsIn(leaders((_: unknown, __: unknown, seat: number) => desserts[seat], config, { sheet: [totals.map((points) => [points])] })),
  };
}

function laidInAll(pad: Pad, seat: number, card: string): number {
  return pad.counts.reduce((cards, round) => cards + (round[seat]?.[card] ?? 0), 0);
}

function scoreOf(menu: Menu, round: Counts[]): Points[] {
  const config = configOf(menu, round.length);
  const table = emptyTable(menu, round.length);
  const race = round.map((counts) => counts[RACE] ?? 0);
  table.uramakiPlace = nextPlace(menu, race);
  round.forEach((counts, seat) => {
    layOut(menu, table, seat, counts);
    const line = table.sheet[0]?.[seat];
    if (line) line[FACTS.rollColumn] = race[seat] ?? 0;
  });
  scoreRound(config, table);
  const sorts = [...menu.dishes.map(({ name }) => name), FACTS.faceDown];
  return (table.sheet[0] ?? []).map((line) => Object.fromEntries(sorts.map((sort, column) => [sort, line[column] ?? 0])));
}

/** The next open place after a race that brought these points: it is run again, whoever misses that many takes the place. */
function nextPlace(menu: Menu, race: number[]): number {
  const config = configOf(menu, race.length);
  const table: Table = emptyTable(menu, race.length);
  const missing = [...race];
  while (missing.some((points) => points > 0)) {
    const points = FACTS.race.points[table.uramakiPlace];
    const takers = missing.flatMap((number, seat) => (points !== undefined && number >= points ? [seat] : []));
    if (points === undefined || takers.length === 0) break;
    for (const seat of takers) {
      const plate = table.plates[seat];
      if (plate) plate[config.uramaki] = FACTS.race.icons;
      missing[seat] = (missing[seat] ?? 0) - points;
    }
    raceTogether(config, table);
  }
  return table.uramakiPlace;
}
