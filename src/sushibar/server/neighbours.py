"""Neighbours: the workers behind one port, each of which has its own tables.

The system gives a new connection to any of them. A table is cheap where all of its players are
connected to one worker; where they are spread, each worker has to read what the others have stored.
So a connection that wants the socket of a table is forwarded, with the head of its request, to the
worker that the table's code stands for. Nothing depends on it: every worker can serve every table,
and does so when the other cannot be reached.
"""

import asyncio
import contextlib
import hashlib
import secrets
import socket
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

Take = Callable[[socket.socket, bytes], None]
"""Serves a connection that a neighbour has accepted, of which this head has been read."""

LARGEST_HEAD_BYTES: Final = 65_536
IS_POSSIBLE: Final = sys.platform != "win32"
"""Whether processes can forward connections."""


class Neighbours:
    """The workers as one of them sees them: files in a folder, where each can be reached."""

    def __init__(self, folder: Path, take: Take) -> None:
        """Join them; from now on connections may come."""
        self._folder, self._take = folder, take
        self.name = secrets.token_hex(8)
        self._letterbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._letterbox.bind(str(folder / self.name))
        self._letterbox.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._letterbox, self._receive)

    def stop(self) -> None:
        """Leave them."""
        self._forget(self.name)
        self._loop.remove_reader(self._letterbox)
        self._letterbox.close()

    def home(self, code: str) -> str:
        """Whose table it is; when a worker joins or leaves, few tables belong to somebody else."""
        names = [path.name for path in self._folder.iterdir()] or [self.name]
        return max(names, key=lambda name: hashlib.blake2b(f"{name} {code}".encode()).digest())

    def forward(self, code: str, descriptor: int, head: bytes) -> bool:
        """Forward a connection to the worker whose table it wants; False if it has to stay here.

        `BlockingIOError` says that the other has no time just now.
        """
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))]
        while (name := self.home(code)) != self.name:
            try:
                # Not `send_fds`, which forgets the address.
                self._letterbox.sendmsg([head], rights, 0, str(self._folder / name))
                return True
            except BlockingIOError:
                raise
            except (ConnectionError, FileNotFoundError):
                self._forget(name)  # that worker is gone
            except OSError:
                return False
        return False

    def _receive(self) -> None:
        """Take what others have forwarded."""
        with contextlib.suppress(BlockingIOError):
            while True:
                head, descriptors, _, _ = socket.recv_fds(self._letterbox, LARGEST_HEAD_BYTES, 1)
                for descriptor in descriptors:
                    self._take(socket.socket(fileno=descriptor), head)

    def _forget(self, name: str) -> None:
        with contextlib.suppress(OSError):
            (self._folder / name).unlink()
