"""What lies in front of a seat of Sushi Go Party!, sets grouped."""

from collections.abc import Sequence
from typing import Final

from sushibar.rulebook.party.cards import (
    EEL,
    FRUIT,
    MAKI,
    NIGIRI_KINDS,
    ONIGIRI,
    SASHIMI,
    TEMPURA,
    TOFU,
    URAMAKI,
    WASABI,
)
from sushibar.rulebook.party.config import (
    COLUMNS,
    DESSERT_COLUMN,
    DESSERT_KINDS,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
    ROLL_COLUMN,
    SPECIAL_COLUMN,
)
from sushibar.rulebook.party.score import FRUITS, dessert_cards, fruit_icons, maki_icons
from sushibar.rulebook.party.state import free_wasabi, spent_wasabi, uramaki_icons
from sushibar.rulebook.rule import Record
from sushibar.table import drafting
from sushibar.table.party.names import config_of, kind_name
from sushibar.table.plain import reading
from sushibar.table.setup import Setup
from sushibar.texts import text

SET_SIZES: Final = {TEMPURA: 2, SASHIMI: 3}
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
    told, state = [], reading(state)
    for column in TOLD_COLUMNS:
        told += _group(setup, state, seat, column)
    told += desserts(setup, state, seat)
    if state.face_down[seat]:
        told.append(text("group-face-down", cards=int(state.face_down[seat])))
    return told


def in_front(
    setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
) -> list[str]:
    """A seat's plate and hand."""
    return drafting.in_front(setup, groups(setup, record, seat), hand)


def _group(setup: Setup, state: Record, seat: int, column: int) -> list[str]:
    """The cards of one type, those that are special orders marked."""
    config = config_of(setup)
    kinds = kinds_in(config, column)
    if not any(state.plates[seat, kind] for kind in kinds):
        return []
    type_ = int(config.type[column])
    if type_ == MAKI:
        told = [text("group-maki", icons=maki_icons(config, state, seat))]
    elif type_ == URAMAKI:
        told = [text("group-uramaki", icons=uramaki_icons(config, state, seat))]
    elif type_ == ONIGIRI:
        told = [_onigiri(config, state, seat, kinds)]
    elif type_ == WASABI:
        told = _wasabi(config, state, seat)
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


def _with_copies(told: list[str], copies: int) -> list[str]:
    if not copies or not told:
        return told
    return [*told[:-1], text("group-copies", group=told[-1], copies=copies)]


def _each(setup: Setup, state: Record, seat: int, kinds: range) -> list[str]:
    return [
        text("group-several", card=kind_name(setup, kind), cards=int(state.plates[seat, kind]))
        for kind in kinds
        if state.plates[seat, kind]
    ]


def _one_kind(setup: Setup, type_: int, kind: int, cards: int) -> str:
    card = kind_name(setup, kind)
    if type_ in SET_SIZES:
        size = SET_SIZES[type_]
        sets, left = divmod(cards, size)
        return text("group-set", card=card, cards=cards, sets=sets, left=left, size=size)
    if type_ == EEL and cards == 1:
        return text("group-alone", card=card)
    if type_ == TOFU and cards > 2:
        return text("group-too-many", card=card, cards=cards)
    return text("group-several", card=card, cards=cards)


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


def _nigiri(setup: Setup, state: Record, seat: int) -> list[str]:
    """Nigiri, the best first, those on wasabi apart."""
    told = []
    for kind in reversed(range(NIGIRI_KINDS)):
        card, dipped = kind_name(setup, kind), int(state.dipped[seat, kind])
        plain = int(state.plates[seat, kind]) - dipped
        if dipped:
            told.append(text("group-dipped", card=card, cards=dipped))
        if plain:
            told.append(text("group-several", card=card, cards=plain))
    return told


def _wasabi(config: Record, state: Record, seat: int) -> list[str]:
    """The wasabi that no nigiri lies on."""
    free, spent = free_wasabi(config, state, seat), spent_wasabi(state, seat)
    told = [text("group-wasabi", cards=free)] if free else []
    return [*told, text("group-spent-wasabi", cards=spent)] if spent else told


# Desserts


def desserts(setup: Setup, state: Record, seat: int) -> list[str]:
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
    told = [text("group-kept", group=group, laid=cards - kept, kept=kept)]
    return _with_copies(told, sum(int(state.copies[seat, kind]) for kind in kinds))


def fruits(config: Record, state: Record, seat: int) -> str:
    """How often every fruit is there."""
    icons = [fruit_icons(config, state, seat, fruit) for fruit in range(FRUITS)]
    return ", ".join(
        text(f"fruit-{name}", icons=number)
        for name, number in zip(FRUIT_NAMES, icons, strict=True)
        if number
    )
