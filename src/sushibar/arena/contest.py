"""A contest: deals are played until there are enough, or until it is clear who wins more."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sushibar.arena.contest_setup import ContestSetup, Entrant
from sushibar.arena.deals import Deal
from sushibar.arena.results import Results
from sushibar.arena.standing import BotComparison, Measured, Standing
from sushibar.arena.workers import Played
from sushibar.arena.workers import played as played_here
from sushibar.batch.simulation import MOST_THREADS, check_range
from sushibar.errors import SetupError
from sushibar.games.menus import Menu
from sushibar.machine import cores, uninterrupted
from sushibar.rulebook.game import BookSource

MOST_DEALS: Final = 10**9
FEWEST_DEALS: Final = 20
"""Nothing is settled before."""

Progress = Callable[[int], None]
"""Told how many deals have been played so far."""


@dataclass(frozen=True)
class ContestResult:
    """What a contest has found out."""

    contest: ContestSetup
    deals: int
    bots: tuple[Measured, ...]
    """In the order of the contest, the field last."""
    comparisons: tuple[BotComparison, ...]
    """The first bot against each of its rivals."""
    verdict: int | None
    """1 if the first bot wins more than every rival, -1 if less than one, 0 if that is not settled;
    None if it was not asked.
    """
    interrupted: bool = False
    """Whether somebody ended it before all deals were played."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * len(self.contest.seatings)

    def as_json(self) -> dict[str, Any]:
        """The outcome as a JSON object."""
        verdicts = {None: None, 0: "open", 1: "ahead", -1: "behind"}
        return {
            "question": self.contest.as_json(),
            "deals": self.deals,
            "games": self.games,
            "bots": [measured.as_json() for measured in self.bots],
            "comparisons": [comparison.as_json() for comparison in self.comparisons],
            "settled": verdicts[self.verdict],
            **({"interrupted": True} if self.interrupted else {}),
        }


def compete(
    game: str,
    bots: Iterable[Entrant],
    *,
    field: Entrant | None = None,
    players: int = 4,
    edition: str | None = None,
    options: Iterable[str] = (),
    menu: Menu = None,
    book: BookSource = None,
    seed: str | int = 0,
    deals: int = 1_000,
    until_settled: bool = False,
    results: str | Path | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    played: Played = played_here,
) -> ContestResult:
    """Let bots compete on common deals: by their specs, or one's own bots, functions and rules.

    A function is given a view and answers with a legal action. A `BotKind` makes a bot for every
    game; anything else sits in all of its seats and games as it is. What is no spec is called by
    its `__name__` or the name of its class, and plays in this process unless more are asked for,
    which it has to be pickled for.

    >>> def first(view):
    ...     return view.legal[0]
    >>> outcome = compete("sushi-go", ["greedy", first], players=2, deals=3)
    >>> [(bot.bot, bot.win_rate.mean) for bot in outcome.bots]
    [('greedy', 1.0), ('first', 0.0)]
    """
    contest = ContestSetup.checked(
        game,
        bots,
        field=field,
        players=players,
        edition=edition,
        options=options,
        menu=menu,
        book=book,
        seed=seed,
    )
    return play_contest(
        contest,
        deals,
        until_settled=until_settled,
        results=results,
        processes=processes,
        progress=progress,
        played=played,
    )


def play_contest(
    contest: ContestSetup,
    deals: int = 1_000,
    *,
    until_settled: bool = False,
    results: str | Path | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    partial: bool = False,
    played: Played = played_here,
) -> ContestResult:
    """Play deals 0 to `deals` - 1 of a contest; any number of processes finds the same.

    Deals that are in the results file are not played again. With `until_settled` it ends with the
    first deal after which the first bot is known to win more than every rival, or less than one.
    With `partial`, Ctrl-C ends it, and the result is about the deals until then. `played` is
    what plays them: processes of this machine, or a cluster.
    """
    if processes is None:
        processes = 1 if contest.own else cores()
    check_range("deals", deals, 1, MOST_DEALS)
    check_range("processes", processes, 1, MOST_THREADS)
    if until_settled and not contest.rivals:
        raise SetupError("error-nothing-to-settle", bot=contest.bots[0])
    standing, interrupted = Standing(contest, settling=until_settled), False
    try:
        with all_deals(contest, deals, results, processes, played) as coming:
            for deal in coming:
                with uninterrupted():  # a deal is counted wholly or not at all
                    standing.add(deal)
                if progress is not None:
                    progress(standing.deals)
                if until_settled and standing.deals >= FEWEST_DEALS and standing.verdict:
                    break
    except KeyboardInterrupt:
        if not partial or not standing.deals:
            raise
        interrupted = True
    return ContestResult(
        contest,
        standing.deals,
        tuple(standing.measured()),
        tuple(standing.comparisons(at_any_deal=until_settled)),
        standing.verdict if until_settled else None,
        interrupted,
    )


@contextmanager
def all_deals(
    contest: ContestSetup,
    deals: int,
    results: str | Path | None,
    processes: int,
    played: Played = played_here,
) -> Iterator[Iterator[Deal]]:
    """Deals out of the file, then those that are played and written into it."""
    file = None if results is None else Results(Path(results), contest)
    known = [] if file is None else file.deals[:deals]
    left = range(len(known), deals)
    with played(contest, left, max(1, min(processes, len(left)))) as coming:
        yield chain(known, coming if file is None else kept(file, coming))


def kept(file: Results, deals: Iterator[Deal]) -> Iterator[Deal]:
    """Deals that are written into a file on their way."""
    for deal in deals:
        file.add(deal)
        yield deal
