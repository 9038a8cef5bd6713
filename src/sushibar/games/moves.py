"""What cards do when something happens, for everybody to see: the page lets them move."""

from typing import Literal

from sushibar.shapes import NotRequired, TypedDict

What = Literal["lay", "catch", "serve", "give", "return", "look", "turn", "spill", "finish"]
"""A card is laid from a hand, caught by a wasabi, served from the deck, given away, put back into
a hand, looked at in the deck, turned face down, set aside, or scores at once."""


class Move(TypedDict):
    """What happened to a card of a seat."""

    what: What
    seat: int
    card: str
    """By its name in files; empty where not everybody sees it."""
    to: NotRequired[int]
    """Whose it is then, where that is another seat."""
