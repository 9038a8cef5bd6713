"""How much anybody may do: a bucket that fills by and by, and addresses that have one each."""

import time
from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Something may be done at once `most` times, then `rate` times a second."""

    __slots__ = ("_filled_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._filled_at = most, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether it may be done once more."""
        at = time.monotonic()
        self._left = min(self._most, self._left + self._rate * (at - self._filled_at))
        self._filled_at = at
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Addresses:
    """What every address may do: so many connections at a time, so many requests a second."""

    def __init__(self, connections: int, rate: float) -> None:
        self.connections, self.rate = connections, rate
        self._open: dict[str, int] = {}
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Whether one more connection is allowed; then it counts until `leave`."""
        if self._open.get(address, 0) >= self.connections:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether one more request is allowed; expensive ones count more."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, 4 * self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(amount)
