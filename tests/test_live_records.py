"""Finished games at a real server: replayed, reviewed, brought along; and lessons."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from live import Api, Client, Server, happen, play_to_the_end, serving
from sushibar import Table
from sushibar.games.kit import KITS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("archive")) as running:
        yield running


def played(game: str, players: int, turns: int | None = None) -> Table:
    """A table where everybody took the first choice, to the end or for this many events."""
    table = Table(game, players=players, seed=4)
    while not table.over and (turns is None or table.happened < turns):
        seat = table.pending[0]
        table.act(seat, table.legal(seat)[0])
    return table


# Replays


def test_a_replay_shows_what_everybody_held_chose_and_has(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        record = played("sushi-go", 3).record()
        replay = await api.ask("POST", "/api/replays", record=record)
        assert replay["over"]
        for step in replay["steps"]:
            if step["what"] != "reveal":
                continue
            for hand, answer in zip(step["hands"], step["answers"], strict=True):
                assert answer[0] in hand
        ends = [step for step in replay["steps"] if step["turn"] == 9 and step["what"] == "reveal"]
        assert [step["rows"] for step in ends] == [1, 2, 4]
        assert all(plate for step in ends for plate in step["plates"])
        assert all(pile["cards"] for step in ends for plate in step["piles"] for pile in plate)
        assert replay["scores"]["totals"] == ends[-1]["seen"]["points"]
        assert replay["rules"]["names"]["maki-1"] == "single maki"

    happen(server, story)


@pytest.mark.parametrize(("game", "players"), [("sushi-go", 2), ("party", 4), ("wasabi", 2)])
@pytest.mark.parametrize("turns", [1, 12])
def test_a_game_that_is_not_over_can_be_replayed_too(
    server: Server, game: str, players: int, turns: int
) -> None:
    async def story(api: Api, server: Server) -> None:
        table = played(game, players, turns)
        replay = await api.ask("POST", "/api/replays", record=table.record())
        assert len(replay["steps"]) == table.happened
        assert not replay["over"]
        assert replay["steps"][-1]["rows"] <= 1

    happen(server, story)


def test_what_is_no_record_is_refused_with_the_line_that_is_wrong(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        for path in ("/api/replays", "/api/reviews"):
            told = await api.ask("POST", path, status=400, record="sushibar record 1\nnonsense\n")
            assert "2" in told["words"]
            await api.ask("POST", path, status=422, record="#" * 60_001)
            await api.ask("POST", path, status=413, record="#" * 70_000)

    happen(server, story)


def test_a_replay_is_sent_in_few_bytes_to_who_can_unpack_them(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        record = {"record": played("wasabi", 3).record()}
        packed = await api.http.post("/api/replays", json=record)
        plain = await api.http.post(
            "/api/replays", json=record, headers={"Accept-Encoding": "identity"}
        )
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 5
        assert packed.json() == plain.json()

    happen(server, story)


# Reviews


@pytest.mark.long
def test_a_finished_game_is_reviewed_and_so_is_a_record_that_is_brought_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(["Aki"], ["random"], listed=True)
        await play_to_the_end(server, code, secrets, "luck")
        asked = f"/api/records/{code}/review"
        answer = await api.http.get(asked, params={"seat": 1}, timeout=300)
        assert answer.headers["content-type"] == "application/x-ndjson"
        told = [json.loads(line) for line in answer.text.splitlines()]
        review = told[-1]["review"]
        assert all(line["review"] is None for line in told[:-1])
        assert review["seat"] == 1
        assert review["losses"]
        record = await api.ask("GET", f"/api/records/{code}")
        brought = await api.ask("POST", "/api/reviews", record=record, seat=1)
        assert brought["review"] == review  # kept: one line, at once
        await api.ask("GET", f"{asked}?seat=2", status=404)
        await api.ask("GET", "/api/records/ABCDEF/review", status=404)

    monkeypatch.setattr(Server, "rules", "compiled")
    with serving(tmp_path) as server:
        happen(server, story)


# Lessons


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_a_lesson_begins_at_once_with_a_deal_to_learn_from(server: Server, game: str) -> None:
    async def story(api: Api, server: Server) -> None:
        seat = await api.ask("POST", "/api/lessons", game=game, name="Aki")
        assert seat["table"]["phase"] == "playing"
        assert [chair["kind"] for chair in seat["table"]["chairs"]] == [
            "person",
            *("bot" for _ in KITS[game].lesson.bots),
        ]
        await api.ask("POST", f"/api/tables/{seat['code']}/seats", status=409, name="Ben")
        client = Client(server.url, seat["code"], seat["secret"])
        async with client.connected():
            await client.until(lambda heard: client.asked is not None)
            if game != "wasabi":
                hand = client.view["game"]["seen"]["hand"]
                assert {"wasabi", "tempura", "salmon-nigiri"} <= set(hand)

    happen(server, story)


def test_a_lesson_is_no_game_that_counts(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        async def over(code: str) -> None:
            while (await api.ask("GET", f"/api/tables/{code}"))["phase"] != "over":
                await asyncio.sleep(0.02)

        counted = (await api.ask("GET", "/api/statistics"))["games"]
        listed = (await api.ask("GET", "/api/records"))["records"]
        seat = await api.ask("POST", "/api/lessons", game="sushi-go", name="Aki")
        await api.ask("DELETE", f"/api/tables/{seat['code']}/seats/0", seat["secret"])
        await over(seat["code"])
        assert (await api.ask("GET", "/api/statistics"))["games"] == counted
        assert (await api.ask("GET", "/api/records"))["records"] == listed
        replay = await api.ask("GET", f"/api/records/{seat['code']}/replay", seat["secret"])
        assert replay["over"]

        moved = await api.ask("POST", f"/api/tables/{seat['code']}/rematch", seat["secret"])
        await api.ask("POST", f"/api/tables/{moved['code']}/start", seat["secret"])
        await api.ask("DELETE", f"/api/tables/{moved['code']}/seats/0", seat["secret"])
        await over(moved["code"])
        told = await api.ask("GET", f"/api/tables/{moved['code']}", seat["secret"])
        games = [{"code": moved["code"], "key": told["record_key"]}]
        assert (await api.ask("POST", "/api/statistics/own", games=games))["games"] == 1
        assert len((await api.ask("POST", "/api/records/own", games=games))["records"]) == 1

    happen(server, story)


def test_who_follows_the_coach_of_wasabi_completes_recipes_and_plays_a_card(
    server: Server,
) -> None:
    async def story(api: Api, server: Server) -> None:
        seat = await api.ask("POST", "/api/lessons", game="wasabi", name="Aki")
        client = Client(server.url, seat["code"], seat["secret"])
        turns: dict[str, list[str]] = {}
        answered = 0
        async with client.connected():
            while len(turns) <= 5:
                if client.asked is None or client.question == answered:
                    await client.hear()
                    continue
                answered, turn = client.question, client.view["game"]["words"]["progress"]
                turns.setdefault(turn.partition(" ·")[0], []).extend(await obey(client))
        _tiles, _recipes, first, second, third, _ = turns.values()
        assert "claim" not in first
        assert {"claim", "take:wasabi"} <= set(second)
        assert {"claim", "play:wasabi", "take:spicy"} <= set(third)

    happen(server, story)


async def obey(client: Client) -> list[str]:
    """Answer the open question as a coach advises; the steps."""
    question, steps = client.question, list[str]()
    while True:
        hint = await client.reply("hint", question=question, steps=steps, simply=True)
        steps.append(hint["choices"][0]["action"])
        told = await client.reply("select", question=question, steps=steps)
        if told["enough"]:
            await client.reply("answer", question=question, steps=steps)
            return steps
