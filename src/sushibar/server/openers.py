"""Openers: which address has opened which tables, as far as this worker remembers."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from sushibar.errors import Refused
from sushibar.server.limits import MOST_ADDRESSES


class Openers:
    """Tables by the address that has opened them; addresses that were not heard of for long are
    forgotten, and so are tables that are over when an address has too many.
    """

    def __init__(self, most_tables: int) -> None:
        """An address may have so many that are open or in play."""
        self.most_tables = most_tables
        self._tables: OrderedDict[str, set[str]] = OrderedDict()
        self._opener: dict[str, str] = {}

    def note(self, address: str, code: str) -> None:
        """An address has opened a table."""
        if address:
            self._tables.setdefault(address, set()).add(code)
            self._opener[code] = address

    def of(self, code: str) -> str:
        """The address that has opened a table, if it is remembered; else its code."""
        return self._opener.get(code, code)

    async def check(
        self, address: str, live: Callable[[Collection[str]], Awaitable[Collection[str]]]
    ) -> None:
        """Refuse who has opened too many tables that still wait or are played, as `live` tells."""
        opened = self._tables.setdefault(address, set())
        self._tables.move_to_end(address)
        if len(self._tables) > MOST_ADDRESSES:
            self._forget(self._tables.popitem(last=False)[1])
        if address and len(opened) >= self.most_tables:
            over = opened.difference(await live(opened))
            opened -= over
            self._forget(over)
            if len(opened) >= self.most_tables:
                raise Refused("refused-too-many-tables", most=self.most_tables)

    def _forget(self, codes: Collection[str]) -> None:
        for code in codes:
            self._opener.pop(code, None)
