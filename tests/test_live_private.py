"""Games by link at a real server: for their players, and those who get the key from them."""

from collections.abc import Iterator
from typing import Any

import pytest

from live import Api, Client, Server, happen, play_to_the_end, serving
from sushibar.match.chairs import new_secret
from sushibar.table.dealer import record_key
from sushibar.table.table import Table

NOWHERE = "ABCDEF"
"""The code of no table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("private")) as running:
        yield running


def ways_to(code: str) -> list[str]:
    """All requests that tell of a finished game."""
    game, table = f"/api/records/{code}", f"/api/tables/{code}"
    return [game, f"{game}/replay", f"{game}/review", f"{table}/statistics"]


async def refusals(api: Api, code: str, bearer: str = "") -> list[tuple[int, str]]:
    """How these are answered, without the code of the table."""
    headers = {b"Authorization": f"Bearer {bearer}".encode("latin-1")} if bearer else {}
    answers = [await api.http.get(way, headers=headers) for way in ways_to(code)]
    return [(answer.status_code, answer.text.replace(code, "")) for answer in answers]


async def finished(api: Api, server: Server, **setup: Any) -> tuple[str, list[str], list[Client]]:
    """A game of two that is over: its code, the secrets, and who played."""
    code, secrets = await api.seats(["Aki", "Ben"], **setup)
    return code, secrets, await play_to_the_end(server, code, secrets, "luck")


def test_a_game_by_link_is_not_there_for_strangers(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        before = await api.ask("GET", "/api/statistics")
        code, *_ = await finished(api, server)
        listed = (await api.ask("GET", "/api/records?limit=100"))["records"]
        assert code not in [line["code"] for line in listed]
        assert await api.ask("GET", "/api/statistics") == before
        nothing = await refusals(api, NOWHERE)
        assert {status for status, _ in nothing} == {404}
        for bearer in ("", new_secret(), "nonsense", "é" * 32, "0" * 31 + "²"):
            assert await refusals(api, code, bearer) == nothing

    happen(server, story)


def test_a_seat_or_the_key_reads_a_game_by_link(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets, (aki, ben) = await finished(api, server)
        key = aki.view["record_key"]
        assert key == ben.view["record_key"]
        record = await api.ask("GET", f"/api/records/{code}", secrets[1])
        assert key == record_key(Table.from_record(record).seed or "")
        for bearer in (*secrets, key):
            assert await api.ask("GET", f"/api/records/{code}", bearer) == record
            assert (await api.ask("GET", f"/api/records/{code}/replay", bearer))["over"]
            told = await api.ask("GET", f"/api/tables/{code}/statistics", bearer)
            assert told["games"] == 1
            # The seat is looked at after the game is found.
            told = await api.ask("GET", f"/api/records/{code}/review?seat=7", bearer, status=404)
            assert told["reason"] == "seat"
        other, *_ = await finished(api, server)
        assert await refusals(api, other, key) == await refusals(api, NOWHERE)
        assert await refusals(api, other, secrets[0]) == await refusals(api, NOWHERE)

    happen(server, story)


def test_a_game_of_a_listed_table_is_for_everybody(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        counted = (await api.ask("GET", "/api/statistics"))["games"]
        code, *_ = await finished(api, server, listed=True)
        assert (await api.ask("GET", "/api/records"))["records"][0]["code"] == code
        assert (await api.ask("GET", "/api/statistics"))["games"] == counted + 1
        assert (await api.ask("GET", f"/api/tables/{code}/statistics"))["games"] == 1
        assert (await api.ask("GET", f"/api/records/{code}/replay"))["over"]
        assert await api.ask("GET", f"/api/records/{code}", new_secret())

    happen(server, story)


def test_one_finds_ones_own_games_by_their_keys(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        played = [await finished(api, server, listed=number == 1) for number in range(3)]
        games = [
            {"code": code, "key": clients[0].view["record_key"]} for code, _, clients in played
        ]
        wrong = {"code": played[2][0], "key": games[0]["key"]}

        async def own(*some: dict[str, str], **more: Any) -> list[str]:
            found = await api.ask("POST", "/api/records/own", games=list(some), **more)
            return [line["code"] for line in found["records"]]

        codes = [game["code"] for game in games]
        assert await own(*games) == codes[::-1]
        assert await own(games[0], games[1], wrong) == [codes[1], codes[0]]
        assert await own(*games, limit=1) == [codes[2]]
        assert await own(*games, game="party") == []
        assert await own({"code": NOWHERE, "key": new_secret()}) == []
        counted = await api.ask("POST", "/api/statistics/own", games=[games[0], wrong])
        assert counted["games"] == 1
        assert {tally["name"] for tally in counted["people"]} == {"Aki", "Ben"}
        many = [{"code": NOWHERE, "key": new_secret()}] * 501
        await api.ask("POST", "/api/records/own", status=422, games=many)
        assert await own(*many[:499], games[0]) == [codes[0]]
        last = (await api.ask("POST", "/api/records/own", games=games))["records"][0]
        assert await own(*games, before=last["finished_at"]) == [codes[1], codes[0]]

    happen(server, story)


def test_onlookers_of_a_game_by_link_hear_no_key_and_of_no_rematch(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(["Aki", "Ben"])
        crowd, late = Client(server.url, code), Client(server.url, code)
        async with crowd.connected():
            (aki, _) = await play_to_the_end(server, code, secrets, "luck")
            await crowd.until(lambda _: crowd.view["phase"] == "over")
            assert crowd.view["game"]["winners"] == aki.view["game"]["winners"]
            moved = await api.ask("POST", f"/api/tables/{code}/rematch", secrets[1])
            await crowd.until(lambda _: crowd.events[-1]["kind"] == "rematched")
        async with late.connected(), aki.connected():
            await late.hear()
            await aki.hear()
        told = "\n".join([*crowd.raw, *late.raw, str(await api.ask("GET", f"/api/tables/{code}"))])
        assert moved["code"] not in told
        assert aki.view["record_key"] not in told
        for client in (crowd, late):
            assert client.events[-1].keys() == {"kind", "version", "at"}
            assert client.view["rematch_by"] is None
        assert (aki.view["rematch"], aki.view["rematch_by"]) == (moved["code"], 1)
        assert (aki.events[-1]["code"], aki.events[-1]["seat"]) == (moved["code"], 1)
        assert (await api.ask("GET", f"/api/tables/{code}", new_secret()))["rematch"] == ""
        own = await api.ask("GET", f"/api/tables/{code}", secrets[0])
        assert (own["rematch"], own["record_key"]) == (moved["code"], aki.view["record_key"])

    happen(server, story)


def test_nobody_is_told_a_key_before_the_end(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(["Aki", "Ben"])
        aki = Client(server.url, code, secrets[0])
        async with aki.connected():
            await aki.hear()
        assert aki.view["phase"] == "playing"
        assert aki.view["record_key"] == ""
        assert (await api.ask("GET", f"/api/tables/{code}", secrets[0]))["record_key"] == ""

    happen(server, story)


def test_the_record_of_a_lesson_is_read_with_the_secret_of_its_seat_alone(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        seat = await api.ask("POST", "/api/lessons", game="sushi-go", name="Aki")
        code, secret = seat["code"], seat["secret"]
        (aki,) = await play_to_the_end(server, code, [secret], "lesson")
        record = await api.ask("GET", f"/api/records/{code}", secret)
        known = record_key(Table.from_record(record).seed or "")  # everybody has that seed
        assert aki.view["record_key"] == ""
        assert await refusals(api, code, known) == await refusals(api, NOWHERE)

    happen(server, story)
