"""The authority of a live game: coming and going, the clock, the end, the log."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matches import (
    BOT_NAMES,
    OTHER_SALT,
    SALT,
    SEED,
    choices,
    do,
    joined,
    key,
    opened,
    played,
    refusal,
    started,
)
from sushibar.errors import SushibarError
from sushibar.match import log
from sushibar.match.chairs import STAND_IN
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.match.log import By, Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import whole_answer
from sushibar.match.settings import Settings
from sushibar.match.views import table_view
from sushibar.server.stored_log import entries_of, stored
from sushibar.store.rows import Stored
from sushibar.table.dealer import commitment
from sushibar.table.policy import RandomPolicy

# Coming and going


def test_a_bot_stands_in_until_the_player_comes_back() -> None:
    match = started()
    do(match, match.leave(0))
    assert (match.chairs[0].bot, match.chairs[0].is_person) == (STAND_IN, True)
    assert match.leave(0) == []
    assert refusal(lambda: match.answer(0, 1, choices(match, 0)[:1])) == "stood-in"
    do(match, match.answer(0, 1, choices(match, 0)[:1], by="bot"))
    do(match, match.come_back(0))
    assert match.come_back(0) == []
    do(match, match.answer(0, 1, choices(match, 0)[1:2]))
    assert match.given(0) == choices(match, 0)[1]


def test_another_bot_can_stand_in() -> None:
    match = started()
    do(match, match.stand_in(0, "random"))
    assert match.stand_in(0, "random") == []
    do(match, match.stand_in(0, "greedy"))
    assert match.chairs[0].bot == "greedy"


def test_nobody_stands_in_for_a_bot_or_outside_a_game() -> None:
    match = joined(opened(), "Ann")
    do(match, match.add_bot("greedy", BOT_NAMES))
    assert refusal(lambda: match.stand_in(0, "greedy")) == "not-playing"
    assert refusal(lambda: match.come_back(0)) == "not-playing"
    do(match, match.start())
    assert refusal(lambda: match.stand_in(1, "random")) == "no-player"
    assert refusal(lambda: match.stand_in(2, "random")) == "seat"
    assert match.come_back(1) == []
    assert match.leave(1) == []


def test_who_leaves_after_the_game_changes_nothing() -> None:
    match = played(started())
    assert match.leave(0) == []
    assert match.names == ("Ann", "Ben")


# Words


@pytest.mark.parametrize("phrase", [*PHRASES, *EMOTES])
def test_phrases_and_emotes_are_said_before_during_and_after_the_game(phrase: str) -> None:
    match = joined(opened(), "Ann", "Ben")
    do(match, match.say(0, phrase))
    do(match, match.start())
    do(match, match.say(1, phrase))
    assert [moment.entry for moment in match.moments if isinstance(moment.entry, log.Said)] == [
        log.Said(0, phrase),
        log.Said(1, phrase),
    ]


def test_nothing_else_is_said_and_nothing_at_a_closed_table() -> None:
    match = joined(opened(), "Ann")
    assert refusal(lambda: match.say(0, "you fool")) == "phrase"
    do(match, match.close())
    assert refusal(lambda: match.say(0, "bye")) == "closed"


# The clock


def test_time_runs_from_the_question_on() -> None:
    match = joined(opened(clock=30), "Ann", "Ben")
    assert match.deadline is None
    do(match, match.start(), at=1_000)
    assert match.deadline == 31_000
    do(match, match.answer(0, 1, choices(match, 0)[:1]), at=5_000)
    assert match.deadline == 31_000
    do(match, match.answer(1, 1, choices(match, 1)[:1]), at=9_000)
    assert match.deadline == 39_000


def test_time_runs_only_while_a_player_is_asked() -> None:
    match = started(clock=30)
    do(match, match.leave(0))
    assert match.deadline is not None
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    assert match.pending == (0,)
    assert match.deadline is None
    do(match, match.come_back(0))
    assert match.deadline is not None
    assert played(match).deadline is None


def test_without_a_clock_nobody_hurries() -> None:
    assert started().deadline is None


# The end


def test_a_table_can_be_closed_until_the_game_is_over() -> None:
    match = started()
    do(match, match.close())
    assert (match.phase, match.pending, match.deadline) == ("closed", (), None)
    assert match.close() == []
    assert refusal(lambda: match.answer(0, 1, ["tempura"])) == "not-playing"
    assert refusal(lambda: match.join("Cleo", key("Cleo"))) == "closed"
    assert refusal(match.start) == "closed"
    assert played(started()).close() == []


def test_the_same_players_go_on_at_one_other_table() -> None:
    match = started()
    assert refusal(lambda: match.go_on("OTHER")) == "not-over"
    played(match)
    do(match, match.go_on("OTHER", 1))
    assert (match.rematch, match.rematch_by) == ("OTHER", 1)
    assert match.go_on("THIRD") == []


def test_a_rematch_opens_with_everybody_where_they_sat_and_a_new_shuffle() -> None:
    match = opened(players=3)
    do(match, match.join("Ann", key("Ann"), SALT, seat=1, player="rated"))
    do(match, match.join("Ben", key("Ben"), seat=0))
    do(match, match.add_bot("random", BOT_NAMES))
    do(match, match.start())
    do(match, match.leave(0))
    again = Match.of("OTHER", "new", ((0, entry) for entry in match.opening("new")))
    assert (again.phase, again.settings, again.names) == ("open", match.settings, match.names)
    opening = again.moments[0].entry
    assert isinstance(opening, log.Opened)
    assert (opening.commitment, opening.before) == (commitment("new"), "TABLE")
    assert again.seat_of(key("Ann")) == 1
    assert again.chairs[0].bot == "", "who has left is expected back"
    assert again.chairs[1] == replace(match.chairs[1], salt="", accepted=False)
    assert again.chairs[2].bot == "random"


def test_a_rematch_begins_when_everybody_has_come() -> None:
    match = played(started())
    again = Match.of("OTHER", "new", ((0, entry) for entry in match.opening("new")))
    assert refusal(again.start) == "awaited"
    do(again, again.accept(1))
    assert (again.phase, again.accept(1)) == ("open", [])
    do(again, again.accept(0))
    assert again.phase == "playing"


def test_the_host_starts_a_rematch_without_those_who_were_sent_away() -> None:
    match = played(started())
    again = Match.of("OTHER", "new", ((0, entry) for entry in match.opening("new")))
    do(again, again.remove(1))
    do(again, again.add_bot("random", BOT_NAMES))
    do(again, again.start())
    assert again.phase == "playing"


# The log

ENTRIES: tuple[Entry, ...] = (
    log.Opened(Settings.checked("party", 4, SEED, menu="random", clock=30), "abc", "BEFORE"),
    log.Opened(Settings.checked("sushi-go", 2, SEED, options=["dummy"], listed=True), "abc"),
    log.Joined(0, "Änn “the” O'Neill", "key", SALT, "player"),
    log.Salted(1, SALT),
    log.RematchAccepted(1),
    log.BotJoined(2, "Pip (bot)", "search:50ms"),
    log.Left(3),
    log.Changed(Settings.checked("wasabi", 3, SEED, clock=60, listed=True)),
    log.Renamed(1, "Ümit"),
    log.Started(),
    log.Answered(0, 12, "maki-1 call-chopsticks tempura", "selected"),
    log.StoodIn(0, "greedy"),
    log.Returned(0),
    log.Said(1, "yum"),
    log.Rematched("OTHER"),
    log.Closed(),
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.kind)
def test_entries_are_read_as_they_were_written(entry: Entry) -> None:
    written = stored(1, 0, entry)
    assert "\n" not in written.body
    assert list(entries_of([written])) == [(0, entry)]


def test_logs_of_earlier_versions_are_still_read() -> None:
    settings = (
        '{"game":"party","players":4,"edition":"standard","options":[],'
        '"menu":["maki","tempura","sashimi","miso-soup","tea","wasabi","green-tea-ice-cream"],'
        '"clock":30,"listed":true,"rated":false,"lesson":false}'
    )
    meal = Settings.checked("party", 4, SEED, menu="my-first-meal", clock=30, listed=True)
    told = {
        f'{{"kind":"opened","settings":{settings},"commitment":"abc","before":"BEFORE"}}': (
            log.Opened(meal, "abc", "BEFORE")
        ),
        '{"kind":"joined","seat":0,"name":"\\u00c4nn","key":"k","salt":"s","player":"p"}': (
            log.Joined(0, "Änn", "k", "s", "p")
        ),
        '{"kind":"salted","seat":0,"salt":"ff"}': log.Salted(0, "ff"),
        '{"kind":"bot-joined","seat":1,"name":"Ren","bot":"search:50ms"}': (
            log.BotJoined(1, "Ren", "search:50ms")
        ),
        '{"kind":"left","seat":2}': log.Left(2),
        '{"kind":"started"}': log.Started(),
        '{"kind":"answered","seat":0,"question":3,"steps":"spoon wasabi","by":"clock"}': (
            log.Answered(0, 3, "spoon wasabi", "clock")
        ),
        '{"kind":"stood-in","seat":0,"bot":"greedy"}': log.StoodIn(0, "greedy"),
        '{"kind":"returned","seat":0}': log.Returned(0),
        '{"kind":"said","seat":1,"phrase":"yum"}': log.Said(1, "yum"),
        '{"kind":"rematched","code":"XYZ234"}': log.Rematched("XYZ234"),
        '{"kind":"closed"}': log.Closed(),
    }
    rows = [Stored(version, 0, body) for version, body in enumerate(told, start=1)]
    assert [entry for _, entry in entries_of(rows)] == list(told.values())


def test_no_kind_of_entry_is_forgotten_here() -> None:
    assert set(map(type, ENTRIES)) == set(get_args(Entry))


def anything(match: Match, chance: Random) -> list[Entry]:
    """What comes of some command, wise or not."""
    seat = chance.randrange(-1, len(match.chairs) + 1)
    somebody = chance.randrange(len(match.chairs))
    name = chance.choice(["Ann", "Ben", "Cleo", "Dan", "|"])
    question = match.question + chance.choice([0, 0, 0, 0, -1, 1])
    by: By = chance.choice(["player", "player", "bot", "clock", "selected"])
    commands: list[Callable[[], list[Entry]]] = [
        lambda: match.join(name, key(name), chance.choice(["", SALT]), chance.choice([None, seat])),
        lambda: match.salt(somebody, chance.choice([SALT, OTHER_SALT])),
        lambda: match.add_bot("random", BOT_NAMES, chance.choice([None, seat])),
        lambda: match.leave(seat),
        lambda: match.rename(seat, name),
        lambda: match.change(replace(match.settings, players=chance.randrange(2, 5))),
        lambda: match.come_back(seat),
        lambda: match.stand_in(seat, "random"),
        lambda: match.say(somebody, chance.choice([*PHRASES, *EMOTES, "nonsense"])),
        lambda: match.go_on(chance.choice(["OTHER", "THIRD"])),
        lambda: match.answer(somebody, question, ["done"], by),
        match.start,
    ]
    if chance.random() < 0.002:
        commands = [match.close]
    elif match.pending and chance.random() < 0.8:
        asked = chance.choice(match.pending)
        by = "bot" if match.chairs[asked].bot else by
        steps = whole_answer(match.playing.copy(), asked, RandomPolicy(chance.randrange(1000)))
        commands = [lambda: match.answer(asked, question, steps, by)]
    return chance.choice(commands)()


@pytest.mark.parametrize(("game", "players"), [("sushi-go", 2), ("party", 4), ("wasabi", 3)])
@settings(max_examples=12, deadline=None)
@given(luck=st.integers(0, 10**6), commands=st.integers(0, 300))
def test_a_match_is_what_its_log_says(game: str, players: int, luck: int, commands: int) -> None:
    chance = Random(luck)
    match = opened(game, players, clock=chance.choice([None, 30]))
    for at in range(commands):
        before = match.version, match.playing.record() if match.table else ""
        try:
            do(match, anything(match, chance), at * 1000)
        except SushibarError:
            assert before == (match.version, match.playing.record() if match.table else "")
    rows = [stored(moment.version, moment.at, moment.entry) for moment in match.moments]
    again = Match.of(match.code, SEED, entries_of(rows))
    assert again.version == match.version
    assert (again.phase, again.question) == (match.phase, match.question)
    assert (again.chairs, again.host) == (match.chairs, match.host)
    if match.table is not None:
        assert again.playing.record() == match.playing.record()
    for seat in (None, *range(len(match.chairs))):
        assert table_view(again, seat) == table_view(match, seat)
