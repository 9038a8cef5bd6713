"""How the server runs: where it listens, what it stores in, how much it allows."""

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Config:
    """The configuration of a server."""

    database: str
    bus: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    neighbours: str | None = None
    """The folder in which the workers of one port find each other."""
    origins: tuple[str, ...] = ()
    """Of pages that may use this server beside its own."""
    allow_hosts: tuple[str, ...] = ()
    """Names under which this server may be asked for, beside addresses and this machine's own."""
    connections: int = 200
    """Sockets that one address may have at a time, and as many other connections."""
    requests: float = 25.0
    """Requests that one address may make in a second, or messages that cost as much."""
    tables: int = 100
    """Tables that one address may have open or in play at a time, of those that it has opened."""
    opens: bool = False
    """Whether a browser is opened with a table against bots as soon as the server is ready."""
    proxies: str = ""
    """The addresses of reverse proxies whose word about clients' addresses is taken."""
    log_level: str = "info"
    access_log: bool = False
    """Whether every request is written down."""
    keep_days: int | None = None
    """Finished games are purged when they are older; None keeps them for ever."""
    idle_days: int = 60
    """Games in play are removed that nobody has touched for this many days."""

    def write(self) -> str:
        """The configuration as text."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, written: str) -> "Config":
        """The configuration that `write` wrote."""
        facts = json.loads(written)
        for key in ("origins", "allow_hosts"):
            facts[key] = tuple(facts[key])
        return cls(**facts)
