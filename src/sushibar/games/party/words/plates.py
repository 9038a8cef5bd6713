"""What lies in front of a seat of Sushi Go Party!, sets grouped."""

from collections.abc import Sequence
from typing import Final

from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.words import how_far, how_many
from sushibar.games.party.rules.cards import (
    DESSERT_KINDS,
    EEL,
    FRUIT,
    ICE_CREAM,
    MAKI,
    NIGIRI_KINDS,
    ONIGIRI,
    SASHIMI,
    TEMPURA,
    TOFU,
    TYPES,
    URAMAKI,
    WASABI,
)
from sushibar.games.party.rules.config import (
    COLUMNS,
    DESSERT_COLUMN,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
    ROLL_COLUMN,
    SPECIAL_COLUMN,
)
from sushibar.games.party.rules.score import FRUITS, dessert_cards, desserts_of, fruit_icons
from sushibar.games.party.rules.state import free_wasabi, roll_icons, spent_wasabi
from sushibar.games.party.words.names import config_of, kind_name
from sushibar.games.phrases import Pile
from sushibar.games.plain import reading
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text

SET_SIZES: Final = {TEMPURA: 2, SASHIMI: 3}
ICE_CREAM_SET: Final = 4
SHAPE_NAMES: Final = ("circle", "triangle", "square", "rectangle")
FRUIT_NAMES: Final = ("watermelon", "orange", "pineapple")
TOLD_COLUMNS: Final = (
    *range(ROLL_COLUMN, SPECIAL_COLUMN),
    NIGIRI_COLUMN,
    *range(SPECIAL_COLUMN, DESSERT_COLUMN),
)
"""The columns of the score sheet in the order in which people are told about them."""


def plate(setup: Setup, config: Record, record: Record, seat: int) -> tuple[str, ...]:
    """The cards in front of a seat in this round, by their names in files."""
    told = []
    lies = zip(
        setup.called.cards,
        record["plates"][seat].tolist(),
        record["copies"][seat].tolist(),
        strict=False,
    )
    for name, cards, orders in lies:
        told += [name] * (cards - orders)
        told += [f"special-order:{name}"] * orders
    return (*told, *["face-down"] * int(record["face_down"][seat]))


