"""The authority of a live game before its first turn: who sits where, who may do what."""

from dataclasses import replace
from functools import partial

import pytest

from matches import (
    BOT_NAMES,
    OTHER_SALT,
    SALT,
    SEED,
    do,
    joined,
    key,
    opened,
    played,
    refusal,
    started,
)
from sushibar import Table
from sushibar.match import log
from sushibar.match.chat import PHRASES
from sushibar.match.match import MOST_CHANGES, MOST_PHRASES, MOST_STAND_INS
from sushibar.match.settings import Settings
from sushibar.table.dealer import commitment

# Sitting down


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


def test_nobody_has_a_name_that_looks_like_that_of_another() -> None:
    match = joined(opened(players=3), "Ann")
    for name in ("ANN", "\uff21nn", "Ann\ufe0f", "Ann\u3164", "An n", "Аnn"):
        assert refusal(partial(match.join, name, key(name))) == "name-taken"


def test_a_table_is_changed_so_often_and_can_then_only_be_left_or_played_at() -> None:
    match = joined(opened(players=3), "Ann", "Ben", "Cleo")
    while match.version < MOST_CHANGES:
        do(match, match.rename(1, f"Ben {match.version}"))
    assert refusal(lambda: match.rename(1, "Ben")) == "often-enough"
    assert refusal(lambda: match.change(replace(match.settings, clock=30))) == "often-enough"
    do(match, match.leave(2))
    assert refusal(lambda: match.join("Dai", key("Dai"))) == "often-enough"
    assert refusal(lambda: match.add_bot("greedy", BOT_NAMES)) == "often-enough"
    assert match.close()


def test_bots_stand_in_so_often_and_so_much_is_said() -> None:
    match = started()
    for _ in range(MOST_STAND_INS):
        do(match, match.leave(0))
        do(match, match.come_back(0))
    assert refusal(lambda: match.leave(0)) == "often-enough"
    for _ in range(MOST_PHRASES):
        do(match, match.say(0, PHRASES[0]))
    assert refusal(lambda: match.say(1, PHRASES[0])) == "often-enough"


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
