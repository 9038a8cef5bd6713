/** What somebody would like to play: kept from last time, and fitted to what there is. */

import { GAMES, type Catalogue, type EditionOffer, type GameName, type GameOffer, type MenuOffer, type NewTable, type Settings } from "../wire";
import { recall, remember } from "./memory";

/** Against whom: bots, friends elsewhere, or people who share this device. */
export type Opponents = "bots" | "friends" | "here";

export interface Wish {
  game: GameName;
  players: number;
  edition: string;
  options: string[];
  /** A recommended menu, "random", "own", or nothing for the usual one. */
  menu: string;
  /** The types of a menu of one's own. */
  types: string[];
  bots: string[];
  clock: number;
  listed: boolean;
  rated: boolean;
}

export const RANDOM = "random";
export const OWN = "own";
const USUAL_BOTS = ["greedy", "search", "beginner"];

const PLAIN: Wish = {
  game: GAMES[0],
  players: 4,
  edition: "",
  options: [],
  menu: "",
  types: [],
  bots: USUAL_BOTS,
  clock: 0,
  listed: false,
  rated: false,
};

/** What was chosen last time for a game. */
export function lastWish(opponents: Opponents, game: GameName): Wish {
  const usual = opponents === "here" ? { ...PLAIN, players: 2 } : PLAIN;
  return { ...usual, ...recall<Partial<Wish>>(`wish-${opponents}-${game}`, {}), game };
}

export function keepWish(opponents: Opponents, wish: Wish): void {
  remember(`wish-${opponents}-${wish.game}`, wish);
  keepGame(wish.game);
}

/** The game that was looked at last. */
export function lastGame(): GameName {
  const game = recall<string>("game", GAMES[0]);
  return GAMES.find((one) => one === game) ?? GAMES[0];
}

export function keepGame(game: GameName): void {
  remember("game", game);
}

export function within(players: number, span: number[]): boolean {
  return (span[0] ?? 2) <= players && players <= (span[1] ?? 8);
}

export function gameOf(offer: Catalogue, wish: Wish): GameOffer {
  return offer.games.find((one) => one.name === wish.game) ?? offer.games[0]!;
}

export function editionOf(game: GameOffer, wish: Wish): EditionOffer {
  return game.editions.find((one) => one.name === wish.edition) ?? game.editions[0]!;
}

/** The numbers of players that an edition is for. */
export function counts(edition: EditionOffer): number[] {
  const [fewest = 2, most = 2] = edition.players;
  return Array.from({ length: most - fewest + 1 }, (_, place) => fewest + place);
}

export function menusFor(game: GameOffer, players: number): MenuOffer[] {
  return game.menus.filter((one) => within(players, one.players));
}

/** The nearest wish that the catalogue has. */
export function fitted(wish: Wish, offer: Catalogue): Wish {
  const game = gameOf(offer, wish);
  const edition = editionOf(game, wish);
  const [fewest = 2, most = 2] = edition.players;
  const players = Math.min(Math.max(wish.players, fewest), most);
  const options = edition.options.filter((one) => wish.options.includes(one.name) && within(players, one.players));
  const known = ["", RANDOM, OWN, ...menusFor(game, players).map((one) => one.name)];
  const able = offer.bots.filter((one) => one.games.includes(game.name)).map((one) => one.name);
  return {
    ...wish,
    game: game.name as GameName,
    edition: edition.name,
    players,
    options: options.map((one) => one.name),
    menu: game.menus.length > 0 && known.includes(wish.menu) ? wish.menu : "",
    types: wish.types.filter((name) => game.types.some((one) => one.name === name)),
    bots: seated(wish.bots, able, players - 1),
  };
}

/** So many bots: those that were wished for, then the usual ones. */
function seated(wanted: string[], able: string[], seats: number): string[] {
  const willing = wanted.filter((one) => able.includes(one));
  const usual = USUAL_BOTS.filter((one) => able.includes(one));
  const fill = willing.length > 0 && new Set(willing).size === 1 ? willing : usual.length > 0 ? usual : able;
  return Array.from({ length: seats }, (_, seat) => willing[seat] ?? fill[seat % fill.length] ?? "greedy");
}

/** What a table is played with, as a wish: the usual menu by its name, any other by its types. */
export function wishOf(settings: Settings, offer: Catalogue): Wish {
  const game = settings.game as GameName;
  const types = [...settings.menu];
  const menus = offer.games.find((one) => one.name === game)?.menus ?? [];
  const known = menus.find((one) => one.types.toSorted().join() === types.toSorted().join());
  const { players, edition, options, listed, rated, clock } = settings;
  return { ...PLAIN, game, players, edition, options, menu: types.length === 0 ? "" : (known?.name ?? OWN), types, clock: clock ?? 0, listed, rated };
}

/** The table that the server is asked for. */
export function tableFor(wish: Wish, opponents: Opponents): Omit<NewTable, "host"> {
  const table: Omit<NewTable, "host"> = { game: wish.game, players: wish.players };
  if (wish.edition) table.edition = wish.edition;
  if (wish.options.length > 0) table.options = wish.options;
  if (wish.menu) table.menu = wish.menu === OWN ? wish.types : wish.menu;
  if (opponents === "bots") return { ...table, bots: wish.bots.slice(0, wish.players - 1) };
  if (wish.clock) table.clock = wish.clock;
  return { ...table, listed: wish.listed, rated: wish.rated };
}
