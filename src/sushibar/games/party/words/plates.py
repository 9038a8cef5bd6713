"""What lies in front of a seat of Sushi Go Party!, sets grouped."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from sushibar.games.drafting import told
from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.dish import Sets
from sushibar.games.party.rules.config import (
    COLUMNS,
    DESSERT_COLUMN,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
    ROLL_COLUMN,
    SPECIAL_COLUMN,
)
from sushibar.games.party.rules.dishes import DESSERT_KINDS, FRUIT, TYPES
from sushibar.games.party.rules.plate import RACE_ICONS
from sushibar.games.party.rules.score import FRUITS, dessert_cards, desserts_of, fruit_icons
from sushibar.games.party.rules.state import free_wasabi, icons_of, over, spent_wasabi
from sushibar.games.party.words.names import card_name, config_of, kind_name
from sushibar.games.phrases import Pile
from sushibar.games.plain import reading
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text

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
    state = reading(state)
    lying = [pile for column in TOLD_COLUMNS for pile in _group(setup, state, seat, column)]
    lying += desserts(setup, state, seat)
    turned = int(state.face_down[seat])
    if turned:
        words = text("group-face-down", cards=turned)
        lying.append(Pile(words, ("face-down",), told.how_many(turned), turned))
    return lying


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
    dish = TYPES[config.type[column]]
    cards = _drawn(setup, state, seat, kinds)
    laid = [int(state.plates[seat, kind]) for kind in kinds]
    name = partial(card_name, setup)
    if dish.icons:
        icons = icons_of(config, state, seat, column)
        mark = f"{icons}/{RACE_ICONS}" if dish.name == "uramaki" else str(icons)
        piles = [told.rolls_pile(dish.name, cards, icons, mark, sum(laid))]
    elif dish.name == "onigiri":
        piles = [Pile(_onigiri(laid), cards, f"{len(cards)}/{len(kinds)}", sum(laid))]
    elif dish.name == "wasabi":
        piles = _wasabi(config, state, seat, cards)
    elif dish.name == "nigiri":
        dipped = [int(cards) for cards in state.dipped[seat]]
        piles = told.nigiri_piles(dish.kinds, name, "wasabi", laid, dipped)
    elif len(kinds) == 1:
        piles = [told.pile(dish, name(dish.name), dish.name, laid[0])]
    else:
        piles = [
            told.several(name(card), card, number)
            for card, number in zip(dish.kinds, laid, strict=True)
            if number
        ]
    return _with_copies(piles, sum(int(state.copies[seat, kind]) for kind in kinds))


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


def _with_copies(piles: list[Pile], copies: int) -> list[Pile]:
    if not copies or not piles:
        return piles
    last = piles[-1]
    words = text("group-copies", group=last.words, copies=copies)
    return [*piles[:-1], last._replace(words=words)]


def _onigiri(laid: Sequence[int]) -> str:
    """The shapes of the rice balls."""
    shapes = [
        text("group-several", card=text(f"shape-{shape}"), cards=cards)
        for shape, cards in zip(SHAPE_NAMES, laid, strict=True)
        if cards
    ]
    return text("group-onigiri", shapes=", ".join(shapes))


def _wasabi(config: Record, state: Record, seat: int, drawn: tuple[str, ...]) -> list[Pile]:
    """The wasabi that no nigiri lies on."""
    spent = spent_wasabi(state, seat)
    piles = told.wasabi_pile(free_wasabi(config, state, seat), "wasabi", over(state))
    if spent:
        words = text("group-spent-wasabi", cards=spent)
        piles.append(Pile(words, drawn, f"{told.how_many(spent)}–", spent))
    return piles


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
    scoring = TYPES[config.type[DESSERT_COLUMN]].scoring
    if isinstance(scoring, Sets):
        mark = told.how_far(cards, scoring.size)
    else:
        mark = told.how_many(cards)
    piles = [Pile(words, drawn, mark, cards)]
    return _with_copies(piles, sum(int(state.copies[seat, kind]) for kind in kinds))


def fruits(config: Record, state: Record, seat: int) -> str:
    """How often every fruit is there."""
    icons = [fruit_icons(config, state, seat, fruit) for fruit in range(FRUITS)]
    return ", ".join(
        text(f"fruit-{name}", icons=number)
        for name, number in zip(FRUIT_NAMES, icons, strict=True)
        if number
    )
