"""The configuration of a game of Sushi Go Party!: a menu, its kinds numbered from 0."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import numpy as np

from sushibar.errors import SetupError
from sushibar.games.drafting.dish import Dish, Extremes, Places, point_table
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.menu import MENUS, check_menu
from sushibar.rulebook.rule import Record, new, rule

EDITION: Final = "standard"
NOTHING: Final = 255
"""No card, no seat, no action."""
ABSENT: Final = 100
"""The first kind of a type that is not on the menu: none of its kinds is one of the menu's."""
MOST_AWARDS: Final = 3

NIGIRI_COLUMN: Final = 0
ROLL_COLUMN: Final = 1
SPECIAL_COLUMN: Final = 5
DESSERT_COLUMN: Final = 7
FACE_DOWN_COLUMN: Final = 8
COLUMNS: Final = 9
"""The columns of the score sheet: the types of the menu, and what is face down."""

ACTING: Final = tuple(dish for dish in dishes.TYPES if dish.acts)
"""Dishes that do something when they are laid; `effects` says what."""

COUNTED: Final = 0
PLACES: Final = 1
EXTREMES: Final = 2
OWN: Final = 3
"""How a dish scores: by its number of cards alone, by who has most, by a function of its own."""

# Signed, unlike a state: its numbers bound loops, and compiled code mixes signs only as floats.
Config = np.dtype(
    [
        ("players", np.int8),
        ("seats", np.int8),
        ("hand", np.int8),
        ("places", np.int8),  # how many places of a race score
        ("desserts", np.int8, ROUNDS),  # shuffled in before every round
        ("kinds", np.int8),
        ("copies", np.int8, dishes.MOST_KINDS),  # how many cards of a kind the box holds
        ("column", np.int8, dishes.MOST_KINDS),
        ("colour", np.int8, dishes.MOST_KINDS),
        ("type", np.int8, COLUMNS),  # of the cards in every column
        ("first", np.int8, COLUMNS),  # their first kind
        ("variants", np.int8, COLUMNS),  # how many kinds they are
        ("icons", np.int8, dishes.MOST_KINDS),  # how many a card shows
        ("effect", np.int8, dishes.MOST_KINDS),  # what happens when it is laid, see `effects`
        ("scoring", np.int8, COLUMNS),  # how a dish scores,
        ("points", np.int8, (COLUMNS, dishes.MOST_COUNTED + 1)),  # by its number of cards,
        ("awards", np.int8, (COLUMNS, MOST_AWARDS)),  # or by comparison: see `score_compared`
        # The first kind of types that do something; `ABSENT` if they are not on the menu.
        ("uramaki", np.int8),
        ("miso_soup", np.int8),
        ("chopsticks", np.int8),
        ("spoon", np.int8),
        ("menu", np.int8),
        ("takeout_box", np.int8),
        ("special_order", np.int8),
        ("wasabi", np.int8),
        ("sake", np.int8),
        ("specials", np.int8),  # where both specials begin, with those that can be called,
        ("uncallable", np.int8),  # and where these end
        ("at_once", np.int8),  # where menus and takeout boxes begin, which act when they lie,
        ("at_once_end", np.int8),  # and where they end
        ("dessert", np.int8),
    ],
    align=True,
)

_POSITIONS: Final = {
    "uramaki": dishes.URAMAKI,
    "miso_soup": dishes.MISO_SOUP,
    "chopsticks": dishes.CHOPSTICKS,
    "spoon": dishes.SPOON,
    "menu": dishes.MENU,
    "takeout_box": dishes.TAKEOUT_BOX,
    "special_order": dishes.SPECIAL_ORDER,
    "wasabi": dishes.WASABI,
    "sake": dishes.SAKE,
}


