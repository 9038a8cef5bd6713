"""A test for every sentence of the Gamewright rulebook about how the game is played."""

import pytest

from sushibar import IllegalAction, Table
from sushibar.games.events import Reveal
from tables import (
    deal,
    finish_round,
    hand,
    idle_until,
    on_wasabi,
    plate,
    seated,
    turn,
    view_bytes,
)

# Contents and set-up


def test_the_box_holds_108_cards_of_twelve_kinds() -> None:
    box = Table(stated=True).view(None).unseen
    assert box == {
        "tempura": 14,
        "sashimi": 14,
        "dumpling": 14,
        "maki-1": 6,
        "maki-2": 12,
        "maki-3": 8,
        "egg-nigiri": 5,
        "salmon-nigiri": 10,
        "squid-nigiri": 5,
        "pudding": 10,
        "wasabi": 6,
        "chopsticks": 4,
    }
    assert sum(box.values()) == 108


@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_every_player_is_dealt_a_hand_by_the_number_of_players(players: int, cards: int) -> None:
    table = Table(players=players, seed=1)
    assert [len(hand(table, seat)) for seat in table.seats] == [cards] * players


def test_a_hand_is_secret_from_the_opponents() -> None:
    table = seated("wasabi", "pudding", "chopsticks")
    assert table.view(1).hands[0] == ()
    assert table.view(1).hands[2] == ()
    assert table.view(1).unknown == (9, 0, 9)


def test_the_rest_of_the_cards_lies_face_down() -> None:
    table = seated("4*chopsticks", "6*wasabi")
    assert table.state.undealt == 108 - 20
    assert "chopsticks" not in table.view(0).unseen
    assert table.view(1).unseen["chopsticks"] == 4
    assert sum(table.view(0).unseen.values()) == 88 + 10


# A round


def test_a_game_takes_three_rounds() -> None:
    table = Table(players=3, seed=1).play()
    turns = [(event.round, event.turn) for event in table.events if isinstance(event, Reveal)]
    assert turns == [(round_, turn_) for round_ in (1, 2, 3) for turn_ in range(1, 10)]


def test_all_players_choose_at_the_same_time() -> None:
    table = seated("wasabi", "pudding", "chopsticks")
    waiting = [table.pending]
    for seat, card in ((2, "chopsticks"), (0, "wasabi")):
        table.answer(seat, card)
        waiting.append(table.pending)
    assert waiting == [(0, 1, 2), (0, 1), (1,)]


def test_a_player_chooses_any_one_card_of_the_hand() -> None:
    table = seated("wasabi maki-3 7*pudding", "", "")
    assert table.legal(0) == ("maki-3", "pudding", "wasabi")
    with pytest.raises(IllegalAction, match="tempura"):
        table.act(0, "tempura")


def test_a_chosen_card_lies_face_down() -> None:
    table = seated("wasabi", "", "")
    before = [view_bytes(table, seat) for seat in (1, 2, None)]
    table.answer(0, "wasabi")
    assert [view_bytes(table, seat) for seat in (1, 2, None)] == before
    assert plate(table, 0) == []


def test_when_everybody_has_chosen_all_cards_are_revealed() -> None:
    table = seated("wasabi", "pudding", "chopsticks")
    table.answer(0, "wasabi")
    table.answer(1, "pudding")
    assert [plate(table, seat) for seat in table.seats] == [[], [], []]
    table.answer(2, "chopsticks")
    assert [plate(table, seat) for seat in table.seats] == [["wasabi"], ["pudding"], ["chopsticks"]]


def test_hands_are_passed_to_the_left() -> None:
    table = seated("wasabi", "pudding", "chopsticks")
    turn(table, "tempura", "tempura", "tempura")
    assert "wasabi" in hand(table, 1)
    assert "pudding" in hand(table, 2)
    assert "chopsticks" in hand(table, 0)


def test_the_new_hand_is_one_card_smaller() -> None:
    table = seated("", "", "")
    turn(table, "tempura", "tempura", "tempura")
    assert [len(hand(table, seat)) for seat in table.seats] == [8, 8, 8]


