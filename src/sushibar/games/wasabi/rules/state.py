"""The records of Wasabi!: the whole table, and what one seat knows of it."""

from typing import Final

import numpy as np

from sushibar.games.wasabi.rules.board import CELLS, NOTHING
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS, MOST_RECIPES
from sushibar.games.wasabi.rules.cards import KINDS, MOST_WASABIS
from sushibar.games.wasabi.rules.config import MOST_BURIED, PILES, SEATS
from sushibar.games.wasabi.rules.steps import OVER
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS
from sushibar.rulebook.rule import Record, record_type, rule
from sushibar.rulebook.steps import ANSWERED

HAND: Final = 3
"""So many tiles and so many recipes a seat holds when it begins its turn."""
MOST_STEPS: Final = 5
"""Of an answer: a pass and what is discarded."""
SERVED: Final = "served"
STYLISH: Final = "stylish"
RETURNER: Final = "returner"
"""Fields that only views need, and people."""

CATEGORIES: Final = ("length-2", "length-3", "length-4", "length-5", "style", "wasabi")
STYLE_COLUMN: Final = 4
WASABI_COLUMN: Final = 5

_TABLE = [
    ("filled", np.uint32, 2),  # cells with a tile, as a mask
    ("covered", np.uint32, 2),  # cells under a Wasabi!
    ("changed", np.uint32, 2),  # cells whose contents the player has changed in this turn
    ("turn", np.int16),
    ("chosen", np.int16, MOST_STEPS),  # the actions of the answer so far
    (STYLISH, np.int16, SEATS),  # which of the recipes in `served` were made with style, as bits
    ("this_round", np.int8),
    ("first_seat", np.int8),
    ("player", np.int8),  # whose turn it is
    ("phase", np.int8),
    ("chance", np.int8),
    ("pile", np.int8),  # from which a recipe is drawn
    ("drawn", np.int8),  # the recipe that was drawn last
    ("asked", np.int8),  # the step that the answer begins with
    ("step", np.int8),
    ("steps", np.int8),  # how many actions the answer has so far
    ("passes", np.int8),  # how many turns in a row were passed
    ("played", np.int8),  # the action card of this turn
    ("placed", np.int8),  # how many ingredients were placed in this turn
    ("chopped", np.int8),  # the ingredient that was chopped to be placed in this turn
    ("claims", np.int8),  # which of the player's recipes can be claimed, as bits
    ("styles", np.int8),  # and which of those with style
    ("owed", np.int8),  # rewards that are not taken yet
    ("top", np.int8, CELLS),  # the ingredient on each cell
    ("wasabis", np.int8, MOST_WASABIS),  # the upper left cells of those on the board
    ("buried", np.int8),  # how many tiles lie under others,
    ("buried_cell", np.int8, MOST_BURIED),  # where,
    ("buried_kind", np.int8, MOST_BURIED),  # and which; those of one cell from the bottom up
    ("pantry", np.int8, MOST_INGREDIENTS),
    ("tiles", np.int8, (SEATS, MOST_INGREDIENTS)),  # in the hands
    ("kitchen", np.int8, KINDS),
    ("barred", np.int8, KINDS),  # cards that were put back in this turn to make room
    ("cards", np.int8, (SEATS, KINDS)),  # action cards in the hands
    ("hands", np.int8, (SEATS, HAND)),  # recipes, the lowest number first
    (SERVED, np.int8, (SEATS, MOST_TOKENS)),  # completed recipes in their order
    ("shuffled", np.int8, PILES),  # how many recipes of a pile lie in no known order,
    ("returned", np.int8, PILES),  # and how many under them, in the order in which they came back
    (RETURNER, np.int8, MOST_RECIPES),  # who put back the recipe at each place of `deck`
    ("sheet", np.int8, (1, SEATS, len(CATEGORIES))),
]
State = record_type(
    [
        *_TABLE,
        ("deck", np.int8, MOST_RECIPES),  # pile after pile: those shuffled, those returned
    ]
)
View = record_type(
    [
        *_TABLE,
        ("seat", np.int8),
        ("known", np.int8, MOST_RECIPES),  # the recipes in `deck` that the seat has put there
        ("unseen", np.int8, MOST_RECIPES),  # 1 for each recipe that the seat cannot place
    ]
)
"""The table as one seat knows it: a hidden recipe in `hands` is minus its length."""


@rule
def pending(config: Record, state: Record) -> int:
    """The seat that owes an answer, as a set of bits."""
    return 0 if state.step == ANSWERED else 1 << int(state.player)


@rule
def over(state: Record) -> bool:
    """Whether the game has ended."""
    return int(state.this_round) == OVER


@rule
def ask(state: Record, step: int) -> None:
    """Ask the player for an answer that begins with this step."""
    state.asked = step
    state.step = step
    state.steps = 0
    state.chosen[:] = NOTHING


@rule
def used_tokens(state: Record, seat: int, length: int) -> int:
    """How many tokens of a length a seat has assigned."""
    return int(state.sheet[0, seat, length - LENGTHS[0]]) // POINTS[length - LENGTHS[0]]


@rule
def all_tokens(state: Record, seat: int) -> int:
    """How many tokens a seat has assigned."""
    tokens = 0
    for length in LENGTHS:
        tokens += used_tokens(state, seat, length)
    return tokens


@rule
def cubes(state: Record, seat: int) -> int:
    """How many cubes a seat has."""
    return int(state.sheet[0, seat, STYLE_COLUMN]) + int(state.sheet[0, seat, WASABI_COLUMN])


@rule
def recipes_held(state: Record, seat: int) -> int:
    """How many recipes a seat holds."""
    held = 0
    for place in range(HAND):
        held += int(state.hands[seat, place] != NOTHING)
    return held


@rule
def place_of(state: Record, seat: int, recipe: int) -> int:
    """Where in a seat's hand a recipe is; `NOTHING` if it is not there."""
    for place in range(HAND):
        if state.hands[seat, place] == recipe:
            return place
    return NOTHING


@rule
def times_chosen(state: Record, action: int) -> int:
    """How often an action is part of the answer so far."""
    times = 0
    for step in range(int(state.steps)):
        times += int(state.chosen[step] == action)
    return times
