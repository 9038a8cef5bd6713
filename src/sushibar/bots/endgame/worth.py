"""What the end of a round is worth: seat 0's chance to win the game; seat 1 has the rest."""

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from sushibar.bots.search.chances import BROAD, PARTY_SCALES, SUSHI_GO_SCALES
from sushibar.bots.search.prospects import party_prospect, sushi_go_prospect
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.score import winners as party_winners
from sushibar.games.sushi_go.rules.score import winners as sushi_go_winners
from sushibar.rulebook.rule import Record, rule


@rule
def chance_to_win(
    winners: Callable[..., int],
    prospect: Callable[..., float],
    scales: tuple[float, ...],
    config: Record,
    state: Record,
) -> float:
    """What the search strives for too, see `search.chances`."""
    margin = prospect(config, state, 0) - prospect(config, state, 1)
    rounds_left = ROUNDS - int(state.this_round)
    if rounds_left > 0:
        chance = chance_of(margin, scales[rounds_left])
    else:
        won = winners(config, state)
        chance = 0.5 * (1.0 + (won & 1) - (won >> 1 & 1))
    return 0.5 * (chance_of(margin, BROAD) + chance)


@rule
def chance_of(margin: float, scale: float) -> float:
    """The chance of one of two seats by its margin."""
    return 1.0 / (1.0 + math.exp(-margin / scale))


@rule
def sushi_go_worth(config: Record, state: Record) -> float:
    """Seat 0's chance to win Sushi Go! after a round."""
    return chance_to_win(sushi_go_winners, sushi_go_prospect, SUSHI_GO_SCALES, config, state)


@rule
def party_worth(config: Record, state: Record) -> float:
    """Seat 0's chance to win Sushi Go Party! after a round."""
    return chance_to_win(party_winners, party_prospect, PARTY_SCALES, config, state)


WORTHS: Final[Mapping[str, Callable[..., Any]]] = {
    "sushi-go": sushi_go_worth,
    "party": party_worth,
}
"""By the games that have endgames: rules (config, state)."""
