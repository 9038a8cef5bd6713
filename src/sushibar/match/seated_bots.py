"""Bots at the seats of a match: who may sit there, how long they stay, what they answer."""

from collections.abc import Sequence

from sushibar.bots.bot import Seated
from sushibar.bots.builtin import BUILTIN
from sushibar.bots.roster import bot, bots_for, checked_kind
from sushibar.bots.specs import parse_spec
from sushibar.errors import Refused, SushibarError
from sushibar.games.notation import action_number
from sushibar.match.match import Match
from sushibar.table.policy import Policy
from sushibar.table.table import Table

LONGEST_THOUGHT_SECONDS = 5.0
"""What a bot at a live table may be allowed for each decision."""
MOST_PLAYOUTS = 100_000


def check_bot(words: str, game: str) -> str:
    """The spec of a bot itself, if such a bot may sit at a live table.

    Programs named by their path may not, and nobody may think for ever.
    """
    spec = parse_spec(words)
    if spec.name not in BUILTIN and spec.name not in bots_for(game):
        raise Refused("refused-bot", bot=spec.name)
    checked_kind(words, game)
    if (spec.limit.seconds or 0) > LONGEST_THOUGHT_SECONDS or (
        spec.limit.playouts or 0
    ) > MOST_PLAYOUTS:
        raise Refused(
            "refused-bot-limit", seconds=int(LONGEST_THOUGHT_SECONDS), playouts=MOST_PLAYOUTS
        )
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


class SeatedBots:
    """The bots of a process, whichever table they sit at; `close` it at the end."""

    def __init__(self, threads: int | None = None) -> None:
        """Bots that think on this number of threads each, or on as many as they like."""
        self.threads = threads
        self._staying: dict[str, dict[tuple[int, str], Seated]] = {}

    def player(self, code: str, table: Table, seat: int, spec: str) -> Seated:
        """The bot of this spec at a seat of the table with that code.

        The luck of one that does not stay depends only on the seed and on what has happened, so
        that a game which was interrupted goes on the same way.
        """
        game, luck = table.setup.game, f"{table.seed} {seat}"
        if not checked_kind(spec, game).lasting:
            return bot(spec, f"{luck} {table.happened}", game, self.threads)
        staying = self._staying.setdefault(code, {})
        if (seat, spec) not in staying:
            staying[seat, spec] = bot(spec, luck, game, self.threads)
        return staying[seat, spec]

    def stay_at(self, code: str) -> bool:
        """Whether anybody stays at a table."""
        return code in self._staying

    def dismiss(self, code: str) -> None:
        """The bots that stayed at a table go home."""
        for seated in self._staying.pop(code, {}).values():
            seated.close()

    def close(self) -> None:
        """Everybody goes home."""
        for code in tuple(self._staying):
            self.dismiss(code)
