import { beforeEach, expect, test, vi } from "vitest";
import type { RecordSummary } from "../wire";
import { highlights, played, summary, type Played } from "./me";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

function record(code: string, ...points: number[]): RecordSummary {
  const best = Math.max(...points);
  const results = points.map((one, seat) => ({ name: `Seat ${seat}`, bot: seat ? "greedy" : null, points: one, won: one === best }));
  return { code, series: code, game: "tea", players: points.length, finished_at: 0, results } as RecordSummary;
}

function games(...points: number[][]): Played[] {
  return points.map((some, place) => played(record(`GAME${place}`, ...some), 0)!);
}

test("a game is one's own only where it is known where one sat", () => {
  expect(played(record("ABC234", 30, 40), null)).toBeNull();
  expect(played(record("ABC234", 30, 40), 1)).toMatchObject({ points: 40, won: true, margin: 10 });
  expect(played(record("ABC234", 30, 40), 0)).toMatchObject({ won: false, margin: -10 });
});

test("all games together", () => {
  const all = games([30, 40], [50, 20], [41, 40], [60, 10], [10, 20]);
  expect(summary(all)).toEqual({ games: 5, wins: 3 / 5, points: 191 / 5, best: 60, streak: 3 });
  expect(summary([])).toEqual({ games: 0, wins: 0, points: 0, best: 0, streak: 0 });
});

test("the moments worth going back to", () => {
  const all = games([30, 40], [50, 20], [41, 40], [60, 10]);
  all[1]!.moment = { points: 20, reason: "six sashimi" };
  const found = highlights(all).map(({ kind, of }) => [kind, of.code]);
  expect(found).toEqual([["score", "GAME3"], ["win", "GAME3"], ["close", "GAME2"], ["line", "GAME1"]]);
  expect(highlights(games([30, 40]))).toHaveLength(1);
});
