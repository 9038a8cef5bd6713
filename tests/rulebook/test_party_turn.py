"""A turn of Sushi Go Party!: choosing, calling, revealing, and hands that pass to the left."""

import pytest

from party_tables import (
    cards_held,
    finish_round,
    hand,
    idle_step,
    idle_turn,
    laid,
    plate,
    plates,
    play,
    seated,
    then,
    turn,
)
from sushibar import IllegalAction, Table
from tables import view_bytes

# Choosing


def test_all_players_choose_at_the_same_time() -> None:
    table = seated("", "maki-1", "maki-2", "maki-3")
    waiting = [table.pending]
    for seat, card in ((1, "maki-2"), (0, "maki-1")):
        table.answer(seat, card)
        waiting.append(table.pending)
    assert waiting == [(0, 1, 2), (0, 2), (2,)]
    assert plates(table) == ["", "", ""]
    table.answer(2, "maki-3")
    assert plates(table) == ["maki-1", "maki-2", "maki-3"]


def test_a_chosen_card_lies_face_down() -> None:
    table = seated("", "maki-1", "", "")
    before = [view_bytes(table, seat) for seat in (1, 2, None)]
    table.answer(0, "maki-1")
    assert [view_bytes(table, seat) for seat in (1, 2, None)] == before


def test_a_player_may_choose_anew_until_the_last_one_has_chosen() -> None:
    table = seated("", "maki-1 maki-3", "", "")
    table.answer(0, "maki-1")
    table.answer(0, "maki-3")
    table.answer(1, "tempura")
    table.answer(2, "tempura")
    assert plate(table, 0) == ["maki-3"]


def test_only_a_card_of_the_hand_can_be_chosen() -> None:
    table = seated("", "maki-1", "maki-3", "")
    with pytest.raises(IllegalAction):
        table.answer(0, "maki-3")


def test_a_call_is_as_secret_as_the_card() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1", "", ""])
    before = [view_bytes(table, seat) for seat in (1, 2, None)]
    table.answer(0, "maki-1 call:chopsticks-1")
    assert [view_bytes(table, seat) for seat in (1, 2, None)] == before


def test_what_a_special_order_copies_is_as_secret_as_the_card() -> None:
    table = laid("special-order", ["maki-1 maki-2", "", ""], ["special-order", "", ""])
    before = [view_bytes(table, seat) for seat in (1, 2, None)]
    table.answer(0, "special-order copy:maki-1")
    assert [view_bytes(table, seat) for seat in (1, 2, None)] == before


# Calling


def test_nothing_can_be_called_that_does_not_lie_there() -> None:
    table = laid("chopsticks spoon", ["chopsticks-1", "spoon-4", ""], ["maki-1", "", ""])
    for call in ("call:chopsticks-2", "call:spoon-4"):
        with pytest.raises(IllegalAction):
            table.answer(0, f"maki-1 {call}")


@pytest.mark.parametrize("card", ["chopsticks-1", "spoon-4"])
def test_nothing_can_be_called_in_the_turn_in_which_it_is_laid(card: str) -> None:
    table = seated("chopsticks spoon", card, "", "")
    with pytest.raises(IllegalAction):
        table.answer(0, f"{card} call:{card}")


@pytest.mark.parametrize(
    "calls",
    [
        "call:chopsticks-1 call:spoon-4",
        "call:spoon-4 call:chopsticks-1",
        "call:chopsticks-1 call:chopsticks-2",
    ],
)
def test_only_one_bonus_action_a_turn(calls: str) -> None:
    before = "chopsticks-1 chopsticks-2 spoon-4"
    table = laid("chopsticks spoon", [before, "", ""], ["maki-1", "", ""])
    with pytest.raises(IllegalAction):
        table.answer(0, f"maki-1 {calls}")


def test_a_call_can_be_left_out() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1", "", ""])
    play(table, "maki-1 | * | *")
    assert plate(table, 0) == ["maki-1", "chopsticks-1"]
    assert table.turn == 3


def test_a_call_is_binding() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 maki-2", "", ""])
    play(table, "maki-1 call:chopsticks-1 | * | *")
    assert table.pending == (0,)
    assert set(table.legal(0)) == set(hand(table, 0))
    with pytest.raises(IllegalAction):
        then(table, 0, "no-call")


def near_the_end(menu: str, card: str, cards_left: int) -> Table:
    """Seat 0 has laid that card first; all hands have this many cards."""
    table = laid(menu, [card, "", ""])
    while len(cards_held(table, 0)) > cards_left:
        idle_turn(table)
    return table


@pytest.mark.parametrize("card", ["chopsticks-1", "spoon-4"])
def test_a_call_needs_a_second_card_in_the_hands(card: str) -> None:
    table = near_the_end("chopsticks spoon", card, 2)
    table.act(0, table.legal(0)[0])
    assert table.legal(0) == (f"call:{card}", "no-call")


