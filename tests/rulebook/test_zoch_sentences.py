"""A test for every sentence of the Zoch rulebook about how the game is played."""

import pytest

from sushibar import IllegalAction, SetupError, Table
from sushibar.games.events import Reveal
from tables import (
    cards_of,
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

EDITION = "zoch"


def zoch(*hands: str) -> Table:
    """A table of the Zoch edition with these cards; hands come to seat 0 in the order 0, 2, 1."""
    return seated(*hands, edition=EDITION)


# Contents and set-up


def test_the_box_holds_108_cards_with_mussels_and_tuna() -> None:
    table = Table(players=3, edition=EDITION, stated=True)
    assert table.view(None).unseen == {
        "maki-3": 8,
        "maki-2": 12,
        "maki-1": 6,
        "tempura": 14,
        "sashimi": 14,
        "dumpling": 14,
        "squid-nigiri": 5,
        "salmon-nigiri": 10,
        "egg-nigiri": 5,
        "wasabi": 6,
        "chopsticks": 4,
        "pudding": 10,
    }
    table.enter("deal 1 mussel 8*tempura | tuna-nigiri 6*tempura 2*sashimi | 9*sashimi")
    assert "dumpling" in hand(table, 0)
    assert "squid-nigiri" in hand(table, 1)


@pytest.mark.parametrize("players", [2, 6])
def test_the_game_is_for_three_to_five_players(players: int) -> None:
    with pytest.raises(SetupError):
        Table(players=players, edition=EDITION)


@pytest.mark.parametrize(("players", "cards"), [(3, 9), (4, 8), (5, 7)])
def test_every_player_is_dealt_a_hand_by_the_number_of_players(players: int, cards: int) -> None:
    table = Table(players=players, edition=EDITION, seed=1)
    assert [len(hand(table, seat)) for seat in table.seats] == [cards] * players
    assert table.state.undealt == 108 - players * cards


def test_the_other_players_cannot_see_a_hand() -> None:
    table = zoch("wasabi", "pudding", "chopsticks")
    assert table.view(0).hands[1:] == ((), ())
    assert table.view(0).unknown == (0, 9, 9)


def test_there_is_no_dummy() -> None:
    with pytest.raises(SetupError):
        Table(players=3, edition=EDITION, options=["dummy"])


# A round


def test_the_game_proceeds_over_three_rounds_of_several_turns() -> None:
    table = Table(players=5, edition=EDITION, seed=1).play()
    turns = [(event.round, event.turn) for event in table.events if isinstance(event, Reveal)]
    assert turns == [(round_, turn_) for round_ in (1, 2, 3) for turn_ in range(1, 8)]


def test_all_players_choose_one_card_of_their_hand_at_the_same_time() -> None:
    table = zoch("maki-3 wasabi 7*pudding", "", "")
    assert table.pending == (0, 1, 2)
    assert table.legal(0) == ("maki-3", "pudding", "wasabi")


def test_a_chosen_card_lies_face_down() -> None:
    table = zoch("wasabi", "", "")
    before = [view_bytes(table, viewer) for viewer in (1, 2, None)]
    table.answer(0, "wasabi")
    assert [view_bytes(table, viewer) for viewer in (1, 2, None)] == before


def test_all_players_reveal_at_the_same_time() -> None:
    table = zoch("wasabi", "pudding", "chopsticks")
    table.answer(0, "wasabi")
    table.answer(1, "pudding")
    assert [plate(table, seat) for seat in table.seats] == [[], [], []]
    table.answer(2, "chopsticks")
    assert [plate(table, seat) for seat in table.seats] == [["wasabi"], ["pudding"], ["chopsticks"]]


def test_the_rest_of_the_hand_goes_to_the_left_neighbour() -> None:
    table = zoch("wasabi", "pudding", "chopsticks")
    turn(table, "tempura", "tempura", "tempura")
    assert "wasabi" in hand(table, 1)
    assert "pudding" in hand(table, 2)
    assert "chopsticks" in hand(table, 0)


def test_the_next_turn_chooses_from_the_new_and_smaller_hand() -> None:
    table = zoch("", "", "maki-3 wasabi 7*pudding")
    turn(table, "tempura", "tempura", "maki-3")
    assert len(hand(table, 0)) == 8
    assert table.legal(0) == ("pudding", "wasabi")


def test_kept_cards_lie_face_up_until_the_scoring() -> None:
    table = zoch("pudding", "", "maki-3")
    turn(table, "pudding", "tempura", "tempura")
    turn(table, "maki-3", "tempura", "tempura")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).plates[0] == ("maki-3", "pudding")
    finish_round(table)
    assert plate(table, 0) == []


