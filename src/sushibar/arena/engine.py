"""What plays the deals of a contest: CPython at first, compiled rules as soon as they pay."""

import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from sushibar.arena.compiled import CompiledContest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, go_on, play_deal
from sushibar.batch.compiling import compile_soon, is_ready
from sushibar.batch.seats import own_rules
from sushibar.games.readiness import is_wanted

LOADING_SECONDS: Final = 1.5
"""About what loading a compiler and compiled code takes: less time than that is not saved."""
COMPILING_SECONDS: Final = 60.0
"""About what compiling takes at most; one's own rules are compiled again in every process."""
CHUNK_GAMES: Final = 500
"""Games that a thread plays at a time: a fraction of a second."""
AHEAD: Final = 2
"""Chunks that are given to each thread before the first of them is back."""


class Engine:
    """Plays deals of a contest, the same whether or not they are compiled."""

    def __init__(self, contest: ContestSetup) -> None:
        self.contest = contest
        self.compiled: CompiledContest | None = None

    def play_deal(self, deal: int, stopped: Callable[[], bool] = go_on) -> Deal:
        """Play every seating on the same cards."""
        if self.compiled is not None:
            return self.compiled.play_deal(deal, stopped)
        return play_deal(self.contest, deal, stopped)

    def look_ahead(self, seconds: float) -> None:
        """Get compiled rules ready if this many seconds of play are left without them.

        Nobody waits: another process compiles, and deals are played in CPython until it is done.
        Only one's own rules have to be compiled here, once playing would take longer than that.
        """
        if self.compiled is not None or not is_wanted():
            return
        if own_rules(self.contest.own.values()) and seconds > COMPILING_SECONDS:
            self.compiled = CompiledContest(self.contest, with_own=True)
        elif is_ready(self.contest.setup.game):
            self.compiled = CompiledContest(self.contest)
        elif seconds > LOADING_SECONDS:
            compile_soon(self.contest.setup.game)

    def play_all(self, deals: Sequence[int], threads: int) -> Generator[Deal, None, None]:
        """Play deals one after the other; on several threads where nobody has to be asked."""
        for place, deal in enumerate(deals):
            if self.compiled is not None and self.compiled.is_all_rules:
                yield from in_chunks(self.compiled, deals[place:], threads)
                return
            started = time.perf_counter()
            yield self.play_deal(deal)
            self.look_ahead((time.perf_counter() - started) * (len(deals) - place - 1))


def in_chunks(
    compiled: CompiledContest, deals: Sequence[int], threads: int
) -> Generator[Deal, None, None]:
    """Deals in their order, while threads already play some of those that follow."""
    size = -(-CHUNK_GAMES // len(compiled.contest.seatings))
    waiting: deque[Future[list[Deal]]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for first in range(0, len(deals), size):
                waiting.append(pool.submit(compiled.play_deals, deals[first : first + size]))
                if len(waiting) > AHEAD * threads:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
