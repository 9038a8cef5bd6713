"""The authority of a live game: who sits where, whose answer counts, what happens next."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import IllegalAction, Table
from sushibar.errors import Refused, SushibarError
from sushibar.match import log
from sushibar.match.chairs import STAND_IN
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.match.log import By, Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import is_answer, whole_answer
from sushibar.match.settings import Settings
from sushibar.match.views import table_view
from sushibar.server.stored_log import entries_of, stored
from sushibar.store.rows import Stored
from sushibar.table.dealer import commitment
from sushibar.table.policy import RandomPolicy

SEED = "seed"
SALT = "0123456789abcdef" * 2
OTHER_SALT = "f" * 32
BOT_NAMES = ("Pip (bot)", "Sol (bot)", "Ume (bot)", "Kai (bot)")


def do(match: Match, entries: Iterable[Entry], at: int = 0) -> None:
    """Let everything happen that a command has returned."""
    for entry in entries:
        match.apply(entry, at)


def opened(game: str = "sushi-go", players: int = 2, clock: int | None = None) -> Match:
    """A table at which nobody sits yet."""
    match = Match("TABLE", SEED)
    do(match, match.open(Settings.checked(game, players, SEED, clock=clock)))
    return match


def key(name: str) -> str:
    """What the table keeps of a player's secret."""
    return f"key of {name}"


def joined(match: Match, *names: str) -> Match:
    """The same table, after these players have sat down one after the other."""
    for name in names:
        do(match, match.join(name, key(name)))
    return match


def started(game: str = "sushi-go", clock: int | None = None) -> Match:
    """A game of two players that has just started."""
    match = joined(opened(game, clock=clock), "Ann", "Ben")
    do(match, match.start())
    return match


def choices(match: Match, seat: int) -> list[str]:
    """Cards of a first turn, where each is a whole answer."""
    return [str(action) for action in match.playing.legal(seat)]


def both_answer(match: Match, at: int = 0) -> None:
    """Both players answer the question that is open."""
    question = match.question
    for seat in match.pending:
        steps = whole_answer(match.playing.copy(), seat, RandomPolicy(seat))
        do(match, match.answer(seat, question, steps), at)


def played(match: Match) -> Match:
    """The same table when the game is over."""
    while match.phase == "playing":
        both_answer(match)
    return match


def refusal(command: Callable[[], object]) -> str:
    """Why a command is refused."""
    with pytest.raises(Refused) as refused:
        command()
    return refused.value.reason


# LocalMatch down


def test_the_first_free_chair_is_taken() -> None:
    match = joined(opened(players=3), "Ann", "Ben")
    assert match.names == ("Ann", "Ben", "")
    assert [chair.is_person for chair in match.chairs] == [True, True, False]
    assert match.seat_of(key("Ben")) == 1
    assert match.seat_of(key("Cleo")) is None
    assert match.seat_of("") is None


def test_a_chair_can_be_chosen_unless_it_is_taken() -> None:
    match = opened(players=3)
    do(match, match.join("Ann", key("Ann"), seat=2))
    assert match.names == ("", "", "Ann")
    assert refusal(lambda: match.join("Ben", key("Ben"), seat=2)) == "taken"
    assert refusal(lambda: match.join("Ben", key("Ben"), seat=3)) == "seat"
    assert refusal(lambda: match.join("Ben", key("Ben"), seat=-1)) == "seat"


def test_who_sits_there_already_stays() -> None:
    match = joined(opened(), "Ann")
    assert match.join("Ann", key("Ann"), seat=1) == []
    joined(match, "Ben")
    do(match, match.start())
    assert match.join("Ann", key("Ann")) == []


def test_a_full_table_takes_nobody_else() -> None:
    match = joined(opened(), "Ann", "Ben")
    assert refusal(lambda: match.join("Cleo", key("Cleo"))) == "full"
    assert refusal(lambda: match.add_bot("greedy", BOT_NAMES)) == "full"


def test_nobody_joins_a_game_that_has_begun() -> None:
    match = started()
    assert refusal(lambda: match.join("Cleo", key("Cleo"))) == "started"
    assert refusal(lambda: match.add_bot("greedy", BOT_NAMES)) == "started"
    assert refusal(lambda: match.remove(0)) == "started"