# Wasabi


@pytest.mark.parametrize("nigiri", ["egg-nigiri", "salmon-nigiri", "squid-nigiri"])
def test_a_nigiri_can_go_on_a_wasabi_of_an_earlier_turn(nigiri: str) -> None:
    table = zoch("wasabi", "", nigiri)
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, nigiri, "tempura", "tempura")
    assert on_wasabi(table, 0) == [nigiri]


@pytest.mark.parametrize("nigiri", ["egg-nigiri", "salmon-nigiri", "squid-nigiri"])
def test_a_nigiri_may_also_lie_beside_the_wasabi(nigiri: str) -> None:
    table = zoch("wasabi", "", nigiri)
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, f"beside:{nigiri}", "tempura", "tempura")
    assert on_wasabi(table, 0) == []
    assert plate(table, 0) == [nigiri, "wasabi"]


def test_the_wasabi_waits_for_any_following_turn() -> None:
    table = zoch("wasabi", "squid-nigiri", "egg-nigiri")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "beside:egg-nigiri", "tempura", "tempura")
    turn(table, "squid-nigiri", "tempura", "tempura")
    assert on_wasabi(table, 0) == ["squid-nigiri"]


def test_whether_on_or_beside_is_chosen_secretly_with_the_card() -> None:
    table = zoch("wasabi", "", "squid-nigiri")
    turn(table, "wasabi", "tempura", "tempura")
    before = [view_bytes(table, viewer) for viewer in (1, 2, None)]
    for choice in ("squid-nigiri", "beside:squid-nigiri"):
        table.answer(0, choice)
        assert [view_bytes(table, viewer) for viewer in (1, 2, None)] == before


def test_a_nigiri_laid_beside_the_wasabi_stays_there() -> None:
    table = zoch("wasabi", "", "squid-nigiri")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "beside:squid-nigiri", "tempura", "tempura")
    finish_round(table)
    assert table.sheet.rows[0][0]["nigiri"].points == 3


def test_without_a_free_wasabi_there_is_no_beside() -> None:
    table = zoch("squid-nigiri", "egg-nigiri", "wasabi")
    assert "beside:squid-nigiri" not in table.legal(0)
    turn(table, "tempura", "tempura", "wasabi")
    turn(table, "tempura", "squid-nigiri", "egg-nigiri")
    assert on_wasabi(table, 1) == []
    assert on_wasabi(table, 2) == ["egg-nigiri"]
    assert not any(action.startswith("beside:") for action in table.legal(2))


def test_only_one_nigiri_goes_on_each_wasabi() -> None:
    table = zoch("wasabi", "egg-nigiri", "squid-nigiri")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "squid-nigiri", "tempura", "tempura")
    turn(table, "egg-nigiri", "tempura", "tempura")
    assert on_wasabi(table, 0) == ["squid-nigiri"]


def test_several_wasabi_may_lie_there() -> None:
    table = zoch("wasabi egg-nigiri", "squid-nigiri", "wasabi")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "wasabi", "tempura", "tempura")
    assert plate(table, 0) == ["wasabi", "wasabi"]
    turn(table, "squid-nigiri", "tempura", "tempura")
    turn(table, "egg-nigiri", "tempura", "tempura")
    assert on_wasabi(table, 0) == ["egg-nigiri", "squid-nigiri"]


