import { describe, expect, test } from "vitest";
import { blockAt, follow, nearest, placeOf, rectangle, rowsOf } from "./cells";

describe("cells", () => {
  test("are named by column and row", () => {
    expect(rowsOf(2, 3)).toEqual([
      ["a1", "b1", "c1"],
      ["a2", "b2", "c2"],
    ]);
    expect(placeOf("c2")).toEqual({ row: 1, column: 2 });
  });

  test("a block has four of them", () => {
    expect(blockAt("b3")).toEqual(["b3", "c3", "b4", "c4"]);
  });

  test("keys lead from one to the next and stay on the board", () => {
    expect(follow("ArrowRight", "b2", 6, 5)).toBe("c2");
    expect(follow("ArrowUp", "b1", 6, 5)).toBe("b1");
    expect(follow("End", "b2", 6, 5)).toBe("e2");
    expect(follow("PageDown", "b2", 6, 5)).toBe("b6");
    expect(follow("x", "b2", 6, 5)).toBeNull();
  });

  test("the nearest is found", () => {
    expect(nearest(["a1", "c4", "e6"], { row: 2.5, column: 2 })).toBe("c4");
    expect(nearest([], { row: 0, column: 0 })).toBeNull();
  });

  test("a run or a block is a rectangle", () => {
    expect(rectangle(["b2", "c2", "d2"])).toEqual({ left: 1, top: 1, width: 3, height: 1 });
    expect(rectangle(blockAt("a1"))).toEqual({ left: 0, top: 0, width: 2, height: 2 });
  });
});
