"""Processes that play deals, as many at a time as there are cores; deals come back in order."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, Stopped, play_deal
from sushibar.bots.roster import prepare_bots
from sushibar.errors import SushibarError
from sushibar.rulebook.announcing import say

AHEAD: Final = 2
"""So many deals are given to each process before the first of them is back."""


class ProcessLost(SushibarError):
    """A process of the arena has ended before its time."""


@contextmanager
def played(contest: ContestSetup, deals: Iterable[int], processes: int) -> Iterator[Iterator[Deal]]:
    """The games of these deals, one deal after the other; leaving stops whatever still plays."""
    prepare_bots(contest.entrants, contest.setup.game, say)  # once: processes find it compiled
    if processes == 1:
        yield (play_deal(contest, deal) for deal in deals)
        return
    context = multiprocessing.get_context(
        "spawn"
    )  # compiled code and threads do not survive a fork
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, begin, (contest, stop.is_set)) as pool:
        waiting: deque[Future[Deal]] = deque()
        try:
            yield in_order(pool, waiting, iter(deals), AHEAD * processes)
        finally:
            stop.set()
            for future in waiting:
                future.cancel()


def in_order(
    pool: ProcessPoolExecutor, waiting: deque[Future[Deal]], deals: Iterator[int], ahead: int
) -> Iterator[Deal]:
    """Deals in their order, while the pool already plays some of those that follow."""
    for deal in deals:
        with uninterrupted():
            waiting.append(pool.submit(work, deal))
        if len(waiting) > ahead:
            yield result_of(waiting.popleft())
    while waiting:
        yield result_of(waiting.popleft())


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let interruptions wait: a process that is started meanwhile never gets any of them.

    One that was interrupted before `begin` would leave the pool waiting for it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def result_of(future: Future[Deal]) -> Deal:
    """A deal that a process has played."""
    try:
        return future.result()
    except BrokenProcessPool:
        raise ProcessLost("error-arena-process") from None


_contest: ContestSetup
_stopped: Callable[[], bool]


def begin(contest: ContestSetup, stopped: Callable[[], bool]) -> None:
    """Prepare a process: it leaves interruptions to the one that started it."""
    global _contest, _stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _contest, _stopped = contest, stopped
    prepare_bots(contest.entrants, contest.setup.game)


def work(deal: int) -> Deal:
    """Play a deal in a process; nobody looks at one that was stopped."""
    try:
        return play_deal(_contest, deal, _stopped)
    except Stopped:
        return ()
