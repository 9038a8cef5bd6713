"""A seat of a real server, played on the full screen of the terminal."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import sushibar
from live import Api, Server, serving
from screens import Player, at
from sushibar import extras
from sushibar.errors import Refused, SetupError
from sushibar.terminal.app.dialogs import Reading
from sushibar.terminal.app.server_requests import Link, read_link, sit_down
from sushibar.terminal.app.server_seat import ServerSeat

SECRET = "0123456789abcdef" * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("joining")) as running:
        yield running


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


async def seat_at(link: Link) -> ServerSeat:
    return await asyncio.to_thread(ServerSeat, link)


# Links


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("http://127.0.0.1:8000/t/abc234", ("http://127.0.0.1:8000", "ABC234", None)),
        (f"https://sushi.example/t/ABC234#{SECRET}", ("https://sushi.example", "ABC234", SECRET)),
        ("https://x.example/bar/t/ABC234/", ("https://x.example/bar", "ABC234", None)),
    ],
)
def test_a_link_leads_to_a_table(typed: str, meant: tuple[str, str, str | None]) -> None:
    assert read_link(typed) == meant


@pytest.mark.parametrize("typed", ["ABC234", "http://x.example/", "ftp://x/t/ABC234", "/t/ABC234"])
def test_anything_else_is_no_link(typed: str) -> None:
    with pytest.raises(SetupError, match="is not the link of a table"):
        read_link(typed)


def test_joining_without_a_terminal_is_refused() -> None:
    done = sushibar("join", "http://127.0.0.1:1/t/ABC234")
    assert done.status == 2
    assert "needs a terminal" in done.complaint


def test_a_missing_library_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "EXTRAS", {"serve": ("no_such_library",)})
    done = sushibar("join", "http://127.0.0.1:1/t/ABC234")
    assert done.status == 2
    assert "no-such-library" in done.complaint
    assert "sushibar[serve]" in done.complaint


def test_a_server_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match=r"http://127\.0\.0\.1:9 cannot be reached"):
        sit_down(read_link("http://127.0.0.1:9/t/ABC234"), "Nori")


def test_a_table_that_is_not_there_is_refused_in_the_servers_words(server: Server) -> None:
    with pytest.raises(Refused, match="table"):
        sit_down(Link(server.url, "ZZZZZZ", None), "Nori")


# Playing


@pytest.mark.parametrize("game", ["sushi-go", pytest.param("wasabi", marks=pytest.mark.long)])
def test_a_whole_game_and_a_rematch_at_a_server(server: Server, game: str) -> None:
    async def play() -> None:
        async with Api(server.url) as api:
            code, (secret,) = await api.seats(["Nori"], ["random"], game=game)
        async with at(await seat_at(Link(server.url, code, secret))) as player:
            await player.play_on()
            await player.until(lambda: isinstance(player.app.screen, Reading))
            await player.pilot.pause()
            assert "Final scores" in player.shown
            while isinstance(player.app.screen, Reading):
                await player.press("escape")
            (key,) = re.findall(rf"/r/{code}#([0-9a-f]{{32}})", "".join(player.seat.goodbye()))
            async with Api(server.url) as api:
                assert (await api.ask("GET", f"/api/records/{code}/replay", key))["over"]
            await player.press("r")
            await player.until(lambda: player.seat.view["code"] != code)
            await player.asked()
            assert player.seat.names[0] == "Nori"

    asyncio.run(play())


def test_a_guest_waits_for_the_host_and_then_plays(server: Server) -> None:
    async def play() -> None:
        async with Api(server.url) as api:
            code, (host,) = await api.seats(["Nori"], start=False, players=3)
            link = await asyncio.to_thread(sit_down, Link(server.url, code, None), "Nori")
            assert link.secret is not None
            async with at(await seat_at(link)) as player:
                await player.until(lambda: player.seat.view["you"] is not None)
                await player.pilot.pause()
                assert "Nori 2" in player.shown  # the name was taken
                assert "The host starts the game" in player.shown
                async with at(await seat_at(Link(server.url, code, host))) as owner:
                    await owner.until(lambda: owner.seat.view["you"] == 0)
                    await owner.press("b")
                    await owner.until(lambda: owner.seat.view["chairs"][2]["kind"] == "bot")
                    await owner.press("r")
                    await owner.asked()
                    await player.asked()
                    await owner.press("enter")
                    await owner.until(lambda: "You chose" in owner.shown)
                    assert owner.screen.choices.choices == []
                    await owner.press("u")
                    await owner.asked()
                    await owner.press("enter")
                    await player.press("enter")
                    await player.until(lambda: question(player) == 2)
                    await owner.until(lambda: question(owner) == 2)
                assert f"/t/{code}#{link.secret}" in "".join(player.seat.goodbye())

    asyncio.run(play())


def test_a_wrong_secret_ends_the_app_with_an_error(server: Server) -> None:
    async def play() -> None:
        async with Api(server.url) as api:
            code, _ = await api.seats(["Nori"], ["random"])
        async with at(await seat_at(Link(server.url, code, SECRET))) as player:
            await player.until(lambda: not player.app.is_running)
            assert isinstance(player.app.return_value, Refused)

    asyncio.run(play())


def test_a_lost_connection_is_taken_up_again(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            async with Api(server.url) as api:
                code, (secret,) = await api.seats(["Nori"], ["greedy"])
            async with at(await seat_at(Link(server.url, code, secret))) as player:
                await player.asked()
                await asyncio.to_thread(server.kill)
                await player.until(lambda: "Connection lost" in player.seat.trouble)
                await asyncio.to_thread(server.start)
                await player.until(lambda: not player.seat.trouble)
                await player.press("enter")
                await player.until(lambda: question(player) == 2)

    asyncio.run(play())


def question(player: Player) -> int:
    return int(player.game["question"])
