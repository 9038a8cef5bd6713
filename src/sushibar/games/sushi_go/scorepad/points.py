"""Points of Sushi Go! for plates that people name: rounds and puddings, with their reasons."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, TypeAlias

import numpy as np

from sushibar.errors import ScoreError
from sushibar.games.drafting.dish import Dish
from sushibar.games.notation import ALIASES, canonical
from sushibar.games.score_question import check_box
from sushibar.games.setup import Setup
from sushibar.games.sheet import Line, Lines
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES, FOR_DUMMY, card_of
from sushibar.games.sushi_go.rules.play import lay
from sushibar.games.sushi_go.rules.score import (
    award_maki,
    award_puddings,
    maki_icons,
    score_round,
)
from sushibar.games.sushi_go.rules.state import Config, State, free_wasabi
from sushibar.games.sushi_go.words import explain_maki, explain_puddings, explain_round
from sushibar.rulebook.rule import Record, new, widened
from sushibar.texts import text

Plate: TypeAlias = Sequence[int]
"""A plate as the actions that laid its cards, in order."""


def _type_of(dish: Dish) -> str:
    """The line of the sheet that a dish counts in: wasabi with the nigiri."""
    return "nigiri" if dish.name == "wasabi" else dish.name


GAME: Final = "sushi-go"
DEFAULT_EDITION: Final = next(iter(dishes.EDITIONS))
DUMMY_SEATS: Final = 3
NAMES: Final = {
    name: ACTION_NAMES.index(canonical(name))
    for name in (*ACTION_NAMES[:FOR_DUMMY], *ALIASES, "beside:tuna-nigiri")
}
"""What can lie on a plate, by every name it goes by, as the action that lays it."""

_TYPES: Final = (*dishes.CATEGORIES[:-1], "chopsticks", dishes.CATEGORIES[-1])
_TYPE_OF: Final = [_type_of(dishes.DISH_OF[card_of(action)]) for action in range(FOR_DUMMY)]
BOX: Final = sum(dishes.DECK)
WIDE_STATE: Final = widened(State)
"""The rulebook's own record, with room for what no game has: people write it down."""


def score_plates(plates: Sequence[Plate], edition: str, *, dummy: bool) -> tuple[Lines, ...]:
    """Every seat's points of a round with their reasons; one plate may be a dummy's.

    Only maki are compared with other plates; the cards of all other types are scored alone, so
    that what lay on some plate before need not be scored again.
    """
    _configuration(len(plates), edition, dummy)
    check_box(sum(map(len, plates)), BOX)
    sorted_plates = [_by_type(plate) for plate in plates]
    icons = [_icons(cards["maki"]) for cards in sorted_plates]
    maki = _maki_lines(tuple(sorted(icons)), edition, dummy)
    return tuple(
        {"maki": maki[rolls], **_own_lines(cards)}
        for rolls, cards in zip(icons, sorted_plates, strict=True)
    )


def score_puddings(puddings: Sequence[int], edition: str, *, dummy: bool) -> tuple[Lines, ...]:
    """Every seat's points for puddings with their reasons."""
    config = _configuration(len(puddings), edition, dummy)
    check_box(sum(puddings), BOX)
    awarded = _amounts(puddings)
    award_puddings(awarded, config.seats, config.split_ties)
    return explain_puddings(config, list(puddings), awarded)


def puddings_on(plate: Plate) -> int:
    """How many puddings lie on a plate."""
    return list(plate).count(dishes.PUDDING)


def warnings_for(plates: Iterable[Plate], edition: str) -> list[str]:
    """What cannot be, because the box holds fewer copies."""
    copies: Counter[int] = Counter()
    for action, times in Counter(chain.from_iterable(plates)).items():
        copies[card_of(action)] += times
    return _warnings(copies, edition)


def pudding_warnings(puddings: Iterable[int], edition: str) -> list[str]:
    """The same for the puddings of a whole game."""
    return _warnings({dishes.PUDDING: sum(puddings)}, edition)


def _warnings(copies: Mapping[int, int], edition: str) -> list[str]:
    return [
        text(
            "score-warning",
            card=text(f"card-{dishes.CARDS[kind]}", edition=edition),
            copies=copies[kind],
            box=dishes.DECK[kind],
        )
        for kind in sorted(copies)
        if copies[kind] > dishes.DECK[kind]
    ]


def setup_for(seats: int, edition: str | None, *, dummy: bool) -> Setup:
    """The setup of a table with that many plates, a dummy's included."""
    if dummy and seats != DUMMY_SEATS:
        raise ScoreError("score-dummy-seats", expected=DUMMY_SEATS, seats=seats)
    whose = DEFAULT_EDITION if edition is None else edition
    setup = Setup(GAME, seats - dummy, whose, ("dummy",) if dummy else ())
    setup.configure()  # refuses what the rules do not allow
    return setup


@cache
def _configuration(seats: int, edition: str, dummy: bool) -> Record:
    return setup_for(seats, edition, dummy=dummy).configure()


def _by_type(plate: Plate) -> dict[str, tuple[int, ...]]:
    """A plate's cards by the type that scores them, still in order."""
    cards: dict[str, list[int]] = {kind: [] for kind in _TYPES}
    for action in plate:
        cards[_TYPE_OF[action]].append(action)
    return {kind: tuple(actions) for kind, actions in cards.items()}


def _own_lines(cards: Mapping[str, tuple[int, ...]]) -> Lines:
    """The points of all types except maki."""
    lines: Lines = {}
    for kind in _TYPES[1:]:
        line = _explain_alone(cards[kind]).get(kind)
        if line is not None:
            lines[kind] = line
    return lines


@lru_cache(maxsize=10_000)
def _explain_alone(plate: tuple[int, ...]) -> Lines:
    table, config = _lay_alone(plate), _alone()
    row = table.plates[0], table.dipped[0], table.sheet[0]
    score_round(config, *row)
    return explain_round(config, *row)[0]


@cache
def _alone() -> Record:
    """The configuration of a plate that is compared with no other."""
    config = new(Config)
    config.seats = 1
    return config


@lru_cache(maxsize=10_000)
def _icons(plate: tuple[int, ...]) -> int:
    return maki_icons(_lay_alone(plate).plates[0, 0])


@lru_cache(maxsize=10_000)
def _maki_lines(icons: tuple[int, ...], edition: str, dummy: bool) -> dict[int, Line]:
    """What every number of maki rolls brings among these."""
    config = _configuration(len(icons), edition, dummy)
    awarded = _amounts(icons)
    award_maki(awarded, config.seats, config.split_ties)
    return {
        rolls: explain_maki(config, list(icons), seat, int(awarded[seat]))
        for seat, rolls in enumerate(icons)
    }


def _lay_alone(plate: Plate) -> Record:
    """A table with this one plate, its nigiri on wasabi where they must be."""
    table = new(WIDE_STATE)
    for action in plate:
        lay(table, 0, action, free_wasabi(table, 0))
    return table


def _amounts(numbers: Sequence[int]) -> Any:
    return np.array(numbers, np.int64)
