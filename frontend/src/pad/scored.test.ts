/** What the page makes of a score pad without a server is what the server makes of it. */

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { partsOf } from "../games";
import type { PadAnswer, ScoreAnswer } from "../wire";
import { newPad } from "./pad";
import type { Pad } from "./rows";
import { answerOf } from "./scored";

/** Pads with the server's answers: tests/test_page_rules.py makes them. */
const PADS = process.env.PADS;
/** However slow the machine is. */
const MOST_MS = 1_000_000;

async function scoredHere(pad: Pad): Promise<PadAnswer> {
  const { scored } = partsOf(pad.game).pad;
  if (!scored) throw new Error(pad.game);
  return answerOf(await scored(pad), pad.names.length, (sort) => sort);
}

/** Points alone: of sorts that brought some, without reasons and warnings. */
function points(answer: ScoreAnswer | null): unknown {
  const sheet = answer?.sheet.map((sorts) => Object.fromEntries(Object.entries(sorts).flatMap(([sort, line]) => (line.points ? [[sort, line.points]] : []))));
  return answer && { points: answer.points, sheet };
}

function told({ rounds, end, ...rest }: PadAnswer): unknown {
  return { ...rest, rounds: rounds.map(points), end: points(end) };
}

test.runIf(PADS)("points, totals, winners and ties are the server's", { timeout: MOST_MS }, async () => {
  const pads = JSON.parse(readFileSync(PADS ?? "", "utf-8")) as { pad: Pad; answer: PadAnswer }[];
  for (const { pad, answer } of pads) {
    const here = told(await scoredHere(pad));
    if (!isDeepStrictEqual(here, told(answer))) expect(here, JSON.stringify(pad)).toEqual(told(answer));
  }
});

test("a nigiri on wasabi counts three times, and a sort stands for the reason", async () => {
  const pad = { ...newPad("sushi-go", 3), counts: [[{ "wasabi+squid-nigiri": 1, "egg-nigiri": 1 }, { "maki-3": 1 }, {}], [{}, {}, {}], [{}, {}, {}]] };
  const answer = await scoredHere(pad);
  expect(answer.before).toEqual([10, 6, 0]);
  expect(answer.rounds[0]?.sheet[0]?.nigiri).toEqual({ points: 10, reason: "nigiri" });
  expect(answer.rounds[1]).toBeNull();
});

test("nothing that was counted brings nobody anything", async () => {
  expect(await scoredHere(newPad("party", 2))).toMatchObject({ winners: [], totals: [0, 0], end: null });
});
