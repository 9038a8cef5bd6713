// @ts-nocheck
// Rules of sushi-go, translated from Python. Made by: python -m sushibar.codegen
// Do not edit: which they are, is in src/sushibar/games/*/scorepad/page.py.

import { bits, columnOf } from "../rule_helpers";

/** How many maki rolls the cards of a plate show. */
function makiIcons(plate: any): any {
  return ((plate[3] + (2 * plate[(3 + 1)])) + (3 * plate[5]));
}

function bySteps(cards: any): any {
  return bits.and(bits.right(16535724949760, (8 * Math.min(cards, 5))), 255);
}

function bySets(cards: any): any {
  return (Math.floor(cards / (3)) * 10);
}

function bySets2(cards: any): any {
  return (Math.floor(cards / (2)) * 5);
}

/** The end of a chain: all dishes are scored. */
function nothingMore(plate: any, line: any): any {
}

function score3(plate: any, line: any): any {
  line[1] = bySets2(plate[0]);
  nothingMore(plate, line);
}

function score2(plate: any, line: any): any {
  line[2] = bySets(plate[1]);
  score3(plate, line);
}

function score(plate: any, line: any): any {
  line[3] = bySteps(plate[2]);
  score2(plate, line);
}

/** Egg 1, salmon 2, squid 3, and three times that on wasabi. */
function scoreNigiri(nigiri: any, dipped: any): any {
  let points, kind: any;
  points = 0;
  for (kind of Array(dipped.length).keys()) {
    points = (points + ((kind + 1) * (nigiri[kind] + (2 * dipped[kind]))));
  }
  return points;
}

/** The highest amount under the limit, 0 if there is none above 0. */
function highestBelow(amounts: any, seats: any, limit: any): any {
  let highest, seat, amount: any;
  highest = 0;
  for (seat of Array(seats).keys()) {
    amount = amounts[seat];
    if ((highest < amount && amount < limit)) {
      highest = amount;
    }
  }
  return highest;
}

/** How many seats have exactly that amount. */
function seatsWith(amounts: any, seats: any, amount: any): any {
  let tied, seat: any;
  tied = 0;
  for (seat of Array(seats).keys()) {
    if (amounts[seat] === amount) {
      tied = (tied + 1);
    }
  }
  return tied;
}

/** What each of the tied seats gets when they split points, the remainder dropped. */
function share(points: any, tied: any): any {
  let each: any;
  each = 0;
  while ((tied > 0 && ((each + 1) * tied) <= points)) {
    each = (each + 1);
  }
  return each;
}

/** Replace amounts by points for the most, the second most and the third most; none for 0. */
function awardPlaces(amounts: any, seats: any, first: any, second: any, third: any): any {
  let most, nextMost, afterThat, seat, amount: any;
  most = highestBelow(amounts, seats, 1073741824);
  nextMost = highestBelow(amounts, seats, most);
  afterThat = (third > 0 ? highestBelow(amounts, seats, nextMost) : 0);
  for (seat of Array(seats).keys()) {
    amount = amounts[seat];
    if (amount === 0) {
      amounts[seat] = 0;
    } else {
      if (amount === most) {
        amounts[seat] = first;
      } else {
        if (amount === nextMost) {
          amounts[seat] = second;
        } else {
          if (amount === afterThat) {
            amounts[seat] = third;
          } else {
            amounts[seat] = 0;
          }
        }
      }
    }
  }
}

/** The same for two places whose points tied seats split; a tie for most leaves no second. */
function awardSplitPlaces(amounts: any, seats: any, first: any, second: any): any {
  let most, leaders, nextMost, followers: any;
  most = highestBelow(amounts, seats, 1073741824);
  leaders = seatsWith(amounts, seats, most);
  nextMost = highestBelow(amounts, seats, most);
  followers = seatsWith(amounts, seats, nextMost);
  second = (leaders > 1 ? 0 : share(second, followers));
  awardPlaces(amounts, seats, share(first, leaders), second, 0);
}

