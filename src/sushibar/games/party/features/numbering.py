"""Numbers for all cards of the box, whatever the menu, and for all that can be chosen."""

from collections.abc import Iterable
from typing import Final

from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN, card_names
from sushibar.rulebook.rule import Record

CARDS: Final = tuple(kind for dish in dishes.TYPES for kind in dish.kinds)
"""All cards of the box by name."""
_NUMBERED: Final = {dishes.CHOPSTICKS, dishes.SPOON, dishes.MENU, dishes.TAKEOUT_BOX}
FACES: Final = tuple(
    face
    for number, dish in enumerate(dishes.TYPES)
    for face in ((dish.name,) if number in _NUMBERED else dish.kinds)
)
"""The same, where the numbers of chopsticks, spoons, menus and takeout boxes do not matter."""
DESSERTS: Final = tuple(
    kind for dish in dishes.TYPES if dish.group == "dessert" for kind in dish.kinds
)
DESSERT_FACE: Final = FACES.index(DESSERTS[0])
SEVERAL: Final = tuple(dish.name for dish in dishes.TYPES if len(dish.kinds) > 1)
"""Types that a spoon can ask for without saying which of their cards."""
AS_COPIES: Final = (
    *dishes.TYPES[dishes.CHOPSTICKS].kinds,
    *dishes.TYPES[dishes.SPOON].kinds,
    *DESSERTS,
)
"""Where it makes a difference that a special order copies them."""
_NIGIRI: Final = dishes.TYPES[dishes.NIGIRI].kinds

CHOICES: Final = (
    *CARDS,
    *(f"any:{name}" for name in SEVERAL),
    *(f"special-order:{card}" for card in AS_COPIES),
    *(f"dipped:{card}" for card in _NIGIRI),
    *(f"under:{card}" for card in _NIGIRI),
    "spent-wasabi",
    "face-down",
    "blind",
    "no-call",
    "done",
)
"""What can be chosen. A card is taken, copied, called, asked for, given or turned face down,
whichever is asked."""
ANY: Final = len(CARDS)
COPY: Final = ANY + len(SEVERAL)
DIPPED: Final = COPY + len(AS_COPIES)
UNDER: Final = DIPPED + len(_NIGIRI)
SPENT: Final = UNDER + len(_NIGIRI)
FACE_DOWN: Final = SPENT + 1
BLIND: Final = FACE_DOWN + 1
NO_CALL: Final = BLIND + 1
DONE: Final = NO_CALL + 1

# Where a line of `tables` has what; `NONE` where a menu has no such thing.
NONE: Final = -1
CARD_OF: Final = 0
"""By kind of the menu: the number of the card in `CARDS`,"""
FACE_OF: Final = CARD_OF + dishes.MOST_KINDS
"""in `FACES`,"""
AS_COPY: Final = FACE_OF + dishes.MOST_KINDS
"""and in `AS_COPIES`."""
ANY_OF: Final = AS_COPY + dishes.MOST_KINDS
"""By column of the sheet: the number of the type in `SEVERAL`."""
KIND_OF: Final = ANY_OF + FACE_DOWN_COLUMN
"""By card: the kind of the menu."""
COLUMN_OF: Final = KIND_OF + len(CARDS)
"""By type of `SEVERAL`: the column."""
COPY_OF: Final = COLUMN_OF + len(SEVERAL)
"""By card of `AS_COPIES`: the kind."""
SERVED: Final = COPY_OF + len(AS_COPIES)
"""By type: whether it is on the menu."""


def tables(config: Record) -> Iterable[int]:
    """The numbers of a menu."""
    kinds = card_names(config)
    types = [dishes.TYPES[number].name for number in config.type[:FACE_DOWN_COLUMN].tolist()]
    faces = [_face(card) for card in kinds]
    spare = [NONE] * (dishes.MOST_KINDS - len(kinds))
    return [
        *map(CARDS.index, kinds),
        *spare,
        *map(FACES.index, faces),
        *spare,
        *(_number(AS_COPIES, card) for card in kinds),
        *spare,
        *(_number(SEVERAL, name) for name in types),
        *(_number(kinds, card) for card in CARDS),
        *(_number(types, name) for name in SEVERAL),
        *(_number(kinds, card) for card in AS_COPIES),
        *(int(dish.name in types) for dish in dishes.TYPES),
    ]


def _face(card: str) -> str:
    """What a card looks like without its number."""
    return card if card in FACES else card.rpartition("-")[0]


def _number(names: Iterable[str], name: str) -> int:
    listed = list(names)
    return listed.index(name) if name in listed else NONE