@pytest.mark.parametrize(
    "answer", ["wasabi call-chopsticks squid-nigiri", "squid-nigiri call-chopsticks wasabi"]
)
def test_a_wasabi_serves_on_a_following_turn_only(answer: str) -> None:
    table = zoch("chopsticks", "egg-nigiri", "wasabi squid-nigiri")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, answer, "tempura", "tempura")
    assert on_wasabi(table, 0) == []
    turn(table, "egg-nigiri", "tempura", "tempura")
    assert on_wasabi(table, 0) == ["egg-nigiri"]


@pytest.mark.parametrize(
    ("answer", "dipped"),
    [
        ("egg-nigiri call-chopsticks squid-nigiri", "egg-nigiri"),
        ("beside:egg-nigiri call-chopsticks squid-nigiri", "squid-nigiri"),
        ("beside:egg-nigiri call-chopsticks beside:squid-nigiri", ""),
        ("squid-nigiri call-chopsticks egg-nigiri", "squid-nigiri"),
    ],
)
def test_of_two_nigiri_either_or_neither_goes_on_the_only_wasabi(answer: str, dipped: str) -> None:
    table = zoch("wasabi", "egg-nigiri squid-nigiri", "chopsticks")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, answer, "tempura", "tempura")
    assert on_wasabi(table, 0) == cards_of(dipped)


def test_two_nigiri_never_go_on_one_wasabi_and_the_second_has_no_choice() -> None:
    table = zoch("wasabi", "egg-nigiri squid-nigiri", "chopsticks")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "chopsticks", "tempura", "tempura")
    table.act(0, "egg-nigiri")
    table.act(0, "call-chopsticks")
    assert "beside:squid-nigiri" not in table.legal(0)
    assert "squid-nigiri" in table.legal(0)


# Chopsticks


def test_chopsticks_let_a_player_keep_two_cards_on_a_following_turn() -> None:
    table = zoch("chopsticks", "", "squid-nigiri pudding")
    with pytest.raises(IllegalAction):
        table.answer(0, "chopsticks call-chopsticks tempura")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "squid-nigiri call-chopsticks pudding", "tempura", "tempura")
    assert plate(table, 0) == ["squid-nigiri", "pudding"]


def test_chopsticks_may_wait_for_any_following_turn() -> None:
    table = zoch("chopsticks", "", "")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "tempura", "tempura", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura")
    assert plate(table, 0) == ["tempura", "tempura", "sashimi"]


def test_the_use_of_chopsticks_and_both_cards_are_hidden_until_the_reveal() -> None:
    table = zoch("chopsticks", "", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura", "tempura")
    before = [view_bytes(table, viewer) for viewer in (1, 2, None)]
    table.answer(0, "squid-nigiri call-chopsticks pudding")
    assert [view_bytes(table, viewer) for viewer in (1, 2, None)] == before


def test_used_chopsticks_pass_with_the_hand_to_the_next_player() -> None:
    table = zoch("chopsticks", "", "squid-nigiri pudding")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "squid-nigiri call-chopsticks pudding", "tempura", "tempura")
    assert "chopsticks" not in plate(table, 0)
    assert "chopsticks" in hand(table, 1)
    assert [len(hand(table, seat)) for seat in table.seats] == [7, 7, 7]


def test_the_chopsticks_may_be_used_again() -> None:
    table = zoch("chopsticks", "", "")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura")
    turn(table, "tempura", "chopsticks", "tempura")
    turn(table, "tempura", "dumpling call-chopsticks dumpling", "tempura")
    assert plate(table, 1).count("dumpling") == 2
    assert "chopsticks" in hand(table, 2)


def test_several_chopsticks_may_lie_there_but_only_one_is_used_in_a_turn() -> None:
    table = zoch("chopsticks", "", "chopsticks")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "chopsticks", "tempura", "tempura")
    with pytest.raises(IllegalAction):
        table.answer(0, "tempura call-chopsticks sashimi call-chopsticks dumpling")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura")
    assert plate(table, 0) == ["tempura", "sashimi", "chopsticks"]