# Before the game


def test_settings_change_and_everybody_keeps_the_seat() -> None:
    match = joined(opened(players=3), "Ann", "Ben")
    do(match, match.change(Settings.checked("sushi-go", 5, SEED, "zoch", clock=30)))
    assert list(match.names) == ["Ann", "Ben", "", "", ""]
    assert (match.settings.edition, match.settings.clock, match.host) == ("zoch", 30, 0)
    assert match.change(match.settings) == []
    do(match, match.change(Settings.checked("sushi-go", 2, SEED)))
    assert list(match.names) == ["Ann", "Ben"]
    do(match, match.start())
    assert match.playing.setup.players == 2


def test_nobody_loses_a_seat_to_a_smaller_table_but_bots_move_up() -> None:
    match = joined(opened(players=4), "Ann")
    do(match, match.add_bot("greedy", BOT_NAMES))
    do(match, match.add_bot("random", BOT_NAMES))
    do(match, match.change(Settings.checked("sushi-go", 2, SEED)))
    assert match.names == ("Ann", "Sol (bot)")
    assert match.chairs[1].bot == "random"
    match = opened(players=4)
    do(match, match.join("Ann", key("Ann"), seat=3))
    smaller = Settings.checked("sushi-go", 3, SEED)
    assert refusal(lambda: match.change(smaller)) == "seated"


def test_a_game_that_has_begun_keeps_its_settings_and_names() -> None:
    match = started()
    assert refusal(lambda: match.change(replace(match.settings, clock=30))) == "started"
    assert refusal(lambda: match.rename(0, "Anna")) == "started"


def test_a_player_takes_another_name_that_nobody_else_has() -> None:
    match = joined(opened(), "Ann", "Ben")
    do(match, match.rename(0, "  Anna "))
    assert match.names == ("Anna", "Ben")
    do(match, match.rename(0, "ANNA"))
    assert match.names == ("ANNA", "Ben")
    assert refusal(lambda: match.rename(0, "ben")) == "name-taken"
    assert refusal(lambda: match.rename(0, "|")) == "name"
    assert match.rename(1, "Ben") == []


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "A|B", "#1", "An\x00n", "An\u200bn"])
def test_a_name_fits_into_a_record_and_on_a_screen(name: str) -> None:
    match = opened()
    assert refusal(lambda: match.join(name, "key")) == "name"


def test_names_are_tidied_and_nobody_has_that_of_another() -> None:
    match = joined(opened(players=3), "  Ann   Lee ")
    assert match.names[0] == "Ann Lee"
    assert refusal(lambda: match.join("ann  lee", "key")) == "name-taken"
    assert refusal(lambda: match.join("Pip (bot)", "key")) == "name-bot"
    do(match, match.add_bot("greedy", BOT_NAMES))
    do(match, match.add_bot("greedy", BOT_NAMES))
    assert match.names == ("Ann Lee", "Sol (bot)", "Pip (bot)")


def test_bots_sit_at_the_far_end() -> None:
    match = opened(players=3)
    do(match, match.add_bot("greedy", BOT_NAMES))
    do(match, match.add_bot("random", BOT_NAMES, seat=0))
    assert match.names == ("Sol (bot)", "", "Pip (bot)")
    assert [chair.bot for chair in match.chairs] == ["random", "", "greedy"]
    assert not any(chair.is_person for chair in match.chairs)
    assert refusal(lambda: match.add_bot("greedy", BOT_NAMES, seat=0)) == "taken"


def test_a_chair_becomes_free_again() -> None:
    match = joined(opened(), "Ann")
    do(match, match.add_bot("greedy", BOT_NAMES))
    do(match, match.remove(1))
    assert match.chairs[1].is_empty
    assert match.remove(1) == []
    assert refusal(lambda: match.remove(2)) == "seat"
    do(match, match.leave(0))
    assert match.names == ("", "")
    assert match.seat_of(key("Ann")) is None


# The host


