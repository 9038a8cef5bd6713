"""The numbered actions of Sushi Go Party!: they name kinds of the menu, never positions."""

from functools import lru_cache
from typing import Final

from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import (
    COLUMNS,
    FACE_DOWN_COLUMN,
    SPECIAL_COLUMN,
    kinds_of,
)
from sushibar.rulebook.game import Names
from sushibar.rulebook.rule import Record, rule, word

TAKE: Final = 0
"""Take a card of a kind: from the hand, or from what a menu shows."""
BLIND: Final = dishes.MOST_KINDS
"""Take a card without looking."""
COPY_KIND: Final = BLIND + 1
COPY_FACE_DOWN: Final = COPY_KIND + dishes.MOST_KINDS
"""What a special order copies; a face-down card counts as one more kind."""
CALL_PRINTED: Final = COPY_FACE_DOWN + 1
CALL_COPY: Final = CALL_PRINTED + dishes.SPECIAL_KINDS
NO_CALL: Final = CALL_COPY + dishes.SPECIAL_KINDS
"""Call chopsticks or a spoon, or a special order that copies one; the first special has 0."""
ASK_KIND: Final = NO_CALL + 1
ASK_TYPE: Final = ASK_KIND + dishes.MOST_KINDS
"""What a spoon asks for: exactly that card, or any of the type in a column of the sheet."""
GIVE_KIND: Final = ASK_TYPE + FACE_DOWN_COLUMN
"""What is given to a spoon."""
TURN_KIND: Final = GIVE_KIND + dishes.MOST_KINDS
TURN_COPY: Final = TURN_KIND + dishes.MOST_KINDS
TURN_DIPPED: Final = TURN_COPY + dishes.MOST_KINDS
TURN_UNDER: Final = TURN_DIPPED + dishes.NIGIRI_KINDS
TURN_SPENT: Final = TURN_UNDER + dishes.NIGIRI_KINDS
"""Turn face down: a card (a nigiri beside wasabi, a free wasabi), a special order where that makes
a difference, a nigiri on wasabi, the wasabi under a nigiri, a used wasabi that lost its nigiri."""
DONE: Final = TURN_SPENT + 1
ACTION_COUNT: Final = DONE + 1


@rule
def kinds_asked(config: Record, request: int) -> int:
    """The kinds that a spoon asks for, as a set of bits."""
    if request < ASK_TYPE:
        return word(1 << (request - ASK_KIND))
    column = request - ASK_TYPE
    return word(((1 << int(config.variants[column])) - 1) << int(config.first[column]))


@rule
def fits_request(config: Record, request: int, kind: int) -> bool:
    """Whether a card is what a spoon asks for."""
    return (kinds_asked(config, request) >> kind) & 1 == 1


def names(config: Record) -> Names:
    """What the cards, actions and columns of a menu are called."""
    return _names(tuple(map(int, config.type[:FACE_DOWN_COLUMN])))


@lru_cache(maxsize=500)
def _names(types: tuple[int, ...]) -> Names:
    cards = kinds_of(types)
    columns = tuple(dishes.TYPES[type_].name for type_ in types)
    actions = [""] * ACTION_COUNT
    for kind, card in enumerate(cards):
        actions[TAKE + kind] = card
        actions[COPY_KIND + kind] = f"copy:{card}"
        actions[ASK_KIND + kind] = f"ask:{card}"
        actions[GIVE_KIND + kind] = f"give:{card}"
        actions[TURN_KIND + kind] = f"turn:{card}"
        actions[TURN_COPY + kind] = f"turn:special-order:{card}"
    actions[BLIND] = "blind"
    actions[COPY_FACE_DOWN] = "copy:face-down"
    actions[NO_CALL] = "no-call"
    actions[DONE] = "done"
    actions[TURN_SPENT] = "turn:spent-wasabi"
    specials = [card for type_ in types[SPECIAL_COLUMN:-1] for card in dishes.TYPES[type_].kinds]
    for slot, card in enumerate(specials):
        actions[CALL_PRINTED + slot] = f"call:{card}"
        actions[CALL_COPY + slot] = f"call:special-order:{card}"
    for column, type_ in enumerate(types):
        if len(dishes.TYPES[type_].kinds) > 1:
            actions[ASK_TYPE + column] = f"ask:{columns[column]}"
    for nigiri, card in enumerate(cards[dishes.EGG : dishes.EGG + dishes.NIGIRI_KINDS]):
        actions[TURN_DIPPED + nigiri] = f"turn:dipped:{card}"
        actions[TURN_UNDER + nigiri] = f"turn:under:{card}"
    absent = [type_ for number, type_ in enumerate(dishes.TYPES) if number not in types]
    return Names(
        cards,
        tuple(actions),
        (*columns, "face-down")[:COLUMNS],
        tuple(name for type_ in absent for name in (type_.name, *type_.kinds)),
    )
