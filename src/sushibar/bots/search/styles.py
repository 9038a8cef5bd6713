"""How each game is searched."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sushibar.bots.search.arrays import Settings
from sushibar.bots.search.chances import PARTY_SCALES, SUSHI_GO_SCALES, WASABI_SCALES
from sushibar.bots.search.prospects import (
    laps_are_over,
    party_prospect,
    round_is_over,
    sushi_go_prospect,
    wasabi_prospect,
)
from sushibar.games.kit import GAMES
from sushibar.games.party.bot import greedy as party
from sushibar.games.sushi_go.bot import greedy as sushi_go
from sushibar.games.wasabi.bot import cook
from sushibar.rulebook.rule import Record


class Style(NamedTuple):
    """How a game is searched."""

    guide: Callable[..., Any]
    """What seats do where nothing is known better."""
    is_done: Callable[..., Any]
    prospect: Callable[..., Any]
    guided: tuple[int, int]
    """How often, out of 256, seats are guided: with two players, and with more."""
    scales: tuple[float, ...]
    """See `chances`; by the rounds that are left after this one."""
    explore: float = 0.5
    """How widely to try, about as much as the outcomes of a choice differ from each other."""
    caution: float = 0.0
    """By so many standard errors a choice must be better than the guide's to be preferred."""


STYLES: Final = {
    "sushi-go": Style(
        sushi_go.greedy_action,
        round_is_over,
        sushi_go_prospect,
        guided=(0, 205),
        scales=SUSHI_GO_SCALES,
    ),
    "party": Style(
        party.greedy_action,
        round_is_over,
        party_prospect,
        guided=(205, 205),
        scales=PARTY_SCALES,
    ),
    "wasabi": Style(
        cook.greedy_action,
        laps_are_over,
        wasabi_prospect,
        guided=(256, 256),
        scales=WASABI_SCALES,
        explore=0.1,
        caution=1.0,
    ),
}


def settings_for(game: str, config: Record, view: Record, *, spread: bool) -> Settings:
    """How a table of a game is searched from a view."""
    style = STYLES[game]
    rounds_left = max(0, GAMES[game].rounds - 1 - int(view.this_round))
    scale = style.scales[min(rounds_left, len(style.scales) - 1)]
    return Settings(style.guided[int(config.players) > 2], style.explore, scale, spread)
