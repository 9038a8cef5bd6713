"""Prices: what each message costs its address, and its seat if it holds one.

The unit is a request over HTTP. Prices follow the processor time that things take; with the usual
25 requests a second an address may cost about a quarter of a second in every second.
"""

from collections.abc import Iterable
from typing import Final

from sushibar.server import wire
from sushibar.server.limits import Bucket

MESSAGE: Final = 0.02
"""To hear any message."""
DECISION: Final = 0.1
"""To check, store and tell an answer, or to try out one that is not given yet."""
BOT: Final = 0.2
"""To let a bot answer; a game of bots alone would be over in no time, and the next one too."""
VIEW: Final = 0.2
"""To make what a seat, or somebody without one, sees of the table in a language."""
EVENT: Final = 0.02
"""To put into words what came of one entry of the log."""
SHEET: Final = 0.4
"""To make the score sheet in a language."""
SENDING: Final = 0.04
"""To send something long that is made already."""

PRICES: Final[dict[type[object], float]] = {
    wire.Answer: DECISION,
    wire.Select: DECISION,
    wire.AskPreview: DECISION,
    wire.AskHint: DECISION,
    wire.AskScores: SENDING,
    wire.Hello: SENDING,
    wire.Say: DECISION,
    wire.ComeBack: DECISION,
}
"""What a message costs beside being heard, before anything is made for it."""


class Purse:
    """All that pays for a client: everything it causes is charged to each of its buckets."""

    __slots__ = ("_buckets",)

    def __init__(self, buckets: Iterable[Bucket]) -> None:
        self._buckets = tuple(buckets)

    def charge(self, amount: float) -> None:
        """Something was done for the client."""
        for bucket in self._buckets:
            bucket.charge(amount)

    @property
    def is_overdrawn(self) -> bool:
        """Whether the client has to wait until it is heard again."""
        return any(bucket.is_overdrawn for bucket in self._buckets)
