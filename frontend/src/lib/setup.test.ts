/** A setup from last time is fitted to what the server offers. */

import { expect, test } from "vitest";
import type { Catalogue } from "../wire";
import { counts, editionOf, fitted, gameOf, lastSetup, tableFor, type TableSetup } from "./setup";

const both = { name: "pass-both-ways", players: [2, 5] };
const OFFER: Catalogue = {
  language: "en",
  languages: ["en"],
  phrases: {},
  emotes: {},
  games: [
    {
      name: "sushi-go",
      title: "Sushi Go!",
      version: 1,
      players: [2, 5],
      editions: [
        { name: "gamewright", players: [2, 5], options: [both, { name: "dummy", players: [2, 2] }] },
        { name: "zoch", players: [3, 5], options: [both] },
      ],
      menus: [],
      types: [],
      courses: {},
      printed: {},
    },
    {
      name: "party",
      title: "Party!",
      version: 1,
      players: [2, 8],
      editions: [{ name: "standard", players: [2, 8], options: [] }],
      menus: [
        { name: "first", title: "First", types: ["maki", "tea"], players: [2, 8] },
        { name: "few", title: "Few", types: ["maki", "menu"], players: [2, 6] },
      ],
      types: [{ name: "maki", title: "maki", group: "roll", players: [2, 8] }],
      courses: { roll: 1 },
      printed: {},
    },
  ],
  bots: [
    { name: "beginner", level: 1, character: "", games: ["sushi-go", "party"], limited: false },
    { name: "greedy", level: 2, character: "", games: ["sushi-go", "party"], limited: false },
    { name: "search", level: 3, character: "", games: ["sushi-go", "party"], limited: true },
  ],
};

const fit = (what: Partial<TableSetup>): TableSetup => fitted({ ...lastSetup("bots", what.game ?? "sushi-go"), ...what }, OFFER);

test("an edition for three players has no two", () => {
  const setup = fit({ edition: "zoch", players: 2 });
  expect(setup.players).toBe(3);
  expect(counts(editionOf(gameOf(OFFER, setup), setup))).toEqual([3, 4, 5]);
});

test("options go that the edition or the number of players does not have", () => {
  expect(fit({ players: 2, options: ["dummy", "pass-both-ways"] }).options).toEqual(["pass-both-ways", "dummy"]);
  expect(fit({ players: 3, options: ["dummy"] }).options).toEqual([]);
  expect(fit({ edition: "zoch", options: ["dummy", "pass-both-ways"] }).options).toEqual(["pass-both-ways"]);
});

test("a menu that is not for so many is given up", () => {
  expect(fit({ game: "party", players: 6, menu: "few" }).menu).toBe("few");
  expect(fit({ game: "party", players: 8, menu: "few" }).menu).toBe("");
  expect(fit({ game: "party", menu: "random" }).menu).toBe("random");
});

test("there is a bot for every other seat, and of the kind that was chosen for all", () => {
  expect(fit({ players: 5, bots: ["search", "search", "search"] }).bots).toEqual(["search", "search", "search", "search"]);
  expect(fit({ players: 4, bots: ["nobody"] }).bots).toEqual(["greedy", "search", "beginner"]);
  expect(fit({ players: 2, bots: ["beginner", "greedy"] }).bots).toEqual(["beginner"]);
});

test("a table against bots has bots and no clock; one for friends has a clock and no bots", () => {
  const setup = { ...fit({ players: 3 }), clock: 60, listed: true };
  expect(tableFor(setup, "bots")).toEqual({ game: "sushi-go", players: 3, edition: "gamewright", bots: ["greedy", "search"] });
  expect(tableFor(setup, "friends")).toEqual({ game: "sushi-go", players: 3, edition: "gamewright", clock: 60, listed: true, rated: false });
});

test("a menu of one's own is a list of types", () => {
  expect(tableFor(fit({ game: "party", menu: "own", types: ["maki", "pizza"] }), "friends").menu).toEqual(["maki"]);
});
