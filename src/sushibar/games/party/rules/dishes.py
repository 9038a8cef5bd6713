"""The dishes of Sushi Go Party!: what a menu chooses, and how everything scores."""

from typing import Final

from sushibar.games.drafting import colours
from sushibar.games.drafting.dish import (
    NOTHING,
    Dish,
    Each,
    Extremes,
    Places,
    Sets,
    Steps,
    number_of,
)

NUMBERED: Final = 3
"""Chopsticks, spoons, menus and takeout boxes: three each, with the numbers 1 to 12."""


def _numbered(name: str, first: int, colour: str, players: tuple[int, int] = (2, 8)) -> Dish:
    copies = {f"{name}-{number}": 1 for number in range(first, first + NUMBERED)}
    return Dish(name, "special", copies, NOTHING, players=players, colour=colour)


TYPES: Final = (
    Dish(
        "nigiri",
        "nigiri",
        {"egg-nigiri": 4, "salmon-nigiri": 5, "squid-nigiri": 3},
        colour=colours.YELLOW,
    ),
    Dish(
        "maki",
        "roll",
        {"maki-1": 4, "maki-2": 5, "maki-3": 3},
        Places(few=(6, 3), many=(6, 4, 2)),
        icons=(1, 2, 3),
        colour=colours.CORAL,
    ),
    Dish("temaki", "roll", 12, Extremes(gain=4, loss=4, least=1), colour=colours.VERMILION),
    Dish(
        "uramaki",
        "roll",
        {"uramaki-3": 4, "uramaki-4": 4, "uramaki-5": 4},
        icons=(3, 4, 5),
        colour=colours.BRICK,
    ),
    Dish("tempura", "appetizer", 8, Sets(size=2, worth=5), colour=colours.APRICOT),
    Dish("sashimi", "appetizer", 8, Sets(size=3, worth=10), colour=colours.TEAL),
    Dish("dumpling", "appetizer", 8, Steps((1, 3, 6, 10, 15)), colour=colours.LIME),
    Dish("eel", "appetizer", 8, Steps((-3, 7)), colour=colours.SAND),
    Dish("tofu", "appetizer", 8, Steps((2, 6, 0)), colour=colours.MINT),
    Dish(
        "onigiri",
        "appetizer",
        {
            "onigiri-circle": 2,
            "onigiri-triangle": 2,
            "onigiri-square": 2,
            "onigiri-rectangle": 2,
        },
        colour=colours.SKY,
    ),
    Dish("edamame", "appetizer", 8, players=(3, 8), colour=colours.GREEN),
    Dish("miso-soup", "appetizer", 8, Each(3), acts=True, colour=colours.CARAMEL),
    Dish("sukeroku", "appetizer", {"futomaki": 4, "inari": 4}, expansion=True, colour=colours.SEA),
    _numbered("chopsticks", 1, colours.PERIWINKLE),
    _numbered("spoon", 4, colours.STEEL, players=(3, 8)),
    _numbered("menu", 7, colours.VIOLET, players=(2, 6)),
    _numbered("takeout-box", 10, colours.BLUE),
    Dish("soy-sauce", "special", 3, colour=colours.MAUVE),
    Dish("tea", "special", 3, colour=colours.LILAC),
    Dish("special-order", "special", 3, NOTHING, players=(2, 6), colour=colours.SILVER),
    Dish("wasabi", "special", 3, NOTHING, colour=colours.YELLOW),
    Dish("sake", "special", 3, Each(3), acts=True, expansion=True, colour=colours.CREAM),
    Dish("pudding", "dessert", 15, Extremes(gain=6, loss=6), colour=colours.PINK),
    Dish("green-tea-ice-cream", "dessert", 15, Sets(size=4, worth=12), colour=colours.ROSE),
    Dish(
        "fruit",
        "dessert",
        {
            "fruit-ww": 2,
            "fruit-oo": 2,
            "fruit-pp": 2,
            "fruit-wo": 3,
            "fruit-wp": 3,
            "fruit-op": 3,
        },
        colour=colours.MAGENTA,
    ),
)
"""In the order in which every menu lists them: here a new dish comes in."""

