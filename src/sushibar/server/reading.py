"""A process of its own that reads records and plays them again: no table waits for it.

    python -m sushibar.server.reading

A thread would take the interpreter from everybody else again and again, for seconds if the record
is long. The process is started when it is first needed, and ends when its server does.
"""

import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, Final, TypeVar

from sushibar.errors import Refused
from sushibar.server.turns import NICENESS
from sushibar.texts import language, speaking

Value = TypeVar("Value")

LONGEST_SECONDS: Final = 60.0
"""What takes longer is given up."""


class ReadingProcess:
    """The process, as its server sees it; one thing is read at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._reading = threading.Lock()

    def read(self, make: Callable[[str], Value], record: str) -> Value:
        """What a function makes of a record there, in the language of the caller; what it raises
        is raised here. Waits for it, so this runs in a thread.
        """
        with self._reading:
            process = self._process = self._alive()
            given_up = threading.Timer(LONGEST_SECONDS, process.kill)
            given_up.start()
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                pickle.dump((make, record, language()), process.stdin)
                process.stdin.flush()
                is_made, value = pickle.load(process.stdout)
            except (OSError, EOFError, pickle.UnpicklingError):
                self.stop()
                raise Refused("refused-reading") from None
            finally:
                given_up.cancel()
        if not is_made:
            raise value
        return value  # type: ignore[no-any-return]

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _alive(self) -> "subprocess.Popen[bytes]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        command = [sys.executable, "-m", "sushibar.server.reading"]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def answer_all(asked: BinaryIO, answers: BinaryIO) -> None:
    """Read what is asked for until nobody asks any more."""
    while True:
        try:
            make, record, spoken = pickle.load(asked)
        except EOFError:
            return
        answer: tuple[bool, Any]
        try:
            with speaking(spoken):
                answer = True, make(record)
        except Exception as error:
            answer = False, error
        pickle.dump(answer, answers)
        answers.flush()


def main() -> None:
    """Serve whoever has started this process."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed is an answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
