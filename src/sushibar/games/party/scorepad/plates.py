"""A plate of Sushi Go Party!, sorted by the types that score its cards."""

from functools import cache, lru_cache
from typing import NamedTuple

from sushibar.games.party.rules.actions import TURN_DIPPED, TURN_KIND
from sushibar.games.party.rules.dishes import NIGIRI, TYPES, WASABI
from sushibar.games.party.rules.plate import lay
from sushibar.games.party.rules.turning import flip
from sushibar.games.party.scorepad.cards import CARDS, Plate
from sushibar.games.party.scorepad.tables import config_with, menu_with
from sushibar.rulebook.rule import Record


class Sorted(NamedTuple):
    """A plate by types."""

    nigiri: tuple[int, ...]
    """Nigiri and wasabi in the order they were laid, also nigiri that were turned later."""
    counts: dict[int, tuple[int, ...]]
    """How many cards of each kind of every other type lie face up."""
    face_down: int


def sort_plate(plate: Plate) -> Sorted:
    """The cards of a plate by types."""
    nigiri = []
    counts: dict[int, list[int]] = {}
    face_down = 0
    for number in plate:
        type_, variant, _, _, beside, turned = CARDS[number]
        face_down += turned
        if type_ == NIGIRI and not (turned and beside):
            nigiri.append(number)
        elif turned:
            continue
        elif type_ == WASABI:
            nigiri.append(number)
        else:
            if type_ not in counts:
                counts[type_] = [0] * len(TYPES[type_].kinds)
            counts[type_][variant] += 1
    return Sorted(tuple(nigiri), {type_: (*cards,) for type_, cards in counts.items()}, face_down)


def lay_nigiri(config: Record, table: Record, seat: int, nigiri: Plate) -> None:
    """Lay nigiri and wasabi one after the other, and turn over what was turned later."""
    for number in nigiri:
        card = CARDS[number]
        kind = int(config.wasabi) if card.type == WASABI else card.variant
        dipped = int(table.dipped[seat].sum())
        if card.beside:
            table.plates[seat, kind] += 1
        else:
            lay(config, table, seat, kind, 0)
        if card.turned:
            turn = TURN_KIND if dipped == table.dipped[seat].sum() else TURN_DIPPED
            flip(config, table, seat, turn + kind, 0, 1)


@lru_cache(maxsize=10_000)
def face_up_nigiri(nigiri: tuple[int, ...]) -> int:
    """How many nigiri and wasabi lie face up."""
    return sum(not CARDS[number].turned for number in nigiri)


def colours_of(plate: Sorted) -> int:
    """How many colours the cards of a plate have, face-down ones included."""
    shades = {shade_of(CARDS[number].type) for number in plate.nigiri if not CARDS[number].turned}
    shades.update(map(shade_of, plate.counts))
    return len(shades) + (plate.face_down > 0)


@cache
def shade_of(type_: int) -> int:
    """The first type that has the same colour."""
    menu = menu_with(type_)
    config = config_with(menu)
    column: int = config.colour[config.first[menu.index(type_)]]
    return menu[column]