@pytest.mark.parametrize("card", ["chopsticks-1", "spoon-4"])
def test_on_the_last_turn_nothing_can_be_called(card: str) -> None:
    table = near_the_end("chopsticks spoon", card, 2)
    turn(table, "*", "*", "*")
    assert (table.pending, table.due) == ((), "deal")
    assert card in plate(table, 0)


def test_on_the_two_card_turn_chopsticks_take_both_and_travel_on_alone() -> None:
    table = near_the_end("chopsticks", "chopsticks-1", 2)
    first, second = (cards_held(table, 0) * 2)[:2]
    turn(table, f"{first} call:chopsticks-1", "*", "*")
    if table.pending:
        then(table, 0, second)
    assert "chopsticks-1" in table.view(None).plates[1]
    assert table.finished


# Revealing and passing


def test_hands_pass_to_the_left_in_every_round() -> None:
    table = Table("party", players=4, menu="my-first-meal", seed=3)
    for _ in range(3):
        held = [cards_held(table, seat) for seat in table.seats]
        taken = [next(iter(cards)) for cards in held]
        for seat in table.seats:
            held[seat].remove(taken[seat])
        turn(table, *taken)
        assert [cards_held(table, (seat + 1) % 4) for seat in table.seats] == held
        finish_round(table)


def test_hands_pass_only_when_all_numbered_cards_have_acted() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 maki-2", "", ""])
    play(table, "maki-1 call:chopsticks-1 | * | *")
    assert "maki-2" in cards_held(table, 0)
    play(table, "0: maki-2")
    assert "chopsticks-1" in cards_held(table, 1)


def test_all_hands_keep_the_same_size_whatever_is_fetched() -> None:
    table = laid(
        "chopsticks spoon", ["chopsticks-1", "spoon-4", ""], ["maki-1 maki-2", "", "squid-nigiri"]
    )
    play(table, "maki-1 call:chopsticks-1 | * call:spoon-4 | *", "0: maki-2", "1: ask:nigiri")
    assert [len(cards_held(table, seat)) for seat in table.seats] == [8, 8, 8]


def test_cards_stay_until_the_end_of_the_round_and_then_go() -> None:
    table = laid("", ["maki-1 maki-3 tea", "", ""])
    assert plate(table, 0) == ["maki-1", "maki-3", "tea"]
    finish_round(table)
    assert len(plate(table, 0)) == 10
    table = Table("party", players=3, menu="my-first-meal", seed=1)
    finish_round(table)
    assert plates(table) == ["", "", ""]


# The last card


def before_the_last_turn(menu: str, laid_first: str, last: str) -> Table:
    """Seat 0 has laid a card, and everybody has two cards; seat 0 will get that card at the end."""
    table = laid(menu, [laid_first, "", ""], [last, "", ""])
    while len(cards_held(table, 0)) > 2:
        for seat in table.seats:
            choices = [card for card in hand(table, seat) if card != last]
            table.answer(seat, choices[0])
    return table


def test_the_last_single_card_is_simply_revealed() -> None:
    table = laid("", ["", "", ""])
    while len(cards_held(table, 0)) > 2:
        idle_turn(table)
    for _ in range(3):
        idle_step(table)
    assert table.due == "deal"
    assert table.round == 2
    assert [len(plate(table, seat)) for seat in table.seats] == [10, 10, 10]


def test_a_takeout_box_as_the_last_card_still_acts() -> None:
    table = before_the_last_turn("takeout-box", "maki-3", "takeout-box-10")
    while table.turn < 10:
        for seat in table.pending:
            choices = [card for card in hand(table, seat) if card != "takeout-box-10"]
            table.answer(seat, choices[0])
    (seat,) = table.pending
    cards = len(plate(table, seat))
    target = next(word for word in table.legal(seat) if word.startswith("turn:"))
    then(table, seat, f"{target} done")
    assert table.due == "deal"
    assert plate(table, seat).count("face-down") == 1
    assert len(plate(table, seat)) == cards


def test_a_menu_as_the_last_card_still_acts() -> None:
    table = before_the_last_turn("menu", "maki-3", "menu-7")
    while table.turn < 10:
        for seat in table.pending:
            choices = [card for card in hand(table, seat) if card != "menu-7"]
            table.answer(seat, choices[0])
    assert table.due == "menu"
    play(table, "menu: squid-nigiri 3*pudding")
    (seat,) = table.pending
    then(table, seat, "squid-nigiri")
    assert "squid-nigiri" in plate(table, seat)
    assert table.due == "deal"


def test_a_special_order_as_the_last_card_still_copies() -> None:
    table = before_the_last_turn("special-order", "maki-3", "special-order")
    while table.turn < 10:
        for seat in table.pending:
            choices = [card for card in hand(table, seat) if card != "special-order"]
            table.answer(seat, choices[0])
    (seat,) = table.pending
    target = table.legal(seat)[0]
    assert target.startswith("copy:")
    table.answer(seat, str(target))
    assert f"special-order:{target.removeprefix('copy:')}" in plate(table, seat)
    assert table.due == "deal"
