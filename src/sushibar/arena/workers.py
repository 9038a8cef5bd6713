"""Processes that play deals, as many at a time as there are cores; deals come back in order."""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Final

from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, Stopped
from sushibar.arena.engine import Engine
from sushibar.batch.seats import RULE_NAMES
from sushibar.bots.roster import prepare_bots
from sushibar.errors import SushibarError
from sushibar.games.readiness import is_wanted
from sushibar.machine import uninterrupted
from sushibar.rulebook.announcing import Announce, say

AHEAD: Final = 2
"""Deals that are given to each process before the first of them is back."""


Played = Callable[[ContestSetup, Sequence[int], int], AbstractContextManager[Iterator[Deal]]]
"""(contest, deals, processes): plays deals, one after the other; leaving stops it."""


class ProcessLost(SushibarError):
    """A process of the arena has ended before its time."""


@contextmanager
def played(contest: ContestSetup, deals: Sequence[int], processes: int) -> Iterator[Iterator[Deal]]:
    """The games of these deals, one deal after the other; leaving stops whatever still plays.

    Where nobody has to be asked, threads play: compiled rules need no processes.
    """
    prepare(contest, say)  # once: processes find it compiled
    if processes == 1 or (is_wanted() and are_rules(contest)):
        coming = Engine(contest).play_all(deals, processes)
        with closing(coming):
            yield coming
        return
    context = multiprocessing.get_context(
        "spawn"
    )  # compiled code and threads do not survive a fork
    stop = context.Event()
    share = len(deals) // processes
    with ProcessPoolExecutor(processes, context, begin, (contest, share, stop.is_set)) as pool:
        waiting: deque[Future[Deal]] = deque()
        try:
            yield in_order(pool, waiting, iter(deals), AHEAD * processes)
        finally:
            stop.set()
            for future in waiting:
                future.cancel()


def prepare(contest: ContestSetup, announce: Announce | None = None) -> None:
    """Compile what bots need that think."""
    specs = [name for name in contest.entrants if name not in contest.own]
    prepare_bots(specs, contest.setup.game, announce)


def are_rules(contest: ContestSetup) -> bool:
    """Whether nobody has to be asked."""
    return {*contest.entrants} <= {*RULE_NAMES} - {*contest.own}


def in_order(
    pool: ProcessPoolExecutor, waiting: deque[Future[Deal]], deals: Iterator[int], ahead: int
) -> Iterator[Deal]:
    """Deals in their order, while the pool already plays some of those that follow."""
    for deal in deals:
        with uninterrupted():  # one that is interrupted before `begin` would leave the pool waiting
            waiting.append(pool.submit(work, deal))
        if len(waiting) > ahead:
            yield result_of(waiting.popleft())
    while waiting:
        yield result_of(waiting.popleft())


def result_of(future: Future[Deal]) -> Deal:
    """A deal that a process has played."""
    try:
        return future.result()
    except BrokenProcessPool:
        raise ProcessLost("error-arena-process") from None


_engine: Engine
_share: int
_stopped: Callable[[], bool]


def begin(contest: ContestSetup, share: int, stopped: Callable[[], bool]) -> None:
    """Prepare a process: it leaves interruptions to the one that started it."""
    global _engine, _share, _stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _engine, _share, _stopped = Engine(contest), share, stopped
    prepare(contest)


def work(deal: int) -> Deal:
    """Play a deal in a process; nobody looks at one that was stopped."""
    global _share
    started = time.perf_counter()
    try:
        played = _engine.play_deal(deal, _stopped)
    except Stopped:
        return ()
    _share -= 1
    _engine.look_ahead((time.perf_counter() - started) * _share)
    return played
