// @ts-nocheck
// Rules of party, translated from Python. Made by: python -m sushibar.codegen
// Do not edit: which they are, is in src/sushibar/games/*/scorepad/page.py.

import { bits, columnOf } from "../rule_helpers";

/** The row of the sheet for this round: the first of all where no past one is kept. */
function rowOf(state: any): any {
  return (state.sheet.length > 3 ? state.thisRound : 0);
}

/** The same where uramaki are on the menu: looked at after every card, so with constants. */
function uramakiIcons(config: any, state: any, seat: any): any {
  let first, place, cards, icons: any;
  first = config.uramaki;
  [cards, icons] = [0, 0];
  for (place of Array.from({ length: Math.max(0, [3, 4, 5].length - 1) }, (_, place) => place + 1)) {
    cards = (cards + state.plates[seat][((first + [3, 4, 5].length) - place)]);
    icons = (icons + cards);
  }
  cards = (cards + state.plates[seat][first]);
  return (icons + ([3, 4, 5][0] * cards));
}

/** The best open place of the race for the most rolls left, in full for all tied. */
function scoreLastUramaki(config: any, state: any, points: any): any {
  let most, seat: any;
  most = 0;
  for (seat of Array(config.players).keys()) {
    most = Math.max(most, uramakiIcons(config, state, seat));
  }
  if ((most === 0 || state.uramakiPlace >= [8, 5, 2].length)) {
    return;
  }
  for (seat of Array(config.players).keys()) {
    if (uramakiIcons(config, state, seat) === most) {
      points[seat] = (points[seat] + [8, 5, 2][state.uramakiPlace]);
    }
  }
}

/** Each brings a point for every opponent who has some, at most `MOST_EATERS`. */
function scoreEdamame(config: any, state: any, kind: any, points: any): any {
  let eaters, seat: any;
  eaters = 0;
  for (seat of Array(config.players).keys()) {
    if (state.plates[seat][kind] > 0) {
      eaters = (eaters + 1);
    }
  }
  for (seat of Array(config.players).keys()) {
    points[seat] = (state.plates[seat][kind] * Math.min((eaters - 1), 4));
  }
}