def test_of_the_last_two_cards_both_are_taken_and_only_the_chopsticks_travel_on() -> None:
    table = zoch("chopsticks", "", "")
    turn(table, "chopsticks", "tempura", "tempura")
    idle_until(table, 8)
    first, second = hand(table, 0)
    turn(table, f"{first} call-chopsticks {second}", table.legal(1)[0], table.legal(2)[0])
    chopsticks = table.called.cards.index("chopsticks")
    assert [int(cards) for cards in table.state.plates[0, :3, chopsticks]] == [0, 1, 0]
    assert [int(cards) for cards in table.state.plates[0, :3].sum(axis=1)] == [9, 9, 9]


# The end of a round


def test_the_last_single_card_is_added_to_the_display() -> None:
    table = zoch("", "", "")
    idle_until(table, 8)
    turn(table, *[table.legal(seat)[0] for seat in table.seats])
    assert [int(cards) for cards in table.state.plates[0, :3].sum(axis=1)] == [9, 9, 9]
    assert len(table.sheet.rows) == 1


def test_a_last_nigiri_may_still_lie_on_or_beside_a_wasabi() -> None:
    points = {}
    for choice in ("squid-nigiri", "beside:squid-nigiri"):
        table = zoch("wasabi", "squid-nigiri", "")
        turn(table, "wasabi", "tempura", "tempura")
        while table.turn < 9:
            kept = [
                next(card for card in table.legal(seat) if not card.endswith("squid-nigiri"))
                for seat in table.seats
            ]
            turn(table, *kept)
        assert table.pending == (0,)
        assert table.legal(0) == ("squid-nigiri", "beside:squid-nigiri")
        table.act(0, choice)
        points[choice] = table.sheet.rows[0][0]["nigiri"].points
    assert points == {"squid-nigiri": 9, "beside:squid-nigiri": 3}


def test_points_are_noted_after_every_round() -> None:
    table = zoch("maki-3", "", "")
    turn(table, "maki-3", "tempura", "tempura")
    finish_round(table)
    assert table.sheet.rows[0][0]["maki"].points == 6
    assert table.points == table.sheet.totals


# A new round


def test_discarded_cards_never_return() -> None:
    table = zoch("4*chopsticks", "6*wasabi", "")
    finish_round(table)
    with pytest.raises(IllegalAction, match="chopsticks"):
        deal(table, "chopsticks", "", "")
    assert table.state.undealt == 81
    assert "wasabi" not in table.view(None).unseen


def test_puddings_remain_until_the_end_of_the_game() -> None:
    table = zoch("pudding", "", "pudding")
    turn(table, "pudding", "tempura", "pudding")
    finish_round(table)
    deal(table, "pudding", "", "")
    turn(table, "pudding", *[table.legal(seat)[0] for seat in (1, 2)])
    finish_round(table)
    deal(table)
    finish_round(table)
    facts = [lines["pudding"].facts[0] for lines in table.sheet.rows[3]]
    assert facts == [("cards", 2), ("cards", 0), ("cards", 1)]
    assert [lines["pudding"].points for lines in table.sheet.rows[3]] == [6, -6, 0]


def test_the_next_rounds_deal_as_many_cards_as_the_first() -> None:
    table = Table(players=4, edition=EDITION, seed=2)
    for round_ in (1, 2, 3):
        assert [len(hand(table, seat)) for seat in table.seats] == [8, 8, 8, 8]
        assert table.state.undealt == 108 - round_ * 32
        finish_round(table)


@pytest.mark.parametrize(("options", "seats"), [((), [1, 1, 1]), (("pass-both-ways",), [1, 2, 1])])
def test_as_an_alternative_the_second_round_passes_to_the_right(
    options: tuple[str, ...], seats: list[int]
) -> None:
    table = Table(players=3, edition=EDITION, options=options, stated=True)
    receivers = []
    for _ in range(3):
        deal(table, "pudding", "", "")
        turn(table, *[table.legal(seat)[0] for seat in table.seats])
        receivers.append(next(seat for seat in table.seats if "pudding" in hand(table, seat)))
        finish_round(table)
    assert receivers == seats