NIGIRI: Final = number_of(TYPES, "nigiri")
MAKI: Final = number_of(TYPES, "maki")
TEMAKI: Final = number_of(TYPES, "temaki")
URAMAKI: Final = number_of(TYPES, "uramaki")
TEMPURA: Final = number_of(TYPES, "tempura")
SASHIMI: Final = number_of(TYPES, "sashimi")
DUMPLING: Final = number_of(TYPES, "dumpling")
EEL: Final = number_of(TYPES, "eel")
TOFU: Final = number_of(TYPES, "tofu")
ONIGIRI: Final = number_of(TYPES, "onigiri")
EDAMAME: Final = number_of(TYPES, "edamame")
MISO_SOUP: Final = number_of(TYPES, "miso-soup")
SUKEROKU: Final = number_of(TYPES, "sukeroku")
CHOPSTICKS: Final = number_of(TYPES, "chopsticks")
SPOON: Final = number_of(TYPES, "spoon")
MENU: Final = number_of(TYPES, "menu")
TAKEOUT_BOX: Final = number_of(TYPES, "takeout-box")
SOY_SAUCE: Final = number_of(TYPES, "soy-sauce")
TEA: Final = number_of(TYPES, "tea")
SPECIAL_ORDER: Final = number_of(TYPES, "special-order")
WASABI: Final = number_of(TYPES, "wasabi")
SAKE: Final = number_of(TYPES, "sake")
PUDDING: Final = number_of(TYPES, "pudding")
ICE_CREAM: Final = number_of(TYPES, "green-tea-ice-cream")
FRUIT: Final = number_of(TYPES, "fruit")
FACE_DOWN: Final = len(TYPES)
"""The dishes that something beside their own value knows, by number."""

COURSES: Final = {"roll": 1, "appetizer": 3, "special": 2, "dessert": 1}
"""How many dishes of each group a menu has, beside nigiri."""


def _most(group: str, number: int, of_one: list[int]) -> int:
    """The most of something that a menu can have by so many dishes of a group."""
    several = [amount for dish, amount in zip(TYPES, of_one, strict=True) if dish.group == group]
    return sum(sorted(several)[-number:])


def _on_a_menu(of_one: list[int]) -> int:
    return of_one[NIGIRI] + sum(_most(group, number, of_one) for group, number in COURSES.items())


MOST_KINDS: Final = _on_a_menu([len(dish.kinds) for dish in TYPES])
LARGEST_DECK: Final = _on_a_menu([sum(dish.numbers) for dish in TYPES])
SPECIAL_KINDS: Final = _most("special", COURSES["special"], [len(dish.kinds) for dish in TYPES])
DESSERT_KINDS: Final = _most("dessert", COURSES["dessert"], [len(dish.kinds) for dish in TYPES])
"""No menu has more kinds, cards, kinds of specials, kinds of desserts."""
MOST_COUNTED: Final = max(sum(dish.numbers) for dish in TYPES) + sum(TYPES[SPECIAL_ORDER].numbers)
"""Nobody has more cards of a dish: all that there are, and every special order as one more."""

EGG: Final = 0
NIGIRI_KINDS: Final = 3
"""On every menu egg, salmon and squid are the kinds 0, 1 and 2, worth 1, 2 and 3."""

MOST_PLAYERS: Final = 8
HAND_SIZES: Final = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}
FEW_PLAYERS: Final = 5
"""Up to so many players there are fewer desserts and two places for maki."""
DESSERTS_FOR_FEW: Final = (5, 3, 2)
DESSERTS_FOR_MANY: Final = (7, 5, 3)
"""Desserts shuffled into the deck before every round."""
