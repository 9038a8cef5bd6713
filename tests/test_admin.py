"""`sushibar admin`: what a host can see of a database, take out of it, and delete."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from commands import Done, sushibar
from databases import KINDS, new_url
from stores import opened, opening, person
from sushibar.match.log import BotJoined, Entry, Joined, Opened
from sushibar.match.settings import Settings
from sushibar.server.stored_log import stored
from sushibar.store.rows import Addition, Finish
from sushibar.store.store import Store

DAY = 86_400_000
NOW = time.time_ns() // 1_000_000


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with three tables: one that is open, one in play, and a finished game."""
    made = new_url(request.param, tmp_path)
    asyncio.run(fill(made))
    return made


def sat(*who: str | tuple[str, str]) -> list[Entry]:
    """How people, and bots with their specs, sat down."""
    seats: list[Entry] = [Opened(Settings("sushi-go", 2, "gamewright", (), ()), "a promise")]
    for seat, one in enumerate(who):
        if isinstance(one, str):
            seats.append(Joined(seat, one, f"key of {one}"))
        else:
            seats.append(BotJoined(seat, *one))
    return seats


async def fill(url: str) -> None:
    async with opened(url) as store:
        await table(store, "OPEN22", sat("Aki"), at=NOW - DAY)
        await table(store, "PLAY22", sat("Aki", 'Ben "the %_" Fish'), at=NOW - 2 * DAY)
        assert await store.append(starts_at("PLAY22", 3, NOW - 2 * DAY))
        await game(store, "OVER22", ["Aki", "Cleo"], days=10)


async def table(store: Store, code: str, seats: list[Entry], at: int) -> None:
    entries = [stored(version, at, entry) for version, entry in enumerate(seats, start=1)]
    assert await store.create(opening(code, at=at), entries)


def starts_at(code: str, version: int, at: int) -> Addition:
    entry = stored(version + 1, at, Joined(1, "late", "key"))
    return Addition(code, version, (entry,), status="playing", listed=False)


def record(code: str) -> str:
    """Of a game; it has more bytes than letters."""
    return f"寿司 {code}\n"


async def game(store: Store, code: str, names: list[str], days: int) -> None:
    at = NOW - days * DAY
    await table(store, code, sat(*names), at=at)
    results = [person(seat, name, 30 - seat, float(not seat)) for seat, name in enumerate(names)]
    version = len(names) + 1
    end = stored(version + 1, at, Joined(0, names[0], "key"))
    finish = Finish(record(code), tuple(results), listed=True)
    assert await store.append(Addition(code, version, (end,), status="over", finish=finish))


def admin(url: str, *arguments: str | Path, said: str = "", language: str = "en") -> Done:
    return sushibar("admin", *arguments, "--database", url, said=said, SUSHIBAR_LANG=language)


def told(url: str, *arguments: str) -> Any:
    """What a command says as JSON."""
    done = admin(url, *arguments, "--json")
    assert (done.status, done.complaint) == (0, "")
    return json.loads(done.printed)


def codes(url: str) -> tuple[list[str], list[str]]:
    """The tables and the games that are there."""
    tables = [one["code"] for one in told(url, "tables")["tables"]]
    return sorted(tables), sorted(one["code"] for one in told(url, "games")["games"])


# What is there


def test_tables_are_listed_with_who_sits_there_and_without_seeds(url: str) -> None:
    (newest, *_), found = told(url, "tables")["tables"], told(url, "tables")
    assert newest["code"] == "OPEN22"
    assert (newest["status"], newest["people"], newest["entries"]) == ("open", ["Aki"], 2)
    assert newest["bytes"] > 50
    assert [one["code"] for one in found["tables"]] == ["OPEN22", "PLAY22", "OVER22"]
    printed = admin(url, "tables").printed
    assert [line.split()[0] for line in printed.splitlines()] == [
        "code",
        "OPEN22",
        "PLAY22",
        "OVER22",
    ]
    assert "a seed" not in printed + json.dumps(found)
    assert "key of" not in printed + json.dumps(found)


