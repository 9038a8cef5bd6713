"""What the end of a round is worth: seat 0's chance to win the game; seat 1 has the rest."""

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from sushibar.bots.search.prospects import party_prospect, sushi_go_prospect
from sushibar.rulebook.drafting import ROUNDS
from sushibar.rulebook.party.score import winners as party_winners
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.sushi_go.score import winners as sushi_go_winners

SUSHI_GO_SCALE: Final = 6.0
PARTY_SCALE: Final = 8.0
"""A margin of so many points is nearly three chances to one to win."""


@rule
def chance_to_win(
    winners: Callable[..., int],
    prospect: Callable[..., float],
    scale: float,
    config: Record,
    state: Record,
) -> float:
    """By the margin between both seats; after the last round half of it is who has really won."""
    margin = prospect(config, state, 0) - prospect(config, state, 1)
    chance = 1.0 / (1.0 + math.exp(-margin / scale))
    if int(state.this_round) < ROUNDS:
        return chance
    won = winners(config, state)
    return 0.5 * chance + 0.25 * (1.0 + (won & 1) - (won >> 1 & 1))


@rule
def sushi_go_worth(config: Record, state: Record) -> float:
    """Seat 0's chance to win Sushi Go! after a round."""
    return chance_to_win(sushi_go_winners, sushi_go_prospect, SUSHI_GO_SCALE, config, state)


@rule
def party_worth(config: Record, state: Record) -> float:
    """Seat 0's chance to win Sushi Go Party! after a round."""
    return chance_to_win(party_winners, party_prospect, PARTY_SCALE, config, state)


WORTHS: Final[Mapping[str, Callable[..., Any]]] = {
    "sushi-go": sushi_go_worth,
    "party": party_worth,
}
"""By the games that have endgames: rules (config, state)."""
