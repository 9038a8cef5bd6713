"""Special order, takeout box, soy sauce and tea of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import points_of, score
from party_tables import (
    cards_held,
    copies_left,
    count_cards,
    desserts_kept,
    finish_round,
    hand,
    laid,
    lay,
    plate,
    play,
    seated,
    set_aside,
    then,
    whole_box,
)
from sushibar import IllegalAction, Table
from sushibar.games.party.rules.score import score_round

# Special order


@pytest.mark.parametrize(
    ("menu", "card"),
    [
        ("maki", "maki-3"),
        ("temaki", "temaki"),
        ("uramaki", "uramaki-4"),
        ("tempura", "tempura"),
        ("onigiri", "onigiri-square"),
        ("sukeroku", "inari"),
        ("tea", "tea"),
        ("soy-sauce", "soy-sauce"),
        ("wasabi", "wasabi"),
        ("chopsticks", "chopsticks-2"),
        ("spoon", "spoon-6"),
        ("sake", "sake"),
        ("pudding", "pudding"),
        ("fruit", "fruit-wp"),
        ("green-tea-ice-cream", "green-tea-ice-cream"),
        ("maki", "salmon-nigiri"),
    ],
)
def test_a_special_order_copies_any_card_in_front_of_its_player(menu: str, card: str) -> None:
    table = laid(f"special-order {menu}", [f"{card} special-order:{card}", "", ""])
    assert sorted(plate(table, 0)) == sorted([card, f"special-order:{card}"])
    assert count_cards(table) == whole_box(table)


def test_what_to_copy_is_chosen_with_the_card() -> None:
    table = laid("special-order", ["maki-1 maki-3", "", ""], ["special-order", "", ""])
    with pytest.raises(IllegalAction):
        table.answer(0, "special-order")
    table.answer(0, "special-order copy:maki-3")
    assert table.pending == (1, 2)


def test_a_single_card_leaves_no_choice() -> None:
    table = laid("special-order", ["maki-3", "", ""], ["special-order", "", ""])
    table.answer(0, "special-order")
    assert table.pending == (1, 2)


def test_desserts_of_earlier_rounds_cannot_be_copied() -> None:
    table = laid("special-order", ["pudding", "", ""])
    finish_round(table)
    lay(table, ["maki-1 maki-3", "", ""], ["special-order", "", ""])
    assert desserts_kept(table, 0) >= 1
    table.act(0, "special-order")
    assert table.legal(0) == ("copy:maki-1", "copy:maki-3")


def test_with_nothing_there_it_is_set_aside_and_comes_back_in_the_next_round() -> None:
    table = seated("special-order", "special-order", "special-order", "special-order")
    play(table, "special-order | special-order | special-order")
    assert [plate(table, seat) for seat in table.seats] == [[], [], []]
    assert set_aside(table) == ["special-order"] * 3
    finish_round(table)
    lay(table, ["", "", ""], ["3*special-order", "", ""])
    assert hand(table, 0).count("special-order") == 3


@pytest.mark.parametrize(
    ("menu", "plates", "points"),
    [
        ("tempura", ("tempura special-order:tempura", "tempura"), [5, 0]),
        ("sashimi", ("2*sashimi special-order:sashimi", "2*sashimi"), [10, 0]),
        ("tofu", ("2*tofu special-order:tofu", "2*tofu"), [0, 6]),
        ("eel", ("eel special-order:eel", "eel"), [7, -3]),
        ("temaki", ("temaki special-order:temaki", "temaki"), [4, 0]),
        ("uramaki", ("uramaki-4 special-order:uramaki-4", "uramaki-5"), [8, 0]),
        ("miso-soup", ("miso-soup special-order:miso-soup", "miso-soup"), [6, 3]),
        ("sukeroku", ("futomaki inari special-order:inari", "inari"), [8, 2]),
        ("tea", ("tea special-order:tea", "tea"), [4, 1]),
        ("soy-sauce", ("soy-sauce special-order:soy-sauce", ""), [8, 0]),
    ],
)
def test_a_copy_counts_like_the_card_it_copies(
    menu: str, plates: tuple[str, str], points: list[int]
) -> None:
    assert score(f"{menu} special-order", menu, *plates) == points


def test_a_copied_edamame_makes_no_new_eater() -> None:
    plates = ["edamame special-order:edamame", "edamame", ""]
    assert score("edamame special-order", "edamame", *plates) == [2, 1, 0]


def test_a_copied_nigiri_brings_its_value() -> None:
    plates = ["squid-nigiri special-order:squid-nigiri", "on:squid-nigiri"]
    assert score("special-order wasabi", "nigiri", *plates) == [6, 9]


def test_a_copied_dessert_is_kept_and_its_special_order_stays_out_of_the_deck() -> None:
    table = laid("special-order", ["pudding special-order:pudding", "", ""])
    finish_round(table)
    lay(table, ["", "", ""], ["", "", ""])
    assert desserts_kept(table, 0) >= 2
    assert int(table.state.kept_orders) == 1
    held = sum(cards_held(table, seat).count("special-order") for seat in table.seats)
    assert held + copies_left(table)["special-order"] == 2
    finish_round(table)
    lay(table, ["", "", ""], ["", "", ""])
    held = sum(cards_held(table, seat).count("special-order") for seat in table.seats)
    assert held + copies_left(table)["special-order"] <= 2
    assert count_cards(table) == whole_box(table)


def test_a_copied_dessert_that_was_turned_face_down_returns_as_a_special_order() -> None:
    before = "pudding special-order:pudding"
    table = laid("special-order takeout-box", [before, "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:special-order:pudding done")
    finish_round(table)
    lay(table, ["", "", ""], ["3*special-order", "", ""])
    assert hand(table, 0).count("special-order") == 3
    assert int(table.state.kept_orders) == 0


# Special orders that copy a card that waits to act. No menu serves all it takes for that to happen,
# so here the waiting card is put on the plate by hand: our reading, should it ever matter.


def waiting(menu: str, card: str) -> Table:
    """Seat 0 has a card that will act in this turn, and holds a special order."""
    table = laid(menu, ["maki-1 maki-2", "", ""], ["special-order", "", ""])
    state = table._state
    kind = table.called.cards.index(card)
    place = state.deck[: state.undealt].tolist().index(kind)
    state.undealt -= 1
    state.deck[place] = state.deck[state.undealt]
    state.plates[0, kind] += 1
    return table


def test_a_copied_takeout_box_acts_after_the_printed_one() -> None:
    table = waiting("takeout-box special-order", "takeout-box-11")
    play(table, "special-order copy:takeout-box-11 | * | *")
    assert plate(table, 0) == ["maki-1", "maki-2", "special-order:takeout-box-11"]
    play(table, "0: turn:maki-1 done", "0: turn:maki-2 done")
    assert plate(table, 0) == ["face-down", "face-down"]
    assert set_aside(table) == ["maki-1", "maki-2", "takeout-box-11", "special-order"]
    assert table.turn == 4


def test_a_copied_takeout_box_that_is_turned_does_not_act() -> None:
    table = waiting("takeout-box special-order", "takeout-box-11")
    play(table, "special-order copy:takeout-box-11 | * | *", "0: turn:takeout-box-11 done")
    assert plate(table, 0) == ["maki-1", "maki-2", "face-down"]
    assert table.turn == 4


def test_a_copied_menu_acts_after_the_printed_one() -> None:
    table = waiting("menu special-order", "menu-8")
    play(table, "special-order copy:menu-8 | * | *", "menu: squid-nigiri 3*pudding")
    assert plate(table, 0) == ["maki-1", "maki-2", "special-order:menu-8"]
    play(table, "0: squid-nigiri", "menu: maki-3 3*pudding", "0: maki-3")
    assert plate(table, 0) == ["squid-nigiri", "maki-1", "maki-2", "maki-3"]
    assert set_aside(table) == ["menu-8", "special-order"]
    assert table.turn == 4


# Takeout box


def test_a_takeout_box_turns_any_number_of_cards() -> None:
    before = "maki-1 maki-1 tea pudding"
    for turned, left in [
        ("", ["maki-1", "maki-1", "tea", "pudding"]),
        ("turn:maki-1", ["maki-1", "tea", "pudding", "face-down"]),
        ("turn:maki-1 turn:maki-1 turn:tea turn:pudding", ["face-down"] * 4),
    ]:
        table = laid("takeout-box tea", [before, "", ""], ["takeout-box-10", "", ""])
        play(table, "takeout-box-10 | * | *", f"0: {turned} done".replace("  ", " "))
        assert plate(table, 0) == left


def test_no_more_cards_can_be_turned_than_lie_there() -> None:
    table = laid("takeout-box", ["maki-1 maki-2", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *")
    with pytest.raises(IllegalAction):
        then(table, 0, "turn:maki-1 turn:maki-1 done")


def test_a_box_with_nothing_in_front_is_simply_set_aside() -> None:
    table = seated("takeout-box", "takeout-box-10", "", "")
    play(table, "takeout-box-10 | * | *")
    assert table.turn == 2
    assert set_aside(table) == ["takeout-box-10"]


def test_each_card_face_down_brings_two_points() -> None:
    plates = ["3*face-down", "face-down", ""]
    assert score("takeout-box", "face-down", *plates) == [6, 2, 0]


def test_a_card_face_down_is_nothing_else_any_more() -> None:
    before = "tempura tempura"
    table = laid("takeout-box", [before, "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:tempura done")
    assert plate(table, 0) == ["tempura", "face-down"]


def test_the_box_is_set_aside_and_comes_back_in_the_next_round() -> None:
    table = laid("takeout-box", ["maki-1", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:maki-1 done")
    assert set_aside(table) == ["maki-1", "takeout-box-10"]
    finish_round(table)
    lay(table, ["", "", ""], ["takeout-box-10 4*maki-1", "", ""])
    assert {"takeout-box-10", "maki-1"} <= set(hand(table, 0))
    assert plate(table, 0) == []


def test_a_dessert_face_down_is_no_dessert_and_returns_to_the_deck() -> None:
    table = laid("takeout-box", ["pudding", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:pudding done")
    finish_round(table)
    assert points_of(table, "face-down") == [2, 0, 0]
    lay(table, ["", "", ""], ["8*pudding", "", ""])
    assert [desserts_kept(table, seat) for seat in table.seats] == [0, 0, 0]


def test_desserts_of_earlier_rounds_cannot_be_turned() -> None:
    table = laid("takeout-box", ["pudding", "", ""])
    finish_round(table)
    lay(table, ["maki-1", "", ""], ["takeout-box-10", "", ""])
    kept = desserts_kept(table, 0)
    play(table, "takeout-box-10 | * | *")
    assert table.legal(0) == ("turn:maki-1", "done")
    play(table, "0: turn:maki-1 done")
    assert desserts_kept(table, 0) == kept >= 1


def test_the_points_for_wasabi_and_nigiri_that_are_turned() -> None:
    menu = "takeout-box wasabi"
    before = "wasabi squid-nigiri"
    for turned, nigiri, face_down in [
        ("", 9, 0),
        ("turn:dipped:squid-nigiri", 0, 2),
        ("turn:under:squid-nigiri", 3, 2),
    ]:
        table = laid(menu, [before, "", ""], ["takeout-box-10", "", ""])
        play(table, "takeout-box-10 | * | *", f"0: {turned} done".replace("  ", " "))
        nigiri_before = [card for card in plate(table, 0) if "nigiri" in card]
        state = finish_round(table)
        extra = [card for card in plate(table, 0) if "nigiri" in card]
        assert extra == nigiri_before
        assert int(state.sheet[0, 0, 0]) == nigiri
        assert points_of(table, "face-down")[0] == face_down


# Soy sauce


def test_each_soy_sauce_brings_four_points_to_the_most_colours() -> None:
    plates = ["2*soy-sauce tempura sashimi", "soy-sauce tempura", ""]
    assert score("soy-sauce", "soy-sauce", *plates) == [8, 0, 0]


def test_everyone_tied_for_the_most_colours_gets_the_points() -> None:
    plates = ["soy-sauce tempura", "2*soy-sauce sashimi", ""]
    assert score("soy-sauce", "soy-sauce", *plates) == [4, 8, 0]


def test_players_without_soy_sauce_are_compared_too() -> None:
    plates = ["soy-sauce tempura", "tempura sashimi dumpling", "soy-sauce"]
    assert score("soy-sauce", "soy-sauce", *plates) == [0, 0, 0]


def test_a_tie_with_a_player_without_soy_sauce_is_enough() -> None:
    assert score("soy-sauce", "soy-sauce", "soy-sauce tempura", "tempura tea", "") == [4, 0, 0]


def test_soy_sauce_itself_is_a_colour() -> None:
    assert score("soy-sauce", "soy-sauce", "soy-sauce", "tempura", "") == [4, 0, 0]


@pytest.mark.parametrize(
    ("menu", "cards", "colours"),
    [
        ("", "egg-nigiri salmon-nigiri squid-nigiri", 1),
        ("wasabi", "wasabi egg-nigiri", 1),
        ("wasabi", "on:egg-nigiri", 1),
        ("maki", "maki-1 maki-2 maki-3", 1),
        ("uramaki", "uramaki-3 uramaki-4", 1),
        ("onigiri", "onigiri-circle onigiri-square", 1),
        ("sukeroku", "futomaki inari", 1),
        ("chopsticks", "chopsticks-1 chopsticks-2", 1),
        ("spoon", "spoon-4 spoon-5", 1),
        ("fruit", "fruit-ww fruit-op", 1),
        ("special-order", "tempura special-order:tempura", 1),
        ("takeout-box", "2*face-down", 1),
        ("takeout-box", "face-down tempura", 2),
        ("wasabi", "wasabi tempura", 2),
        ("maki", "egg-nigiri maki-1", 2),
        ("sake", "sake pudding egg-nigiri", 3),
    ],
)
def test_every_type_has_a_colour_of_its_own_but_wasabi_has_that_of_nigiri(
    menu: str, cards: str, colours: int
) -> None:
    rivals = ("egg-nigiri", "egg-nigiri tempura", "egg-nigiri tempura sashimi")
    fewer, equal = ("", *rivals)[colours - 1 : colours + 1]
    menu = f"soy-sauce {menu}"
    assert score(menu, "soy-sauce", f"soy-sauce {cards}", f"soy-sauce {equal}", "") == [4, 4, 0]
    assert score(menu, "soy-sauce", f"soy-sauce {cards}", f"soy-sauce {fewer}", "") == [4, 0, 0]


def test_desserts_of_earlier_rounds_have_no_colour() -> None:
    table = laid("soy-sauce", ["pudding", "", ""])
    finish_round(table)
    lay(table, ["", "", ""], ["", "", ""])
    state = table._state
    state.plates[:] = 0
    for seat, cards in enumerate(("soy-sauce tempura", "soy-sauce sashimi", "")):
        for card in cards.split():
            state.plates[seat, table.called.cards.index(card)] += 1
    score_round(table.config, state)
    assert points_of(table, "soy-sauce", row=1) == [4, 4, 0]


# Tea


@pytest.mark.parametrize(
    ("menu", "cards", "points"),
    [
        ("", "tea", 1),
        ("", "2*tea", 4),
        ("", "3*tea", 9),
        ("", "tea 3*tempura 2*sashimi", 3),
        ("", "2*tea 3*tempura 3*sashimi", 6),
        ("wasabi", "tea on:squid-nigiri 2*salmon-nigiri", 4),
        ("wasabi", "tea wasabi egg-nigiri salmon-nigiri", 3),
        ("maki", "tea maki-3 maki-1", 2),
        ("onigiri", "tea 2*onigiri-circle onigiri-square", 3),
        ("sukeroku", "tea 2*futomaki 2*inari", 4),
        ("takeout-box", "tea 3*face-down 2*tempura", 3),
        ("special-order", "tea tempura special-order:tempura sashimi", 2),
        ("special-order", "tea special-order:tea tempura", 4),
        ("", "tea 4*pudding", 4),
        ("", "tempura 5*sashimi", 0),
    ],
)
def test_each_tea_brings_the_size_of_the_largest_set_of_one_colour(
    menu: str, cards: str, points: int
) -> None:
    assert score(f"tea {menu}", "tea", cards, "", "") == [points, 0, 0]


def test_tea_looks_at_the_own_cards_only() -> None:
    assert score("tea", "tea", "tea", "5*tempura", "tea 2*sashimi") == [1, 0, 2]


def test_tea_does_not_count_cards_that_were_set_aside() -> None:
    table = laid("tea miso-soup", ["miso-soup tea", "", ""], ["miso-soup", "miso-soup", ""])
    play(table, "miso-soup | miso-soup | *")
    assert plate(table, 0) == ["miso-soup", "tea"]
