"""A process that is spoken to line by line, and that nobody waits for longer than agreed."""

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

LONGEST_LINE_CHARACTERS: Final = 1_000_000
FAREWELL_SECONDS: Final = 2.0
"""So long a process has for ending by itself."""


class Silence(Exception):
    """The process has not answered in time."""


class Ended(Exception):
    """The process has ended instead of answering, with this status if it is known."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class LineProcess:
    """A program that answers every line with one line; its standard error is left alone.

    It runs in a session of its own, because interruptions at the terminal are not meant for it.
    Whatever could wait for it forever is done by threads that nobody waits for.
    """

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._input, self._output = process, process.stdin, process.stdout
        self._speaker: threading.Thread | None = None
        self._heard = b""

    def ask(self, line: str, seconds: float) -> bytes:
        """The answer to a line, without its end; `Silence` or `Ended` if there is none."""
        if not self._within(seconds, self._exchange, line):
            raise Silence
        if not self._heard:
            raise Ended(self._status())
        return self._heard.rstrip(b"\r\n")

    def close(self, line: str) -> None:
        """Say a last line and wait until the process has ended; after a while, end it."""
        self._within(FAREWELL_SECONDS, self._say_last, line)
        self._status()
        self.kill()

    def kill(self) -> None:
        """End the process, if it has not ended, and whatever it has started."""
        if self._process.poll() is None:
            with contextlib.suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        self._process.wait()
        if self._speaker is not None:
            self._speaker.join(FAREWELL_SECONDS)
            if self._speaker.is_alive():  # somebody else holds the other end
                return
        for stream in (self._input, self._output):
            with contextlib.suppress(OSError):
                stream.close()

    def _within(self, seconds: float, speak: Callable[[str], None], line: str) -> bool:
        """Speak to the process; whether that was over in time."""
        self._speaker = threading.Thread(target=speak, args=(line,), daemon=True)
        self._speaker.start()
        self._speaker.join(seconds)
        return not self._speaker.is_alive()

    def _exchange(self, line: str) -> None:
        """Say a line and hear one; nothing if there is nobody to hear."""
        self._heard = b""
        with contextlib.suppress(OSError, ValueError):
            self._say(line)
        with contextlib.suppress(OSError, ValueError):  # it may have spoken before it ended
            self._heard = self._output.readline(LONGEST_LINE_CHARACTERS)

    def _say_last(self, line: str) -> None:
        """Say a line, if anybody still listens, and that there will be no more."""
        with contextlib.suppress(OSError, ValueError):
            self._say(line)
        with contextlib.suppress(OSError, ValueError):
            self._input.close()

    def _say(self, line: str) -> None:
        self._input.write(line.encode() + b"\n")
        self._input.flush()

    def _status(self) -> int | None:
        """How the process has ended, if it does so soon."""
        try:
            return self._process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            return None
