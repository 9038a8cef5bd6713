"""The terminal itself: printing, asking, and a little bold where it helps."""

import contextlib
import os
import sys

from sushibar.columns import columns, wrap


def is_full_screen(*, plain: bool = False) -> bool:
    """Whether a person sits at a terminal that can show a full screen, and wants one."""
    streams = (sys.stdin, sys.stdout)
    at_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return at_terminal and not plain and os.environ.get("TERM", "") != "dumb"


class Console:
    """Prints to standard output and asks on standard input, a person's or a file's."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            with contextlib.suppress(AttributeError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.person = sys.stdin is not None and sys.stdin.isatty()
        self._bold = (
            sys.stdout.isatty()
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM", "dumb") != "dumb"
        )
        if self.person:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (gives `input` its editing keys)

    def say(self, *lines: str) -> None:
        """Print lines as they are."""
        print(*lines, sep="\n", flush=True)

    def tell(self, words: str) -> None:
        """Print a paragraph, wrapped where it is too long."""
        self.say(*wrap(words))

    def head(self, words: str) -> None:
        """Print a line that starts something new."""
        line = f"── {words} ".ljust(columns() - 2, "─")
        self.say("", f"\033[1m{line}\033[0m" if self._bold else line)

    def clear(self) -> None:
        """Leave nothing to be read, above the screen either; not in a file."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print("\033[2J\033[3J\033[H", end="", flush=True)

    def ask(self, question: str) -> str:
        """What is typed, without spaces around; `EOFError` when nobody will type any more."""
        if sys.stdin is None:
            raise EOFError
        typed = input(f"{question} ").strip()
        if not self.person:
            self.say(typed)
        return typed
