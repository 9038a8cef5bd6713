"""Policies that can be compiled: what simulations play with beside lots, by game and name."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sushibar.bots.sushi_go import greedy as sushi_go
from sushibar.bots.wasabi.cook import beginner_action, greedy_action

POLICIES: Final[Mapping[str, Mapping[str, Callable[..., Any]]]] = {
    "sushi-go": {"greedy": sushi_go.greedy_action},
    "wasabi": {"greedy": greedy_action, "beginner": beginner_action},
}
"""Each is a rule (config, state, seat, rng) that looks only at what its seat may know."""