def test_tables_are_chosen_by_status_name_and_number(url: str) -> None:
    def chosen(*how: str) -> list[str]:
        return [one["code"] for one in told(url, "tables", *how)["tables"]]

    assert chosen("--status", "playing") == ["PLAY22"]
    assert chosen("--name", "Aki") == ["OPEN22", "PLAY22", "OVER22"]
    assert chosen("--name", "aki") == []
    assert chosen("--name", 'Ben "the %_" Fish') == ["PLAY22"]
    assert chosen("--name", "%") == []
    assert chosen("--limit", "1") == ["OPEN22"]
    assert admin(url, "tables", "--name", "nobody").printed == "no such tables\n"
    wrong = admin(url, "tables", "--status", "lost")
    assert (wrong.status, wrong.printed) == (2, "")
    assert "open, playing, over, closed" in wrong.complaint


def test_bots_are_listed_by_what_they_are(tmp_path: Path) -> None:
    url = new_url("sqlite", tmp_path)

    async def story() -> None:
        async with opened(url) as store:
            await table(store, "BOTS22", sat("Aki", ("Rollo", "greedy")), at=NOW)

    asyncio.run(story())
    (line,) = told(url, "tables")["tables"]
    assert (line["people"], line["bots"]) == (["Aki"], ["greedy"])
    assert told(url, "tables", "--name", "Rollo")["tables"] == []
    assert "Aki, greedy" in admin(url, "tables").printed


def test_games_are_listed_with_points(url: str) -> None:
    (line,) = told(url, "games")["games"]
    assert (line["code"], line["game"]) == ("OVER22", "sushi-go")
    assert line["players"] == [["Aki", 30], ["Cleo", 29]]
    assert line["bytes"] == len(record("OVER22").encode())
    assert "Aki 30, Cleo 29" in admin(url, "games").printed
    assert told(url, "games", "--name", "Ben")["games"] == []


def test_usage_adds_up_by_game_and_by_name(url: str) -> None:
    usage = told(url, "usage")
    sizes = {one["code"]: one["bytes"] for one in told(url, "tables")["tables"]}
    sizes["OVER22"] += len(record("OVER22").encode())
    assert usage["tables"] == {"open": 1, "over": 1, "playing": 1}
    assert (usage["games"], usage["ratings"]) == (1, 2)
    assert usage["bytes"] > sum(sizes.values())
    assert usage["by_game"] == [
        {"name": "sushi-go", "tables": 3, "games": 1, "bytes": sum(sizes.values())}
    ]
    by_name = {one["name"]: one for one in usage["by_name"]}
    assert by_name["Aki"] == {"name": "Aki", "tables": 3, "games": 1, "bytes": sum(sizes.values())}
    assert by_name["Cleo"]["bytes"] == sizes["OVER22"]
    assert usage["by_name"][0]["name"] == "Aki"
    printed = admin(url, "usage", "--limit", "1").printed
    assert "finished games: 1; ratings: 2" in printed
    assert "Cleo" not in printed


# What is taken out


def test_records_are_exported_all_or_by_code_or_name(url: str, tmp_path: Path) -> None:
    everything = tmp_path / "all"
    done = admin(url, "export", "--to", everything)
    assert done.printed == f"1 record written to {everything}\n"
    (file,) = everything.iterdir()
    assert file.name == "sushi-go-OVER22.txt"
    assert file.read_text(encoding="utf-8") == record("OVER22")
    assert "1 record" in admin(url, "export", "over22", "--to", tmp_path / "one").printed
    assert "1 record" in admin(url, "export", "--name", "Cleo", "--to", tmp_path / "hers").printed
    wrong = admin(url, "export", "NONE22", "--to", tmp_path / "none")
    assert (wrong.status, wrong.complaint) == (2, "sushibar: there is no table or game NONE22\n")


# What is deleted


def test_nothing_is_deleted_unless_it_is_confirmed(url: str) -> None:
    before = codes(url)
    for said in ("", "\n", "n\n", "perhaps\n"):
        done = admin(url, "delete", "OVER22", said=said)
        assert done.status == 1
        assert done.printed.endswith("Nothing was deleted.\n")
        assert codes(url) == before
    assert "Delete OVER22" in admin(url, "delete", "OVER22", said="y\n").printed
    assert codes(url) == (["OPEN22", "PLAY22"], [])


