/** What somebody would like to play: kept from last time, and fitted to what there is. */

import { GAMES, type Catalogue, type EditionOffer, type GameName, type GameOffer, type MenuOffer, type NewTable, type Settings } from "../wire";
import { recall, remember } from "./memory";

/** Against whom: bots, friends elsewhere, or people who share this device. */
export type Opponents = "bots" | "friends" | "here";

export interface TableSetup {
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

const USUAL: TableSetup = {
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
export function lastSetup(opponents: Opponents, game: GameName): TableSetup {
  const usual = opponents === "here" ? { ...USUAL, players: 2 } : USUAL;
  return { ...usual, ...recall<Partial<TableSetup>>(`setup-${opponents}-${game}`, {}), game };
}

export function keepSetup(opponents: Opponents, setup: TableSetup): void {
  remember(`setup-${opponents}-${setup.game}`, setup);
  keepGame(setup.game);
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

export function gameOf(offer: Catalogue, setup: TableSetup): GameOffer {
  return offer.games.find((one) => one.name === setup.game) ?? offer.games[0]!;
}

export function editionOf(game: GameOffer, setup: TableSetup): EditionOffer {
  return game.editions.find((one) => one.name === setup.edition) ?? game.editions[0]!;
}

/** The numbers of players that an edition is for. */
export function counts(edition: EditionOffer): number[] {
  const [fewest = 2, most = 2] = edition.players;
  return Array.from({ length: most - fewest + 1 }, (_, place) => fewest + place);
}

export function menusFor(game: GameOffer, players: number): MenuOffer[] {
  return game.menus.filter((one) => within(players, one.players));
}

/** The nearest setup that the catalogue has. */
export function fitted(setup: TableSetup, offer: Catalogue): TableSetup {
  const game = gameOf(offer, setup);
  const edition = editionOf(game, setup);
  const [fewest = 2, most = 2] = edition.players;
  const players = Math.min(Math.max(setup.players, fewest), most);
  const options = edition.options.filter((one) => setup.options.includes(one.name) && within(players, one.players));
  const known = ["", RANDOM, OWN, ...menusFor(game, players).map((one) => one.name)];
  const able = offer.bots.filter((one) => one.games.includes(game.name)).map((one) => one.name);
  return {
    ...setup,
    game: game.name as GameName,
    edition: edition.name,
    players,
    options: options.map((one) => one.name),
    menu: game.menus.length > 0 && known.includes(setup.menu) ? setup.menu : "",
    types: setup.types.filter((name) => game.types.some((one) => one.name === name)),
    bots: seated(setup.bots, able, players - 1),
  };
}

/** Bots for so many seats: those that were chosen, then the usual ones. */
function seated(wanted: string[], able: string[], seats: number): string[] {
  const willing = wanted.filter((one) => able.includes(one));
  const usual = USUAL_BOTS.filter((one) => able.includes(one));
  const fill = willing.length > 0 && new Set(willing).size === 1 ? willing : usual.length > 0 ? usual : able;
  return Array.from({ length: seats }, (_, seat) => willing[seat] ?? fill[seat % fill.length] ?? "greedy");
}

/** What a table is played with, as a setup: the usual menu by its name, any other by its types. */
export function setupOf(settings: Settings, offer: Catalogue): TableSetup {
  const game = settings.game as GameName;
  const types = [...settings.menu];
  const menus = offer.games.find((one) => one.name === game)?.menus ?? [];
  const known = menus.find((one) => one.types.toSorted().join() === types.toSorted().join());
  const { players, edition, options, listed, rated, clock } = settings;
  return { ...USUAL, game, players, edition, options, menu: types.length === 0 ? "" : (known?.name ?? OWN), types, clock: clock ?? 0, listed, rated };
}

/** The table that the server is asked for. */
export function tableFor(setup: TableSetup, opponents: Opponents): Omit<NewTable, "host"> {
  const table: Omit<NewTable, "host"> = { game: setup.game, players: setup.players };
  if (setup.edition) table.edition = setup.edition;
  if (setup.options.length > 0) table.options = setup.options;
  if (setup.menu) table.menu = setup.menu === OWN ? setup.types : setup.menu;
  if (opponents === "bots") return { ...table, bots: setup.bots.slice(0, setup.players - 1) };
  if (setup.clock) table.clock = setup.clock;
  return { ...table, listed: setup.listed, rated: setup.rated };
}
