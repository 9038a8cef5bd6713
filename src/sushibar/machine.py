"""The machine that this runs on: its cores, and interruptions from its keyboard."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let interruptions wait; a process that is started meanwhile never gets any of them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
