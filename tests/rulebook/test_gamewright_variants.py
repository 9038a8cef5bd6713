"""A test for every sentence of the Gamewright rulebook about its two variants."""

import pytest

from sushibar import IllegalAction, SetupError, Table
from sushibar.games.events import Chance
from tables import (
    DUMMY,
    deal,
    desserts,
    draw,
    finish_round,
    hand,
    idle_step,
    idle_until,
    on_wasabi,
    pile,
    plate,
    score,
    seated,
    turn,
    victors,
    view_bytes,
)

WITH_DUMMY = ("dummy",)


def controller(table: Table) -> int:
    """The seat that has drawn from the pile: it holds one card more."""
    return max(table.seats, key=lambda seat: len(hand(table, seat)))


def controllers(table: Table) -> list[tuple[int, int, int]]:
    """Round, turn and controller of every turn to the end of the game."""
    seen: list[tuple[int, int, int]] = []
    while not table.over:
        if [moment[:2] for moment in seen[-1:]] != [(table.round, table.turn)]:
            seen.append((table.round, table.turn, controller(table)))
        idle_step(table)
    return seen


# Pass both ways


def receivers(table: Table) -> list[int]:
    """Who receives, round by round, the hand that seat 0 passes on."""
    seats = []
    for _ in range(3):
        deal(table, "pudding", "", "")
        turn(table, *[table.legal(seat)[0] for seat in table.seats])
        seats.append(next(seat for seat in table.seats if "pudding" in hand(table, seat)))
        finish_round(table)
    return seats


def test_rounds_one_and_three_pass_to_the_left_and_round_two_to_the_right() -> None:
    assert receivers(Table(players=3, options=["pass-both-ways"], stated=True)) == [1, 2, 1]


def test_without_the_variant_every_round_passes_to_the_left() -> None:
    assert receivers(Table(players=3, stated=True)) == [1, 1, 1]


# The two-player dummy


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_dummy_is_for_two_players(players: int) -> None:
    with pytest.raises(SetupError):
        Table(players=players, options=WITH_DUMMY)


def test_three_hands_of_nine_are_dealt() -> None:
    table = seated("", "", "", options=WITH_DUMMY)
    assert [len(hand(table, seat)) for seat in table.seats] == [9, 9]
    assert len(pile(table)) == 9
    assert table.state.undealt == 81


def test_the_pile_of_the_dummy_lies_face_down() -> None:
    table = seated("", "", "4*chopsticks", options=WITH_DUMMY)
    for viewer in (0, 1, None):
        assert table.view(viewer).hands[DUMMY] == ()
        assert table.view(viewer).unknown[DUMMY] == 9
        assert table.view(viewer).unseen["chopsticks"] == 4


def test_chance_chooses_the_first_controller() -> None:
    assert Table(players=2, options=WITH_DUMMY, stated=True).due == "controller"
    chosen = [Table(players=2, options=WITH_DUMMY, seed=seed) for seed in range(40)]
    first = [controller(table) for table in chosen]
    assert 8 < sum(first) < 32
    assert [int(table.state.first_controller) for table in chosen] == first


def test_the_controller_draws_a_card_of_the_pile_into_the_hand() -> None:
    table = seated("", "", "pudding", options=WITH_DUMMY, controller=1)
    with pytest.raises(IllegalAction):
        draw(table, "wasabi")
    draw(table, "pudding")
    assert "pudding" in hand(table, 1)
    assert "pudding" not in pile(table)
    assert len(hand(table, 1)) == 10
    assert len(hand(table, 0)) == 9
    assert len(pile(table)) == 8


def test_the_drawn_card_is_secret_from_the_opponent() -> None:
    table = seated("", "", "pudding wasabi", options=WITH_DUMMY)
    draw(table, "pudding")
    other = seated("", "", "pudding wasabi", options=WITH_DUMMY)
    draw(other, "wasabi")
    assert view_bytes(table, 1) == view_bytes(other, 1)
    assert view_bytes(table, None) == view_bytes(other, None)
    assert view_bytes(table, 0) != view_bytes(other, 0)


