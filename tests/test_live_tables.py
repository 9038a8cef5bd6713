"""Live tables at a real server: opened, joined, played, left and taken back."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from live import Api, Client, Server, happen, play_to_the_end, serving
from sushibar.table.record import verify


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Server, "rules", "compiled")  # as soon as they are ready
        with serving(tmp_path_factory.mktemp("served")) as running:
            yield running


# Games


@pytest.mark.parametrize(
    ("game", "people", "bots", "setup"),
    [
        ("sushi-go", ["Aki", "Ben", "Chie"], ["greedy"], {}),
        ("sushi-go", ["Aki", "Ben"], [], {"options": ["dummy"]}),
        ("sushi-go", ["Aki"], ["random", "beginner"], {"edition": "zoch"}),
        ("party", ["Aki", "Ben", "Chie"], [], {"menu": "cutthroat-combo"}),
        ("party", ["Aki"], ["greedy"], {"menu": "random"}),
        ("wasabi", ["Aki", "Ben"], ["greedy"], {}),
    ],
)
def test_a_game_is_played_to_its_end_and_its_record_holds(
    server: Server, game: str, people: list[str], bots: list[str], setup: dict[str, Any]
) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(people, bots, game=game, **setup)
        clients = await play_to_the_end(server, code, secrets, "luck")
        record = await api.ask("GET", f"/api/records/{code}", secrets[0])
        held = verify(record)
        assert held.commitment
        assert held.result
        assert held.table.names[: len(people)] == tuple(people)
        steps = (await api.ask("GET", f"/api/records/{code}/replay", secrets[-1]))["steps"]
        assert len(steps) == len(held.table.events)
        assert steps[-1]["seen"]["points"] == list(held.table.points)
        for client in clients:
            assert client.view["game"]["winners"] == list(held.table.winners)
            assert client.view["game"]["seen"]["points"] == list(held.table.points)
            assert [event["version"] for event in client.events] == sorted(
                event["version"] for event in client.events
            )

    happen(server, story)


def test_salts_of_the_players_are_in_the_deal(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        own = {"name": "Aki", "salt": "0" * 31 + "1"}
        seat = await api.ask("POST", "/api/tables", players=2, host=own, bots=["random"])
        await api.ask("POST", f"/api/tables/{seat['code']}/start", seat["secret"])
        await play_to_the_end(server, seat["code"], [seat["secret"]], "salty")
        record = await api.ask("GET", f"/api/records/{seat['code']}", seat["secret"])
        assert f"salts {'0' * 31}1\n" in record
        assert f"commitment {seat['table']['commitment']}\n" in record

    happen(server, story)


# Before the game


def test_the_host_changes_the_settings_and_everybody_sees_it_at_once(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (host, guest) = await api.seats(["Aki", "Ben"], [], start=False, players=3)
        path = f"/api/tables/{code}/settings"
        onlooker, player = Client(server.url, code), Client(server.url, code, guest)
        async with onlooker.connected(), player.connected():
            for client in (onlooker, player):
                await client.hear()  # else it may be welcomed to what was changed
            wanted: dict[str, Any] = {"players": 4, "edition": "zoch", "clock": 60, "listed": True}
            told = await api.ask("POST", path, host, **wanted)
            for client in (onlooker, player):
                news = await client.until(
                    lambda heard: heard["type"] == "news" and heard["events"] != []
                )
                assert [event["kind"] for event in news["events"]] == ["changed"]
                assert news["view"]["settings"] == told["settings"]
                assert len(news["view"]["chairs"]) == 4
        listed = (await api.ask("GET", "/api/tables"))["tables"]
        assert code in [table["code"] for table in listed]
        await api.ask("POST", path, host, players=2)
        listed = (await api.ask("GET", "/api/tables"))["tables"]
        assert code not in [table["code"] for table in listed]
        refused = await api.ask("POST", path, guest, status=403, players=4)
        assert refused["reason"] == "not-host"
        refused = await api.ask("POST", path, host, status=400, players=2, edition="zoch")
        assert refused["reason"] == "not-allowed"

    happen(server, story)


def test_the_rules_of_a_table_come_in_few_bytes_to_clients_that_can_read_that(
    server: Server,
) -> None:
    async def story(api: Api, server: Server) -> None:
        code, _ = await api.seats(["Aki"], [], start=False, players=2, game="wasabi")
        path, encoding = f"/api/tables/{code}/rules", "Accept-Encoding"
        short = await api.http.get(path, headers={encoding: "gzip"})
        long = await api.http.get(path, headers={encoding: "identity"})
        assert short.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in long.headers
        assert 3 * int(short.headers["content-length"]) < int(long.headers["content-length"])
        assert short.json() == long.json()

    happen(server, story)


def test_a_player_is_called_something_else_before_the_game(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (host, guest) = await api.seats(["Aki", "Ben"], [], start=False)
        path = f"/api/tables/{code}/seats/1/name"
        await api.ask("POST", path, host, status=401, name="Benno")  # only one's own
        told = await api.ask("POST", path, guest, name="Benno")
        assert [chair["name"] for chair in told["chairs"]] == ["Aki", "Benno"]
        await api.ask("POST", f"/api/tables/{code}/start", host)
        await api.ask("POST", path, guest, status=409, name="Ben")

    happen(server, story)


# Answers


def test_an_answer_can_be_replaced_until_the_reveal_and_not_after_it(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"])
        aki, ben = Client(server.url, code, mine), Client(server.url, code, theirs)
        async with aki.connected(), ben.connected():
            await aki.hear()
            await ben.hear()
            assert aki.asked is not None
            assert ben.asked is not None
            first, second = (choice["action"] for choice in aki.asked["choices"][:2])
            assert (await aki.reply("answer", question=1, steps=[first]))["type"] == "accepted"
            assert (await aki.reply("answer", question=1, steps=[second]))["type"] == "accepted"
            assert (await aki.reply("answer", question=1, steps=[second]))["type"] == "accepted"
            await ben.reply("answer", question=1, steps=[ben.asked["choices"][0]["action"]])
            await aki.until(lambda message: aki.question == 2)
            assert second in aki.view["game"]["seen"]["plates"][0]
            again = await aki.reply("answer", question=1, steps=[second])
            assert again["type"] == "accepted"
            late = await aki.reply("answer", question=1, steps=[first])
            assert (late["type"], late["reason"], late["question"]) == ("refused", "too-late", 1)

    happen(server, story)


def test_a_copy_of_an_old_answer_does_not_undo_what_was_answered_elsewhere(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        old, new = Client(server.url, code, mine), Client(server.url, code, mine)
        async with old.connected(), new.connected():
            await old.hear()
            await new.hear()
            assert old.asked is not None
            first, second, third = (choice["action"] for choice in old.asked["choices"][:3])
            before = old.view["version"]

            async def answered(client: Client, step: str, after: int) -> dict[str, Any]:
                return await client.reply("answer", question=1, steps=[step], after=after)

            assert (await answered(new, first, before))["type"] == "accepted"
            assert (await answered(new, second, before))["type"] == "accepted"
            late = await answered(old, first, before)
            assert (late["type"], late["reason"]) == ("refused", "outdated")
            assert (await answered(old, second, before))["type"] == "accepted"
            assert old.view["game"]["answered"] == [second]
            assert (await answered(old, third, old.view["version"]))["type"] == "accepted"
            late = await answered(new, first, before)
            assert (late["type"], late["reason"]) == ("refused", "outdated")
            assert new.view["game"]["answered"] == [third]

    happen(server, story)


def test_nobody_learns_an_answer_before_the_reveal(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"])
        aki, ben = Client(server.url, code, mine), Client(server.url, code, theirs)
        async with aki.connected(), ben.connected():
            await aki.hear()
            await ben.hear()
            assert aki.asked is not None
            action = aki.asked["choices"][0]["action"]
            await aki.reply("answer", question=1, steps=[action])
            news = await ben.until(lambda message: message["type"] == "news")
            (event,) = news["events"]
            assert (event["kind"], event["seat"], event["by"]) == ("answered", 0, "player")
            assert news["pending"] == [1]
            assert news["view"] is None
            assert action not in ben.raw[-1]

    happen(server, story)


def test_a_wrong_answer_is_refused_in_words_and_changes_nothing(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        aki = Client(server.url, code, mine)
        async with aki.connected():
            await aki.hear()
            told = await aki.reply("answer", question=1, steps=["fugu"])
            assert told["reason"] == "illegal"
            assert "fugu" in told["words"]
            early = await aki.reply("answer", question=9, steps=["tempura"])
            assert early["reason"] == "too-early"
            assert aki.view["version"] == (await api.ask("GET", f"/api/tables/{code}"))["version"]

    happen(server, story)


def test_a_compound_answer_is_asked_for_step_by_step(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"], game="wasabi")
        aki = Client(server.url, code, mine)
        async with aki.connected():
            chance = random.Random(4)
            await aki.hear()
            if aki.asked is None:
                return
            steps = await aki.whole_answer(chance)
            assert len(steps) == 3  # the neighbour's starting tiles

    happen(server, story)


# Hints, previews, scores


def test_hints_previews_and_scores_are_told_in_words(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine,) = await api.seats(["Aki"], ["random"])
        aki = Client(server.url, code, mine)
        async with aki.connected():
            await aki.hear()
            assert aki.asked is not None
            actions = {choice["action"] for choice in aki.asked["choices"]}
            preview = await aki.reply("preview", question=1)
            assert set(preview["brings"]) == actions
            assert all(preview["brings"].values())
            hint = await aki.reply("hint", question=1)
            assert hint["choices"][0]["action"] in actions
            assert hint["choices"][0]["why"]
            scores = await aki.reply("scores")
            assert scores["totals"] == [0, 0]

    happen(server, story)


def test_hints_are_rationed(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine,) = await api.seats(["Aki"], ["random"])
        aki = Client(server.url, code, mine)
        async with aki.connected():
            await aki.hear()
            told = [await aki.reply("hint", question=1)]
            assert told[0]["type"] == "hint"
            while told[-1]["type"] == "hint" and len(told) < 50:  # they come back with time
                told.append(await aki.reply("hint", question=1))
            assert told[-1]["reason"] == "too-many-hints"

    happen(server, story)


# Coming and going


def test_a_client_that_comes_back_hears_what_it_has_missed(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(["Aki", "Ben"])
        aki, ben = (Client(server.url, code, secret) for secret in secrets)
        async with aki.connected():
            await aki.hear()
        async with ben.connected():
            await ben.hear()
            steps = await ben.whole_answer(random.Random(1))
            await ben.reply("answer", question=1, steps=steps)
            await ben.say("say", phrase="clap")
            await ben.until(lambda message: bool(ben.events) and ben.events[-1]["kind"] == "said")
        known = aki.view["version"]
        async with aki.connected():
            welcome = await aki.hear()
            kinds = [event["kind"] for event in welcome["events"]]
            assert kinds == ["answered", "said"]
            assert [event["version"] for event in aki.events][-2:] == [known + 1, known + 2]

    happen(server, story)


def test_the_host_replaces_an_absent_player_who_takes_the_seat_back(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"])
        aki, ben = Client(server.url, code, mine), Client(server.url, code, theirs)
        async with aki.connected():
            await aki.hear()
            path = f"/api/tables/{code}/seats/1/stand-in"
            await api.ask("POST", path, theirs, 403)
            await api.ask("POST", path, mine, bot="greedy")
            steps = await aki.whole_answer(random.Random(1))
            await aki.reply("answer", question=1, steps=steps)
            await aki.until(lambda message: aki.question == 2)  # the bot has answered
            async with ben.connected():
                await ben.hear()
                await api.ask("POST", path, mine, 409)  # present now
                await ben.say("return")
                await ben.until(lambda message: ben.view["chairs"][1]["bot"] == "")
        kinds = [event["kind"] for event in ben.events]
        assert "stood-in" in kinds
        assert kinds[-1] == "returned"

    happen(server, story)


def test_who_leaves_during_the_game_is_played_for(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"])
        table = await api.ask("DELETE", f"/api/tables/{code}/seats/0", mine)
        assert table["chairs"][0]["bot"] == "greedy"
        assert table["host"] == 1
        (ben,) = await play_to_the_end(server, code, [theirs], "alone")
        assert ben.view["phase"] == "over"

    happen(server, story)


def test_a_rematch_keeps_seats_and_secrets(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, secrets = await api.seats(["Aki", "Ben"], ["random"])
        await play_to_the_end(server, code, secrets, "first")
        moved = await api.ask("POST", f"/api/tables/{code}/rematch", secrets[1])
        again = await api.ask("POST", f"/api/tables/{code}/rematch", secrets[0])
        assert moved == again
        table = await api.ask("GET", f"/api/tables/{moved['code']}")
        assert [chair["name"] for chair in table["chairs"][:2]] == ["Aki", "Ben"]
        assert [chair["accepted"] for chair in table["chairs"]] == [False, False, True]
        await api.ask("POST", f"/api/tables/{moved['code']}/accept", secrets[1])
        begun = await api.ask("POST", f"/api/tables/{moved['code']}/accept", secrets[0])
        assert begun["phase"] == "playing"
        await play_to_the_end(server, moved["code"], secrets, "second")
        both = await api.ask("GET", f"/api/tables/{moved['code']}/statistics", secrets[0])
        assert both["games"] == 2

    happen(server, story)


def test_a_bystander_sees_the_public_table_and_cannot_act(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, _ = await api.seats(["Aki", "Ben"])
        crowd = Client(server.url, code)
        async with crowd.connected():
            await crowd.hear()
            assert crowd.view["you"] is None
            assert crowd.view["game"]["asked"] is None
            assert crowd.view["game"]["seen"]["hands"] == [[], []]
            told = await crowd.reply("answer", question=1, steps=["tempura"])
            assert told["reason"] == "bystander"

    happen(server, story)


# The lobby


def test_only_listed_tables_are_found_by_strangers(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        seen, _ = await api.seats(["Aki"], start=False, players=3, listed=True)
        hidden, _ = await api.seats(["Ben"], start=False, players=3)
        codes = [table["code"] for table in (await api.ask("GET", "/api/tables"))["tables"]]
        assert seen in codes
        assert hidden not in codes

    happen(server, story)


def test_a_table_is_set_up_only_as_the_rules_allow(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        path, host = "/api/tables", {"name": "Aki"}
        await api.ask("POST", path, "", 400, host=host, players=8)
        await api.ask("POST", path, "", 400, host=host, players=2, edition="fugu")
        await api.ask("POST", path, "", 400, host=host, game="party", menu="fugu")
        await api.ask("POST", path, "", 422, host=host, players="2")
        await api.ask("POST", path, "", 422, host=host, sushi=True)
        await api.ask("POST", path, "", 409, host=host, players=2, bots=["greedy", "greedy"])
        await api.ask("POST", path, "", 400, host=host, players=2, bots=["evil.py"])
        await api.ask("POST", path, "", 400, host=host, players=2, bots=["search:60s"])
        await api.ask("GET", "/api/tables/AAAAAA", "", 404)

    happen(server, story)


def test_only_who_holds_a_seat_decides_about_it(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"], start=False)
        await api.ask("POST", f"/api/tables/{code}/start", "", 401)
        await api.ask("POST", f"/api/tables/{code}/start", "0" * 32, 401)
        await api.ask("POST", f"/api/tables/{code}/start", theirs, 403)
        await api.ask("DELETE", f"/api/tables/{code}/seats/0", theirs, 403)
        await api.ask("DELETE", f"/api/tables/{code}/seats/1", theirs)
        await api.ask("POST", f"/api/tables/{code}/start", mine, 409)
        table = await api.ask("POST", f"/api/tables/{code}/bots", mine, bot="beginner")
        assert table["chairs"][1]["kind"] == "bot"
        await api.ask("POST", f"/api/tables/{code}/close", mine)
        await api.ask("POST", f"/api/tables/{code}/seats", "", 409, name="Chie")

    happen(server, story)


# Clocks


def test_when_time_is_up_the_selected_card_is_played(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"], clock=5)
        aki, ben = Client(server.url, code, mine), Client(server.url, code, theirs)
        async with aki.connected(), ben.connected():
            await aki.hear()
            assert aki.asked is not None
            action = aki.asked["choices"][-1]["action"]
            told = await aki.reply("select", question=1, steps=[action])
            assert told["whole"]
            await aki.until(lambda message: aki.question == 2)
        answers = {event["seat"]: event["by"] for event in aki.events if "by" in event}
        assert answers == {0: "selected", 1: "clock"}
        assert aki.view["game"]["seen"]["plates"][0] == [action]

    happen(server, story)


@pytest.mark.long
def test_nobody_waits_long_for_a_player_who_is_away(server: Server) -> None:
    async def story(api: Api, server: Server) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"], clock=5)
        aki = Client(server.url, code, mine)
        async with aki.connected():
            await aki.play(random.Random(7), until=lambda view: bool(view["chairs"][1]["bot"]))
        answers = [event["by"] for event in aki.events if event.get("seat") == 1 and "by" in event]
        assert answers[:2] == ["clock", "clock"]

    happen(server, story)
