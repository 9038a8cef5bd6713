"""Chopsticks, spoon and menu of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import score
from party_tables import (
    cards_held,
    copies_left,
    finish_round,
    hand,
    idle_turn,
    laid,
    lay,
    plate,
    play,
    seated,
    set_aside,
    then,
)
from sushibar import IllegalAction, Table

# Chopsticks


def test_chopsticks_do_nothing_in_the_turn_in_which_they_are_laid() -> None:
    table = seated("chopsticks", "chopsticks-1", "", "")
    play(table, "chopsticks-1 | * | *")
    assert table.turn == 2
    assert plate(table, 0) == ["chopsticks-1"]


@pytest.mark.parametrize("later", [1, 4])
def test_in_any_later_turn_they_bring_a_second_card_and_go_back_into_the_hand(later: int) -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 maki-3", "maki-1 maki-3", ""])
    for _ in range(later - 1):
        idle_turn(table)
    first, second = (card for card in hand(table, 0) if card.startswith("maki-"))
    before = len(plate(table, 0))
    play(table, f"{first} call:chopsticks-1 | * | *", f"0: {second}")
    assert len(plate(table, 0)) == before + 1
    assert "chopsticks-1" not in plate(table, 0)
    assert "chopsticks-1" in cards_held(table, 1)


def test_the_second_card_is_chosen_after_the_reveal_from_the_own_hand() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 maki-2", "maki-3", ""])
    play(table, "maki-1 call:chopsticks-1 | maki-3 | *")
    assert plate(table, 1)[-1] != "chopsticks-1"
    assert "maki-3" in plate(table, 1)
    assert set(table.legal(0)) == set(hand(table, 0))
    assert "maki-2" in table.legal(0)


def test_a_hand_of_equal_cards_leaves_no_choice() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 8*tempura", "", ""])
    play(table, "maki-1 call:chopsticks-1 | * | *")
    assert table.turn == 3
    assert plate(table, 0) == ["maki-1", "tempura"]


def test_the_next_player_may_lay_the_chopsticks() -> None:
    table = laid("chopsticks", ["chopsticks-1", "", ""], ["maki-1 maki-2", "", ""])
    play(table, "maki-1 call:chopsticks-1 | * | *", "0: maki-2", "* | chopsticks-1 | *")
    assert "chopsticks-1" in plate(table, 1)


@pytest.mark.parametrize("type_", ["chopsticks", "spoon"])
def test_chopsticks_and_spoons_bring_no_points(type_: str) -> None:
    card = {"chopsticks": "chopsticks-1", "spoon": "spoon-4"}[type_]
    assert score(type_, type_, card, "", "") == [0, 0, 0]


# Spoon


def spooning(asker: str, *others: str) -> Table:
    """Seat 0 has called its spoon and may ask."""
    table = laid("spoon", ["spoon-4", "", "", ""], [asker, *others])
    play(table, "* call:spoon-4 | * | * | *")
    return table


def test_a_spoon_does_nothing_in_the_turn_in_which_it_is_laid() -> None:
    table = seated("spoon", "spoon-4", "", "")
    play(table, "spoon-4 | * | *")
    assert (table.turn, plate(table, 0)) == (2, ["spoon-4"])


def test_the_first_player_to_the_left_who_has_the_card_must_give_it() -> None:
    table = spooning("", "", "squid-nigiri", "squid-nigiri")
    then(table, 0, "ask:squid-nigiri")
    assert "squid-nigiri" in plate(table, 0)
    assert "squid-nigiri" not in cards_held(table, 3)
    assert "squid-nigiri" in cards_held(table, 0)


def test_the_giver_takes_the_spoon_into_the_hand() -> None:
    table = spooning("", "", "squid-nigiri", "")
    then(table, 0, "ask:squid-nigiri")
    assert "spoon-4" in cards_held(table, 3)
    assert "spoon-4" not in plate(table, 0)


def test_the_left_neighbour_comes_first_and_the_right_one_last() -> None:
    table = spooning("", "squid-nigiri", "", "squid-nigiri")
    then(table, 0, "ask:squid-nigiri")
    assert "spoon-4" in cards_held(table, 2)
    table = spooning("", "", "", "squid-nigiri")
    then(table, 0, "ask:squid-nigiri")
    assert "spoon-4" in cards_held(table, 0)


def test_a_card_that_nobody_has_sets_the_spoon_aside() -> None:
    table = spooning("", "", "", "")
    then(table, 0, "ask:squid-nigiri")
    assert set_aside(table) == ["spoon-4"]
    assert "spoon-4" not in plate(table, 0)
    assert table.turn == 3


def test_the_own_hand_is_not_asked() -> None:
    table = spooning("squid-nigiri", "", "", "")
    then(table, 0, "ask:squid-nigiri")
    assert set_aside(table) == ["spoon-4"]
    assert "squid-nigiri" in cards_held(table, 1)


def test_a_card_that_was_just_laid_cannot_be_had() -> None:
    table = laid("spoon", ["spoon-4", "", ""], ["", "squid-nigiri", ""])
    play(table, "* call:spoon-4 | squid-nigiri | *", "0: ask:squid-nigiri")
    assert set_aside(table) == ["spoon-4"]
    assert "squid-nigiri" in plate(table, 1)


def test_who_asks_for_an_exact_card_gets_only_that() -> None:
    table = spooning("", "egg-nigiri salmon-nigiri", "squid-nigiri", "")
    then(table, 0, "ask:squid-nigiri")
    assert "squid-nigiri" in plate(table, 0)
    assert "spoon-4" in cards_held(table, 3)


def test_who_asks_for_a_type_gets_what_the_giver_chooses() -> None:
    table = spooning("", "egg-nigiri squid-nigiri", "salmon-nigiri", "")
    then(table, 0, "ask:nigiri")
    assert table.pending == (1,)
    assert table.legal(1) == ("give:egg-nigiri", "give:squid-nigiri")
    then(table, 1, "give:egg-nigiri")
    assert "egg-nigiri" in plate(table, 0)
    assert {"squid-nigiri", "spoon-4"} <= set(cards_held(table, 2))


def test_a_giver_with_one_card_of_the_type_has_no_choice() -> None:
    table = spooning("", "squid-nigiri", "egg-nigiri", "")
    then(table, 0, "ask:nigiri")
    assert table.turn == 3
    assert "squid-nigiri" in plate(table, 0)


def test_a_giver_must_not_give_another_card() -> None:
    table = spooning("", "egg-nigiri squid-nigiri", "", "")
    then(table, 0, "ask:nigiri")
    for gift in ("give:tempura", "give:salmon-nigiri", "give:spoon-4"):
        with pytest.raises(IllegalAction):
            then(table, 1, gift)


@pytest.mark.parametrize(
    ("menu", "types"),
    [
        ("spoon chopsticks maki onigiri sukeroku fruit", "maki onigiri sukeroku fruit chopsticks"),
        ("spoon menu uramaki", "uramaki menu"),
        ("spoon takeout-box", "takeout-box"),
    ],
)
def test_types_with_variants_can_be_asked_for_as_a_whole(menu: str, types: str) -> None:
    table = laid(menu, ["spoon-4", "", ""])
    play(table, "* call:spoon-4 | * | *")
    asked = set(table.legal(0))
    for type_ in ("nigiri", "spoon", *types.split()):
        assert f"ask:{type_}" in asked


def test_every_card_of_the_menu_can_be_asked_for_and_no_other() -> None:
    table = spooning("", "", "", "")
    exact = {f"ask:{card}" for card in table.called.cards}
    whole = {"ask:nigiri", "ask:maki", "ask:spoon"}
    assert set(table.legal(0)) == exact | whole
    assert "ask:spoon-4" in exact


def test_what_was_asked_for_in_vain_is_known_to_everybody() -> None:
    table = spooning("", "", "squid-nigiri", "")
    before = table.view(3).record.lacks.tolist()
    then(table, 0, "ask:squid-nigiri")
    after = table.view(3).record.lacks.tolist()
    kind = table.called.cards.index("squid-nigiri")
    asked_in_vain = int(table.state.holds[2])
    assert not before[asked_in_vain] >> kind & 1
    assert after[asked_in_vain] >> kind & 1


def test_a_spoon_set_aside_comes_back_in_the_next_round() -> None:
    table = spooning("", "", "", "")
    then(table, 0, "ask:squid-nigiri")
    finish_round(table)
    lay(table, ["", "", "", ""], ["spoon-4", "", "", ""])
    assert "spoon-4" in hand(table, 0)


# Menu


def ordering(*plates: str) -> Table:
    """Seat 0 has revealed a menu and its owner is about to look."""
    table = laid("menu wasabi", plates or ["maki-1", "", ""], ["menu-7", "", ""])
    play(table, "menu-7 | * | *")
    return table


def test_a_menu_shows_four_cards_of_the_undealt_pile_and_one_is_played() -> None:
    table = ordering()
    assert table.due == "menu"
    play(table, "menu: egg-nigiri salmon-nigiri squid-nigiri maki-3")
    assert table.legal(0) == ("egg-nigiri", "salmon-nigiri", "squid-nigiri", "maki-3")
    then(table, 0, "squid-nigiri")
    assert plate(table, 0) == ["squid-nigiri", "maki-1"]


@pytest.mark.parametrize("cards", ["3*egg-nigiri", "4*egg-nigiri maki-3"])
def test_exactly_four_cards_are_shown(cards: str) -> None:
    table = ordering()
    with pytest.raises(IllegalAction):
        play(table, f"menu: {cards}")


def test_the_other_three_cards_go_back_into_the_pile() -> None:
    table = ordering()
    pile = copies_left(table)
    play(table, "menu: egg-nigiri salmon-nigiri squid-nigiri maki-3", "0: maki-3")
    pile["maki-3"] -= 1
    assert copies_left(table) == +pile


def test_the_menu_is_set_aside() -> None:
    table = ordering()
    play(table, "menu: egg-nigiri salmon-nigiri squid-nigiri maki-3", "0: maki-3")
    assert set_aside(table) == ["menu-7"]
    assert "menu-7" not in copies_left(table)
    finish_round(table)
    lay(table, ["", "", ""], ["menu-7", "", ""])
    assert "menu-7" in hand(table, 0)


def test_only_its_owner_sees_the_cards() -> None:
    table = ordering()
    play(table, "menu: egg-nigiri salmon-nigiri squid-nigiri maki-3")
    assert "squid-nigiri" in table.view(0).legal
    shown = [table.view(seat).record.shown.tolist() for seat in (1, 2, None)]
    kinds = range(len(table.called.cards))
    assert not any(card in kinds for cards in shown for card in cards)


def test_four_equal_cards_leave_no_choice() -> None:
    table = ordering()
    play(table, "menu: 4*egg-nigiri")
    assert plate(table, 0) == ["egg-nigiri", "maki-1"]
    assert table.turn == 3


def test_two_menus_and_two_equal_cards_leave_no_choice() -> None:
    table = ordering()
    play(table, "menu: menu-8 menu-9 2*egg-nigiri")
    assert plate(table, 0) == ["egg-nigiri", "maki-1"]


def with_a_pile(pile: str) -> Table:
    """Seat 0 holds a menu; of the undealt pile only these cards are there."""
    table = laid("menu wasabi", ["maki-1", "", ""], ["menu-7", "", ""])
    cards = [table.called.cards.index(card) for card in pile.split()]
    table._state.deck[: len(cards)] = cards
    table._state.undealt = len(cards)
    return table


def test_a_short_pile_shows_fewer_cards() -> None:
    table = with_a_pile("egg-nigiri maki-3")
    play(table, "menu-7 | * | *", "menu: egg-nigiri maki-3", "0: maki-3")
    assert plate(table, 0) == ["maki-1", "maki-3"]


def test_with_an_empty_pile_nothing_happens_and_the_menu_is_set_aside() -> None:
    table = with_a_pile("")
    play(table, "menu-7 | * | *")
    assert plate(table, 0) == ["maki-1"]
    assert set_aside(table) == ["menu-7"]
    assert table.turn == 3


def test_with_nothing_but_menus_in_the_pile_none_is_played() -> None:
    table = with_a_pile("menu-8 menu-9")
    play(table, "menu-7 | * | *", "menu: menu-8 menu-9")
    assert plate(table, 0) == ["maki-1"]
    assert set_aside(table) == ["menu-7"]
    assert int(table.state.undealt) == 2
    assert table.turn == 3
