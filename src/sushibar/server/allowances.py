"""Rate limits of one seat, shared by all of its connections."""

from typing import Final

from sushibar.server.limits import BURST_SECONDS, Bucket

SHARE: Final = 0.2
"""What the connections of a seat may cost together, of what an address may (see `prices`)."""
HINT_RATE: Final = 0.5
MOST_HINTS: Final = 5.0
PHRASE_RATE: Final = 0.3
MOST_PHRASES: Final = 4.0


class Allowance:
    """Buckets of one seat."""

    __slots__ = ("hints", "phrases", "work")

    def __init__(self, rate: float) -> None:
        """What an address may cost in a second is given."""
        self.work = Bucket(SHARE * rate, BURST_SECONDS * SHARE * rate)
        self.hints = Bucket(HINT_RATE, MOST_HINTS)
        self.phrases = Bucket(PHRASE_RATE, MOST_PHRASES)