def test_the_first_to_come_is_the_host_whatever_the_seat() -> None:
    match = opened(players=3)
    assert match.host is None
    do(match, match.add_bot("greedy", BOT_NAMES, seat=0))
    assert match.host is None
    do(match, match.join("Ann", key("Ann"), seat=2))
    joined(match, "Ben")
    assert match.host == 2


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    match = joined(opened(players=3), "Ann", "Ben", "Cleo")
    do(match, match.leave(0))
    assert match.host == 1
    joined(match, "Ann")
    assert match.host == 1
    do(match, match.leave(1))
    assert match.host == 2


def test_a_host_for_whom_a_bot_plays_is_not_host_until_it_is_back() -> None:
    match = started()
    do(match, match.leave(0))
    assert match.host == 1
    do(match, match.leave(1))
    assert match.host == 0
    do(match, match.come_back(1))
    assert match.host == 1
    do(match, match.come_back(0))
    assert match.host == 0


# The shuffle


def test_what_is_promised_is_dealt() -> None:
    match = started()
    opening = match.moments[0].entry
    assert isinstance(opening, log.Opened)
    assert opening.commitment == commitment(SEED)
    assert match.playing.record() == Table(players=2, seed=SEED, names=["Ann", "Ben"]).record()


def test_every_players_random_bits_are_in_the_deal() -> None:
    match = opened()
    do(match, match.join("Ann", key("Ann")))
    do(match, match.join("Ben", key("Ben"), OTHER_SALT))
    do(match, match.salt(0, SALT))
    do(match, match.start())
    salted = Table(players=2, seed=SEED, salts=[SALT, OTHER_SALT], names=["Ann", "Ben"])
    assert match.playing.record() == salted.record()
    assert [match.playing.hand(seat) for seat in (0, 1)] == [salted.hand(seat) for seat in (0, 1)]
    assert salted.hand(0) != started().playing.hand(0)


def test_random_bits_are_added_once() -> None:
    match = joined(opened(), "Ann", "Ben")
    do(match, match.salt(0, SALT))
    assert match.salt(0, SALT) == []
    assert refusal(lambda: match.salt(0, OTHER_SALT)) == "salted"
    assert match.chairs[0].salt == SALT


def test_random_bits_are_added_only_before_the_start() -> None:
    match = joined(opened(), "Ann", "Ben")
    do(match, match.salt(0, SALT))
    do(match, match.start())
    assert refusal(lambda: match.salt(1, OTHER_SALT)) == "started"
    assert match.salt(0, SALT) == []


# The start


def test_a_game_starts_when_no_chair_is_empty() -> None:
    match = joined(opened(), "Ann")
    assert refusal(match.start) == "empty-chairs"
    assert refusal(lambda: match.answer(0, 1, ["tempura"])) == "not-playing"
    assert refusal(lambda: match.playing) == "not-playing"
    joined(match, "Ben")
    assert not match.pending
    do(match, match.start())
    assert (match.phase, match.question) == ("playing", 1)
    assert match.pending == (0, 1)
    assert match.playing.names == ("Ann", "Ben")


def test_a_game_starts_once() -> None:
    match = started()
    assert match.start() == []
    assert refusal(played(match).start) == "started"


# Answers


def test_an_answer_is_face_down_until_the_last_one_is_given() -> None:
    match = started()
    mine, theirs = choices(match, 0)[0], choices(match, 1)[0]
    do(match, match.answer(0, 1, [mine]))
    assert (match.question, match.pending, match.given(0)) == (1, (1,), mine)
    do(match, match.answer(1, 1, [theirs]))
    assert (match.question, match.pending, match.given(0)) == (2, (0, 1), None)
    assert match.given(0, 1) == mine
    assert f"1.1 {mine} | {theirs}" in match.playing.record()


def test_an_answer_can_be_replaced_until_all_are_revealed() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [first]))
    do(match, match.answer(0, 1, [second]))
    assert match.given(0) == second
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    assert f"1.1 {second} | " in match.playing.record()
    assert refusal(lambda: match.answer(0, 1, [first])) == "too-late"


