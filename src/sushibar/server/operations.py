"""An operation: something to be done at a live table, and who waits for it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from sushibar.errors import SushibarError
from sushibar.match.log import Entry
from sushibar.match.match import Match

Value = TypeVar("Value")
Command = Callable[[Match], Sequence[Entry]]
"""Says which entries it takes to do something, or refuses."""


def nothing(match: Match) -> Any:
    """What is looked at by somebody who only wants something done."""


class Operation(Generic[Value]):
    """Something to be done at a table, and who waits for it."""

    def __init__(
        self,
        command: Command | None,
        look: Callable[[Match], Value],
        done: asyncio.Future[Value],
    ) -> None:
        self.command, self.look = command, look
        self.refusal: SushibarError | None = None
        self._done = done
        """Is dropped when the caller is told: an error knows where it was raised, and what was
        known there, this operation among it."""

    def fail(self, error: Exception) -> None:
        """Tell the caller that it was not done."""
        if not self._done.done():
            self._done.set_exception(error)
        del self._done

    def succeed(self, match: Match) -> None:
        """Tell the caller that it is done, unless it was refused."""
        if self.refusal is not None:
            self.fail(self.refusal)
        elif not self._done.done():
            try:
                self._done.set_result(self.look(match))
            except Exception as error:  # of any kind: it is for the caller
                self.fail(error)
