"""The race of the uramaki, as far as its points tell it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from sushibar.errors import ScoreError
from sushibar.games.party.rules.config import ROLL_COLUMN
from sushibar.games.party.rules.dishes import URAMAKI
from sushibar.games.party.rules.plate import RACE_ICONS, RACE_POINTS, race_together
from sushibar.games.party.rules.state import roll_icons
from sushibar.games.party.scorepad.cards import Plate
from sushibar.games.party.scorepad.plates import sort_plate
from sushibar.games.party.scorepad.tables import (
    config_with,
    empty_table,
    lay_counts,
    menu_with,
)
from sushibar.texts import text

Race: TypeAlias = tuple[int, ...]
"""Every seat's points from the race; none if nobody has taken a place."""

ENOUGH: Final = (RACE_ICONS, 0, 0)
"""Cards that take a place."""


@lru_cache(maxsize=10_000)
def next_place(race: Race) -> int:
    """The next open place after a race with these points, or an error if there is no such race.

    The race is run again, place by place: the player who still misses that many points takes it.
    """
    config, table = config_with(menu_with(URAMAKI), max(2, len(race))), empty_table()
    missing = list(race)
    while any(missing) and table.uramaki_place < len(RACE_POINTS):
        points = RACE_POINTS[table.uramaki_place]
        takers = [seat for seat, number in enumerate(missing) if number >= points]
        if not takers:
            break
        for seat in takers:
            lay_counts(config, table, seat, ROLL_COLUMN, ENOUGH)
            missing[seat] -= points
        race_together(config, table)
    if any(missing):
        raise ScoreError("score-race", race=", ".join(map(str, race)))
    return int(table.uramaki_place)


def race_warnings(plates: Sequence[Plate], race: Race) -> list[str]:
    """What cannot lie there: ten rolls score at once and are set aside while a place is open."""
    if next_place(race) >= len(RACE_POINTS):  # more where seats tied for the last place
        return []
    rolls = (rolls_on(plate) for plate in plates)
    return [text("score-warning-race", rolls=number) for number in rolls if number >= RACE_ICONS]


def rolls_on(plate: Plate) -> int:
    """How many uramaki rolls the cards of a plate show."""
    config, table = config_with(menu_with(URAMAKI)), empty_table()
    lay_counts(config, table, 0, ROLL_COLUMN, sort_plate(plate).counts.get(URAMAKI, (0,)))
    return roll_icons(config, table, 0)
