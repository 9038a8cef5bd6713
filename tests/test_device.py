"""People who share a device: each sees the own hand, after saying so, and nothing is sent ahead."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from live import Api, Client, Server, happen, serving
from sushibar.errors import Refused
from sushibar.match.device import Device
from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import whole_answer
from sushibar.match.settings import Settings
from sushibar.table.policy import RandomPolicy

GAMES = ["sushi-go", "party", "wasabi"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def do(match: Match, entries: list[Entry]) -> None:
    for entry in entries:
        match.apply(entry)


def shared(game: str = "sushi-go", *, others: int = 0) -> Match:
    """A game of Ann and Ben at one device, and of others elsewhere."""
    match = Match("TABLE", "seed")
    do(match, match.open(Settings.checked(game, 2 + others, "seed")))
    do(match, match.join("Ann", "key"))
    do(match, match.bring("Ben", "key"))
    for number in range(others):
        do(match, match.join(f"Other {number}", f"key {number}"))
    do(match, match.start())
    return match


def answer(match: Match, seat: int) -> None:
    steps = whole_answer(match.playing.copy(), seat, RandomPolicy(seat))
    do(match, match.answer(seat, match.question, steps))


# Whose view is shown


def test_one_secret_holds_the_seats_of_all_at_a_device() -> None:
    match = shared(others=1)
    assert match.seats_of("key") == (0, 1)
    assert match.seats_of("key 0") == (2,)
    assert match.seat_of("key") == match.host == 0
    assert match.seats_of("") == ()


def test_a_device_is_covered_until_somebody_says_so_and_again_after_the_answer() -> None:
    match, device = shared(others=1), Device((0, 1))
    assert device.look(match) is None
    device.take(match, 0)
    assert device.look(match) == 0
    answer(match, 2)  # somebody elsewhere
    assert device.look(match) == 0
    answer(match, 0)
    assert device.look(match) is None
    device.take(match, 1)
    answer(match, 1)  # and all is revealed: nobody sees who has got which hand
    assert device.look(match) is None
    with pytest.raises(Refused):
        device.take(match, 2)


def test_an_answer_can_be_changed_by_who_says_so_again() -> None:
    match, device = shared(), Device((0, 1))
    device.take(match, 0)
    answer(match, 0)
    assert device.look(match) is None
    device.take(match, 0)
    assert device.look(match) == 0
    device.cover()
    assert device.look(match) is None


def test_who_alone_is_asked_once_more_need_not_say_so_again() -> None:
    match, device = shared("wasabi"), Device((0, 1))
    kept = 0
    for _ in range(60):
        (seat,) = match.pending
        if device.look(match) is None:
            device.take(match, seat)
        assert device.look(match) == seat
        answer(match, seat)
        kept += match.pending == (seat,)
        assert device.look(match) == (seat if match.pending == (seat,) else None)
    assert kept > 5


def test_a_lost_connection_shows_again_what_was_shown_unless_it_was_answered() -> None:
    match, device = shared(), Device((0, 1))
    device.take(match, 0)
    known = match.version
    again = Device((0, 1))
    again.resume(match, 0, known)
    assert again.look(match) == 0
    answer(match, 0)  # it has arrived, and the connection was lost after it
    again = Device((0, 1))
    again.resume(match, 0, known)
    assert again.look(match) is None
    answer(match, 1)
    again.resume(match, 1, known)
    assert again.look(match) is None


def test_nobody_is_shown_anything_when_the_game_is_over() -> None:
    match, device = shared(), Device((0, 1))
    while match.phase == "playing":
        for seat in match.pending:
            device.take(match, seat)
            answer(match, seat)
            assert device.look(match) is None
    assert match.phase == "over"


def test_all_at_a_device_come_to_the_rematch_together() -> None:
    match = shared()
    again = Match("AGAIN", "other")
    do(again, match.opening("other"))
    do(again, again.accept(0))
    assert again.phase == "playing"


# What goes over the socket


class SharedClient(Client):
    """A device that people share; it notes who had said so whenever something was told."""

    def __init__(self, *arguments: Any, **hello: Any) -> None:
        super().__init__(*arguments, **hello)
        self.taken: int | None = None

    def see(self, message: dict[str, Any]) -> None:
        """All that is told about a seat was asked for by that seat's player."""
        view = message["view"]
        if view is not None and view["game"] is not None:
            assert view["you"] in (None, self.taken)
            if view["you"] is None:
                assert (view["game"]["asked"], view["game"]["answered"]) == (None, None)
        super().see(message)


