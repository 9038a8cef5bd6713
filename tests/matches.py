"""Live tables for tests: opened, joined, started, played."""

from collections.abc import Callable, Iterable

import pytest

from sushibar.errors import Refused
from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import whole_answer
from sushibar.match.settings import Settings
from sushibar.table.policy import RandomPolicy

SEED = "seed"
SALT = "0123456789abcdef" * 2
OTHER_SALT = "f" * 32
BOT_NAMES = ("Pip (bot)", "Sol (bot)", "Ume (bot)", "Kai (bot)")


def do(match: Match, entries: Iterable[Entry], at: int = 0) -> None:
    """Let everything happen that a command has returned."""
    for entry in entries:
        match.apply(entry, at)


def opened(game: str = "sushi-go", players: int = 2, clock: int | None = None) -> Match:
    """A table at which nobody sits yet."""
    match = Match("TABLE", SEED)
    do(match, match.open(Settings.checked(game, players, SEED, clock=clock)))
    return match


def key(name: str) -> str:
    """What the table keeps of a player's secret."""
    return f"key of {name}"


def joined(match: Match, *names: str) -> Match:
    """The same table, after these players have sat down one after the other."""
    for name in names:
        do(match, match.join(name, key(name)))
    return match


def started(game: str = "sushi-go", clock: int | None = None) -> Match:
    """A game of two players that has just started."""
    match = joined(opened(game, clock=clock), "Ann", "Ben")
    do(match, match.start())
    return match


def choices(match: Match, seat: int) -> list[str]:
    """Cards of a first turn, where each is a whole answer."""
    return [str(action) for action in match.playing.legal(seat)]


def both_answer(match: Match, at: int = 0) -> None:
    """Both players answer the question that is open."""
    question = match.question
    for seat in match.pending:
        steps = whole_answer(match.playing.copy(), seat, RandomPolicy(seat))
        do(match, match.answer(seat, question, steps), at)


def played(match: Match) -> Match:
    """The same table when the game is over."""
    while match.phase == "playing":
        both_answer(match)
    return match


def refusal(command: Callable[[], object]) -> str:
    """Why a command is refused."""
    with pytest.raises(Refused) as refused:
        command()
    return refused.value.reason
