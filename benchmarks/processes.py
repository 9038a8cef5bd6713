"""What a process and its children take: memory, and time of the processor."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


def members(process: int) -> Iterator[tuple[int, list[str]]]:
    """The numbers of a process and its children, and what the kernel says about each."""
    for task in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            words = task.read_text().rpartition(")")[2].split()
            number = int(task.parent.name)
            if process in (number, int(words[1])):
                yield number, words


def family(process: int) -> Iterator[list[str]]:
    """What the kernel says about a process and its children."""
    return (words for _, words in members(process))


def memory(process: int) -> int:
    """The bytes of memory that a process and its children hold."""
    return sum(int(words[21]) for words in family(process)) * os.sysconf("SC_PAGE_SIZE")


class ProcessorTime(NamedTuple):
    """Seconds that a process and its children have had a processor: their own, and the kernel's."""

    user: float
    kernel: float

    @classmethod
    def of(cls, process: int) -> "ProcessorTime":
        """Until now."""
        ticks = [(int(words[11]), int(words[12])) for words in family(process)]
        user, kernel = map(sum, zip(*ticks, strict=True))
        return cls(user / os.sysconf("SC_CLK_TCK"), kernel / os.sysconf("SC_CLK_TCK"))

    def __sub__(self, other: "ProcessorTime") -> "ProcessorTime":
        return ProcessorTime(self.user - other.user, self.kernel - other.kernel)
