"""A progress bar on standard error: how far, how fast, and for how long yet."""

import sys
import time
from collections.abc import Callable
from typing import Final

from sushibar.columns import columns, wide_columns, wrap
from sushibar.texts import text

WIDEST_BAR_COLUMNS: Final = 40
PAUSE_SECONDS: Final = 0.5
"""How often a bar is drawn that does not grow."""
CLEAR_LINE: Final = "\r\x1b[K"
INTERRUPTED: Final = 130
"""The exit status of a program that was ended with Ctrl-C."""


def progress_bar(total: int) -> Callable[[int], None]:
    """A bar that is told how much is done; it vanishes when all is."""
    begun: tuple[float, int] | None = None
    drawn = 0.0, -1

    def show(done: int) -> None:
        nonlocal begun, drawn
        now = time.monotonic()
        if done >= total:
            clear_progress()
            return
        if begun is None and done:  # what came before was preparation
            begun = now, done
        percent = 100 * done // total
        if percent != drawn[1] or now - drawn[0] >= PAUSE_SECONDS:
            drawn = now, percent
            print(f"{CLEAR_LINE}{line_of(done, total, begun, now)}", end="", file=sys.stderr)
            sys.stderr.flush()

    return show


def progress_of_total() -> Callable[[int, int], None]:
    """The same where how much there is comes along with how much is done."""
    bars: dict[int, Callable[[int], None]] = {}

    def show(done: int, total: int) -> None:
        bars.setdefault(total, progress_bar(total))(done)

    return show


def clear_progress() -> None:
    """Take the bar away."""
    print(CLEAR_LINE, end="", file=sys.stderr, flush=True)


def say_interrupted(done: int, total: int) -> None:
    """Say on standard error that what follows is only about a part."""
    if sys.stderr.isatty():
        clear_progress()
    told = text("progress-interrupted", done=f"{done:,}", total=f"{total:,}")
    print("\n".join(wrap(told, wide=wide_columns())), file=sys.stderr)


def line_of(done: int, total: int, begun: tuple[float, int] | None, now: float) -> str:
    """The bar, and beside it as much as fits of: percent, rate, time left."""
    told = text("progress-percent", percent=100 * done // total)
    if begun is not None and done > begun[1]:
        rate = (done - begun[1]) / max(now - begun[0], 1e-9)
        left = clock((total - done) / rate)
        told = text("progress-rate", percent=told, rate=short_rate(rate), left=left)
    width = min(WIDEST_BAR_COLUMNS, columns() - len(told) - 2)
    if width < 5:
        return told[: columns() - 1]
    filled = width * done // total
    return f"{'█' * filled}{'░' * (width - filled)} {told}"


def short_rate(rate: float) -> str:
    """How many a second, as briefly as is of use."""
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"


def clock(seconds: float) -> str:
    """A time as clocks show it: 0:05, 12:34, 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
