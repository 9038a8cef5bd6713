import { expect, test } from "vitest";
import type { TableEvent } from "../../wire";
import { headlines, lastTurn, newsFor } from "./doings";

function did(turn: number, seat: number, words: string, cells: string[] = []): TableEvent {
  const told = { head: "", rows: [[seat, words]] as [number, string][], notes: [], then: "" };
  return { kind: "happened", version: turn, at: 0, what: "reveal", round: 2, turn, cells, told };
}

const log: TableEvent[] = [
  did(1, 0, "tuna on a1", ["a1"]),
  did(2, 1, "maki on b1", ["b1"]),
  did(2, 1, "Tekkamaki complete", ["a1", "b1"]),
  { kind: "said", version: 3, at: 0, seat: 1, phrase: "hello" },
  did(3, 2, "rice on c1", ["c1"]),
];

test("a seat's last turn has all that it did there", () => {
  expect(lastTurn(log, 1).map((doing) => doing.words)).toEqual(["maki on b1", "Tekkamaki complete"]);
  expect(lastTurn(log, 3)).toEqual([]);
});

test("news are what the others did since one's own turn", () => {
  expect(newsFor(log, 0).flatMap((doing) => doing.cells)).toEqual(["b1", "a1", "b1", "c1"]);
});

test("a bystander is told the last turn", () => {
  expect(newsFor(log, null).map((doing) => doing.words)).toEqual(["rice on c1"]);
});

test("of everybody the last thing about the board is told", () => {
  const news = [
    { version: 1, seat: 1, words: "rice on a1", cells: ["a1"] },
    { version: 1, seat: 1, words: "Tekkamaki complete", cells: ["a1", "b1"] },
    { version: 1, seat: 1, words: "tuna from the pantry", cells: [] },
    { version: 2, seat: 2, words: "a pass", cells: [] },
  ];
  expect(headlines(news).map((one) => one.words)).toEqual(["Tekkamaki complete", "a pass"]);
});
