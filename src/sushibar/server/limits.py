"""Rate limits: buckets that fill with time, and what each address may do."""

import time
from collections import OrderedDict
from ipaddress import ip_address, ip_network
from typing import Final

MOST_ADDRESSES: Final = 10_000
BURST_SECONDS: Final = 4.0
"""The share of what an address may do that may come at once."""


class Bucket:
    """Something may be done at once `most` times, then `rate` times a second."""

    __slots__ = ("_filled_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._filled_at = most, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether it may be done once more."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take what something has cost, even if there was less."""
        self._left -= amount

    @property
    def is_overdrawn(self) -> bool:
        """Whether more was charged than has come in since."""
        if self._left < 0:
            self._fill()
        return self._left < 0

    @property
    def debt_seconds(self) -> float:
        """How long it takes until what was overdrawn has come in."""
        return -self._left / self._rate if self.is_overdrawn else 0.0

    def _fill(self) -> None:
        at = time.monotonic()
        self._left = min(self._most, self._left + self._rate * (at - self._filled_at))
        self._filled_at = at


class Proxies:
    """Addresses of reverse proxies, which speak for many: some, networks, or `*` for all."""

    def __init__(self, named: str) -> None:
        self._are_all = named.strip() == "*"
        parts = [] if self._are_all else [part.strip() for part in named.split(",")]
        self._networks = [ip_network(part, strict=False) for part in parts if part]

    def __contains__(self, address: str) -> bool:
        """Whether a proxy is at that address."""
        if self._are_all or not self._networks:
            return self._are_all
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


class Buckets:
    """A bucket for every address that was heard of lately."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._kept.pop(address, None) or Bucket(self.rate, BURST_SECONDS * self.rate)
        self._kept[address] = bucket
        if len(self._kept) > MOST_ADDRESSES:
            self._kept.popitem(last=False)
        return bucket


class Lines:
    """How many connections every address has; proxies may have any number."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self.most, self._proxies = most, Proxies(proxies)
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; then it counts until it leaves."""
        if address in self._proxies:
            return True
        if self._open.get(address, 0) >= self.most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        if address in self._open:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class PlainLines(Lines):
    """Connections for requests: their address pays for all that it sends over them."""

    def __init__(self, most: int, rate: float, proxies: str = "") -> None:
        """What may be sent in a second is given as a number of requests."""
        super().__init__(most, proxies)
        self._budgets = Buckets(rate)

    def budget(self, address: str) -> Bucket | None:
        """What an address may send; None if it is a proxy, which may send anything."""
        return None if address in self._proxies else self._budgets.of(address)


class Visitor:
    """Somebody connected from an address, until they leave; the address pays for what they say."""

    __slots__ = ("_addresses", "address", "budget")

    def __init__(self, addresses: "Addresses", address: str) -> None:
        self._addresses, self.address = addresses, address
        self.budget = addresses.messages.of(address)

    def leave(self) -> None:
        """The connection has ended."""
        self._addresses.leave(self.address)


class Addresses:
    """What every address may do: some sockets at a time, some requests a second, and over all of
    its sockets together messages that cost as much as that many requests.
    """

    def __init__(self, connections: int, rate: float) -> None:
        self.requests, self.messages = Buckets(rate), Buckets(rate)
        self._sockets = Lines(connections)

    def enter(self, address: str) -> Visitor | None:
        """Let one more socket in, if that is allowed; then it counts until it leaves."""
        return Visitor(self, address) if self._sockets.enter(address) else None

    def leave(self, address: str) -> None:
        """A socket has ended."""
        self._sockets.leave(address)

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether one more request is allowed; expensive ones count more."""
        return self.requests.of(address).take(amount)