@pytest.mark.parametrize(("language", "yes"), [("de", "ja"), ("fr", "o"), ("it", "Sì")])
def test_people_confirm_in_their_own_language(tmp_path: Path, language: str, yes: str) -> None:
    url = new_url("sqlite", tmp_path)
    asyncio.run(fill(url))
    done = admin(url, "delete", "OPEN22", said=f"{yes}\n", language=language)
    assert done.status == 0
    assert codes(url)[0] == ["OVER22", "PLAY22"]


def test_all_of_a_name_is_deleted_with_its_rating(url: str) -> None:
    assert admin(url, "delete", "--name", "Cleo", "--yes").printed == "deleted: 1\n"
    assert codes(url) == (["OPEN22", "PLAY22"], [])
    usage = told(url, "usage")
    assert [one["name"] for one in usage["by_name"]] == ["Aki", 'Ben "the %_" Fish', "late"]
    assert usage["ratings"] == 1  # of Aki, who has another name
    assert admin(url, "delete", "--name", "Aki", "--yes").printed == "deleted: 2\n"
    assert codes(url) == ([], [])
    assert told(url, "usage")["by_name"] == []
    gone = admin(url, "delete", "--name", "Aki", "--yes")
    assert (gone.status, gone.printed) == (2, "")
    assert "nobody called “Aki”" in gone.complaint


def test_what_is_to_be_deleted_must_be_said_and_be_there(url: str) -> None:
    before = codes(url)
    assert "say what to delete" in admin(url, "delete", "--yes").complaint
    done = admin(url, "delete", "OVER22", "NONE22", "--yes")
    assert (done.status, done.complaint) == (2, "sushibar: there is no table or game NONE22\n")
    assert codes(url) == before


def test_old_games_are_purged_with_their_tables_and_ratings(url: str) -> None:
    async def more() -> None:
        async with opened(url) as store:
            await game(store, "NEW222", ["Aki", "Dan"], days=1)

    asyncio.run(more())
    assert admin(url, "purge", "--older-than", "30").printed == "deleted: 0\n"
    asked = admin(url, "purge", "--older-than", "5", said="n\n")
    assert asked.printed.startswith("Delete 1 game that was finished more than 5 days ago? (y/N)")
    assert admin(url, "purge", "--older-than", "5", "--yes").printed == "deleted: 1\n"
    assert codes(url) == (["NEW222", "OPEN22", "PLAY22"], ["NEW222"])
    assert told(url, "usage")["ratings"] == 2  # Cleo's is gone
    assert admin(url, "purge", "--older-than", "0", "--yes").status == 2


def test_results_go_with_their_games(url: str) -> None:
    assert admin(url, "delete", "OVER22", "--yes").status == 0

    async def counted() -> int:
        async with opened(url) as store:
            return (await store.statistics()).games

    assert asyncio.run(counted()) == 0


# Where the database is


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite"
    done = admin(f"sqlite:///{file}", "tables")
    assert (done.status, done.printed) == (2, "")
    assert f"there is no database at {file}" in done.complaint
    assert not file.exists()


def test_the_usual_database_is_looked_at(tmp_path: Path) -> None:
    done = sushibar("admin", "usage", XDG_DATA_HOME=str(tmp_path))
    assert str(tmp_path / "sushibar" / "sushibar.sqlite") in done.complaint


def test_a_server_may_run_meanwhile(url: str) -> None:
    async def story() -> Done:
        async with opened(url) as store:
            done = await asyncio.to_thread(admin, url, "delete", "OVER22", "--yes")
            assert await store.record("OVER22") is None
        return done

    assert asyncio.run(story()).status == 0


def test_without_a_command_there_is_help() -> None:
    done = sushibar("admin")
    assert done.status == 0
    for command in ("tables", "games", "usage", "export", "delete", "purge"):
        assert command in done.printed