def test_an_answer_replaces_only_what_is_known() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    before = match.version
    do(match, match.answer(0, 1, [first], known=before))
    assert match.given_at(0, 1) == match.version
    assert refusal(lambda: match.answer(0, 1, [second], known=before)) == "outdated"
    assert match.answer(0, 1, [first], known=before) == []
    do(match, match.answer(0, 1, [second], known=match.version))
    assert match.given(0) == second


def test_the_same_answer_again_changes_nothing_whenever_it_comes() -> None:
    match = started()
    mine = choices(match, 0)[:1]
    do(match, match.answer(0, 1, mine))
    assert match.answer(0, 1, mine) == []
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    assert match.answer(0, 1, mine) == []
    played(match)
    assert match.answer(0, 1, mine) == []
    assert refusal(lambda: match.answer(0, 1, ["call-chopsticks"])) == "over"


def test_nobody_answers_a_question_before_it_is_asked() -> None:
    match = started()
    assert refusal(lambda: match.answer(0, 2, choices(match, 0)[:1])) == "too-early"
    assert refusal(lambda: match.draft(0, 2, [])) == "too-early"


@pytest.mark.parametrize(
    "steps", [[], ["call-chopsticks"], ["unagi"], ["tempura", "tempura", "tempura"]]
)
def test_an_answer_against_the_rules_leaves_everything_as_it_was(steps: list[str]) -> None:
    match = started()
    before = match.version, match.playing.record(), table_view(match, 0)
    with pytest.raises(SushibarError):
        match.answer(0, 1, steps)
    assert (match.version, match.playing.record(), table_view(match, 0)) == before
    assert match.given(0) is None
    assert not is_answer(match, 0, steps)
    both_answer(match)
    assert match.question == 2


def test_an_answer_that_was_tried_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, tried = started(), 0
    for seat in match.pending:
        card = choices(match, seat)[0]
        assert match.draft(seat, 1, [card]).is_whole
        with monkeypatch.context() as patch:
            patch.setattr(Table, "act", None)
            patch.setattr(Table, "answer", None)
            do(match, match.answer(seat, 1, [card]))
        tried += 1
    assert (tried, match.question) == (2, 2)


def test_what_was_tried_before_something_happened_is_played_as_things_are_now() -> None:
    match = started()
    mine, other = choices(match, 0)[0], choices(match, 1)[0]
    match.draft(0, 1, [mine])
    do(match, match.answer(1, 1, [other]))
    do(match, match.answer(0, 1, [mine]))
    assert match.question == 2
    again = Match.of("TABLE", SEED, ((one.at, one.entry) for one in match.moments))
    assert again.playing.record() == match.playing.record()


def test_who_is_not_asked_does_not_answer() -> None:
    match = started("wasabi")
    (asked,) = match.pending
    with pytest.raises(IllegalAction, match="not asked"):
        match.answer(1 - asked, 1, ["pass"])


def test_an_answer_is_whole_or_not_given_at_all() -> None:
    match = started("wasabi")
    (asked,) = match.pending
    tile = next(one for one in choices(match, asked) if not match.draft(asked, 1, [one]).is_whole)
    with pytest.raises(IllegalAction):
        match.answer(asked, 1, [tile])
    assert refusal(lambda: match.answer(asked, 1, [tile, "..."])) == "unfinished"
    assert match.pending == (asked,)
    assert match.given(asked) is None


def test_two_answers_that_were_checked_together_both_happen() -> None:
    match = started()
    mine, theirs = choices(match, 0)[0], choices(match, 1)[0]
    entries = [*match.answer(0, 1, [mine]), *match.answer(1, 1, [theirs])]
    do(match, entries)
    assert f"1.1 {mine} | {theirs}" in match.playing.record()


def test_an_answer_that_could_not_be_stored_has_not_happened() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    match.answer(0, 1, [first])
    assert (match.given(0), match.pending) == (None, (0, 1))
    do(match, match.answer(0, 1, [second]))
    assert f"1.1 {second} | -" in match.playing.record()


@pytest.mark.parametrize("by", ["bot", "clock", "selected"])
def test_nobody_replaces_what_a_player_has_answered(by: By) -> None:
    match = started()
    mine, other = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [mine]))
    assert match.answer(0, 1, [other], by=by) == []
    do(match, match.leave(0))
    assert match.answer(0, 1, [other], by=by) == []
    assert match.given(0) == mine


