/** What has happened between two views of a table, in the order in which it can be shown. */

import type { Move, ScoreLine, TableEvent, TableView } from "../../wire";

/** What happens at the same time, and what is said about it at the seats. */
export interface Chapter {
  moves: Move[];
  rows: [number, string][];
}

/** Points that a seat would have now and would not have had before. */
export interface Gain {
  seat: number;
  points: number;
  name: string;
  /** Why; nothing where they are lost. */
  reason: string;
}

export interface Story {
  chapters: Chapter[];
  gains: Gain[];
  /** Whether the hands have gone on to the neighbours. */
  isPassed: boolean;
  isDealt: boolean;
}

/** Moves of somebody's own, which are worth a word; what all lay at once is seen. */
const SPOKEN: ReadonlySet<Move["what"]> = new Set(["give", "serve", "turn", "return"]);

/** Whoever was away for longer sees what has come of it. */
const MOST_CHAPTERS = 9;

export function tell(before: TableView, after: TableView, events: TableEvent[]): Story {
  const [old, now] = [before.game?.seen, after.game?.seen];
  const told = events.filter((event) => event.moves?.length).map(chapter);
  const isSameRound = old?.round === now?.round && after.phase === "playing";
  return {
    chapters: told.length > MOST_CHAPTERS ? [] : told,
    gains: isSameRound ? gains(before, after) : [],
    isPassed: isSameRound && old?.turn !== now?.turn,
    isDealt: events.some((event) => event.what === "deal"),
  };
}

/** Whether the first hands of a game have just been dealt. */
export function isFirstDeal({ phase, game }: TableView): boolean {
  return phase === "playing" && game?.seen.round === 1 && game.seen.turn === 1 && !game.answered;
}

function chapter({ moves = [], told }: TableEvent): Chapter {
  const seats = new Set(moves.filter(({ what }) => SPOKEN.has(what)).flatMap(({ seat, to }) => [seat, to ?? seat]));
  return { moves, rows: (told?.rows ?? []).filter(([seat]) => seats.has(seat)) };
}

/** By how much the points as they stand have changed, seat by seat and sort by sort. */
export function gains(before: TableView, after: TableView): Gain[] {
  const [old, now] = [before.game?.words?.standing.lines ?? [], after.game?.words?.standing.lines ?? []];
  return now.flatMap((lines, seat) => {
    const names = new Map([...(old[seat] ?? []), ...lines].map((line) => [line.category, line.name]));
    return [...names].flatMap(([category, name]) => {
      const line = of(lines, category);
      const points = (line?.points ?? 0) - (of(old[seat], category)?.points ?? 0);
      return points === 0 ? [] : [{ seat, points, name, reason: points > 0 ? (line?.reason ?? "") : "" }];
    });
  });
}

function of(lines: ScoreLine[] | undefined, category: string): ScoreLine | undefined {
  return lines?.find((line) => line.category === category);
}

/** Whose hand a seat's goes to. */
export function receiver(seat: number, players: number, passing: "left" | "right"): number {
  return (seat + (passing === "left" ? 1 : players - 1)) % players;
}
