"""Stores and what is put into them in the tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sushibar.store.rows import Addition, Finish, Opening, SeatResult, Stored
from sushibar.store.store import Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def opening(
    code: str = "MAKI", *, listed: bool = True, at: int = 1_000, series: str = ""
) -> Opening:
    return Opening(code, "sushi-go", listed, '{"players": 2}', "a seed", series or code, at)


def stored(first: int, *bodies: str, at: int = 2_000) -> tuple[Stored, ...]:
    """Entries with these bodies from a version on."""
    return tuple(Stored(first + number, at, body) for number, body in enumerate(bodies))


def addition(version: int, *bodies: str, code: str = "MAKI", at: int = 2_000) -> Addition:
    return Addition(code, version, stored(version + 1, *bodies, at=at))


def starts(code: str = "MAKI", owner: str | None = None) -> Addition:
    """The game starts."""
    return Addition(code, 1, stored(2, "begin"), status="playing", listed=False, owner=owner, due=0)


def ends(
    *results: SeatResult,
    code: str = "MAKI",
    version: int = 2,
    at: int = 3_000,
    record: str = "record",
    listed: bool = True,
) -> Addition:
    """The game is over."""
    entries = stored(version + 1, "end", at=at)
    finish = Finish(record, results, key=f"key of {code}", listed=listed)
    return Addition(code, version, entries, status="over", finish=finish)


def person(seat: int, name: str, points: int, share: float) -> SeatResult:
    return SeatResult(seat, name, f"hash of {name}", None, points, share)


def guest(seat: int, name: str, points: int, share: float) -> SeatResult:
    return SeatResult(seat, name, None, None, points, share)


def bot(seat: int, spec: str, points: int, share: float) -> SeatResult:
    return SeatResult(seat, spec.title(), None, spec, points, share)


async def play(
    store: Store,
    code: str,
    *results: SeatResult,
    at: int = 3_000,
    series: str = "",
    listed: bool = True,
) -> None:
    """A whole game at a new table."""
    assert await store.create(opening(code, listed=listed, series=series), stored(1, "open"))
    assert await store.append(starts(code))
    assert await store.append(ends(*results, code=code, at=at, listed=listed))


async def bodies(store: Store, code: str = "MAKI") -> list[str]:
    """The log of a table, which has no gaps."""
    log = await store.entries(code)
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    return [entry.body for entry in log]