def groups(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[str]:
    """A seat's plate, sets grouped; only the plates of one round lie there at a time."""
    return [pile.words for pile in piles(setup, state, seat)]


def piles(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[Pile]:
    """The same as it can be drawn."""
    told, state = [], reading(state)
    for column in TOLD_COLUMNS:
        told += _group(setup, state, seat, column)
    told += desserts(setup, state, seat)
    turned = int(state.face_down[seat])
    if turned:
        told.append(Pile(text("group-face-down", cards=turned), ("face-down",), how_many(turned)))
    return told


def in_front(
    setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
) -> list[str]:
    """A seat's plate and hand."""
    return drafting.in_front(setup, groups(setup, record, seat), hand)


def _group(setup: Setup, state: Record, seat: int, column: int) -> list[Pile]:
    """The cards of one type, those that are special orders marked."""
    config = config_of(setup)
    kinds = kinds_in(config, column)
    if not any(state.plates[seat, kind] for kind in kinds):
        return []
    type_ = int(config.type[column])
    cards = _drawn(setup, state, seat, kinds)
    if type_ == MAKI:
        icons = roll_icons(config, state, seat)
        told = [Pile(text("group-maki", icons=icons), cards[::-1], str(icons))]
    elif type_ == URAMAKI:
        icons = roll_icons(config, state, seat)
        told = [Pile(text("group-uramaki", icons=icons), cards[::-1], f"{icons}/10")]
    elif type_ == ONIGIRI:
        mark = f"{len(cards)}/{len(kinds)}"
        told = [Pile(_onigiri(config, state, seat, kinds), cards, mark)]
    elif type_ == WASABI:
        told = _wasabi(config, state, seat, cards)
    elif column == NIGIRI_COLUMN:
        told = _nigiri(setup, state, seat)
    elif len(kinds) == 1:
        told = [_one_kind(setup, type_, kinds[0], int(state.plates[seat, kinds[0]]))]
    else:
        told = _each(setup, state, seat, kinds)
    return _with_copies(told, sum(int(state.copies[seat, kind]) for kind in kinds))


def kinds_in(config: Record, column: int) -> range:
    """The kinds of the type in a column of the score sheet."""
    first = int(config.first[column])
    return range(first, first + int(config.variants[column]))


def colour_sets(config: Record, state: Record, seat: int) -> list[int]:
    """How many cards of every colour lie in front of a seat; colours are numbered like columns."""
    sets = [0] * COLUMNS
    for kind in range(config.kinds):
        sets[config.colour[kind]] += int(state.plates[seat, kind])
    sets[FACE_DOWN_COLUMN] = int(state.face_down[seat])
    return sets


def _drawn(setup: Setup, state: Record, seat: int, kinds: range) -> tuple[str, ...]:
    """The kinds that lie there, by their names in files."""
    return tuple(setup.called.cards[kind] for kind in kinds if state.plates[seat, kind])


def _with_copies(told: list[Pile], copies: int) -> list[Pile]:
    if not copies or not told:
        return told
    last = told[-1]
    words = text("group-copies", group=last.words, copies=copies)
    return [*told[:-1], last._replace(words=words)]


def _each(setup: Setup, state: Record, seat: int, kinds: range) -> list[Pile]:
    return [
        _several(setup, kind, int(state.plates[seat, kind]))
        for kind in kinds
        if state.plates[seat, kind]
    ]


def _several(setup: Setup, kind: int, cards: int) -> Pile:
    words = text("group-several", card=kind_name(setup, kind), cards=cards)
    return Pile(words, (setup.called.cards[kind],), how_many(cards))


def _one_kind(setup: Setup, type_: int, kind: int, cards: int) -> Pile:
    card, drawn = kind_name(setup, kind), (setup.called.cards[kind],)
    if type_ in SET_SIZES:
        size = SET_SIZES[type_]
        sets, left = divmod(cards, size)
        words = text("group-set", card=card, cards=cards, sets=sets, left=left, size=size)
        return Pile(words, drawn, how_far(cards, size))
    if type_ == EEL and cards == 1:
        return Pile(text("group-alone", card=card), drawn, "1/2")
    if type_ == TOFU and cards > 2:
        words = text("group-too-many", card=card, cards=cards)
        return Pile(words, drawn, f"{how_many(cards)}!")
    return _several(setup, kind, cards)


def _onigiri(config: Record, state: Record, seat: int, kinds: range) -> str:
    """The shapes of the rice balls."""
    shapes = [
        text(
            "group-several",
            card=text(f"shape-{SHAPE_NAMES[shape]}"),
            cards=int(state.plates[seat, kind]),
        )
        for shape, kind in enumerate(kinds)
        if state.plates[seat, kind]
    ]
    return text("group-onigiri", shapes=", ".join(shapes))


def _nigiri(setup: Setup, state: Record, seat: int) -> list[Pile]:
    """Nigiri, the best first, those on wasabi apart."""
    told = []
    for kind in reversed(range(NIGIRI_KINDS)):
        card, dipped = kind_name(setup, kind), int(state.dipped[seat, kind])
        plain = int(state.plates[seat, kind]) - dipped
        if dipped:
            drawn = setup.called.cards[kind], TYPES[WASABI].name
            words = text("group-dipped", card=card, cards=dipped)
            told.append(Pile(words, drawn, how_many(dipped)))
        if plain:
            told.append(_several(setup, kind, plain))
    return told


def _wasabi(config: Record, state: Record, seat: int, drawn: tuple[str, ...]) -> list[Pile]:
    """The wasabi that no nigiri lies on."""
    free, spent = free_wasabi(config, state, seat), spent_wasabi(state, seat)
    told = []
    if free:
        told.append(Pile(text("group-wasabi", cards=free), drawn, f"{how_many(free)}…"))
    if spent:
        told.append(Pile(text("group-spent-wasabi", cards=spent), drawn, f"{how_many(spent)}–"))
    return told


# Desserts


def desserts(setup: Setup, state: Record, seat: int) -> list[Pile]:
    """The desserts of all rounds; those of earlier ones are said to be kept."""
    config = config_of(setup)
    cards = dessert_cards(config, state, seat)
    if not cards:
        return []
    kept = sum(int(state.kept[seat, variant]) for variant in range(DESSERT_KINDS))
    kinds = kinds_in(config, DESSERT_COLUMN)
    if config.type[DESSERT_COLUMN] == FRUIT:
        group = text("group-fruit", fruits=fruits(config, state, seat))
    else:
        group = text("group-several", card=kind_name(setup, kinds[0]), cards=cards)
    words = text("group-kept", group=group, laid=cards - kept, kept=kept)
    drawn = tuple(
        setup.called.cards[kind]
        for variant, kind in enumerate(kinds)
        if desserts_of(config, state, seat, variant)
    )
    is_set = config.type[DESSERT_COLUMN] == ICE_CREAM
    told = [Pile(words, drawn, how_far(cards, ICE_CREAM_SET) if is_set else how_many(cards))]
    return _with_copies(told, sum(int(state.copies[seat, kind]) for kind in kinds))


def fruits(config: Record, state: Record, seat: int) -> str:
    """How often every fruit is there."""
    icons = [fruit_icons(config, state, seat, fruit) for fruit in range(FRUITS)]
    return ", ".join(
        text(f"fruit-{name}", icons=number)
        for name, number in zip(FRUIT_NAMES, icons, strict=True)
        if number
    )
