"""A progress bar on standard error."""

import sys
from collections.abc import Callable

from sushibar.texts import text


def progress_bar(total: int) -> Callable[[int], None]:
    """A bar that is told how much is done; it vanishes when all is."""
    width = 40

    def show(done: int) -> None:
        filled = width * done // total
        bar = "█" * filled + "░" * (width - filled)
        line = text("progress", bar=bar, percent=100 * done // total)
        end = "\r" if done < total else "\r\x1b[K"
        print(f"\r{line}", end=end, file=sys.stderr, flush=True)

    return show
