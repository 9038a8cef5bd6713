"""What a network is shown of a table and what it chooses from: the same numbers in every setup."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sushibar.rulebook.rule import Record, rule

MOST: Final = 127
"""Features are bytes with a sign; what is further from 0 is written as this."""
ROW_BYTES: Final = 16
"""The length of a row is a multiple of this, as matrix units of a GPU like it."""


class Features(NamedTuple):
    """A named slice of a row of features."""

    name: str
    start: int
    length: int
    scale: int
    """About as much as one of them comes to: divided by it, all features are of one size."""
    meaning: str

    @property
    def end(self) -> int:
        """Where the next slice starts."""
        return self.start + self.length


class Layout(tuple[Features, ...]):
    """All slices of a row, one after the other."""

    @classmethod
    def of(cls, *slices: tuple[str, int, int, str]) -> "Layout":
        """Slices by name, length, scale and meaning."""
        start, features = 0, []
        for name, length, scale, meaning in slices:
            features.append(Features(name, start, length, scale, meaning))
            start += length
        return cls(features)

    def start(self, name: str) -> int:
        """Where a slice starts."""
        return next(one.start for one in self if one.name == name)

    @property
    def size(self) -> int:
        """The length of a row: the last bytes of it may stand for nothing and are always 0."""
        return -(-self[-1].end // ROW_BYTES) * ROW_BYTES

    @property
    def scales(self) -> list[int]:
        """The scale of every feature."""
        scales = [one.scale for one in self for _ in range(one.length)]
        return scales + [1] * (self.size - len(scales))


class Encoding(NamedTuple):
    """How a game looks to a network: rules that write features and read choices.

    All of them get a line of `tables`, numbers that a configuration settles.
    """

    version: int
    """Raised whenever a feature or a choice means something else than before."""
    layout: Layout
    choices: tuple[str, ...]
    """What can be chosen, by name: the length of a mask."""
    tables: Callable[[Record], Iterable[int]]
    """(config): a line of numbers, as long in every setup."""
    write: Callable[..., None]
    """A rule (config, tables, state, seat, row): what the seat may know, and nothing else."""
    mark: Callable[..., None]
    """A rule (config, tables, state, seat, mask): which choices the seat has."""
    action: Callable[..., int]
    """A rule (config, tables, state, seat, choice): the rulebook's number of a legal choice."""


@rule
def clipped(value: int) -> int:
    """The value, or the nearest that a feature can have."""
    return max(-MOST, min(MOST, value))


@rule
def same_number(config: Record, tables: Any, state: Record, seat: int, choice: int) -> int:
    """The action, where choices are the rulebook's own actions."""
    return choice
