"""Metrics for Prometheus: what is counted and timed."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class BusyMetrics(Collector):
    """What is counted with every message, in plain numbers: Prometheus counts slowly."""

    def __init__(self) -> None:
        self.messages: Tally[str] = Tally()
        """From clients, by type."""
        self.decisions = 0
        """Answers of players that were stored."""
        self._waits = [0] * (len(BUCKETS_SECONDS) + 1)
        self._waited = 0.0

    def note_decision(self, seconds: float) -> None:
        """An answer was stored this long after it had arrived."""
        self.decisions += 1
        self._waits[bisect_left(BUCKETS_SECONDS, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """The same as Prometheus wants it."""
        messages = CounterMetricFamily(
            "sushibar_messages", "Messages from clients", labels=["type"]
        )
        for kind, number in self.messages.items():
            messages.add_metric([kind], number)
        yield messages
        yield CounterMetricFamily(
            "sushibar_decisions", "Answers of players that were stored", self.decisions
        )
        limits = [*map(str, BUCKETS_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "sushibar_decision_seconds",
            "From the arrival of an answer until it is stored",
            list(zip(limits, accumulate(self._waits), strict=True)),
            self._waited,
        )


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = self._gauge("connections", "Open sockets")
        self.rooms = self._gauge("rooms", "Tables that this worker knows")
        self.busy = BusyMetrics()
        self.registry.register(self.busy)
        self.tables_opened = self._counter("tables_opened", "Tables opened", "game")
        self.games_finished = self._counter("games_finished", "Games finished", "game")
        self.refusals = self._counter("refusals", "Things not done", "reason")
        self.refused_storage = self._counter("storage_failures", "Batches that were not stored")
        self.hints = self._counter("hints", "Hints given")
        self.dropped = self._counter("dropped_connections", "Clients that were too slow")

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"sushibar_{name}", what, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"sushibar_{name}", what, labels, registry=self.registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
