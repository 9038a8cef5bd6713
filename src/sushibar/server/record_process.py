"""A process of its own that reads records and plays them again, and what else takes long to read:
no table waits for it.

    python -m sushibar.server.record_process

A thread would take the interpreter from everybody else again and again, for seconds if the record
is long. The process is started when it is first needed, and ends when its server does.
"""

import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from typing import BinaryIO, Final, TypeVar

from sushibar.errors import Refused, SushibarError
from sushibar.server.turns import NICENESS
from sushibar.texts import language, speaking

logger = logging.getLogger("sushibar.server")

Value = TypeVar("Value")
Brought = TypeVar("Brought")
"""A record, or what else is read there: it can be pickled."""

LONGEST_SECONDS: Final = 60.0
"""What takes longer is given up."""


class RecordProcess:
    """The process, as its server sees it; one thing is read at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False
        self._asking = threading.Lock()
        self._starting = threading.Lock()
        """Held while the process is started or ended: none is started after the last `stop`."""

    def run(self, make: Callable[[Brought], Value], brought: Brought) -> Value:
        """What a function makes of a record there, in the language of the caller; what is wrong
        with the record is raised here. Waits for it, so this runs in a thread.
        """
        with self._asking:
            process = self._alive()
            given_up = threading.Timer(LONGEST_SECONDS, process.kill)
            given_up.start()
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                pickle.dump((make, brought, language()), process.stdin)
                process.stdin.flush()
                is_made, value = pickle.load(process.stdout)
            except Exception:
                # It has gone or was ended, or what it said cannot be read; that fails in many ways,
                # and half an answer may be left over: the next record needs another process.
                if not self._is_stopped:
                    logger.warning("a record could not be read", exc_info=True)
                self._end()
                raise Refused("refused-reading") from None
            finally:
                given_up.cancel()
        if not is_made:
            raise value
        return value  # type: ignore[no-any-return]

    def stop(self) -> None:
        """End the process, whatever it is doing, and read nothing any more."""
        self._is_stopped = True
        self._end()

    def _alive(self) -> "subprocess.Popen[bytes]":
        """The process; another one if it has gone."""
        process = self._process  # another thread may end it meanwhile
        if process is not None and process.poll() is not None:
            self._end()
        with self._starting:
            if self._is_stopped:
                raise Refused("refused-stopping")
            if self._process is None:
                command = [sys.executable, "-m", "sushibar.server.record_process"]
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            return self._process

    def _end(self) -> None:
        with self._starting:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            with contextlib.suppress(OSError, ValueError):  # another thread may be closing them too
                process.communicate()


def answer_all(asked: BinaryIO, answers: BinaryIO) -> None:
    """Read what is asked for until nobody asks any more."""
    while True:
        try:
            make, brought, spoken = pickle.load(asked)
        except EOFError:
            return
        with speaking(spoken):
            answers.write(answer(make, brought))
        answers.flush()


def answer(make: Callable[[Brought], object], brought: Brought) -> bytes:
    """What is made of a record, or what is wrong with it, pickled: all of it or nothing."""
    try:
        return pickle.dumps((True, make(brought)))
    except SushibarError as error:
        return pickle.dumps((False, error))
    except Exception:
        traceback.print_exc()  # nothing that a record should be able to do
        return pickle.dumps((False, Refused("refused-reading")))


def main() -> None:
    """Serve the process that has started this one."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed is an answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
