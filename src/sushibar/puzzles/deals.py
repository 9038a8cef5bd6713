"""The deals that puzzles come from: who plays what on which cards, all of it by a seed.

A deal needs nothing but its number: any machine can play any of them.
"""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from sushibar.bots.bot import Limit, Seated
from sushibar.bots.search.search import Searcher
from sushibar.errors import SetupError
from sushibar.games.kit import game_named
from sushibar.games.menus import RANDOM
from sushibar.games.setup import Setup
from sushibar.rulebook.announcing import announced, say
from sushibar.rulebook.game import Game
from sushibar.table.decisions import Decision
from sushibar.table.entries import lines_about
from sushibar.table.policy import Sitter
from sushibar.table.table import Table

MOST_PLAYERS: Final = 5
"""With more, a table is not understood at a glance."""
PLAYOUTS: Final = (0, 100, 200)
"""Of those who sit at a table: players who know what they do, and not all of them alike."""
RANDOM_MENUS: Final = 0.5
"""How often a menu is drawn at random, not a recommended one."""
OPTIONS: Final = 0.2
"""How often an option is switched on."""
FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 12
MOST_CELLS: Final = 30
"""On a board many are seen at a glance."""


def seed_of(game: str, seed: str, deal: int) -> str:
    """The seed of a deal's table."""
    return "-".join(("puzzles", seed, game, str(deal)))


def setup_of(game: str, seed: str, deal: int) -> Setup:
    """What is played in a deal: all that a game offers turns up, a few players at a time."""
    luck = random.Random(seed_of(game, seed, deal))
    rules = game_named(game)
    while True:
        players = luck.randint(2, min(rules.seats, MOST_PLAYERS))
        options = [option for option in rules.options if luck.random() < OPTIONS]
        edition, menu = luck.choice(rules.editions), drawn_menu(rules, luck)
        with suppress(SetupError):  # a menu for more players, an option of another edition
            return Setup.checked(game, players, edition, options, menu, seed_of(game, seed, deal))


def drawn_menu(rules: Game, luck: random.Random) -> str | None:
    """A menu by name, where there are menus."""
    if not rules.menus:
        return None
    return RANDOM if luck.random() < RANDOM_MENUS else luck.choice(list(rules.menus))


def play_deal(game: str, seed: str, deal: int) -> Table:
    """The game of a deal, played to its end by our own bots; the same whenever it is played."""
    luck = random.Random(f"players {seed_of(game, seed, deal)}")
    table = Table(**setup_of(game, seed, deal).keywords, seed=seed_of(game, seed, deal))
    players = [player(f"{table.seed}:{seat}", luck.choice(PLAYOUTS)) for seat in table.seats]
    with announced(game, say):
        return table.play(players)


def player(luck: str, playouts: int) -> Sitter:
    """A player who searches, without a network as those change; a greedy one without playouts."""
    return Seated(Searcher(luck), Limit(playouts=playouts)) if playouts else "greedy"


def table_before(table: Table, decision: Decision) -> Table:
    """The table when the seat was asked: nobody else has answered yet, as far as anybody knows."""
    past = table.from_start()
    for line in lines_about(table, table.events[: decision.place]):
        past.enter(line)
    for action in decision.answer:  # steps without a choice take themselves
        if decision.seat in past.pending and past.view(decision.seat).mask[action]:
            past.act(decision.seat, action)
    return past


def decisions_of(table: Table) -> Iterator[Decision]:
    """The decisions of a game that have enough choices, and few enough to take in."""
    is_board = bool(table.setup.words.board(table.setup, table.config, table.state))
    most = MOST_CELLS if is_board else MOST_CHOICES
    return (one for one in table.decisions() if FEWEST_CHOICES <= len(one.legal) <= most)
