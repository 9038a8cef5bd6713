"""What lies in front of all seats, in numbers that are quick to read."""

from collections.abc import Callable
from functools import cached_property

from sushibar.bots.party.hopes import Hopes
from sushibar.rulebook.party.config import FACE_DOWN_COLUMN, ROLL_COLUMN
from sushibar.rulebook.party.plate import RACE_POINTS
from sushibar.rulebook.party.state import free_wasabi
from sushibar.rulebook.rule import Record


class Plates:
    """The plates of a table as it is, or as it would be."""

    def __init__(self, hopes: Hopes, table: Record) -> None:
        self.hopes, self.table, self.players = hopes, table, hopes.players
        self.cards: list[list[int]] = table.plates[: self.players].tolist()
        self.face_down: list[int] = table.face_down[: self.players].tolist()
        self._icons: dict[int, list[int]] = {}

    def icons(self, first: int, fewest: int) -> list[int]:
        """How many rolls every seat has; the first of three kinds shows the fewest."""
        if fewest not in self._icons:
            self._icons[fewest] = [
                fewest * cards[first]
                + (fewest + 1) * cards[first + 1]
                + (fewest + 2) * cards[first + 2]
                for cards in self.cards
            ]
        return self._icons[fewest]

    def of_kind(self, kind: int) -> list[int]:
        """How many cards of a kind every seat has."""
        return [cards[kind] for cards in self.cards]

    def colours(self, seat: int) -> dict[int, int]:
        """How many cards of every colour lie in front of a seat."""
        sets = {FACE_DOWN_COLUMN: self.face_down[seat]} if self.face_down[seat] else {}
        for kind, cards in enumerate(self.cards[seat]):
            if cards:
                colour = self.hopes.colours[kind]
                sets[colour] = sets.get(colour, 0) + cards
        return sets

    def desserts(self, seat: int, variant: int = 0) -> int:
        """How many desserts of a kind, counted from the first, a seat has in all rounds."""
        return self.cards[seat][self.hopes.first_dessert + variant] + self.hopes.kept[seat][variant]

    def free_wasabi(self, seat: int) -> int:
        """How many wasabi of a seat wait for a nigiri."""
        if not self.hopes.has_wasabi:
            return 0
        return free_wasabi(self.hopes.config, self.table, seat)

    @cached_property
    def race_points(self) -> list[int]:
        """What every seat has from the race for uramaki in this round."""
        points: list[int] = self.table.sheet[self.table.this_round, :, ROLL_COLUMN].tolist()
        return points

    @cached_property
    def open_places(self) -> tuple[int, ...]:
        """The points of the places in that race that nobody has taken yet."""
        return RACE_POINTS[int(self.table.uramaki_place) :]


Worth = Callable[[Plates, int, int], float]
"""What a type of card is worth to a seat; the last number is the first kind of that type."""


def others(amounts: list[int], seat: int) -> list[int]:
    """The amounts of all seats but one."""
    return amounts[:seat] + amounts[seat + 1 :]
