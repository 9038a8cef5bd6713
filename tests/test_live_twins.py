"""Two deals that look alike to a seat read alike to it, until what differs is revealed."""

import asyncio
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from inside import Inside, inside
from live import Api, Client
from sushibar.server import acknowledgements, allowances, tables, thinking
from sushibar.table.table import Table

SEATS = 5
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi")
SECRET = "5eed" * 8
VARIES = re.compile(r'"(now|at|code|commitment|deadline|asked_at)":("[^"]*"|\d+|null)')
"""What differs between any two tables, for any viewer."""


def twins(luck: str) -> Iterator[tuple[str, str]]:
    """Pairs of seeds that deal the first seat the same hand, and somebody another one."""
    seen: dict[str, list[str]] = defaultdict(list)
    for number in count():
        seed = f"{luck} {number}"
        hand = " ".join(Table("sushi-go", players=SEATS, seed=seed).view(0).hand)
        if seen[hand]:
            yield seen[hand].pop(), seed
        else:
            seen[hand].append(seed)


async def read(server: Inside, api: Api, luck: random.Random) -> list[str]:
    """All that the first seat gets to hear of a deal until the first reveal, as it comes."""
    seat = await api.ask(
        "POST", "/api/tables", players=SEATS, host={"name": NAMES[0], "secret": SECRET}
    )
    path, others = f"/api/tables/{seat['code']}", list[str]()
    for name in NAMES[1:]:
        others.append((await api.ask("POST", f"{path}/seats", name=name))["secret"])
    await api.ask("POST", f"{path}/start", SECRET)
    room = server.worker.rooms[seat["code"]]
    async with Client(server.url, seat["code"], SECRET, since=0).connected() as aki:
        await aki.hear()
        assert aki.asked is not None
        cards = [one["action"] for one in aki.asked["choices"]]
        chosen = luck.choice(cards)
        for number in range(1, SEATS - 1):  # all but the last of the others answer, face down
            card = luck.choice(await room.look(lambda match, n=number: match.playing.legal(n)))  # type: ignore[misc]
            await room.do(lambda match, n=number, card=card: match.answer(n, 1, [card]))  # type: ignore[misc]
            await aki.until(lambda message: message["type"] == "news")
        for kind in ("select", "answer"):
            await aki.reply(kind, question=1, steps=[chosen])
        await aki.reply("preview", question=1)
        await aki.reply("hint", question=1, simply=True)
        await aki.reply("scores")
        foreign = sorted({*filter(None, (await room.look(lambda m: m.playing.called.actions)))})
        for action in random.Random(7).sample(foreign, 4):
            await aki.reply("select", question=1, steps=[action])
        await aki.say("hello", secret=SECRET, since=0)
        await aki.until(lambda message: message["type"] == "news")
    told = await api.http.get(path, headers={"Authorization": f"Bearer {SECRET}"})
    assert json.loads(told.text)["phase"] == "playing"
    return [VARIES.sub(r'"\1":0', raw) for raw in (*aki.raw, told.text)]


def compare(folder: Path, pairs: int, luck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play this many pairs of games."""
    monkeypatch.setattr(acknowledgements, "RESEND_SECONDS", 1e6)
    monkeypatch.setattr(allowances, "MOST_HINTS", 1e6)
    monkeypatch.setattr(thinking, "is_compiled", lambda game: False)
    monkeypatch.setattr(thinking, "compile_soon", lambda game: None)

    async def story() -> None:
        async with inside(folder) as server, Api(server.url) as api:
            compared = 0
            for number, pair in zip(range(pairs), twins(luck), strict=False):
                heard = []
                for seed in pair:  # the others choose by chance of their own
                    monkeypatch.setattr(tables, "fresh_seed", lambda seed=seed: seed)
                    heard.append(await read(server, api, random.Random(f"{luck} {number}")))
                assert heard[0] == heard[1], pair
                compared += len(heard[0])
            assert compared >= 12 * pairs

    asyncio.run(story())


def test_games_from_seeds_that_look_alike_read_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(tmp_path, 4, "some", monkeypatch)


@pytest.mark.long
def test_a_thousand_games_from_seeds_that_look_alike_read_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(tmp_path, 500, "many", monkeypatch)