def test_cards_lie_face_up_until_the_end_of_the_round() -> None:
    table = seated("pudding", "", "maki-3")
    turn(table, "pudding", "tempura", "tempura")
    turn(table, "maki-3", "tempura", "tempura")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).plates[0] == ("maki-3", "pudding")
    finish_round(table)
    assert plate(table, 0) == []


# Wasabi


@pytest.mark.parametrize("nigiri", ["egg-nigiri", "salmon-nigiri", "squid-nigiri"])
def test_a_nigiri_must_go_on_a_wasabi_that_lies_there(nigiri: str) -> None:
    table = seated("wasabi", nigiri)
    turn(table, "wasabi", "tempura")
    assert f"beside:{nigiri}" not in table.legal(0)
    with pytest.raises(IllegalAction):
        table.act(0, f"beside:{nigiri}")
    turn(table, nigiri, "tempura")
    assert on_wasabi(table, 0) == [nigiri]


def test_a_nigiri_laid_before_the_wasabi_stays_beside_it() -> None:
    table = seated("squid-nigiri", "wasabi")
    turn(table, "squid-nigiri", "tempura")
    turn(table, "wasabi", "tempura")
    assert on_wasabi(table, 0) == []


def test_the_wasabi_of_another_player_does_not_count() -> None:
    table = seated("wasabi", "squid-nigiri")
    turn(table, "wasabi", "squid-nigiri")
    assert on_wasabi(table, 1) == []


def test_several_wasabi_may_lie_there() -> None:
    table = seated("wasabi", "wasabi")
    turn(table, "wasabi", "tempura")
    turn(table, "wasabi", "tempura")
    assert plate(table, 0) == ["wasabi", "wasabi"]


def test_only_one_nigiri_goes_on_each_wasabi() -> None:
    table = seated("wasabi egg-nigiri squid-nigiri", "wasabi salmon-nigiri")
    turn(table, "wasabi", "tempura")
    turn(table, "wasabi", "tempura")
    turn(table, "squid-nigiri", "tempura")
    turn(table, "salmon-nigiri", "tempura")
    turn(table, "egg-nigiri", "tempura")
    assert on_wasabi(table, 0) == ["salmon-nigiri", "squid-nigiri"]


def test_a_wasabi_is_for_this_round_only() -> None:
    table = seated("wasabi", "")
    turn(table, "wasabi", "tempura")
    finish_round(table)
    deal(table, "squid-nigiri", "")
    turn(table, "squid-nigiri", "tempura")
    assert on_wasabi(table, 0) == []


# Chopsticks


def test_chopsticks_are_for_a_future_turn() -> None:
    table = seated("chopsticks", "")
    with pytest.raises(IllegalAction):
        table.answer(0, "chopsticks call-chopsticks tempura")
    with pytest.raises(IllegalAction):
        table.answer(0, "tempura call-chopsticks chopsticks")
    table.answer(0, "chopsticks")
    assert table.pending == (1,)


