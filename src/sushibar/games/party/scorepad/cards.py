"""What can lie on a plate of Sushi Go Party!, by every name that it goes by."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from sushibar.errors import ScoreError, UnknownName
from sushibar.games.drafting.card_names import BESIDE, Names, card_named, read_plate
from sushibar.games.drafting.spoken_names import SpokenNames
from sushibar.games.notation import ALIASES
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import EDITION
from sushibar.games.party.words.names import card_name
from sushibar.games.score_question import short
from sushibar.games.setup import Setup
from sushibar.texts import is_message, text

GAME: Final = "party"
FEWEST_PLAYERS: Final = 2
FACE_DOWN_CARD: Final = "face-down"
ORDER: Final = dishes.TYPES[dishes.SPECIAL_ORDER].name
TURNED: Final = f"{FACE_DOWN_CARD}:"
COPYING: Final = f"{ORDER}:"

Plate: TypeAlias = Sequence[int]
"""A plate as the numbers of its cards in `CARDS`, in the order they were laid."""


class Card(NamedTuple):
    """A card as it lies on a plate."""

    type: int
    """What it counts as: a special order as what it copies."""
    variant: int
    """Which kind of its type it is."""
    printed: str
    """What it is called in the box; empty where nobody says it."""
    types: frozenset[int]
    """The types that are on the menu if it lies there."""
    beside: bool = False
    turned: bool = False


class Printed(NamedTuple):
    """A card as it is in the box."""

    name: str
    type: int
    variant: int
    copies: int


def _box() -> Iterator[Printed]:
    """Every kind, and numbered cards also without their numbers."""
    for number, type_ in enumerate(dishes.TYPES):
        for variant, kind in enumerate(type_.kinds):
            yield Printed(kind, number, variant, type_.numbers[variant])
        if type_.name == type_.kinds[0].rpartition("-")[0] and type_.group == "special":
            yield Printed(type_.name, number, 0, sum(type_.numbers))


BOX: Final = {card.name: card for card in _box()}
WHOLE_BOX: Final = sum(sum(type_.numbers) for type_ in dishes.TYPES)
"""Cards in the box, mini-expansions included."""
UNNUMBERED: Final = {
    name: dishes.TYPES[card.type].name
    for name, card in BOX.items()
    if dishes.TYPES[card.type].name in BOX and name != dishes.TYPES[card.type].name
}
"""What a numbered card is called without its number."""
NEVER_LYING: Final = (dishes.MENU, dishes.TAKEOUT_BOX, dishes.SPECIAL_ORDER)
"""Types that lie on no plate as themselves: used and set aside, or what they copy."""


def _named_cards() -> Iterator[tuple[str, Card]]:
    for name, card in BOX.items():
        plain = Card(card.type, card.variant, name, frozenset([card.type]))
        yield TURNED + name, plain._replace(turned=True)
        if card.type not in NEVER_LYING:
            copy = plain._replace(printed=ORDER, types=plain.types | {dishes.SPECIAL_ORDER})
            yield name, plain
            yield COPYING + name, copy
            yield TURNED + COPYING + name, copy._replace(turned=True)
    for variant, name in enumerate(dishes.TYPES[dishes.NIGIRI].kinds):
        plain = Card(dishes.NIGIRI, variant, name, frozenset([dishes.NIGIRI]), beside=True)
        copy = plain._replace(printed=ORDER, types=frozenset([dishes.NIGIRI, dishes.SPECIAL_ORDER]))
        for called, nigiri in ((BESIDE + name, plain), (BESIDE + COPYING + name, copy)):
            yield called, nigiri
            yield TURNED + called, nigiri._replace(turned=True)
    unknown = Card(dishes.FACE_DOWN, 0, "", frozenset(), turned=True)
    yield FACE_DOWN_CARD, unknown
    yield (
        COPYING + FACE_DOWN_CARD,
        unknown._replace(printed=ORDER, types=frozenset([dishes.SPECIAL_ORDER])),
    )


_NAMED: Final = dict(_named_cards())
CARDS: Final = tuple(_NAMED.values())
"""By number."""
NAMES: Final[Names] = {name: number for number, name in enumerate(_NAMED)} | {
    name.removesuffix(usual) + other: number
    for other, usual in ALIASES.items()
    for number, name in enumerate(_NAMED)
    if name.rpartition(":")[2] == usual
}


@lru_cache(maxsize=100)
def names_on(types: frozenset[int]) -> Names:
    """The names of the cards of these types."""
    return {name: number for name, number in NAMES.items() if CARDS[number].types <= types}


def card_called(word: str) -> int:
    """The card of exactly that name; what cannot lie on a plate is said to be so."""
    number = NAMES.get(word)
    if number is not None:
        return number
    refuse_used(word)
    return card_named(GAME, NAMES, word)


def refuse_used(word: str) -> None:
    """Refuse cards that have been used and set aside, and special orders that copy nothing."""
    name = word.strip().lower()
    card = BOX.get(name.removeprefix(COPYING))
    if card is not None and card.type in NEVER_LYING:
        key = "score-bare-order" if card.type == dishes.SPECIAL_ORDER else "score-used-card"
        raise ScoreError(key, card=short(name))


def read_words(plate: str, menu: frozenset[int] | None) -> list[int]:
    """A plate as a person writes it; abbreviations are those of the cards on the menu."""
    try:
        return read_plate(GAME, NAMES if menu is None else names_on(menu), plate, SPOKEN)
    except UnknownName as error:
        for word in re.split(r"[\s,*]+", plate):
            refuse_used(word)
        if menu is not None:
            try:
                cards = read_plate(GAME, NAMES, plate, SPOKEN)
            except UnknownName:
                raise error from None
            check_on_menu(cards, menu)
        raise


def check_on_menu(plate: Plate, types: frozenset[int]) -> None:
    """Refuse a card whose type is not in play."""
    for number in plate:
        if not CARDS[number].types <= types:
            raise UnknownName("score-not-on-menu", card=name_of(number), menu=type_names(types))


def only(plate: Plate, type_: int) -> list[int]:
    """The cards of a plate that are of that type and lie face up."""
    return [number for number in plate if CARDS[number].type == type_ and not CARDS[number].turned]


def name_of(number: int) -> str:
    """What a card on a plate is called."""
    return next(name for name, other in NAMES.items() if other == number)


def types_on(plates: Iterable[Plate]) -> frozenset[int]:
    """The types of all cards on these plates."""
    return frozenset().union(*(CARDS[number].types for plate in plates for number in plate))


def type_names(types: Iterable[int]) -> str:
    """Types as an error lists them."""
    return ", ".join(dishes.TYPES[type_].name for type_ in sorted(types))


# Warnings


def warnings_for(plates: Iterable[Plate]) -> list[str]:
    """What cannot be, because the box holds fewer copies; special orders count as themselves."""
    copies: Counter[str] = Counter()
    for plate in plates:
        copies.update(CARDS[number].printed for number in plate)
    return warnings_of(copies)


def warnings_of(copies: Counter[str]) -> list[str]:
    """The same for cards that have been counted by what is printed on them."""
    totals = Counter(copies)
    for name, unnumbered in UNNUMBERED.items():
        if name in copies:
            totals[unnumbered] += copies[name]
    too_many = [name for name in totals if name and totals[name] > BOX[name].copies]
    return [
        text("score-warning", card=card_text(name), copies=totals[name], box=BOX[name].copies)
        for name in sorted(too_many, key=list(BOX).index)
    ]


def card_text(name: str) -> str:
    """A card by its name in files, as a person calls it."""
    return card_name(Setup(GAME, FEWEST_PLAYERS, EDITION, ()), name)


def _spell(name: str) -> list[str]:
    """What a card is called here, by its own name and as in the smaller game."""
    key = f"card-{name}"
    return [card_text(name), *([text(key, edition="")] if is_message(key) else [])]


SPOKEN: Final = SpokenNames(
    _spell, [name for name, card in BOX.items() if card.type not in NEVER_LYING]
)


def spoken_on(types: frozenset[int]) -> SpokenNames:
    """The same for the cards of these types."""
    return SpokenNames(_spell, [name for name in SPOKEN.cards if BOX[name].type in types])
