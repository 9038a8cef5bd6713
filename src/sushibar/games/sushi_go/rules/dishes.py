"""The dishes and editions of Sushi Go!."""

from typing import Final, NamedTuple

from sushibar.games.drafting import colours
from sushibar.games.drafting.dish import NOTHING, Dish, Extremes, Places, Sets, Steps

DISHES: Final = (
    Dish("tempura", "appetizer", 14, Sets(size=2, worth=5), colour=colours.APRICOT),
    Dish("sashimi", "appetizer", 14, Sets(size=3, worth=10), colour=colours.TEAL),
    Dish("dumpling", "appetizer", 14, Steps((1, 3, 6, 10, 15)), colour=colours.LIME),
    Dish(
        "maki",
        "roll",
        {"maki-1": 6, "maki-2": 12, "maki-3": 8},
        Places((6, 3)),
        (1, 2, 3),
        colour=colours.CORAL,
    ),
    Dish(
        "nigiri",
        "nigiri",
        {"egg-nigiri": 5, "salmon-nigiri": 10, "squid-nigiri": 5},
        colour=colours.YELLOW,
    ),
    Dish("pudding", "dessert", 10, Extremes(gain=6, loss=6), colour=colours.PINK),
    Dish("wasabi", "special", 6, NOTHING, colour=colours.YELLOW),
    Dish("chopsticks", "special", 4, NOTHING, colour=colours.PERIWINKLE),
)

CARDS: Final = tuple(kind for dish in DISHES for kind in dish.kinds)
DECK: Final = tuple(copies for dish in DISHES for copies in dish.numbers)
DISH_OF: Final = tuple(dish for dish in DISHES for _ in dish.kinds)
"""By kind."""
TEMPURA: Final = CARDS.index("tempura")
SASHIMI: Final = CARDS.index("sashimi")
DUMPLING: Final = CARDS.index("dumpling")
MAKI_1: Final = CARDS.index("maki-1")
MAKI_3: Final = CARDS.index("maki-3")
EGG: Final = CARDS.index("egg-nigiri")
PUDDING: Final = CARDS.index("pudding")
WASABI: Final = CARDS.index("wasabi")
CHOPSTICKS: Final = CARDS.index("chopsticks")
KINDS: Final = len(CARDS)
NIGIRI: Final = 3
"""Egg, salmon and squid stand in a row from `EGG`, worth 1, 2 and 3."""
COUNTED: Final = tuple(dish for dish in DISHES if dish.counted and dish.scoring != NOTHING)
"""Dishes of which the number of cards alone counts."""

HAND_SIZES: Final = {2: 10, 3: 9, 4: 8, 5: 7}

_SCORING: Final = [dish for dish in DISHES if dish.scoring != NOTHING]
CATEGORIES: Final = tuple(
    dish.name for dish in sorted(_SCORING, key=lambda dish: not isinstance(dish.scoring, Places))
)
"""The columns of the score sheet: rolls first, then in the order of the dishes."""
MAKI_POINTS: Final = CATEGORIES.index("maki")
NIGIRI_POINTS: Final = CATEGORIES.index("nigiri")
PUDDING_POINTS: Final = CATEGORIES.index("pudding")


class Edition(NamedTuple):
    """A publisher's rules, as far as they differ."""

    fewest_players: int
    split_ties: bool
    optional_wasabi: bool
    options: tuple[str, ...]


EDITIONS: Final = {
    "gamewright": Edition(
        fewest_players=2,
        split_ties=True,
        optional_wasabi=False,
        options=("pass-both-ways", "dummy"),
    ),
    "zoch": Edition(
        fewest_players=3,
        split_ties=False,
        optional_wasabi=True,
        options=("pass-both-ways",),
    ),
}
MOST_PLAYERS: Final = 5