def configure(
    players: int,
    edition: str = EDITION,
    options: Collection[str] = (),
    menu: Collection[str] = (),
    book: object = None,
) -> Record:
    """The configuration of a game; a `SetupError` says which rule a wrong one breaks."""
    if edition != EDITION:
        raise SetupError("error-edition", edition=edition, editions=EDITION)
    for option in options:
        raise SetupError("error-no-options", option=option)
    if book is not None:
        raise SetupError("error-no-books", game="party")
    if players not in dishes.HAND_SIZES:
        raise SetupError("error-players", fewest=2, most=dishes.MOST_PLAYERS, players=players)
    types = check_menu(menu or next(iter(MENUS.values())), players)
    config = new(Config)
    config.players = players
    config.seats = players
    config.hand = dishes.HAND_SIZES[players]
    few = players <= dishes.FEW_PLAYERS
    config.places = 2 if few else 3
    config.desserts = dishes.DESSERTS_FOR_FEW if few else dishes.DESSERTS_FOR_MANY
    number_kinds(config, types)
    return config


def number_kinds(config: Record, types: tuple[int, ...]) -> None:
    """Number the kinds of a menu type after type, and note where each type begins."""
    firsts = dict.fromkeys(_POSITIONS.values(), ABSENT)
    backgrounds = [dishes.TYPES[type_].background for type_ in types]
    kind = 0
    for column, type_ in enumerate(types):
        firsts[type_] = kind
        dish = dishes.TYPES[type_]
        config.type[column] = type_
        config.first[column] = kind
        config.variants[column] = len(dish.kinds)
        note_scoring(config, column, dish)
        for copies, icons in zip(dish.numbers, dish.shows, strict=True):
            config.copies[kind] = copies
            config.column[kind] = column
            config.colour[kind] = backgrounds.index(dish.background)
            config.icons[kind] = icons
            config.effect[kind] = ACTING.index(dish) + 1 if dish.acts else 0
            kind += 1
    config.kinds = kind
    config.type[FACE_DOWN_COLUMN] = dishes.FACE_DOWN
    config.first[FACE_DOWN_COLUMN] = ABSENT
    config.specials = config.first[SPECIAL_COLUMN]
    config.dessert = config.first[DESSERT_COLUMN]
    for field, type_ in _POSITIONS.items():
        config[field] = firsts[type_]
    config.uncallable = config.specials
    for type_ in {dishes.CHOPSTICKS, dishes.SPOON}.intersection(types):
        config.uncallable += len(dishes.TYPES[type_].kinds)
    config.at_once = min(config.menu, config.takeout_box)
    config.at_once_end = config.at_once
    for type_ in {dishes.MENU, dishes.TAKEOUT_BOX}.intersection(types):
        config.at_once_end += len(dishes.TYPES[type_].kinds)


def note_scoring(config: Record, column: int, dish: Dish) -> None:
    """Note how the dish in a column scores."""
    config.points[column] = point_table(dish.counted, config.points.shape[1])
    scoring = dish.scoring
    awards: tuple[int, ...] = ()
    if isinstance(scoring, Places):
        config.scoring[column] = PLACES
        awards = scoring.few if config.places == len(scoring.few) else scoring.many
    elif isinstance(scoring, Extremes):
        config.scoring[column] = EXTREMES
        awards = scoring.gain, scoring.loss, scoring.least
    else:
        config.scoring[column] = COUNTED if dish.counted else OWN
    config.awards[column] = (*awards, 0, 0, 0)[:MOST_AWARDS]


@rule
def is_one_of(kind: int, first: int) -> bool:
    """Whether a kind is one of the three numbered cards that begin with `first`."""
    return first <= kind < first + dishes.NUMBERED


@rule
def acts_at_once(config: Record, kind: int) -> bool:
    """Whether a card does something as soon as it lies: a menu or a takeout box."""
    return int(config.at_once) <= kind < int(config.at_once_end)


@rule
def can_be_called(config: Record, kind: int) -> bool:
    """Whether a card waits to be called: chopsticks or a spoon."""
    return int(config.specials) <= kind < int(config.uncallable)


@rule
def is_dessert(config: Record, kind: int) -> bool:
    """Whether a card is kept until the end of the game."""
    return kind >= int(config.dessert)


@lru_cache(maxsize=500)
def kinds_of(types: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the kinds of these types."""
    return tuple(kind for type_ in types for kind in dishes.TYPES[type_].kinds)


def card_names(config: Record) -> tuple[str, ...]:
    """The names of the menu's kinds by number."""
    return kinds_of(tuple(map(int, config.type[:FACE_DOWN_COLUMN])))