def test_chopsticks_let_a_player_take_two_cards() -> None:
    table = seated("chopsticks", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura")
    turn(table, "squid-nigiri call-chopsticks pudding", "tempura")
    assert plate(table, 0) == ["squid-nigiri", "pudding"]
    assert plate(table, 1) == ["tempura", "tempura"]


def test_using_chopsticks_is_a_free_choice() -> None:
    table = seated("chopsticks", "squid-nigiri")
    turn(table, "chopsticks", "tempura")
    table.act(0, "squid-nigiri")
    assert table.legal(0) == ("call-chopsticks", "no-call")
    table.act(0, "no-call")
    assert table.pending == (1,)


def test_the_second_card_comes_from_the_same_hand() -> None:
    table = seated("chopsticks", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura")
    table.act(0, "squid-nigiri")
    table.act(0, "call-chopsticks")
    assert table.legal(0) == ("tempura", "sashimi", "dumpling", "pudding")


def test_both_cards_are_hidden_until_the_reveal() -> None:
    table = seated("chopsticks", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura")
    before = [view_bytes(table, viewer) for viewer in (1, None)]
    table.answer(0, "squid-nigiri call-chopsticks pudding")
    assert [view_bytes(table, viewer) for viewer in (1, None)] == before
    assert plate(table, 0) == ["chopsticks"]


def test_used_chopsticks_go_back_into_the_hand_and_travel_on() -> None:
    table = seated("chopsticks", "", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "squid-nigiri call-chopsticks pudding", "tempura", "tempura")
    assert "chopsticks" not in plate(table, 0)
    assert "chopsticks" in hand(table, 1)
    assert [len(hand(table, seat)) for seat in table.seats] == [7, 7, 7]


def test_the_next_player_may_take_the_chopsticks_and_use_them_again() -> None:
    table = seated("chopsticks", "pudding wasabi", "")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura")
    turn(table, "tempura", "chopsticks", "tempura")
    turn(table, "tempura", "dumpling call-chopsticks dumpling", "tempura")
    assert plate(table, 1).count("dumpling") == 2
    assert "chopsticks" in hand(table, 2)


def test_several_chopsticks_may_lie_there_but_only_one_is_used_in_a_turn() -> None:
    table = seated("chopsticks", "chopsticks")
    turn(table, "chopsticks", "tempura")
    turn(table, "chopsticks", "tempura")
    assert plate(table, 0) == ["chopsticks", "chopsticks"]
    with pytest.raises(IllegalAction):
        table.answer(0, "tempura call-chopsticks sashimi call-chopsticks dumpling")
    turn(table, "tempura call-chopsticks sashimi", "tempura")
    assert plate(table, 0) == ["tempura", "sashimi", "chopsticks"]


def test_the_other_chopsticks_serve_in_a_later_turn() -> None:
    table = seated("chopsticks", "chopsticks")
    turn(table, "chopsticks", "tempura")
    turn(table, "chopsticks", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura")
    assert plate(table, 0) == ["tempura", "tempura", "sashimi", "sashimi"]


@pytest.mark.parametrize(
    "answer", ["chopsticks call-chopsticks tempura", "tempura call-chopsticks chopsticks"]
)
def test_new_chopsticks_stay_when_old_ones_go_back(answer: str) -> None:
    table = seated("chopsticks", "chopsticks")
    turn(table, "chopsticks", "tempura")
    turn(table, answer, "tempura")
    assert plate(table, 0) == ["tempura", "chopsticks"]
    assert hand(table, 1).count("chopsticks") == 1


def test_chopsticks_need_two_cards_in_the_hand() -> None:
    table = seated("chopsticks", "")
    turn(table, "chopsticks", "tempura")
    idle_until(table, 9)
    table.act(0, table.legal(0)[0])
    assert "call-chopsticks" in table.legal(0)
    table.act(0, "no-call")
    table.act(1, table.legal(1)[0])
    last = table.events[-1]
    assert isinstance(last, Reveal)
    assert last.forced
    assert table.state.plates[0, 0].sum() == 10
    assert table.state.plates[0, 0, table.called.cards.index("chopsticks")] == 1


def test_of_the_last_two_cards_both_are_taken_and_only_the_chopsticks_travel_on() -> None:
    table = seated("chopsticks", "")
    turn(table, "chopsticks", "tempura")
    idle_until(table, 9)
    first, second = hand(table, 0)
    turn(table, f"{first} call-chopsticks {second}", table.legal(1)[0])
    chopsticks = table.called.cards.index("chopsticks")
    assert [int(cards) for cards in table.state.plates[0, :2, chopsticks]] == [0, 1]
    assert [int(cards) for cards in table.state.plates[0, :2].sum(axis=1)] == [10, 10]


@pytest.mark.parametrize(
    "answer", ["wasabi call-chopsticks squid-nigiri", "squid-nigiri call-chopsticks wasabi"]
)
def test_a_wasabi_and_a_nigiri_of_one_turn_do_not_combine(answer: str) -> None:
    table = seated("chopsticks egg-nigiri", "wasabi squid-nigiri")
    turn(table, "chopsticks", "tempura")
    turn(table, answer, "tempura")
    assert on_wasabi(table, 0) == []
    turn(table, "egg-nigiri", "tempura")
    assert on_wasabi(table, 0) == ["egg-nigiri"]


@pytest.mark.parametrize(
    ("first", "second"), [("egg-nigiri", "squid-nigiri"), ("squid-nigiri", "egg-nigiri")]
)
def test_of_two_nigiri_the_one_chosen_first_goes_on_the_only_wasabi(
    first: str, second: str
) -> None:
    table = seated("wasabi egg-nigiri squid-nigiri", "chopsticks")
    turn(table, "wasabi", "tempura")
    turn(table, "chopsticks", "tempura")
    turn(table, f"{first} call-chopsticks {second}", "tempura")
    assert on_wasabi(table, 0) == [first]


def test_two_nigiri_of_one_turn_go_on_two_wasabi() -> None:
    table = seated("wasabi chopsticks", "wasabi egg-nigiri squid-nigiri")
    turn(table, "wasabi", "tempura")
    turn(table, "wasabi", "tempura")
    turn(table, "chopsticks", "tempura")
    turn(table, "squid-nigiri call-chopsticks egg-nigiri", "tempura")
    assert on_wasabi(table, 0) == ["egg-nigiri", "squid-nigiri"]


# The end of a round


def test_the_last_card_is_simply_laid() -> None:
    table = seated("", "")
    idle_until(table, 9)
    assert sum(len(hand(table, seat)) for seat in table.seats) == 4
    turn(table, table.legal(0)[0], table.legal(1)[0])
    assert [int(cards) for cards in table.state.plates[0, :2].sum(axis=1)] == [10, 10]
    assert len(table.sheet.rows) == 1


def test_a_last_nigiri_goes_on_a_free_wasabi_too() -> None:
    table = seated("wasabi", "squid-nigiri")
    turn(table, "wasabi", "tempura")
    while table.turn < 9:
        legal = [table.legal(seat) for seat in table.seats]
        turn(table, *[next(card for card in cards if "squid" not in card) for cards in legal])
    assert "squid-nigiri" in hand(table, 1)
    turn(table, table.legal(0)[0], next(card for card in table.legal(1) if "squid" not in card))
    assert table.sheet.rows[0][0]["nigiri"].points == 9


# A new round


def test_the_points_of_a_round_are_written_down() -> None:
    table = seated("maki-3", "")
    assert table.sheet.rows == ()
    turn(table, "maki-3", "tempura")
    finish_round(table)
    assert len(table.sheet.rows) == 1
    assert table.sheet.rows[0][0]["maki"].points == 6
    assert table.points == table.sheet.totals


def test_discarded_cards_never_return() -> None:
    table = seated("4*chopsticks", "6*wasabi")
    finish_round(table)
    with pytest.raises(IllegalAction, match="chopsticks"):
        deal(table, "chopsticks", "")
    with pytest.raises(IllegalAction, match="wasabi"):
        deal(table, "", "wasabi")
    assert table.state.undealt == 88
    assert "chopsticks" not in table.view(None).unseen


def test_puddings_stay_in_front_of_their_player() -> None:
    table = seated("2*pudding", "")
    turn(table, "pudding", "tempura")
    turn(table, "tempura", "pudding")
    finish_round(table)
    deal(table, "pudding", "")
    turn(table, "pudding", "tempura")
    finish_round(table)
    deal(table)
    finish_round(table)
    assert table.sheet.rows[3][0]["pudding"].facts[0] == ("cards", 2)
    assert table.sheet.rows[3][1]["pudding"].facts[0] == ("cards", 1)
    assert [lines["pudding"].points for lines in table.sheet.rows[3]] == [6, 0]


@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_a_new_round_deals_as_many_cards_as_the_last(players: int, cards: int) -> None:
    table = Table(players=players, seed=2)
    for round_ in (1, 2, 3):
        assert table.round == round_
        assert [len(hand(table, seat)) for seat in table.seats] == [cards] * players
        assert table.state.undealt == 108 - round_ * players * cards
        finish_round(table)


def test_the_cards_left_in_the_pile_are_ignored() -> None:
    table = Table(players=2, seed=3).play()
    assert table.state.undealt == 48
    assert table.state.plates.sum() == 60
    assert table.points == table.sheet.totals
