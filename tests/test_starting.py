"""A server that cannot start, or breaks while it stops, leaves nothing open."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sushibar.bus.local import LocalBus
from sushibar.errors import SetupError, StoreError
from sushibar.server.app import create_app
from sushibar.server.config import Config
from sushibar.server.review_jobs import ReviewJobs
from sushibar.server.thinking import Thinking
from sushibar.server.worker import Worker
from sushibar.store.store import Store

METHODS: dict[str, tuple[Any, str]] = {
    "store": (Store, "close"),
    "bus": (LocalBus, "close"),
    "thinking": (Thinking, "stop"),
    "reviews": (ReviewJobs, "stop"),
}


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been closed so far, in order."""
    names: list[str] = []

    def note(name: str, part: Any, method: str) -> None:
        close = getattr(part, method)

        def noted(self: Any) -> Any:
            names.append(name)
            return close(self)

        monkeypatch.setattr(part, method, noted)

    for name, (part, method) in METHODS.items():
        note(name, part, method)
    return names


def run(folder: Path, bus: str | None = None) -> None:
    """Start a server and stop it again."""

    async def story() -> None:
        app = create_app(Config(f"sqlite:///{folder / 'tables.sqlite'}", bus=bus))
        async with app.router.lifespan_context(app):
            pass

    asyncio.run(story())


def test_a_server_closes_all_that_it_has_opened(tmp_path: Path, closed: list[str]) -> None:
    run(tmp_path)
    assert closed == ["reviews", "thinking", "bus", "store"]


def test_without_its_bus_a_server_closes_its_database(tmp_path: Path, closed: list[str]) -> None:
    with pytest.raises(SetupError):
        run(tmp_path, bus="pigeon://nowhere")
    assert closed == ["store"]


@pytest.mark.parametrize("moment", ["start", "stop"])
def test_a_worker_that_breaks_leaves_nothing_open(
    tmp_path: Path, closed: list[str], moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(worker: Worker) -> None:
        raise StoreError("error-store-away")

    monkeypatch.setattr(Worker, moment, broken)
    with pytest.raises(StoreError):
        run(tmp_path)
    assert closed == ["reviews", "thinking", "bus", "store"]
