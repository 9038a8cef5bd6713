"""What is fixed before a game of Wasabi!: the board in use, the kitchen, the recipe book."""

from collections.abc import Collection
from typing import Final

import numpy as np

from sushibar.errors import SetupError
from sushibar.games.wasabi.rules.board import BESIDE, COLUMNS, ROWS
from sushibar.games.wasabi.rules.book import (
    MOST_INGREDIENTS,
    MOST_RECIPES,
    Book,
    book_numbered,
    house_book,
    remember,
)
from sushibar.games.wasabi.rules.cards import KINDS, KITCHENS
from sushibar.games.wasabi.rules.masks import set_mask
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS
from sushibar.rulebook.rule import Record, new, record_type

EDITION: Final = "standard"
SEATS: Final = max(KITCHENS)
LONGEST: Final = max(LENGTHS)
PILES: Final = LONGEST + 1
"""Piles are numbered by the length of their recipes."""
STACKS: Final = MOST_TOKENS - 1
"""So many Stack! cards a player can play: a recipe earns each, and the last one ends the game."""
MOST_BURIED: Final = SEATS * STACKS
COLUMNS_IN_USE: Final = {2: 5, 3: 6, 4: 7}

Config = record_type(
    [
        ("book", np.uint32),  # which one, see `book_of`
        ("cells", np.uint32, 2),  # the board in use, as a mask
        ("bits", np.uint32, MOST_RECIPES),  # the ingredients of each recipe
        ("players", np.int8),
        ("seats", np.int8),
        ("columns", np.int8),
        ("ingredients", np.int8),  # how many kinds of them there are
        ("recipes", np.int8),
        ("most_buried", np.int8),  # so many tiles lie under others at most
        ("kitchen", np.int8, KINDS),
        ("tiles", np.int8, MOST_INGREDIENTS),
        ("category", np.int8, MOST_INGREDIENTS),
        ("length", np.int8, MOST_RECIPES),
        ("repeats", np.int8, MOST_RECIPES),  # whether a recipe wants an ingredient twice
        ("wants", np.int8, (MOST_RECIPES, LONGEST)),  # its ingredients in order
        ("pile_first", np.int8, PILES),  # where each pile begins in `deck`: its first recipe
    ]
)


def configure(
    players: int,
    edition: str = EDITION,
    options: Collection[str] = (),
    menu: Collection[str] = (),
    book: Book | None = None,
) -> Record:
    """The configuration of a game; a `SetupError` says which rule a wrong one breaks."""
    if edition != EDITION:
        raise SetupError("error-edition", edition=edition, editions=EDITION)
    for option in options:
        raise SetupError("error-no-options", option=option)
    if menu:
        raise SetupError("error-no-menus", game="wasabi", menu=", ".join(menu))
    if players not in KITCHENS:
        raise SetupError("error-players", fewest=min(KITCHENS), most=SEATS, players=players)
    config = new(Config)
    config.players = players
    config.seats = players
    config.columns = COLUMNS_IN_USE[players]
    config.most_buried = players * STACKS
    row = (1 << COLUMNS_IN_USE[players] * BESIDE) - 1
    set_mask(config.cells, sum(row << COLUMNS * number for number in range(ROWS)))
    config.kitchen[:] = KITCHENS[players]
    open_book(config, book or house_book())
    return config


def open_book(config: Record, book: Book) -> None:
    """Number the ingredients and recipes of a book."""
    config.book = remember(book)
    config.ingredients = len(book.ingredients)
    config.recipes = len(book.recipes)
    config.tiles[: len(book.tiles)] = book.tiles
    config.category[: len(book.categories)] = book.categories
    for recipe, wanted in enumerate(book.lists):
        config.length[recipe] = len(wanted)
        config.wants[recipe, : len(wanted)] = wanted
        config.bits[recipe] = sum(1 << ingredient for ingredient in set(wanted))
        config.repeats[recipe] = len(set(wanted)) < len(wanted)
    for length in LENGTHS:
        config.pile_first[length] = sum(len(wanted) < length for wanted in book.lists)


def book_of(config: Record) -> Book:
    """The recipe book of a configuration."""
    return book_numbered(int(config.book))
