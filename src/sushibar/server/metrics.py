"""What is counted and timed, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = self._gauge("connections", "Open sockets")
        self.rooms = self._gauge("rooms", "Tables that this worker knows")
        self.messages = self._counter("messages", "Messages from clients", "type")
        self._by_message: dict[str, Counter] = {}
        self.tables_opened = self._counter("tables_opened", "Tables opened", "game")
        self.games_finished = self._counter("games_finished", "Games finished", "game")
        self.decisions = self._counter("decisions", "Answers of players that were stored")
        self.refusals = self._counter("refusals", "Things not done", "reason")
        self.refused_storage = self._counter("storage_failures", "Batches that were not stored")
        self.hints = self._counter("hints", "Hints given")
        self.dropped = self._counter("dropped_connections", "Clients that were too slow")
        self.decision_seconds = Histogram(
            "sushibar_decision_seconds",
            "From the arrival of an answer until it is stored",
            registry=self.registry,
            buckets=BUCKETS_SECONDS,
        )

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"sushibar_{name}", what, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"sushibar_{name}", what, labels, registry=self.registry)

    def count_message(self, kind: str) -> None:
        """Count a message; Prometheus looks its counters up slowly, and there are few."""
        counter = self._by_message.get(kind)
        if counter is None:
            counter = self._by_message[kind] = self.messages.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
