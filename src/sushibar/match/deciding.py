"""Whole answers: what a bot at a seat answers, what time-outs answer for a player."""

from collections.abc import Sequence

from sushibar.bots.house import HOUSE
from sushibar.bots.roster import bots_for, checked_kind
from sushibar.bots.specs import parse_spec
from sushibar.errors import Refused, SushibarError
from sushibar.games.notation import action_number
from sushibar.match.match import Match
from sushibar.table.policy import Policy
from sushibar.table.table import Table

LONGEST_THOUGHT = 5.0
"""Seconds that a bot at a live table may be allowed for each decision."""
MOST_PLAYOUTS = 100_000


def check_bot(words: str, game: str) -> str:
    """The spec of a bot itself, if such a bot may sit at a live table.

    Programs named by their path may not, and nobody may think for ever.
    """
    spec = parse_spec(words)
    if spec.name not in HOUSE and spec.name not in bots_for(game):
        raise Refused("refused-bot", bot=spec.name)
    checked_kind(words, game)
    if (spec.limit.seconds or 0) > LONGEST_THOUGHT or (spec.limit.playouts or 0) > MOST_PLAYOUTS:
        raise Refused("refused-bot-limit", seconds=int(LONGEST_THOUGHT), playouts=MOST_PLAYOUTS)
    return spec.spelled


def whole_answer(table: Table, seat: int, policy: Policy) -> list[str]:
    """All steps of a seat's answer as a policy decides them, at a table of one's own."""
    happened, steps = table.happened, []
    while table.happened == happened and seat in table.pending:
        number = action_number(table.called, policy(table.view(seat)))
        steps.append(table.called.actions[number])
        table.act(seat, number)
    return steps


def is_answer(match: Match, seat: int, steps: Sequence[str]) -> bool:
    """Whether these steps would be a seat's whole answer to the open question."""
    try:
        return bool(steps) and match.draft(seat, match.question, steps).is_enough
    except SushibarError:
        return False
