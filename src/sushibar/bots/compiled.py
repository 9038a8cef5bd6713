"""Policies that can be compiled: what simulations play with beside lots, by game and name."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sushibar.games.party.bot import greedy as party
from sushibar.games.sushi_go.bot import greedy as sushi_go
from sushibar.games.wasabi.bot import cook

POLICIES: Final[Mapping[str, Mapping[str, Callable[..., Any]]]] = {
    "sushi-go": {"greedy": sushi_go.greedy_action},
    "party": {"greedy": party.greedy_action},
    "wasabi": {"greedy": cook.greedy_action, "beginner": cook.beginner_action},
}
"""Each is a rule (config, state, seat, rng) that looks only at what its seat may know."""