@pytest.mark.parametrize("by", ["clock", "selected"])
def test_a_player_may_still_replace_what_was_answered_for_it(by: By) -> None:
    match = started()
    mine, other = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [other], by=by))
    assert match.given(0) == other
    do(match, match.answer(0, 1, [mine]))
    assert match.given(0) == mine


def test_a_bot_answers_only_where_it_sits() -> None:
    match = started()
    assert match.answer(0, 1, choices(match, 0)[:1], by="bot") == []
    assert [*match.pending_bots] == []
    do(match, match.leave(0))
    assert [*match.pending_bots] == [0]
    do(match, match.answer(0, 1, choices(match, 0)[:1], by="bot"))
    assert [*match.pending_bots] == []
    assert match.pending_players == (1,)


# Drafts


def test_a_draft_happens_at_a_table_of_its_own() -> None:
    match = started()
    before = match.playing.record()
    draft = match.draft(0, 1, choices(match, 0)[:1])
    assert draft.is_whole
    assert draft.table.pending == (1,)
    assert (match.playing.record(), match.pending) == (before, (0, 1))
    assert not match.draft(0, 1, []).is_whole


def test_a_draft_begins_anew_after_an_answer() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [first]))
    assert match.draft(0, 1, []).table.pending == (0, 1)
    assert f"1.1 {second} | -" in match.draft(0, 1, [second]).table.record()
    assert match.given(0) == first


def test_nothing_can_be_drafted_after_a_whole_answer() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    assert refusal(lambda: match.draft(0, 1, [first, second])) == "too-many-steps"
    assert is_answer(match, 0, [first])
    assert not is_answer(match, 0, [first, second])


# Plans


def cooking() -> tuple[Match, int]:
    """A game of Wasabi! in which all have tiles and recipes, and who is to place an ingredient."""
    match = started("wasabi")
    while "pass" not in choices(match, match.pending[0]):
        both_answer(match)
    return match, match.pending[0]


def test_a_whole_turn_can_be_planned_where_all_of_it_is_the_players_own_doing() -> None:
    match, seat = cooking()
    tile, question = choices(match, seat)[0], match.question
    placed = match.draft(seat, question, [tile, "a1"])
    assert placed.is_whole
    assert placed.goes_on
    refill = str(placed.table.legal(seat)[0])
    planned = match.draft(seat, question, [tile, "a1", refill])
    assert planned.first == (tile, "a1")
    assert planned.is_whole
    assert not planned.goes_on  # it is somebody else's turn then
    assert refusal(lambda: match.draft(seat, question, [tile, "a1", refill, "b1"])) == (
        "too-many-steps"
    )
    assert match.playing.view(None).board == {}
    do(match, match.answer(seat, question, planned.first))
    do(match, match.answer(seat, question + 1, [refill]))
    assert match.playing.view(None).board == {"a1": (tile,)}
    assert match.pending == (1 - seat,)


def test_what_chance_decides_ends_a_plan() -> None:
    match, seat = cooking()
    recipe = match.playing.view(seat).hand[0]
    passed = match.draft(seat, match.question, ["pass", recipe, "done"])
    assert passed.goes_on
    pile = str(passed.table.legal(seat)[0])
    drawn = match.draft(seat, match.question, ["pass", recipe, "done", pile])
    assert drawn.is_whole
    assert not drawn.goes_on


def test_nobody_learns_by_a_plan_what_others_have_chosen() -> None:
    match = started()
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    revealing = match.draft(0, 1, choices(match, 0)[:1])
    assert revealing.is_whole
    assert revealing.table.pending == (0, 1)
    assert not revealing.goes_on


def test_a_plan_is_an_answer_only_as_far_as_its_first_one() -> None:
    match, seat = cooking()
    tile = choices(match, seat)[0]
    refill = str(match.draft(seat, match.question, [tile, "a1"]).table.legal(seat)[0])
    with pytest.raises(IllegalAction):
        match.answer(seat, match.question, [tile, "a1", refill])


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
