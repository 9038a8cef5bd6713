"""The rules that bots of a game decide by: what the search, the endgames and simulations need."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Policy: TypeAlias = Callable[..., Any]
"""A rule (config, state, seat, rng): an action, by what the seat may know alone."""


BROAD_SCALE: Final = 12.0
"""See `SearchStyle.scales`; the same where only points count."""


class SearchStyle(NamedTuple):
    """How a game is searched."""

    guide: Policy
    """What seats do where nothing is known better."""
    is_done: Callable[..., Any]
    """A rule (config, view, state): whether a playout has gone far enough."""
    prospect: Callable[..., Any]
    """A rule (config, state, seat): what a table promises a seat there, in points."""
    guided: tuple[int, int]
    """How often, out of 256, seats are guided: with two players, and with more."""
    scales: tuple[float, ...]
    """Points that make a seat e times as likely to win, by how many rounds are left."""
    explore: float = 0.5
    """How widely to try, about as much as the outcomes of a choice differ from each other."""
    caution: float = 0.0
    """Standard errors by which a choice must be better than the guide's to be preferred."""
    review_playouts: int = 5_000
    """For each decision of a review, where no limit is given: some seconds for a game."""
    whole_review_playouts: int = 400_000
    """For a review by a server; with more decisions than usual, each is looked at less."""
    is_deep: bool = True
    """Whether a network guides a tree; else all choices are compared after the next turn."""


class Endgames(NamedTuple):
    """How the last turns of a round between two are solved."""

    is_open: Callable[..., Any]
    """A rule (config, state): whether chance has to decide something and can decide either way."""
    worth: Callable[..., Any]
    """A rule (config, state): seat 0's chance to win after the round; seat 1 has the rest."""


class BotRules(NamedTuple):
    """All rules that bots of a game decide by."""

    policies: Mapping[str, Policy]
    """By name, `greedy` among them."""
    search: SearchStyle
    promise: Callable[..., Any] | None = None
    """A rule (config, state, seat, action): how good an action is, where beginners judge by it.

    None where a policy called `beginner` decides for them."""
    endgames: Endgames | None = None
    """None where endgames are not solved."""
