"""What a seat knows of any game, as plain data; lists by seat start with seat 0, dummy included."""

from sushibar.shapes import TypedDict

Amounts = dict[str, int]
"""How many there are of each, by name."""


class CommonShared(TypedDict):
    """What everybody sees alike, in every game."""

    round: int
    turn: int
    points: list[int]


class CommonOwn(TypedDict):
    """What one seat knows otherwise than another, in every game."""

    hand: list[str]
    hands: list[list[str]]
    """By seat, the cards that are known to be in the hand that it holds now."""
    unknown: list[int]
    """By seat, how many more there are."""
    unseen: Amounts
    """The cards that cannot be placed, in hands or in the deck."""