def test_the_controller_chooses_a_card_and_then_one_for_the_dummy() -> None:
    table = seated("wasabi", "", "pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    table.act(0, "wasabi")
    assert "dummy:pudding" in table.legal(0)
    assert "dummy:wasabi" not in table.legal(0)
    table.act(0, "dummy:pudding")
    assert table.pending == (1,)


def test_the_drawn_card_may_be_kept() -> None:
    table = seated("wasabi", "", "pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    turn(table, "pudding dummy:wasabi", "tempura")
    assert plate(table, 0) == ["pudding"]
    assert plate(table, DUMMY) == ["wasabi"]


def test_the_opponent_chooses_one_card_as_usual() -> None:
    table = seated("wasabi", "maki-3", "pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    assert all(not action.startswith("dummy:") for action in table.legal(1))
    table.answer(1, "maki-3")
    assert table.pending == (0,)


def test_the_dummys_card_is_revealed_with_the_others() -> None:
    table = seated("wasabi", "maki-3", "pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    before = view_bytes(table, 1)
    table.answer(0, "wasabi dummy:pudding")
    assert view_bytes(table, 1) == before
    assert plate(table, DUMMY) == []
    table.answer(1, "maki-3")
    assert [plate(table, seat) for seat in range(3)] == [["wasabi"], ["maki-3"], ["pudding"]]


def test_hands_are_swapped_and_the_pile_stays() -> None:
    table = seated("squid-nigiri", "maki-3", "2*pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    turn(table, "tempura dummy:tempura", "tempura")
    assert "maki-3" in hand(table, 0)
    assert "squid-nigiri" in hand(table, 1)
    assert "pudding" in hand(table, 1)
    assert "pudding" in pile(table)
    assert len(pile(table)) == 8


def test_then_the_opponent_controls_the_dummy() -> None:
    table = seated("", "", "2*pudding", options=WITH_DUMMY)
    draw(table, "pudding")
    turn(table, "tempura dummy:pudding", "tempura")
    draw(table, "pudding")
    assert controller(table) == 1
    turn(table, "tempura", "tempura dummy:pudding")
    assert plate(table, DUMMY) == ["pudding", "pudding"]


@pytest.mark.parametrize("first", [0, 1])
def test_control_alternates_each_turn_and_its_beginning_each_round(first: int) -> None:
    seed = next(
        seed
        for seed in range(40)
        if controller(Table(players=2, options=WITH_DUMMY, seed=seed)) == first
    )
    assert controllers(Table(players=2, options=WITH_DUMMY, seed=seed)) == [
        (round_, turn_, (first + round_ - 1 + turn_ - 1) % 2)
        for round_ in (1, 2, 3)
        for turn_ in range(1, 10)
    ]


def test_a_round_ends_when_all_cards_are_played_out() -> None:
    table = seated("", "", "", options=WITH_DUMMY)
    finish_round(table)
    assert [int(cards) for cards in table.state.plates[0, :3].sum(axis=1)] == [9, 9, 9]
    assert table.state.hands.sum() == 0


def test_with_chopsticks_the_controller_takes_two_cards_and_gives_one() -> None:
    table = seated("", "chopsticks", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "tempura dummy:tempura", "chopsticks")
    draw(table, "dumpling")
    turn(table, "tempura", "sashimi call-chopsticks dumpling dummy:dumpling")
    assert plate(table, 1) == ["sashimi", "dumpling"]
    assert plate(table, DUMMY) == ["tempura", "dumpling"]
    assert "chopsticks" in hand(table, 0)


def test_with_chopsticks_the_controller_needs_three_cards() -> None:
    table = seated("chopsticks", "", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "chopsticks dummy:tempura", "tempura")
    idle_until(table, 9)
    assert controller(table) == 0
    assert len(hand(table, 0)) == 2
    table.act(0, table.legal(0)[0])
    assert all(action.startswith("dummy:") for action in table.legal(0))


def test_three_cards_with_the_drawn_one_are_enough_for_chopsticks() -> None:
    table = seated("", "chopsticks", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "tempura dummy:tempura", "chopsticks")
    idle_until(table, 8)
    assert controller(table) == 1
    first, second, third = hand(table, 1)
    turn(table, table.legal(0)[0], f"{first} call-chopsticks {second} dummy:{third}")
    assert hand(table, 0) == ["chopsticks"]


def test_the_opponent_needs_two_cards_for_chopsticks() -> None:
    table = seated("chopsticks", "", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "chopsticks dummy:tempura", "tempura")
    idle_until(table, 8)
    assert controller(table) == 1
    assert len(hand(table, 0)) == 2
    table.act(0, table.legal(0)[0])
    assert table.legal(0) == ("call-chopsticks", "no-call")


def test_the_dummy_dips_its_nigiri_in_wasabi() -> None:
    table = seated("wasabi", "", "squid-nigiri", options=WITH_DUMMY)
    draw(table, "squid-nigiri")
    turn(table, "tempura dummy:wasabi", "tempura")
    draw(table, "tempura")
    turn(table, "tempura", "tempura dummy:squid-nigiri")
    assert on_wasabi(table, DUMMY) == ["squid-nigiri"]


def test_the_wasabi_of_the_dummy_is_its_own() -> None:
    table = seated("wasabi", "squid-nigiri", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "tempura dummy:wasabi", "tempura")
    draw(table, "tempura")
    turn(table, "squid-nigiri", "tempura dummy:tempura")
    assert on_wasabi(table, 0) == []
    assert on_wasabi(table, DUMMY) == []


def test_the_dummy_never_uses_chopsticks() -> None:
    table = seated("chopsticks", "", "", options=WITH_DUMMY)
    draw(table, "tempura")
    turn(table, "tempura dummy:chopsticks", "tempura")
    draw(table, "tempura")
    table.act(1, "tempura")
    assert all(action.startswith("dummy:") for action in table.legal(1))
    table.act(1, "dummy:tempura")
    table.act(0, "tempura")
    assert plate(table, DUMMY) == ["tempura", "chopsticks"]


def test_the_dummy_is_scored_as_a_third_player_for_maki() -> None:
    assert score("gamewright", "maki", "maki-2", "maki-1", "maki-3", options=WITH_DUMMY) == [
        3,
        0,
        6,
    ]
    assert score("gamewright", "maki", "maki-2", "", "maki-2", options=WITH_DUMMY) == [3, 0, 3]


def test_the_dummy_is_scored_as_a_third_player_for_puddings() -> None:
    assert desserts("gamewright", 2, 1, 3, options=WITH_DUMMY) == [0, -6, 6]
    assert desserts("gamewright", 2, 1, 0, options=WITH_DUMMY) == [6, 0, -6]
    assert desserts("gamewright", 1, 1, 0, options=WITH_DUMMY) == [3, 3, -6]
    assert desserts("gamewright", 1, 1, 1, options=WITH_DUMMY) == [0, 0, 0]


def test_the_dummy_cannot_win() -> None:
    assert victors("gamewright", [20, 30, 40], [0, 1, 2], options=WITH_DUMMY) == [1]
    assert victors("gamewright", [40, 40, 40], [1, 1, 2], options=WITH_DUMMY) == [0, 1]


def test_a_game_with_the_dummy_takes_three_rounds() -> None:
    table = Table(players=2, options=WITH_DUMMY, seed=4).play()
    kinds = [event.kind for event in table.events if isinstance(event, Chance)]
    assert kinds == ["controller", *["deal", *["draw"] * 9] * 3]
    assert table.state.undealt == 108 - 81
