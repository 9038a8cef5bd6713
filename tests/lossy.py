"""A line on which messages get lost, come twice, come late, and overtake each other."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

from stubborn import Dial, Line, plain


class LossyLine:
    """A line both of whose directions are bad in the same way."""

    def __init__(
        self, line: Line, chance: random.Random, lost: float, doubled: float, late: float
    ) -> None:
        self.line, self.chance = line, chance
        self.lost, self.doubled, self.late = lost, doubled, late
        self._arrived: asyncio.Queue[str | bytes | Exception] = asyncio.Queue()
        self._underway: set[asyncio.Task[None]] = set()
        self._reader = asyncio.create_task(self._read())

    async def send(self, message: str) -> None:
        """Send a message, perhaps."""
        for wait in self._copies():
            self._later(wait, lambda: self.line.send(message))

    async def recv(self) -> str | bytes:
        """The next message that has found its way."""
        message = await self._arrived.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def close(self) -> None:
        """Nothing arrives any more."""
        for task in (self._reader, *self._underway):
            task.cancel()
        await asyncio.gather(self._reader, *self._underway, return_exceptions=True)

    async def _read(self) -> None:
        try:
            while True:
                message = await self.line.recv()
                for wait in self._copies():
                    self._later(wait, lambda message=message: self._arrived.put(message))
        except Exception as error:  # the line is cut
            await self._arrived.put(error)

    def _copies(self) -> list[float]:
        """When the copies of a message arrive."""
        if self.chance.random() < self.lost:
            return []
        copies = 2 if self.chance.random() < self.doubled else 1
        return [self.late * self.chance.random() ** 3 for _ in range(copies)]

    def _later(self, wait: float, deliver: "object") -> None:
        async def go() -> None:
            await asyncio.sleep(wait)
            with contextlib.suppress(Exception):  # too late for this line
                await deliver()  # type: ignore[operator]

        task = asyncio.create_task(go())
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)


def lossy(luck: str, lost: float, doubled: float, late: float) -> Dial:
    """How somebody with a bad line connects."""
    chance = random.Random(luck)

    @contextlib.asynccontextmanager
    async def dial(address: str) -> AsyncIterator[Line]:
        async with plain(address) as line:
            bad = LossyLine(line, chance, lost, doubled, late)
            try:
                yield bad
            finally:
                await bad.close()

    return dial
