"""How a round stands while it is played: where seats are compared, and who has how much there."""

from typing import NamedTuple


class Race(NamedTuple):
    """Something of which the most count, or the fewest lose."""

    category: str
    amounts: tuple[int, ...]
    """By seat."""
