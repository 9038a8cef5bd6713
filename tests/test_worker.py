"""The worker: what a worker keeps in mind, and what it forgets."""

import asyncio
from pathlib import Path

import pytest

from sushibar.bus.local import LocalBus
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server import worker as workers
from sushibar.server.metrics import Metrics
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
            monkeypatch.setattr(workers, "LEFT_SECONDS", 0.0)
            while room.is_busy:
                await asyncio.sleep(0.02)
            worker._forget_idle()
            assert worker.rooms == {}
        finally:
            await worker.stop()
            thinking.stop()
            await store.close()

    asyncio.run(story())
