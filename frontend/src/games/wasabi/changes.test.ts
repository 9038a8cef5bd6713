import { describe, expect, test } from "vitest";
import type { WasabiView } from "../../wire";
import { gains, servings, travels } from "./changes";

function seen(more: Partial<WasabiView> = {}): WasabiView {
  const empty = {
    player: 1,
    board: {},
    wasabis: [],
    tiles: [{ tuna: 1 }, { rice: 2 }],
    cards: [{}, { chop: 1 }],
    lengths: [[2], [3, 3]],
    plates: [[], []],
    points: [0, 0],
    cubes: [0, 0],
    chopped: null,
  };
  return { ...empty, ...more } as unknown as WasabiView;
}

describe("what went where", () => {
  test("a tile is laid by the player", () => {
    const after = seen({ board: { b2: ["rice"] }, tiles: [{ tuna: 1 }, { rice: 1 }] });
    expect(travels(seen(), after)).toEqual([{ kind: "tile", name: "rice", from: "seat 1", to: "cell b2" }]);
  });

  test("a stack grows", () => {
    const before = seen({ board: { b2: ["rice"] } });
    const after = seen({ board: { b2: ["rice", "tuna"] } });
    expect(travels(before, after)).toEqual([{ kind: "tile", name: "tuna", from: "seat 1", to: "cell b2" }]);
  });

  test("a chopped tile goes into the pantry, or stays with the player", () => {
    const before = seen({ board: { b2: ["rice", "tuna"] } });
    const after = seen({ board: { b2: ["rice"] } });
    expect(travels(before, after)[0]?.to).toBe("pantry tuna");
    expect(travels(before, { ...after, chopped: "tuna" })[0]?.to).toBe("seat 1");
  });

  test("what is switched changes places", () => {
    const before = seen({ board: { a1: ["rice"], a2: ["tuna", "eel"] } });
    const after = seen({ board: { a1: ["tuna", "eel"], a2: ["rice"] } });
    expect(travels(before, after).map(({ name, from, to }) => [name, from, to])).toEqual([
      ["rice", "cell a1", "cell a2"],
      ["eel", "cell a2", "cell a1"],
    ]);
  });

  test("a Wasabi! covers a block, and comes off it into the hand", () => {
    const [bare, covered] = [seen({ cards: [{}, { wasabi: 1 }] }), seen({ cards: [{}, {}], wasabis: ["c3"] })];
    expect(travels(bare, covered)).toEqual([{ kind: "cover", name: "wasabi", from: "seat 1", to: "block c3" }]);
    expect(travels(covered, bare)).toEqual([{ kind: "cover", name: "wasabi", from: "block c3", to: "seat 1" }]);
  });

  test("hands are refilled from the pantry, and first ones are gifts", () => {
    const own = seen({ tiles: [{ tuna: 1 }, { rice: 2, eel: 1 }] });
    expect(travels(seen(), own)).toEqual([{ kind: "tile", name: "eel", from: "pantry eel", to: "seat 1" }]);
    const gift = seen({ tiles: [{ tuna: 1, eel: 1 }, { rice: 2 }] });
    expect(travels(seen(), gift)).toEqual([{ kind: "tile", name: "eel", from: "seat 1", to: "seat 0" }]);
  });

  test("cards come from the kitchen and go back; hidden recipes are drawn from their piles", () => {
    const after = seen({ cards: [{}, { spicy: 1 }], lengths: [[2], [3, 3, 5]] });
    expect(travels(seen(), after).map(({ from, to }) => [from, to])).toEqual([
      ["kitchen spicy", "seat 1"],
      ["seat 1", "kitchen chop"],
      ["pile 5", "seat 1"],
    ]);
  });
});

test("a completed recipe brings points, and does not go back to its pile", () => {
  const after = seen({ plates: [[], ["tekkamaki"]], points: [0, 3], cubes: [0, 1], lengths: [[2], [3]] });
  expect(servings(seen(), after)).toEqual([{ seat: 1, recipe: "tekkamaki" }]);
  expect(gains(seen(), after)).toEqual([{ seat: 1, points: 3, cubes: 1 }]);
  expect(travels(seen(), after)).toEqual([]);
});
