"""What a server lets nobody read, and whom nobody may pretend to be."""

import asyncio
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from commands import sushibar
from inside import Inside, Tell
from live import Api
from sushibar.bus.local import LocalBus
from sushibar.errors import Refused
from sushibar.match.chairs import check_name
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server.broadcast import Presence
from sushibar.server.metrics import Metrics
from sushibar.server.thinking import Thinking
from sushibar.server.worker import SUBJECT, Worker
from sushibar.store.store import Store

# Files


@pytest.mark.skipif(os.name != "posix", reason="files have other rights there")
def test_only_its_owner_reads_a_database_and_the_folder_made_for_it(tmp_path: Path) -> None:
    def rights(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    async def story(database: Path) -> None:
        store = await Store.open(f"sqlite:///{database}")
        await store.beat("worker", 1)
        for path in database.parent.iterdir():
            assert rights(path) == 0o600, path
        await store.close()

    before = os.umask(0)
    try:
        fresh = tmp_path / "new" / "folder" / "tables.sqlite"
        asyncio.run(story(fresh))
        assert rights(fresh.parent) == rights(fresh.parent.parent) == 0o700
        fresh.chmod(0o644)  # as older versions left it
        asyncio.run(story(fresh))
    finally:
        os.umask(before)


# Limits


@pytest.mark.parametrize(
    "wrong",
    [
        ("--requests", "0"),
        ("--requests", "-1"),
        ("--requests", "nan"),
        ("--connections", "0"),
        ("--connections", "-5"),
        ("--tables", "0"),
        ("--idle-days", "0"),
        ("--keep-days", "-1"),
        ("--workers", "0"),
    ],
)
def test_limits_that_let_nobody_in_are_refused_at_the_start(
    wrong: tuple[str, str], tmp_path: Path
) -> None:
    done = sushibar("serve", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}", *wrong)
    assert done.status != 0
    assert not (tmp_path / "x.sqlite").exists()


# Names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800 \u2800",
        "\u115f\u1160",
        "\u00ad",
        "\u200b",
        "\u202eikA",
        "\u034f",
        "\ufe0f",
        "\U0001d159",
        "\ufffc",
    ],
)
def test_nobody_is_invisible(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_name(name)
    assert refusal.value.reason == "name"


@pytest.mark.parametrize(
    "name",
    [
        *("Maguro (bot)", "Maguro (BOT)", "Maguro(Bot)", "Maguro （ｂｏｔ）", "Ⓜ (𝐛𝐨𝐭)"),
        *("Aki (bоt)", "Aki (ВОТ)", "Aki (Ьοτ)", "Aki (ʙᴏᴛ)", "Aki (b0t)", "Aki (🅱ot)"),
        *("Aki ❨bot❩", "Aki ⦅bot⦆", "Aki [bot]", "Aki (bót)", "Aki (bot)\u0332", "Aki (bot)."),
        *(f"Aki (bot){mark}" for mark in "\ufe0f\u034f\u3164\u2800\u180b\u17b4\U000e0100"),
    ],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_name(name)
    assert refusal.value.reason == "name-bot"


@pytest.mark.parametrize("name", ["Aki", "秋", "Zoë", "🍣", "Ab (42)", "bot", "Мира", "!"])
def test_everybody_else_is_welcome(name: str) -> None:
    assert check_name(f" {name} ") == name


# Records


def test_a_record_that_ends_after_its_head_is_replayed_as_nothing_or_refused(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        head = ["sushibar record 1", "game sushi-go 1", "players 3", "seed 4"]
        statuses = []
        for lines in range(1, len(head) + 1):
            record = "\n".join([*head[:lines], "end", ""])
            for path in ("/api/replays", "/api/verify"):
                answer = await api.http.post(path, json={"record": record})
                statuses.append(answer.status_code)
                assert answer.status_code in (200, 400)
        assert 200 in statuses
        assert 400 in statuses

    tell(story)


# The bus


class Tapped(LocalBus):
    """A bus on which somebody listens."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    async def publish(self, subject: str, message: bytes) -> None:
        self.heard.append(message)
        await super().publish(subject, message)


class Ear:
    """Somebody at a table."""

    seats: tuple[int, ...] = ()

    def __init__(self) -> None:
        self.versions: list[int] = []

    def hear_news(self, match: Match) -> None:
        self.versions.append(match.version)

    def hear_presence(self, seats: Any) -> None:
        pass

    def hear_trouble(self, trouble: bool) -> None:
        pass


@pytest.mark.parametrize(
    "forged",
    [
        {"from": "nobody", "present": [0], "onlookers": "many"},
        {"from": "nobody", "present": ["Aki", 1]},
        {"from": "nobody", "present": [99]},
        {"from": "nobody", "present": 7},
        {"from": "nobody", "version": "last"},
        {"from": ["nobody"], "present": [1]},
        {"present": [1]},
        ["who"],
    ],
)
def test_what_no_worker_would_say_on_the_bus_is_passed_over(
    tmp_path: Path, forged: object, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        bus, thinking = LocalBus(), Thinking()
        worker = Worker(store, bus, thinking, Metrics())
        worker.is_alone = False
        room = await worker.open(Settings.checked("sushi-go", 2, "seed"), "seed")
        await bus.publish(f"{SUBJECT}.{room.code}", json.dumps(forged).encode())
        await bus.publish(f"{SUBJECT}.{room.code}", b"\xff{")
        await asyncio.sleep(0.01)
        room.enter(Ear())  # nobody is kept from the table
        assert room.everybody == Presence(frozenset(), 1)
        await worker.stop()
        thinking.stop()
        await store.close()

    asyncio.run(story())
    assert not caplog.records


def test_the_bus_tells_no_answer_and_is_believed_in_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store, bus, thinking = (
            await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}"),
            Tapped(),
            Thinking(),
        )
        workers = [Worker(store, bus, thinking, Metrics()) for _ in range(2)]
        for worker in workers:
            worker.is_alone = False
        room = await workers[0].open(Settings.checked("sushi-go", 2, "seed"), "seed")
        other, ear = await workers[1].room(room.code), Ear()
        other.enter(ear)
        for name in ("Aki", "Ben"):
            await room.do(lambda match, name=name: match.join(name, f"key of {name}"))  # type: ignore[misc]
        await room.do(Match.start)
        card = (await room.look(lambda match: match.playing.legal(0)))[0]
        await room.do(lambda match: match.answer(0, 1, [card]))
        async with asyncio.timeout(20):
            while not ear.versions or ear.versions[-1] != 5:
                await asyncio.sleep(0.01)
        said = b" ".join(bus.heard)
        assert b'"version": 5' in said
        assert card.encode() not in said
        assert b"key of" not in said
        forged = {
            "from": "nobody",
            "version": 5,
            "entries": [[6, 0, json.dumps({"kind": "closed"})]],
        }
        for version in (5, 6, 1_000_000):
            await bus.publish(
                f"{SUBJECT}.{room.code}", json.dumps({**forged, "version": version}).encode()
            )
        while other.is_busy:
            await asyncio.sleep(0)
        assert await other.look(lambda match: (match.version, match.phase)) == (5, "playing")
        assert ear.versions[-1] == 5
        for worker in workers:
            await worker.stop()
        thinking.stop()
        await store.close()

    asyncio.run(story())