def public(view: dict[str, Any]) -> dict[str, Any]:
    """What everybody may know of a game."""
    hidden = ("you", "yours", "record_key", "rematch", "rematch_by")
    return {key: value for key, value in view.items() if key not in hidden}


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_device_is_told_what_a_bystander_is_told_and_not_a_byte_more(
    server: Server, game: str
) -> None:
    async def story(api: Api, server: Server) -> None:
        seat = await api.ask(
            "POST", "/api/tables", host={"name": "Ann"}, game=game, players=3, bots=["greedy"]
        )
        code, secret = seat["code"], seat["secret"]
        table = await api.ask("POST", f"/api/tables/{code}/beside", secret, name="Ben")
        assert [chair["name"] for chair in table["chairs"]][:2] == ["Ann", "Ben"]
        await api.ask("POST", f"/api/tables/{code}/start", secret)
        chance = random.Random(game)
        device, bystander = SharedClient(server.url, code, secret), Client(server.url, code)
        seen: dict[int, Any] = {}
        async with device.connected(), bystander.connected():
            welcome = await device.hear()
            assert (welcome["view"]["you"], welcome["view"]["yours"]) == (None, [0, 1])
            for _ in range(12):
                while not set(device.view["game"]["pending"]) & {0, 1}:
                    await device.hear()
                asked = min(set(device.view["game"]["pending"]) & {0, 1})
                question = device.question
                if device.view["you"] != asked:
                    told = await device.reply("select", question=question, steps=[])
                    assert told["reason"] == "bystander"
                    device.taken = asked
                    await device.say("take", seat=asked)
                    await device.until(lambda heard: heard.get("view") is not None)
                assert device.view["you"] == asked
                assert device.asked is not None
                steps = await device.whole_answer(chance)
                assert (await device.reply("answer", question=question, steps=steps))[
                    "type"
                ] == "accepted"
            await bystander.until(lambda heard: bystander.view["version"] >= device.view["version"])
        seen = {
            message["view"]["version"]: public(message["view"])
            for message in bystander.heard
            if message.get("view")
        }
        compared = 0
        for message in device.heard:
            view = message.get("view")
            if view and view["you"] is None and view["version"] in seen:
                assert public(view) == seen[view["version"]]
                compared += 1
        assert compared >= 4
        refused = await api.ask("DELETE", f"/api/tables/{code}/seats/2", secret, status=409)
        assert refused["reason"] == "started"

    happen(server, story)


def test_a_seat_elsewhere_is_not_shown_and_a_stranger_takes_none(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (ann, cleo) = await api.seats(["Ann", "Cleo"], [], start=False, players=3)
        await api.ask("POST", f"/api/tables/{code}/beside", ann, name="Ben")
        await api.ask("POST", f"/api/tables/{code}/beside", "0" * 32, status=401, name="Dan")
        await api.ask("POST", f"/api/tables/{code}/start", ann)
        for secret, other in ((ann, 1), (cleo, 0), (None, 0)):
            client = Client(server.url, code, secret)
            async with client.connected():
                await client.hear()
                told = await client.reply("take", seat=other)
                assert told["reason"] == "not-here"
        device = Client(server.url, code, ann)
        async with device.connected():
            assert (await device.hear())["view"]["yours"] == [0, 2]

    happen(server, story)


def test_an_answer_said_again_after_the_cover_changes_nothing(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (ann,) = await api.seats(["Ann"], [], start=False, players=2)
        await api.ask("POST", f"/api/tables/{code}/beside", ann, name="Ben")
        await api.ask("POST", f"/api/tables/{code}/start", ann)
        device = Client(server.url, code, ann)
        async with device.connected():
            await device.hear()
            await device.say("take", seat=0)
            await device.until(lambda heard: device.view["you"] == 0)
            steps = await device.whole_answer(random.Random(1))
            for _ in range(2):
                told = await device.reply("answer", question=1, steps=steps)
                assert told["type"] == "accepted"
            assert device.view["you"] is None
            known = device.view["version"]
        back = Client(server.url, code, ann, seat=0, since=known)
        async with back.connected():  # who has answered since is not shown again
            assert (await back.hear())["view"]["you"] == 0
        early = Client(server.url, code, ann, seat=0, since=known - 1)
        async with early.connected():
            assert (await early.hear())["view"]["you"] is None

    happen(server, story)
