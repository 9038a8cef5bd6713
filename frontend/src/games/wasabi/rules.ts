// @ts-nocheck
// Rules of wasabi, translated from Python. Made by: python -m sushibar.codegen
// Do not edit: which they are, is in src/sushibar/games/*/scorepad/page.py.

import { bits } from "../rule_helpers";

/** How many tokens of a length a seat has assigned. */
function usedTokens(state: any, seat: any, length: any): any {
  return Math.floor(state.sheet[0][seat][(length - [2, 3, 4, 5][0])] / ([2, 3, 5, 8][(length - [2, 3, 4, 5][0])]));
}

/** How many tokens a seat has assigned. */
function allTokens(state: any, seat: any): any {
  let tokens, length: any;
  tokens = 0;
  for (length of [2, 3, 4, 5]) {
    tokens = (tokens + usedTokens(state, seat, length));
  }
  return tokens;
}

/** All points of a seat so far. */
function total(state: any, seat: any): any {
  let points, row, column: any;
  points = 0;
  for (row of Array(state.sheet.length).keys()) {
    for (column of Array(state.sheet[0][0].length).keys()) {
      points = (points + state.sheet[row][seat][column]);
    }
  }
  return points;
}

/** How many cubes a seat has. */
function cubes(state: any, seat: any): any {
  return (state.sheet[0][seat][4] + state.sheet[0][seat][5]);
}

/** Whoever has assigned all tokens; else those with the most points, then the most cubes. */
function winners(config: any, state: any): any {
  let seat, bestPoints, mostCubes, seats, points, ownCubes: any;
  [bestPoints, mostCubes, seats] = [-1, 0, 0];
  for (seat of Array(config.players).keys()) {
    if (allTokens(state, seat) === 10) {
      return bits.left(1, seat);
    }
    [points, ownCubes] = [total(state, seat), cubes(state, seat)];
    if ((points > bestPoints || (points === bestPoints && ownCubes > mostCubes))) {
      [bestPoints, mostCubes, seats] = [points, ownCubes, 0];
    }
    if ((points === bestPoints && ownCubes === mostCubes)) {
      seats = bits.or(seats, bits.left(1, seat));
    }
  }
  return seats;
}

export { winners };

export const FACTS = {
  sorts: ["length-2", "length-3", "length-4", "length-5"],
  lengths: [2, 3, 4, 5],
  points: [2, 3, 5, 8],
  cubes: "cubes",
};
