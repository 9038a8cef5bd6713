"""A cluster of machines that play parts of a contest, a simulation or an atlas."""

import logging
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sushibar.arena.contest import ContestResult, compete
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal
from sushibar.atlas.making import Part, Study
from sushibar.atlas.measuring import Figures
from sushibar.batch.cpu import Chunk
from sushibar.batch.simulation import Result, SimulationSetup, simulate
from sushibar.cluster.rollouts import ClusterCollector
from sushibar.cluster.tasks import measure_menus, play_deals, play_games
from sushibar.errors import SushibarError
from sushibar.extras import need

if TYPE_CHECKING:
    from sushibar.train.setups import Rollouts

LOCAL: Final = "local"
"""Instead of an address: start a cluster on this machine, and stop it afterwards."""
KNOCK_SECONDS: Final = 5.0
AHEAD: Final = 2
"""Tasks for every core that are given out before the first of them is back."""
TASKS_A_CORE: Final = 16
"""A contest or simulation is cut into about as many parts for every core."""
MOST_DEALS: Final = 50
MOST_GAMES: Final = 1_000_000
"""In one task: what is lost at most when a node dies."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class ClusterUnreachable(SushibarError):
    """No cluster answers at an address."""


@contextmanager
def connected(address: str = LOCAL, processes: int | None = None) -> Iterator["Cluster"]:
    """A cluster by its address, or one that is started here; leaving it lets go.

    One that is started here has as many `processes` as this machine has cores, unless told.
    """
    need("cluster")
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        quiet |= {"num_cpus": processes, "include_dashboard": False}
    try:
        knock(address)
        ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        reason = str(error).splitlines()[0]
        raise ClusterUnreachable("error-cluster", address=address, reason=reason) from error
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Find out whether anybody is at an address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


class Cluster:
    """Nodes that play for this process; parts of those that die are played by others."""

    @property
    def cores(self) -> int:
        """How many cores all nodes have together."""
        import ray

        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def simulate(self, game: str, **settings: Any) -> Result:
        """What `sushibar.simulate` finds, found by all nodes; policies by name only."""
        return simulate(game, **settings, played=self.play_games)

    def compete(self, game: str, bots: Sequence[str], **settings: Any) -> ContestResult:
        """What `sushibar.compete` finds, found by all nodes; bots by their specs only."""
        return compete(game, bots, **settings, played=self.play_deals)

    @contextmanager
    def play_deals(
        self, contest: ContestSetup, deals: Sequence[int], processes: int
    ) -> Iterator[Iterator[Deal]]:
        """The games of these deals, one deal after the other, as `arena.workers.played`."""
        size = self.part(len(deals), MOST_DEALS)
        parts = [deals[first : first + size] for first in range(0, len(deals), size)]
        with closing(self.in_order(play_deals, contest, parts)) as coming:
            yield (deal for part in coming for deal in part)

    def play_games(self, simulation: SimulationSetup, seed: int, games: int) -> Iterator[Chunk]:
        """All games of a simulation, part by part."""
        size = self.part(games, MOST_GAMES)
        parts = [(seed, first, min(size, games - first)) for first in range(0, games, size)]
        return self.in_order(play_games, simulation, parts)

    def measure_menus(self, study: Study, parts: list[Part]) -> Iterator[Figures]:
        """What the menus of these parts of an atlas are like, part by part."""
        return self.in_order(measure_menus, study, parts)

    def collector(self, rollouts: "Rollouts", threads: int) -> ClusterCollector:
        """Collects games to learn from, as `train.collector.Collector` does."""
        del threads  # actors have a core each
        return ClusterCollector(self.cores, rollouts)

    def part(self, whole: int, most: int) -> int:
        """How much goes into one task."""
        return max(1, min(most, -(-whole // (self.cores * TASKS_A_CORE))))

    def in_order(
        self, work: Callable[[Any, Job], Done], common: Any, jobs: Iterable[Job]
    ) -> Generator[Done, None, None]:
        """What jobs come to, in their order, while nodes already do those that follow.

        A job of a node that has died is done again by another one, as often as it takes.
        """
        import ray

        remote = ray.remote(num_cpus=1, max_retries=-1)(work)
        shared, waiting = ray.put(common), deque[Any]()
        try:
            for job in jobs:
                waiting.append(remote.remote(shared, job))
                if len(waiting) > AHEAD * self.cores:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task)
