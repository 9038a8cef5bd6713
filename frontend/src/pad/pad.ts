/** The score pad of a real table: what lies there, and what the server is asked about it. */

import { partsOf } from "../games";
import { ABOUT, type GameName, type PadRequest } from "../wire";
import { isStarted, RACE, type Pad } from "./rows";

export const ROUNDS = 3;
export const MOST = 20;

export function newPad(game: GameName, seats: number, edition = ""): Pad {
  const names = Array.from({ length: seats }, () => "");
  return cleared({ game, edition, menu: "", types: [], names, counts: [] });
}

/** The same players at an empty table. */
export function cleared(pad: Pad): Pad {
  const rounds = ABOUT[pad.game].live ? 1 : ROUNDS;
  return { ...pad, counts: Array.from({ length: rounds }, () => pad.names.map(() => ({}))) };
}

/** What the server is told of a plate that is typed, and of the whole pad. */
export function tableOf(pad: Pad): { game: GameName; players: number; edition?: string; menu?: string[] } {
  return {
    game: pad.game,
    players: pad.names.length,
    ...(pad.edition ? { edition: pad.edition } : {}),
    ...(ABOUT[pad.game].menus ? { menu: pad.types } : {}),
  };
}

/** The whole pad as the server reads it: plates in words, none of rounds that were not played. */
export function padRequest(pad: Pad): PadRequest {
  const { inWords } = partsOf(pad.game).pad;
  const played = pad.counts.map((seats, round) => (isStarted(pad, round) ? seats : null));
  const races = played.map((seats) => seats?.map((counts) => counts[RACE] ?? 0) ?? null);
  return {
    ...tableOf(pad),
    rounds: played.map((seats) => seats?.map((counts) => inWords(counts)) ?? null),
    races: races.map((race) => (race?.some((points) => points > 0) ? race : null)),
  };
}

/** Who is counted after a seat, and in which round; after the last one comes the result. */
export function nextTo(pad: Pad, round: number | null, seat: number): { round: number | null; seat: number } | null {
  if (seat + 1 < pad.names.length) return { round, seat: seat + 1 };
  return round === null ? null : { round: round + 1, seat: 0 };
}
