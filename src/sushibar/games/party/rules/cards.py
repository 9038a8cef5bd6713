"""The cards of Sushi Go Party!: types, the kinds of each, and how many copies the box holds."""

from typing import Final, NamedTuple

NIGIRI: Final = 0
MAKI: Final = 1
TEMAKI: Final = 2
URAMAKI: Final = 3
TEMPURA: Final = 4
SASHIMI: Final = 5
DUMPLING: Final = 6
EEL: Final = 7
TOFU: Final = 8
ONIGIRI: Final = 9
EDAMAME: Final = 10
MISO_SOUP: Final = 11
SUKEROKU: Final = 12
CHOPSTICKS: Final = 13
SPOON: Final = 14
MENU: Final = 15
TAKEOUT_BOX: Final = 16
SOY_SAUCE: Final = 17
TEA: Final = 18
SPECIAL_ORDER: Final = 19
WASABI: Final = 20
SAKE: Final = 21
PUDDING: Final = 22
ICE_CREAM: Final = 23
FRUIT: Final = 24
FACE_DOWN: Final = 25
"""The types of cards, in the order in which every menu lists them."""


class Type(NamedTuple):
    """A type of card: what a menu chooses."""

    name: str
    group: str
    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    """How many cards of each kind the box holds."""
    players: tuple[int, int] = (2, 8)
    """The fewest and the most players that it is for."""


def _alone(name: str, group: str, copies: int, players: tuple[int, int] = (2, 8)) -> Type:
    return Type(name, group, (name,), (copies,), players)


def _numbered(name: str, first: int, players: tuple[int, int] = (2, 8)) -> Type:
    kinds = tuple(f"{name}-{number}" for number in range(first, first + NUMBERED))
    return Type(name, "special", kinds, (1,) * NUMBERED, players)


NUMBERED: Final = 3
"""Chopsticks, spoons, menus and takeout boxes: three each, with the numbers 1 to 12."""

TYPES: Final = (
    Type("nigiri", "nigiri", ("egg-nigiri", "salmon-nigiri", "squid-nigiri"), (4, 5, 3)),
    Type("maki", "roll", ("maki-1", "maki-2", "maki-3"), (4, 5, 3)),
    _alone("temaki", "roll", 12),
    Type("uramaki", "roll", ("uramaki-3", "uramaki-4", "uramaki-5"), (4, 4, 4)),
    _alone("tempura", "appetizer", 8),
    _alone("sashimi", "appetizer", 8),
    _alone("dumpling", "appetizer", 8),
    _alone("eel", "appetizer", 8),
    _alone("tofu", "appetizer", 8),
    Type(
        "onigiri",
        "appetizer",
        ("onigiri-circle", "onigiri-triangle", "onigiri-square", "onigiri-rectangle"),
        (2, 2, 2, 2),
    ),
    _alone("edamame", "appetizer", 8, players=(3, 8)),
    _alone("miso-soup", "appetizer", 8),
    Type("sukeroku", "appetizer", ("futomaki", "inari"), (4, 4)),
    _numbered("chopsticks", 1),
    _numbered("spoon", 4, players=(3, 8)),
    _numbered("menu", 7, players=(2, 6)),
    _numbered("takeout-box", 10),
    _alone("soy-sauce", "special", 3),
    _alone("tea", "special", 3),
    _alone("special-order", "special", 3, players=(2, 6)),
    _alone("wasabi", "special", 3),
    _alone("sake", "special", 3),
    _alone("pudding", "dessert", 15),
    _alone("green-tea-ice-cream", "dessert", 15),
    Type(
        "fruit",
        "dessert",
        ("fruit-ww", "fruit-oo", "fruit-pp", "fruit-wo", "fruit-wp", "fruit-op"),
        (2, 2, 2, 3, 3, 3),
    ),
)
"""By number."""

EGG: Final = 0
NIGIRI_KINDS: Final = 3
"""On every menu egg, salmon and squid are the kinds 0, 1 and 2, worth 1, 2 and 3."""

MOST_KINDS: Final = 25
"""No menu has more kinds."""

MOST_PLAYERS: Final = 8
HAND_SIZES: Final = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}
FEW_PLAYERS: Final = 5
"""Up to so many players there are fewer desserts and two places for maki."""
DESSERTS_FOR_FEW: Final = (5, 3, 2)
DESSERTS_FOR_MANY: Final = (7, 5, 3)
"""Desserts shuffled into the deck before every round."""