/** How many different colours the cards in front of a seat have. */
function colours(config: any, state: any, seat: any): any {
  let seen, kind, number, colour: any;
  seen = (state.faceDown[seat] > 0 ? bits.left(1, 8) : 0);
  for (kind of Array(config.kinds).keys()) {
    if (state.plates[seat][kind] > 0) {
      seen = bits.or(seen, bits.left(1, config.colour[kind]));
    }
  }
  number = 0;
  for (colour of Array(9).keys()) {
    number = (number + bits.and(bits.right(seen, colour), 1));
  }
  return number;
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

/** Each brings its points to everyone with the most colours of all players. */
function scoreSoySauce(config: any, state: any, kind: any, points: any): any {
  let seat, most, _: any;
  for (seat of Array(config.players).keys()) {
    points[seat] = colours(config, state, seat);
  }
  [most, _] = extremes(points, config.players);
  for (seat of Array(config.players).keys()) {
    points[seat] = (points[seat] === most ? (4 * state.plates[seat][kind]) : 0);
  }
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

/** Every set of different shapes brings 1, 4, 9 or 16; larger sets first. */
function scoreOnigiri(shapes: any): any {
  let points, level, different, shape: any;
  points = 0;
  level = 1;
  different = 1;
  while (different > 0) {
    different = 0;
    for (shape of Array(4).keys()) {
      if (shapes[shape] >= level) {
        different = (different + 1);
      }
    }
    points = (points + (different * different));
    level = (level + 1);
  }
  return points;
}

/** A pair of futomaki and inari brings 6, each card left over 2. */
function scoreSukeroku(futomaki: any, inari: any): any {
  let pairs: any;
  pairs = Math.min(futomaki, inari);
  return ((6 * pairs) + (2 * ((futomaki + inari) - (2 * pairs))));
}

/** How many cards of a colour lie in front of a seat. */
function cardsOfColour(config: any, state: any, seat: any, colour: any): any {
  let cards, variant: any;
  if (colour === 8) {
    return state.faceDown[seat];
  }
  if (config.type[colour] === 20) {
    return 0;
  }
  cards = 0;
  for (variant of Array(config.variants[colour]).keys()) {
    cards = (cards + state.plates[seat][(config.first[colour] + variant)]);
  }
  if ((colour === 0 && config.wasabi !== 100)) {
    cards = (cards + state.plates[seat][config.wasabi]);
  }
  return cards;
}

/** Each brings a point for every card of the seat's largest set of one colour. */
function scoreTea(config: any, state: any, seat: any, cards: any): any {
  let largest, colour: any;
  largest = 0;
  if (cards > 0) {
    for (colour of Array(9).keys()) {
      largest = Math.max(largest, cardsOfColour(config, state, seat, colour));
    }
  }
  return (cards * largest);
}

/** The points of a dish with a function of its own in which no other seat has a say. */
function scoreAlone(config: any, state: any, seat: any, column: any): any {
  let type, first, plate: any;
  type = config.type[column];
  first = config.first[column];
  plate = state.plates[seat];
  if (type === 0) {
    return scoreNigiri(plate.slice(0, (0 + 3)), state.dipped[seat]);
  }
  if (type === 9) {
    return scoreOnigiri(plate.slice(first, (first + 4)));
  }
  if (type === 12) {
    return scoreSukeroku(plate[first], plate[(first + 1)]);
  }
  return scoreTea(config, state, seat, plate[first]);
}

/** Score a dish by a function of its own. */
function scoreOwn(config: any, state: any, column: any, points: any): any {
  let type, first, seat: any;
  type = config.type[column];
  first = config.first[column];
  if (type === 3) {
    scoreLastUramaki(config, state, points);
  } else {
    if (type === 10) {
      scoreEdamame(config, state, first, points);
    } else {
      if (type === 17) {
        scoreSoySauce(config, state, first, points);
      } else {
        for (seat of Array(config.players).keys()) {
          points[seat] = scoreAlone(config, state, seat, column);
        }
      }
    }
  }
}

/** How many icons the cards of a dish in front of the seat show. */
function iconsOf(config: any, state: any, seat: any, column: any): any {
  let icons, first, kind: any;
  icons = 0;
  first = config.first[column];
  for (kind of Array.from({ length: Math.max(0, (first + config.variants[column]) - first) }, (_, place) => place + first)) {
    icons = (icons + (config.icons[kind] * state.plates[seat][kind]));
  }
  return icons;
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

/** Replace what every seat has of a dish by points: for the most, and those after or last. */
function award(config: any, column: any, amounts: any): any {
  let players, third, first, second, most, _: any;
  players = config.players;
  [first, second] = [config.awards[column][0], config.awards[column][1]];
  third = config.awards[column][2];
  if (config.scoring[column] === 1) {
    awardPlaces(amounts, players, first, second, third);
  } else {
    [most, _] = extremes(amounts, players);
    awardExtremes(amounts, players, (most >= third ? first : 0), second);
  }
}

/** Score one dish for all seats. */
function scoreColumn(config: any, state: any, column: any, points: any): any {
  let how, seat, cards: any;
  how = config.scoring[column];
  if (how === 0) {
    for (seat of Array(config.players).keys()) {
      cards = state.plates[seat][config.first[column]];
      points[seat] = config.points[column][cards];
    }
  } else {
    if (how === 3) {
      scoreOwn(config, state, column, points);
    } else {
      for (seat of Array(config.players).keys()) {
        points[seat] = iconsOf(config, state, seat, column);
      }
      award(config, column, points);
    }
  }
}

/** Add up the points so far, where no past round is kept. */
function closeRound(config: any, state: any): any {
  let seat, column: any;
  for (seat of Array(config.players).keys()) {
    for (column of Array(9).keys()) {
      state.sheet[1][seat][column] = (state.sheet[1][seat][column] + state.sheet[0][seat][column]);
      state.sheet[0][seat][column] = 0;
    }
  }
}

/** Score the plates of this round; uramaki points of the race stand in the sheet already. */
function scoreRound(config: any, state: any): any {
  let sheet, column, seat: any;
  sheet = state.sheet[rowOf(state)];
  for (column of Array(7).keys()) {
    scoreColumn(config, state, column, columnOf(sheet, column));
  }
  for (seat of Array(config.players).keys()) {
    sheet[seat][8] = (2 * state.faceDown[seat]);
  }
  if (state.sheet.length <= 3) {
    closeRound(config, state);
  }
}

/** How many desserts of a kind, counted from the first, a seat has in all rounds. */
function dessertsOf(config: any, state: any, seat: any, variant: any): any {
  let kind, cards: any;
  kind = (config.dessert + variant);
  cards = state.kept[seat][variant];
  if (kind < config.kinds) {
    cards = (cards + state.plates[seat][kind]);
  }
  return cards;
}

/** How many icons of watermelon, orange or pineapple a seat's desserts show. */
function fruitIcons(config: any, state: any, seat: any, fruit: any): any {
  let icons, mixed: any;
  icons = (2 * dessertsOf(config, state, seat, fruit));
  for (mixed of Array(3).keys()) {
    if (mixed !== (2 - fruit)) {
      icons = (icons + dessertsOf(config, state, seat, (3 + mixed)));
    }
  }
  return icons;
}

/** -2, 0, 1, 3, 6 or 10 for each of the three fruits, by its icons. */
function scoreFruit(config: any, state: any, seat: any): any {
  let points, fruit: any;
  points = 0;
  for (fruit of Array(3).keys()) {
    points = (points + [-2, 0, 1, 3, 6, 10][Math.min(5, fruitIcons(config, state, seat, fruit))]);
  }
  return points;
}

/** Score the desserts of all rounds. */
function scoreEnd(config: any, state: any): any {
  let how, points, seat, cards: any;
  how = config.scoring[7];
  points = columnOf(state.sheet[(state.sheet.length - 1)], 7);
  for (seat of Array(config.players).keys()) {
    cards = dessertsOf(config, state, seat, 0);
    if (how === 3) {
      points[seat] = scoreFruit(config, state, seat);
    } else {
      if (how === 0) {
        points[seat] = config.points[7][cards];
      } else {
        points[seat] = cards;
      }
    }
  }
  if ([1, 2].includes(how)) {
    award(config, 7, points);
  }
}

/** How many cards of that kind lie in front of the seat, special orders not counted. */
function printed(state: any, seat: any, kind: any): any {
  return (state.plates[seat][kind] - state.copies[seat][kind]);
}

/** Score the next place of the race and set all uramaki of the seat aside. */
function takePlace(config: any, state: any, seat: any): any {
  let variant, kind: any;
  state.sheet[rowOf(state)][seat][1] = (state.sheet[rowOf(state)][seat][1] + [8, 5, 2][state.uramakiPlace]);
  for (variant of Array(3).keys()) {
    kind = (config.uramaki + variant);
    state.gone[kind] = (state.gone[kind] + printed(state, seat, kind));
    if (state.copies[seat][kind] > 0) {
      state.gone[config.specialOrder] = (state.gone[config.specialOrder] + state.copies[seat][kind]);
    }
    state.plates[seat][kind] = 0;
    state.copies[seat][kind] = 0;
  }
}

/** Let all who have reached ten rolls at the same reveal take the next places, most first. */
function raceTogether(config: any, state: any): any {
  let best, seat, tied: any;
  while (state.uramakiPlace < [8, 5, 2].length) {
    best = 0;
    for (seat of Array(config.players).keys()) {
      best = Math.max(best, uramakiIcons(config, state, seat));
    }
    if (best < 10) {
      return;
    }
    tied = 0;
    for (seat of Array(config.players).keys()) {
      if (uramakiIcons(config, state, seat) === best) {
        tied = (tied + 1);
        takePlace(config, state, seat);
      }
    }
    state.uramakiPlace = (state.uramakiPlace + (tied > 1 ? 2 : 1));
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

export { scoreRound, scoreEnd, raceTogether, leaders };

export const FACTS = {
  dishes: [
    {"number": 0, "name": "nigiri", "group": "nigiri", "colour": "#f7da6a", "kinds": ["egg-nigiri", "salmon-nigiri", "squid-nigiri"], "icons": [1, 1, 1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 1, "name": "maki", "group": "roll", "colour": "#f58b84", "kinds": ["maki-1", "maki-2", "maki-3"], "icons": [1, 2, 3], "scoring": 1, "awards": [[6, 3, 0], [6, 4, 2]], "points": []},
    {"number": 2, "name": "temaki", "group": "roll", "colour": "#ea7a5e", "kinds": ["temaki"], "icons": [1], "scoring": 2, "awards": [[4, 4, 1], [4, 4, 1]], "points": []},
    {"number": 3, "name": "uramaki", "group": "roll", "colour": "#de8585", "kinds": ["uramaki-3", "uramaki-4", "uramaki-5"], "icons": [3, 4, 5], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 4, "name": "tempura", "group": "appetizer", "colour": "#fbb874", "kinds": ["tempura"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 5, 5, 10, 10, 15, 15, 20, 20, 25, 25, 30, 30, 35, 35, 40, 40, 45, 45, 50, 50, 55, 55, 60, 60, 65, 65, 70, 70, 75, 75, 80, 80, 85, 85, 90, 90, 95, 95, 100, 100, 105, 105, 110, 110, 115, 115, 120, 120, 125, 125, 130, 130, 135, 135, 140, 140, 145, 145, 150, 150, 155, 155, 160, 160, 165, 165, 170, 170, 175, 175, 180, 180, 185, 185, 190, 190, 195, 195, 200, 200, 205, 205, 210, 210, 215, 215, 220, 220, 225, 225, 230, 230, 235, 235, 240, 240, 245, 245, 250, 250, 255, 255, 260, 260, 265, 265, 270, 270, 275, 275, 280, 280, 285, 285, 290, 290, 295, 295, 300, 300, 305, 305, 310, 310, 315, 315, 320, 320, 325, 325, 330, 330, 335, 335, 340, 340, 345, 345, 350, 350, 355, 355, 360, 360, 365, 365, 370, 370, 375, 375, 380, 380, 385, 385, 390, 390, 395, 395, 400, 400, 405, 405, 410, 410, 415, 415, 420, 420, 425, 425, 430, 430, 435, 435, 440, 440, 445, 445, 450, 450, 455, 455, 460, 460, 465, 465, 470, 470, 475, 475]},
    {"number": 5, "name": "sashimi", "group": "appetizer", "colour": "#79d7d3", "kinds": ["sashimi"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 10, 10, 10, 20, 20, 20, 30, 30, 30, 40, 40, 40, 50, 50, 50, 60, 60, 60, 70, 70, 70, 80, 80, 80, 90, 90, 90, 100, 100, 100, 110, 110, 110, 120, 120, 120, 130, 130, 130, 140, 140, 140, 150, 150, 150, 160, 160, 160, 170, 170, 170, 180, 180, 180, 190, 190, 190, 200, 200, 200, 210, 210, 210, 220, 220, 220, 230, 230, 230, 240, 240, 240, 250, 250, 250, 260, 260, 260, 270, 270, 270, 280, 280, 280, 290, 290, 290, 300, 300, 300, 310, 310, 310, 320, 320, 320, 330, 330, 330, 340, 340, 340, 350, 350, 350, 360, 360, 360, 370, 370, 370, 380, 380, 380, 390, 390, 390, 400, 400, 400, 410, 410, 410, 420, 420, 420, 430, 430, 430, 440, 440, 440, 450, 450, 450, 460, 460, 460, 470, 470, 470, 480, 480, 480, 490, 490, 490, 500, 500, 500, 510, 510, 510, 520, 520, 520, 530, 530, 530, 540, 540, 540, 550, 550, 550, 560, 560, 560, 570, 570, 570, 580, 580, 580, 590, 590, 590, 600, 600, 600, 610, 610, 610, 620, 620, 620, 630, 630, 630]},
    {"number": 6, "name": "dumpling", "group": "appetizer", "colour": "#bae089", "kinds": ["dumpling"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15]},
    {"number": 7, "name": "eel", "group": "appetizer", "colour": "#c5b086", "kinds": ["eel"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, -3, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]},
    {"number": 8, "name": "tofu", "group": "appetizer", "colour": "#c0f2db", "kinds": ["tofu"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 9, "name": "onigiri", "group": "appetizer", "colour": "#a4daf3", "kinds": ["onigiri-circle", "onigiri-triangle", "onigiri-square", "onigiri-rectangle"], "icons": [1, 1, 1, 1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 10, "name": "edamame", "group": "appetizer", "colour": "#80c97c", "kinds": ["edamame"], "icons": [1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 11, "name": "miso-soup", "group": "appetizer", "colour": "#d29a74", "kinds": ["miso-soup"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 87, 90, 93, 96, 99, 102, 105, 108, 111, 114, 117, 120, 123, 126, 129, 132, 135, 138, 141, 144, 147, 150, 153, 156, 159, 162, 165, 168, 171, 174, 177, 180, 183, 186, 189, 192, 195, 198, 201, 204, 207, 210, 213, 216, 219, 222, 225, 228, 231, 234, 237, 240, 243, 246, 249, 252, 255, 258, 261, 264, 267, 270, 273, 276, 279, 282, 285, 288, 291, 294, 297, 300, 303, 306, 309, 312, 315, 318, 321, 324, 327, 330, 333, 336, 339, 342, 345, 348, 351, 354, 357, 360, 363, 366, 369, 372, 375, 378, 381, 384, 387, 390, 393, 396, 399, 402, 405, 408, 411, 414, 417, 420, 423, 426, 429, 432, 435, 438, 441, 444, 447, 450, 453, 456, 459, 462, 465, 468, 471, 474, 477, 480, 483, 486, 489, 492, 495, 498, 501, 504, 507, 510, 513, 516, 519, 522, 525, 528, 531, 534, 537, 540, 543, 546, 549, 552, 555, 558, 561, 564, 567, 570, 573]},
    {"number": 12, "name": "sukeroku", "group": "appetizer", "colour": "#6fbda5", "kinds": ["futomaki", "inari"], "icons": [1, 1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 13, "name": "chopsticks", "group": "special", "colour": "#a3b9f2", "kinds": ["chopsticks-1", "chopsticks-2", "chopsticks-3"], "icons": [1, 1, 1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 14, "name": "spoon", "group": "special", "colour": "#a6b6cb", "kinds": ["spoon-4", "spoon-5", "spoon-6"], "icons": [1, 1, 1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 15, "name": "menu", "group": "special", "colour": "#c9aff1", "kinds": ["menu-7", "menu-8", "menu-9"], "icons": [1, 1, 1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 16, "name": "takeout-box", "group": "special", "colour": "#76b1e3", "kinds": ["takeout-box-10", "takeout-box-11", "takeout-box-12"], "icons": [1, 1, 1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 17, "name": "soy-sauce", "group": "special", "colour": "#b49aba", "kinds": ["soy-sauce"], "icons": [1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 18, "name": "tea", "group": "special", "colour": "#decefd", "kinds": ["tea"], "icons": [1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
    {"number": 19, "name": "special-order", "group": "special", "colour": "#c6c6c4", "kinds": ["special-order"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 20, "name": "wasabi", "group": "special", "colour": "#f7da6a", "kinds": ["wasabi"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
    {"number": 21, "name": "sake", "group": "special", "colour": "#f8eed5", "kinds": ["sake"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 87, 90, 93, 96, 99, 102, 105, 108, 111, 114, 117, 120, 123, 126, 129, 132, 135, 138, 141, 144, 147, 150, 153, 156, 159, 162, 165, 168, 171, 174, 177, 180, 183, 186, 189, 192, 195, 198, 201, 204, 207, 210, 213, 216, 219, 222, 225, 228, 231, 234, 237, 240, 243, 246, 249, 252, 255, 258, 261, 264, 267, 270, 273, 276, 279, 282, 285, 288, 291, 294, 297, 300, 303, 306, 309, 312, 315, 318, 321, 324, 327, 330, 333, 336, 339, 342, 345, 348, 351, 354, 357, 360, 363, 366, 369, 372, 375, 378, 381, 384, 387, 390, 393, 396, 399, 402, 405, 408, 411, 414, 417, 420, 423, 426, 429, 432, 435, 438, 441, 444, 447, 450, 453, 456, 459, 462, 465, 468, 471, 474, 477, 480, 483, 486, 489, 492, 495, 498, 501, 504, 507, 510, 513, 516, 519, 522, 525, 528, 531, 534, 537, 540, 543, 546, 549, 552, 555, 558, 561, 564, 567, 570, 573]},
    {"number": 22, "name": "pudding", "group": "dessert", "colour": "#fba8c7", "kinds": ["pudding"], "icons": [1], "scoring": 2, "awards": [[6, 6, 0], [6, 6, 0]], "points": []},
    {"number": 23, "name": "green-tea-ice-cream", "group": "dessert", "colour": "#fac6e2", "kinds": ["green-tea-ice-cream"], "icons": [1], "scoring": 0, "awards": [[0, 0, 0], [0, 0, 0]], "points": [0, 0, 0, 0, 12, 12, 12, 12, 24, 24, 24, 24, 36, 36, 36, 36, 48, 48, 48, 48, 60, 60, 60, 60, 72, 72, 72, 72, 84, 84, 84, 84, 96, 96, 96, 96, 108, 108, 108, 108, 120, 120, 120, 120, 132, 132, 132, 132, 144, 144, 144, 144, 156, 156, 156, 156, 168, 168, 168, 168, 180, 180, 180, 180, 192, 192, 192, 192, 204, 204, 204, 204, 216, 216, 216, 216, 228, 228, 228, 228, 240, 240, 240, 240, 252, 252, 252, 252, 264, 264, 264, 264, 276, 276, 276, 276, 288, 288, 288, 288, 300, 300, 300, 300, 312, 312, 312, 312, 324, 324, 324, 324, 336, 336, 336, 336, 348, 348, 348, 348, 360, 360, 360, 360, 372, 372, 372, 372, 384, 384, 384, 384, 396, 396, 396, 396, 408, 408, 408, 408, 420, 420, 420, 420, 432, 432, 432, 432, 444, 444, 444, 444, 456, 456, 456, 456, 468, 468, 468, 468, 480, 480, 480, 480, 492, 492, 492, 492, 504, 504, 504, 504, 516, 516, 516, 516, 528, 528, 528, 528, 540, 540, 540, 540, 552, 552, 552, 552, 564, 564, 564, 564]},
    {"number": 24, "name": "fruit", "group": "dessert", "colour": "#f38abe", "kinds": ["fruit-ww", "fruit-oo", "fruit-pp", "fruit-wo", "fruit-wp", "fruit-op"], "icons": [1, 1, 1, 1, 1, 1], "scoring": 3, "awards": [[0, 0, 0], [0, 0, 0]], "points": []},
  ],
  usual: ["nigiri", "uramaki", "tempura", "sashimi", "dumpling", "chopsticks", "wasabi", "pudding"],
  fewPlayers: 5,
  nigiri: ["egg-nigiri", "salmon-nigiri", "squid-nigiri"],
  uramaki: "uramaki",
  wasabi: "wasabi",
  rollColumn: 1,
  race: {"points": [8, 5, 2], "icons": 10},
  faceDown: "face-down",
};