/** Replace maki rolls by points, for the most and the second most. */
function awardMaki(rolls: any, seats: any, split: any): any {
  if (split) {
    awardSplitPlaces(rolls, seats, 6, 3);
  } else {
    awardPlaces(rolls, seats, 6, 3, 0);
  }
}

/** Score one round: plates (seats, kinds), dipped (seats, nigiri), sheet (seats, categories). */
function scoreRound(config: any, plates: any, dipped: any, sheet: any): any {
  let seat: any;
  for (seat of Array(config.seats).keys()) {
    sheet[seat][0] = makiIcons(plates[seat]);
    score(plates[seat], sheet[seat]);
    sheet[seat][4] = scoreNigiri(plates[seat].slice(6, (6 + 3)), dipped[seat]);
  }
  awardMaki(columnOf(sheet, 0), config.seats, config.splitTies);
}

/** The highest and the lowest amount. */
function extremes(amounts: any, seats: any): any {
  let most, fewest, seat: any;
  most = amounts[0];
  fewest = amounts[0];
  for (seat of Array.from({ length: Math.max(0, seats - 1) }, (_, place) => place + 1)) {
    most = Math.max(most, amounts[seat]);
    fewest = Math.min(fewest, amounts[seat]);
  }
  return [most, fewest];
}

/** Replace amounts by points: a gain for the most, a loss for the fewest, in full for all tied. */
function awardExtremes(amounts: any, seats: any, gain: any, loss: any): any {
  let seat, most, fewest, amount, points: any;
  [most, fewest] = extremes(amounts, seats);
  if (seats === 2) {
    loss = 0;
  }
  for (seat of Array(seats).keys()) {
    amount = amounts[seat];
    points = 0;
    if (amount === most) {
      points = (points + gain);
    }
    if (amount === fewest) {
      points = (points - loss);
    }
    amounts[seat] = points;
  }
}

/** The same for points that tied seats split; where all are equal, nobody scores. */
function awardSplitExtremes(amounts: any, seats: any, gain: any, loss: any): any {
  let most, fewest: any;
  [most, fewest] = extremes(amounts, seats);
  if (most === fewest) {
    [gain, loss] = [0, 0];
  }
  gain = share(gain, seatsWith(amounts, seats, most));
  loss = share(loss, seatsWith(amounts, seats, fewest));
  awardExtremes(amounts, seats, gain, loss);
}

/** Replace pudding cards by points, for the most and the fewest. */
function awardPuddings(puddings: any, seats: any, split: any): any {
  if (split) {
    awardSplitExtremes(puddings, seats, 6, 6);
  } else {
    awardExtremes(puddings, seats, 6, 6);
  }
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

/** The players with the most points, then with the most desserts, as a set of bits. */
function leaders(desserts: any, config: any, state: any): any {
  let seat, bestPoints, bestDesserts, seats, points, cards: any;
  [bestPoints, bestDesserts, seats] = [-1000, 0, 0];
  for (seat of Array(config.players).keys()) {
    [points, cards] = [total(state, seat), desserts(config, state, seat)];
    if ((points > bestPoints || (points === bestPoints && cards > bestDesserts))) {
      [bestPoints, bestDesserts, seats] = [points, cards, 0];
    }
    if ((points === bestPoints && cards === bestDesserts)) {
      seats = bits.or(seats, bits.left(1, seat));
    }
  }
  return seats;
}

export { scoreRound, awardPuddings, leaders };

export const FACTS = {
  kinds: ["tempura", "sashimi", "dumpling", "maki-1", "maki-2", "maki-3", "egg-nigiri", "salmon-nigiri", "squid-nigiri", "pudding", "wasabi", "chopsticks"],
  sorts: ["maki", "tempura", "sashimi", "dumpling", "nigiri", "pudding"],
  nigiri: ["egg-nigiri", "salmon-nigiri", "squid-nigiri"],
  wasabi: "wasabi",
  dessert: "pudding",
  splitsTies: {"gamewright": true, "zoch": false},
};
