"""The store: tables and their logs, finished games, ratings, and servers that share it."""

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from databases import KINDS, new_url
from stores import (
    addition,
    bodies,
    bot,
    ends,
    guest,
    opened,
    opening,
    person,
    play,
    starts,
    stored,
)
from sushibar.errors import StoreError
from sushibar.store.rows import Addition, Stored, TableRow
from sushibar.store.schema import NEVER
from sushibar.store.store import Store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return new_url(request.param, tmp_path)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


# Tables and their logs


def test_a_new_table_is_open_and_has_its_first_entries(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.create(opening(), stored(1, "a", "b"))
            assert await store.table("MAKI") == TableRow(
                "MAKI",
                "sushi-go",
                "open",
                True,
                1_000,
                1_000,
                '{"players": 2}',
                "a seed",
                None,
                "MAKI",
                NEVER,
            )
            assert await store.entries("MAKI") == [Stored(1, 2_000, "a"), Stored(2, 2_000, "b")]
            assert await store.table("SAKE") is None
            assert await store.entries("SAKE") == []

    run(scenario())


def test_a_code_that_is_taken_opens_no_second_table(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            both = (store.create(opening(), stored(1, body)) for body in ("first", "second"))
            assert await asyncio.gather(*both) == [True, False]
            assert not await store.create(opening(), stored(1, "third", "fourth"))
            assert await bodies(store) == ["first"]

    run(scenario())


def test_additions_change_the_table_and_its_log_together(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            assert await store.append(starts(owner="worker 1"))
            table = await store.table("MAKI")
            assert table is not None
            assert (table.status, table.listed, table.owner) == ("playing", False, "worker 1")
            assert table.changed_at == 2_000
            assert await store.append(addition(2, "c", at=5_000))
            assert await store.table("MAKI") == table
            assert await store.entries("MAKI", after=2) == [Stored(3, 5_000, "c")]

    run(scenario())


def test_much_is_written_at_once(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            codes = [f"T{number}" for number in range(1_500)]
            assert all(
                await asyncio.gather(
                    *(store.create(opening(code), stored(1, "open")) for code in codes)
                )
            )
            said = [f"entry {number}" for number in range(3_000)]
            assert await store.append(addition(1, *said, code="T7"))
            assert await bodies(store, "T7") == ["open", *said]
            assert await bodies(store, "T1499") == ["open"]

    run(scenario())


def test_an_owner_changes_without_an_entry(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            assert await store.append(Addition("MAKI", 1, (), owner="worker 1"))
            table = await store.table("MAKI")
            assert table is not None
            assert (table.owner, table.changed_at) == ("worker 1", 1_000)

    run(scenario())


def test_a_version_that_is_written_is_not_written_again(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            assert await store.append(addition(1, "mine"))
            late = Addition("MAKI", 1, stored(2, "yours", "more"), status="over", owner="me")
            assert not await store.append(late)
            assert await bodies(store) == ["open", "mine"]
            table = await store.table("MAKI")
            assert table is not None
            assert (table.status, table.owner) == ("open", None)

    run(scenario())


def test_an_addition_of_which_a_part_is_too_late_leaves_nothing_behind(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            await store.create(opening("SAKE"), stored(1, "open"))
            assert await store.append(addition(2, "third"))
            outcomes = await asyncio.gather(
                store.append(addition(1, "x", "y", "z")),
                store.append(addition(1, "good", code="SAKE")),
                store.append(addition(4, "built on z")),
            )
            assert list(outcomes) == [False, True, False]
            assert await store.entries("MAKI", after=1) == [Stored(3, 2_000, "third")]
            assert await bodies(store, "SAKE") == ["open", "good"]

    run(scenario())


def test_additions_that_come_together_are_applied_in_order(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            outcomes = await asyncio.gather(
                store.append(starts()),
                store.append(ends(guest(0, "Ann", 3, 1.0))),
                store.append(addition(3, "tip")),
            )
            assert list(outcomes) == [True, True, True]
            assert await bodies(store) == ["open", "begin", "end", "tip"]
            table = await store.table("MAKI")
            assert table is not None
            assert table.status == "over"

    run(scenario())


def test_what_waits_behind_an_addition_that_comes_too_late_is_too_late_as_well(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            assert await store.append(addition(1, "mine"))
            late = asyncio.create_task(store.append(addition(1, "yours")))
            for _ in range(3):  # until it is being written
                await asyncio.sleep(0)
            assert not store._journal._queue
            assert not late.done()
            behind = asyncio.create_task(store.append(addition(2, "built on yours")))
            assert [await late, await behind] == [False, False]
            assert await bodies(store) == ["open", "mine"]

    run(scenario())


def test_a_table_that_is_gone_takes_nothing_more(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            gone, there = await asyncio.gather(
                store.append(addition(1, "x", code="GONE")), store.append(addition(1, "x"))
            )
            assert (gone, there) == (False, True)
            await store.select("GONE", 0, 1, "tempura")
            assert await store.selections("GONE") == {}

    run(scenario())


def test_whatever_comes_together_the_log_holds_what_was_acknowledged_and_nothing_else(
    url: str,
) -> None:
    async def scenario() -> None:
        chance = random.Random(6)
        async with opened(url) as store:
            codes = [f"T{number}" for number in range(5)]
            logs = {code: ["open"] for code in codes}
            for code in codes:
                await store.create(opening(code), stored(1, "open"))
            for turn in range(40):
                tried = []
                for number in range(chance.randrange(1, 12)):
                    code = chance.choice(codes)
                    known = max(1, len(logs[code]) + chance.choice([-1, 0, 0, 0]))
                    length = chance.randrange(1, 4)
                    said = [f"{turn} {number} {place}" for place in range(length)]
                    tried.append((code, known, said))
                outcomes = await asyncio.gather(
                    *(
                        store.append(addition(known, *said, code=code))
                        for code, known, said in tried
                    )
                )
                for (code, known, said), outcome in zip(tried, outcomes, strict=True):
                    assert not (outcome and known < len(logs[code]))
                    if outcome:
                        logs[code] += said
                assert logs == {code: await bodies(store, code) for code in codes}
            assert sum(map(len, logs.values())) > 100

    run(scenario())


def test_a_write_that_cannot_be_stored_does_not_harm_the_others(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for number in range(4):
                await store.create(opening(f"T{number}"), stored(1, "open"))
            outcomes = await asyncio.gather(
                store.append(addition(1, "good", code="T0")),
                store.append(addition(1, "half a sign: \ud800", code="T1")),
                store.append(Addition("T2", 1, stored(2, "x"), status="on fire")),
                store.append(addition(1, "good", code="T3")),
                store.append(addition(2, "built on sand", code="T2")),
                return_exceptions=True,
            )
            assert (outcomes[0], outcomes[3]) == (True, True)
            for outcome in (outcomes[1], outcomes[2], outcomes[4]):
                assert isinstance(outcome, StoreError)
                assert not outcome.is_passing
            logs = [await bodies(store, f"T{number}") for number in range(4)]
            assert logs == [["open", "good"], ["open"], ["open"], ["open", "good"]]

    run(scenario())


def test_what_a_cancelled_writer_wrote_holds_up_nobody(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            task = asyncio.create_task(store.append(addition(1, "last words")))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await store.append(addition(2, "on"))
            assert (await bodies(store))[1:] in (["last words", "on"], ["on"])

    run(scenario())


def test_what_is_still_queued_is_written_before_the_store_closes(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            task = asyncio.create_task(store.append(addition(1, "last words")))
            await asyncio.sleep(0)
        assert await task
        with pytest.raises(StoreError, match="has been closed"):
            await store.append(addition(2, "too late"))
        async with opened(url) as store:
            assert await bodies(store) == ["open", "last words"]

    run(scenario())


def test_the_last_selection_of_a_seat_is_remembered(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            await store.select("MAKI", 0, 3, "tempura")
            await asyncio.gather(
                store.select("MAKI", 1, 3, "sashimi"),
                store.select("MAKI", 0, 3, "wasabi"),
                store.select("MAKI", 1, 4, "pudding"),
                store.select("MAKI", 1, 3, "from an old hand"),
            )
            await store.select("MAKI", 0, 2, "from an old hand")
            assert await store.selections("MAKI") == {0: (3, "wasabi"), 1: (4, "pudding")}

    run(scenario())


def test_listed_open_tables_are_shown_the_newest_first(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for number in range(4):
                await store.create(opening(f"T{number}", at=number), stored(1, "open"))
            await store.create(opening("SECRET", listed=False, at=9), stored(1, "open"))
            await store.append(starts("T2"))
            assert [table.code for table in await store.open_tables(2)] == ["T3", "T1"]
            assert [table.code for table in await store.open_tables(9)] == ["T3", "T1", "T0"]

    run(scenario())


def test_open_and_closed_tables_that_nobody_touched_are_forgotten(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for code in ("OLD", "BUSY", "CLOSED", "PLAYING"):
                await store.create(opening(code), stored(1, "open", at=1_000))
            await store.select("OLD", 0, 1, "maki")
            await store.append(addition(1, "somebody came", code="BUSY", at=9_000))
            await store.append(Addition("CLOSED", 1, stored(2, "x"), status="closed"))
            await store.append(starts("PLAYING"))
            await play(store, "OVER", guest(0, "Ann", 1, 1.0))
            assert await store.forget(5_000) == 2
            left = {
                code
                for code in ("OLD", "BUSY", "CLOSED", "PLAYING", "OVER")
                if await store.table(code)
            }
            assert left == {"BUSY", "PLAYING", "OVER"}
            assert await store.entries("OLD") == []
            assert await store.selections("OLD") == {}
            assert await store.record("OVER")

    run(scenario())


# Finished games


def test_records_are_listed_the_latest_first(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            results = guest(0, "Ann", 40, 1.0), bot(1, "hard", 30, 0.0)
            for number in range(4):
                await play(store, f"T{number}", *results, at=10 * number, series="T0")
            assert [line.code for line in await store.records(2)] == ["T3", "T2"]
            line = (await store.records(9, before=20))[0]
            assert (line.code, line.series, line.players) == ("T1", "T0", 2)
            assert line.results == results
            assert await store.records(9, game="party") == []
            assert len(await store.records(9, game="sushi-go")) == 4
            record = await store.record("T1")
            assert record is not None
            assert (record.text, record.game, record.finished_at) == ("record", "sushi-go", 10)
            assert await store.record("T9") is None

    run(scenario())


def test_a_game_that_is_not_for_everybody_is_found_by_its_key(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            results = guest(0, "Ann", 40, 1.0), bot(1, "hard", 30, 0.0)
            for number in range(4):
                await play(
                    store, f"T{number}", *results, at=10 * number, series="T0", listed=number == 1
                )
            assert [line.code for line in await store.records(9)] == ["T1"]
            assert (await store.statistics()).games == 1
            assert (await store.statistics("sushi-go")).people[0].games == 1
            assert (await store.series_statistics("T0")).games == 4
            record = await store.record("T2")
            assert record is not None
            assert (record.listed, record.key) == (False, "key of T2")

            keys = {"T0": "key of T0", "T1": "key of T1", "T2": "key of T3", "T9": "key of T9"}
            assert [line.code for line in await store.records(9, keys=keys)] == ["T1", "T0"]
            assert [line.code for line in await store.records(1, keys=keys)] == ["T1"]
            assert [line.code for line in await store.records(9, 10, keys=keys)] == ["T0"]
            assert await store.records(9, game="party", keys=keys) == []
            assert (await store.statistics(keys=keys)).games == 2
            assert (await store.statistics("party", keys)).games == 0
            assert await store.records(9, keys={}) == []
            assert (await store.statistics(keys={})).games == 0

    run(scenario())


def test_statistics_count_seats_bots_and_people(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await play(store, "A1", person(0, "Ann", 40, 0.5), bot(1, "hard", 40, 0.5), series="A1")
            await play(store, "A2", person(0, "Ann", 30, 1.0), bot(1, "easy", 20, 0.0), series="A1")
            await play(store, "B", guest(0, "Bob", 10, 0.0), bot(1, "hard", 50, 1.0))
            every = await store.statistics("sushi-go")
            assert every.games == 3
            assert [tuple(tally[:4]) for tally in every.seats] == [
                ("0", None, 3, 0.5),
                ("1", None, 3, 0.5),
            ]
            means = [tally.points for tally in every.seats]
            assert means == pytest.approx([80 / 3, 110 / 3])
            assert [tuple(tally) for tally in every.bots] == [
                ("hard", None, 2, 0.75, 45),
                ("easy", None, 1, 0, 20),
            ]
            assert [tuple(tally) for tally in every.people] == [
                ("Ann", "hash of Ann", 2, 0.75, 35),
                ("Bob", None, 1, 0, 10),
            ]
            assert every.spread == ((10, 1), (20, 1), (30, 1), (40, 2), (50, 1))
            assert await store.statistics() == every
            again = await store.series_statistics("A1")
            assert (again.games, [tally.name for tally in again.people]) == (2, ["Ann"])
            nothing = await store.statistics("party")
            assert (nothing.games, nothing.seats, nothing.people) == (0, (), ())

    run(scenario())


def test_people_are_rated_as_openskill_rates_them(url: str) -> None:
    model = PlackettLuce()
    skills = {name: model.rating() for name in ("Ann", "Bob", "Cleo")}
    games = [
        [("Ann", 40, 1.0), ("Bob", 40, 0.0), ("Cleo", 12, 0.0)],
        [("Cleo", 30, 0.5), ("Ann", 30, 0.5)],
        [("Bob", 25, 0.0), ("Cleo", 25, 0.0), ("Ann", 26, 1.0)],
    ]
    for game in games:
        ranks = [sum((-s, -p) < (-share, -points) for _, p, s in game) for _, points, share in game]
        rated = model.rate([[skills[name]] for name, _, _ in game], ranks=[*map(float, ranks)])
        skills.update((name, team[0]) for (name, _, _), team in zip(game, rated, strict=True))

    async def scenario() -> None:
        async with opened(url) as store:
            for number, game in enumerate(games):
                people = [person(seat, *result) for seat, result in enumerate(game)]
                await play(store, f"T{number}", *people, bot(9, "hard", 99, 0.0))
            rows = {row.name: row for row in await store.ratings("sushi-go", 9)}
            for name, skill in skills.items():
                assert rows[name].mu == pytest.approx(skill.mu)
                assert rows[name].sigma == pytest.approx(skill.sigma)
            assert [row.name for row in await store.ratings("sushi-go", 1)] == ["Ann"]
            assert (rows["Ann"].games, rows["Bob"].games) == (3, 2)

    run(scenario())


def test_games_that_finish_at_once_are_all_rated(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for number in range(20):
                await store.create(opening(f"T{number}"), stored(1, "open"))
                await store.append(starts(f"T{number}"))
            pair = person(0, "Ann", 40, 1.0), person(1, "Bob", 30, 0.0)
            await asyncio.gather(*(store.append(ends(*pair, code=f"T{n}")) for n in range(20)))
            ann, bob = await store.ratings("sushi-go", 9)
            assert (ann.name, ann.games, bob.games) == ("Ann", 20, 20)

    run(scenario())


def test_nobody_is_rated_alone_or_against_themselves(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await play(store, "A", person(0, "Ann", 40, 1.0), bot(1, "hard", 30, 0.0))
            await play(store, "B", person(0, "Ann", 40, 1.0), person(1, "Ann", 30, 0.0))
            assert await store.ratings("sushi-go", 9) == []

    run(scenario())


# Servers that share the database


def test_workers_are_alive_while_they_are_seen(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.beat("one", 1_000)
            await store.beat("two", 2_000)
            await store.beat("one", 3_000)
            await store.check()
            await store.check()
            assert await store.alive(1_500) == {"one", "two"}
            assert await store.alive(2_500) == {"one"}
            await store.forget_worker("one")
            assert await store.alive(0) == {"two"}

    run(scenario())


async def start_tables(store: Store, codes: list[str], owner: str | None) -> None:
    for code in codes:
        await store.create(opening(code), stored(1, "open"))
    await asyncio.gather(*(store.append(starts(code, owner)) for code in codes))


def test_tables_in_play_that_nobody_alive_keeps_are_claimed(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await start_tables(store, ["DEAD1", "DEAD2"], "dead")
            await start_tables(store, ["KEPT"], "alive")
            await start_tables(store, ["FREE"], None)
            await store.create(opening("OPEN"), stored(1, "open"))
            await store.beat("dead", 1_000)
            await store.beat("alive", 5_000)
            await store.beat("me", 5_000)
            assert len(await store.claim("me", 4_000, 2)) == 2
            assert len(await store.claim("me", 4_000, 2)) == 1
            assert await store.claim("me", 4_000, 2) == []
            owners = {}
            for code in ("DEAD1", "DEAD2", "KEPT", "FREE", "OPEN"):
                table = await store.table(code)
                assert table is not None
                owners[code] = table.owner
            assert owners == {
                "DEAD1": "me",
                "DEAD2": "me",
                "KEPT": "alive",
                "FREE": "me",
                "OPEN": None,
            }

    run(scenario())


def test_two_workers_never_claim_the_same_table(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            codes = [f"T{number:02}" for number in range(40)]
            await start_tables(store, codes, "dead")
            claims = await asyncio.gather(
                *(store.claim(f"worker {number}", 5_000, 7) for number in range(8))
            )
            assert sorted(code for claim in claims for code in claim) == codes

    run(scenario())
