"""The worker: what a worker keeps in mind, and what it forgets."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from sushibar.bus.local import LocalBus
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server import housekeeping
from sushibar.server.metrics import Metrics
from sushibar.server.neighbours import Neighbours
from sushibar.server.thinking import Thinking
from sushibar.server.worker import Worker
from sushibar.store.store import Store


def test_a_table_whose_game_is_over_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        thinking = Thinking()
        worker = Worker(store, LocalBus(), thinking, Metrics())
        await worker.start()
        try:
            room = await worker.open(Settings.checked("sushi-go", 2, "seed"), "seed")
            await room.do(lambda match: match.add_bot("greedy", ["Maguro"]))
            await room.do(lambda match: match.add_bot("random", ["Ebi"]))
            await room.do(Match.start)
            assert room.is_owned
            async with asyncio.timeout(60):
                while await room.look(lambda match: match.phase) != "over":
                    await asyncio.sleep(0.02)
            monkeypatch.setattr(housekeeping, "LEFT_SECONDS", 0.0)
            while room.is_busy:
                await asyncio.sleep(0.02)
            worker.housekeeping.forget_idle()
            assert worker.rooms == {}
        finally:
            await worker.stop()
            thinking.stop()
            await store.close()

    asyncio.run(story())


class Elsewhere(Neighbours):
    """Neighbours to whom all tables belong."""

    def __init__(self) -> None:
        self.name = "here"

    def home(self, code: str) -> str:
        return "elsewhere"


def test_a_table_belongs_to_the_worker_to_whom_its_players_are_connected(tmp_path: Path) -> None:
    async def story() -> None:
        store, thinking = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}"), Thinking()
        here, there = (Worker(store, LocalBus(), thinking, Metrics()) for _ in range(2))
        here.neighbours = Elsewhere()
        room = await here.open(Settings.checked("sushi-go", 2, "seed"), "seed")
        its_room = await there.room(room.code)
        assert await its_room.look(lambda match: match.phase) == "open"
        for name in ("Maguro", "Ebi"):
            await room.do(partial(Match.add_bot, spec="random", names=[name]))
        await room.do(Match.start)
        row = await store.table(room.code)
        assert row is not None
        assert (row.owner, room.is_owned) == (None, False)
        its_room.refresh()
        async with asyncio.timeout(60):
            while await its_room.look(lambda match: match.phase) != "over":
                await asyncio.sleep(0.02)
        row = await store.table(room.code)
        assert row is not None
        assert row.owner == there.id
        thinking.stop()
        await store.close()

    asyncio.run(story())


def test_what_others_store_is_read_when_somebody_here_wants_to_know(tmp_path: Path) -> None:
    async def story() -> None:
        store, thinking = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}"), Thinking()
        here, there = (Worker(store, LocalBus(), thinking, Metrics()) for _ in range(2))
        room = await here.open(Settings.checked("sushi-go", 2, "seed"), "seed")
        its_room = await there.room(room.code)
        assert await its_room.look(lambda match: match.version) == 1
        await room.do(lambda match: match.add_bot("random", ["Ebi"]))
        its_room.hear(2)
        await asyncio.sleep(0)
        assert its_room.match is not None
        assert (its_room.match.version, its_room.is_busy) == (1, False)
        assert await its_room.look(lambda match: match.version) == 2
        thinking.stop()
        await store.close()

    asyncio.run(story())
