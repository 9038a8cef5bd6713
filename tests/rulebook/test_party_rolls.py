"""Nigiri, maki, temaki and uramaki of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import points_of, score, scored
from party_tables import finish_round, laid, lay, plate, play, race, set_aside

# Nigiri


@pytest.mark.parametrize(
    ("nigiri", "plain", "tripled"),
    [("egg-nigiri", 1, 3), ("salmon-nigiri", 2, 6), ("squid-nigiri", 3, 9)],
)
def test_a_nigiri_brings_its_value_and_three_times_that_on_wasabi(
    nigiri: str, plain: int, tripled: int
) -> None:
    assert score("wasabi", "nigiri", nigiri, f"on:{nigiri}", f"2*{nigiri}") == [
        plain,
        tripled,
        2 * plain,
    ]


def test_nigiri_on_and_beside_wasabi_add_up() -> None:
    assert score("wasabi", "nigiri", "on:squid-nigiri squid-nigiri 2*egg-nigiri", "wasabi") == [
        14,
        0,
    ]


# Maki


def test_maki_count_by_their_icons() -> None:
    assert score("maki", "maki", "2*maki-1", "maki-3", "maki-1") == [3, 6, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_up_to_five_players_the_most_icons_bring_six_and_the_second_most_three(
    players: int,
) -> None:
    plates = ["maki-3", "maki-2", "maki-1", "maki-1", ""][:players]
    assert score("maki", "maki", *plates) == [6, 3, 0, 0, 0][:players]


@pytest.mark.parametrize("players", [6, 7, 8])
def test_from_six_players_on_the_places_bring_six_four_and_two(players: int) -> None:
    plates = ["maki-3 maki-2", "maki-3 maki-1", "maki-3", "maki-2", "maki-1", "", "", ""][:players]
    assert score("maki", "maki", *plates) == [6, 4, 2, 0, 0, 0, 0, 0][:players]


def test_five_five_three_and_one_icons_bring_six_six_three_and_nothing() -> None:
    plates = ["maki-3 maki-2", "2*maki-2 maki-1", "maki-3", "maki-1"]
    assert score("maki", "maki", *plates) == [6, 6, 3, 0]


def test_a_tie_for_second_brings_three_each() -> None:
    assert score("maki", "maki", "maki-3", "maki-2", "2*maki-1", "maki-1") == [6, 3, 3, 0]


def test_with_many_players_a_tie_brings_the_higher_points_and_skips_no_rank() -> None:
    plates = ["maki-3", "maki-3", "maki-2", "maki-2", "maki-1", "maki-1", ""]
    assert score("maki", "maki", *plates) == [6, 6, 4, 4, 2, 2, 0]


def test_all_tied_with_an_icon_get_six() -> None:
    assert score("maki", "maki", "maki-1", "maki-1", "maki-1") == [6, 6, 6]


@pytest.mark.parametrize("players", [3, 6])
def test_no_icons_never_bring_points(players: int) -> None:
    assert score("maki", "maki", *[""] * players) == [0] * players
    assert score("maki", "maki", "maki-1", *[""] * (players - 1)) == [6] + [0] * (players - 1)


def test_a_special_order_copies_maki_with_its_icons() -> None:
    plates = ["maki-2 special-order:maki-2", "maki-3", ""]
    assert score("maki special-order", "maki", *plates) == [6, 3, 0]


# Temaki


def test_the_most_temaki_bring_four_and_the_fewest_cost_four() -> None:
    assert score("temaki", "temaki", "3*temaki", "2*temaki", "temaki") == [4, 0, -4]


def test_three_two_none_and_none_bring_four_nothing_and_minus_four_twice() -> None:
    assert score("temaki", "temaki", "3*temaki", "2*temaki", "", "") == [4, 0, -4, -4]


def test_all_tied_for_most_get_four() -> None:
    assert score("temaki", "temaki", "2*temaki", "2*temaki", "") == [4, 4, -4]


def test_all_equal_are_both_first_and_last() -> None:
    assert score("temaki", "temaki", "temaki", "temaki", "temaki") == [0, 0, 0]


def test_if_nobody_has_temaki_everybody_loses_four() -> None:
    assert score("temaki", "temaki", "", "", "") == [-4, -4, -4]


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        (("2*temaki", "temaki"), [4, 0]),
        (("temaki", ""), [4, 0]),
        (("temaki", "temaki"), [4, 4]),
        (("", ""), [0, 0]),
    ],
)
def test_two_players_never_lose_by_temaki(plates: tuple[str, str], points: list[int]) -> None:
    assert score("temaki", "temaki", *plates) == points


def test_a_total_may_fall_below_zero() -> None:
    assert scored("temaki eel", "3*temaki", "eel", "").points == (4, -7, -4)


# Uramaki: during the round


def test_ten_icons_bring_eight_points_at_once_and_the_cards_are_set_aside() -> None:
    table = laid("uramaki", ["uramaki-5", "", ""], ["uramaki-5", "", ""])
    assert race(table) == [0, 0, 0]
    play(table, "uramaki-5 | * | *")
    assert race(table) == [8, 0, 0]
    assert plate(table, 0) == []
    assert set_aside(table) == ["uramaki-5", "uramaki-5"]


def test_nine_icons_are_not_enough() -> None:
    table = laid("uramaki", ["uramaki-5", "", ""], ["uramaki-4", "", ""])
    play(table, "uramaki-4 | * | *")
    assert race(table) == [0, 0, 0]
    assert plate(table, 0) == ["uramaki-4", "uramaki-5"]


def test_more_than_ten_icons_bring_no_more_and_nothing_is_left_over() -> None:
    table = laid("uramaki", ["uramaki-4 uramaki-5", "", ""], ["uramaki-5", "", ""])
    play(table, "uramaki-5 | * | *")
    assert race(table) == [8, 0, 0]
    assert plate(table, 0) == []


def test_the_second_gets_five_points_and_the_third_two() -> None:
    plates = ["uramaki-5", "uramaki-5", "uramaki-3 uramaki-3", ""]
    table = laid("uramaki", plates, ["2*uramaki-5 uramaki-4", "", "", ""])
    play(table, "uramaki-5 | * | * | *")
    assert race(table) == [8, 0, 0, 0]
    play(table, "* | uramaki-5 | * | *")
    assert race(table) == [8, 5, 0, 0]
    play(table, "* | * | uramaki-4 | *")
    assert race(table) == [8, 5, 2, 0]


def test_with_no_place_open_nothing_happens_and_the_cards_stay() -> None:
    plates = ["uramaki-5", "uramaki-5 uramaki-4", "uramaki-4 uramaki-4", "uramaki-5 uramaki-4"]
    held = ["uramaki-5 uramaki-3", "uramaki-3", "uramaki-3", ""]
    table = laid("uramaki", plates, held)
    play(table, "uramaki-5 | uramaki-3 | uramaki-3 | *")
    assert race(table) == [2, 8, 5, 0]
    play(table, *["* | * | * | *"] * 2)
    play(table, "* | * | * | uramaki-3")
    assert race(table) == [2, 8, 5, 0]
    assert plate(table, 3)[:3] == ["uramaki-3", "uramaki-4", "uramaki-5"]
    finish_round(table)
    assert points_of(table, "uramaki") == [2, 8, 5, 0]


def test_more_icons_at_the_same_reveal_take_the_better_place() -> None:
    plates = ["uramaki-5", "uramaki-5 uramaki-4", "tempura"]
    table = laid("uramaki", plates, ["uramaki-5", "uramaki-5", ""])
    play(table, "uramaki-5 | uramaki-5 | *")
    assert race(table) == [5, 8, 0]


def test_three_players_at_the_same_reveal_take_all_places_by_their_icons() -> None:
    plates = ["uramaki-5", "uramaki-4 uramaki-4", "uramaki-4 uramaki-3"]
    table = laid("uramaki", plates, ["uramaki-5", "uramaki-5", "uramaki-4"])
    play(table, "uramaki-5 | uramaki-5 | uramaki-4")
    assert race(table) == [2, 8, 5]


def test_an_exact_tie_brings_the_place_to_all_tied_and_drops_the_next() -> None:
    plates = ["uramaki-5 uramaki-3", "uramaki-5 uramaki-3", "uramaki-5"]
    table = laid("uramaki", plates, ["uramaki-4", "uramaki-4", "uramaki-4"])
    play(table, "uramaki-4 | uramaki-4 | *")
    assert race(table) == [8, 8, 0]
    assert int(table.state.uramaki_place) == 2


def test_the_next_after_a_tie_for_first_gets_two() -> None:
    plates = ["uramaki-5", "uramaki-5", "uramaki-4 uramaki-4"]
    table = laid("uramaki", plates, ["uramaki-5", "uramaki-5 uramaki-3", ""])
    play(table, "uramaki-5 | uramaki-5 | *", "* | * | uramaki-3")
    assert race(table) == [8, 8, 2]


def test_a_third_player_at_the_reveal_of_a_tie_gets_two() -> None:
    plates = ["uramaki-4 uramaki-4", "uramaki-5 uramaki-3", "uramaki-5"]
    table = laid("uramaki", plates, ["uramaki-4", "uramaki-4", "uramaki-5"])
    play(table, "uramaki-4 | uramaki-4 | uramaki-5")
    assert race(table) == [8, 8, 2]


def test_a_tie_behind_the_first_shares_the_second_place_and_drops_the_third() -> None:
    plates = ["uramaki-5", "uramaki-5", "uramaki-4 uramaki-4"]
    table = laid("uramaki", plates, ["uramaki-5", "uramaki-5", "uramaki-3"])
    play(table, "uramaki-5 | uramaki-5 | uramaki-3")
    assert race(table) == [5, 5, 8]
    assert int(table.state.uramaki_place) >= 3


def test_three_tied_get_eight_each_and_only_the_next_place_is_dropped() -> None:
    plates = ["uramaki-5", "uramaki-5", "uramaki-4 uramaki-3", ""]
    held = ["uramaki-5", "uramaki-5", "uramaki-3", ""]
    table = laid("uramaki", plates, held)
    play(table, "uramaki-5 | uramaki-5 | uramaki-3 | *")
    assert race(table) == [8, 8, 8, 0]
    assert int(table.state.uramaki_place) == 2


def test_a_tie_for_the_last_place_brings_two_each() -> None:
    table = laid(
        "uramaki", ["", "uramaki-5", "uramaki-3 uramaki-4"], ["", "uramaki-5", "uramaki-3"]
    )
    table._state.uramaki_place = 2
    play(table, "* | uramaki-5 | uramaki-3")
    assert race(table) == [0, 2, 2]


def test_a_player_may_take_several_places_in_a_round() -> None:
    hands = ["uramaki-5 uramaki-3", "uramaki-4", "uramaki-5"]
    table = laid("uramaki", ["uramaki-5", "", ""], hands)
    play(table, "uramaki-5 | * | *", "uramaki-5 | * | *", "uramaki-4 | * | *")
    assert race(table) == [8, 0, 0]
    play(table, "uramaki-3 | * | *")
    assert race(table) == [13, 0, 0]


def test_the_places_are_open_again_in_the_next_round() -> None:
    table = laid("uramaki", ["uramaki-5", "", ""], ["uramaki-5", "", ""])
    play(table, "uramaki-5 | * | *")
    finish_round(table)
    lay(table, ["uramaki-5", "", ""], ["uramaki-5", "", ""])
    play(table, "uramaki-5 | * | *")
    assert race(table) == [8, 0, 0]


# Uramaki: at the end of the round


@pytest.mark.parametrize(("taken", "points"), [(0, 8), (1, 5), (2, 2), (3, 0)])
def test_the_most_icons_left_take_the_best_open_place(taken: int, points: int) -> None:
    table = scored("uramaki", "uramaki-3", "uramaki-5", "uramaki-4", place=taken)
    assert points_of(table, "uramaki") == [0, points, 0]


def test_only_one_place_is_given_at_the_end_of_the_round() -> None:
    assert score("uramaki", "uramaki", "uramaki-5", "uramaki-4", "uramaki-3") == [8, 0, 0]


def test_all_tied_at_the_end_of_the_round_get_the_full_points() -> None:
    plates = ["uramaki-4 uramaki-5", "3*uramaki-3", "uramaki-5"]
    assert score("uramaki", "uramaki", *plates) == [8, 8, 0]


def test_without_an_icon_left_nobody_gets_a_place() -> None:
    assert score("uramaki", "uramaki", "", "tempura", "") == [0, 0, 0]


def test_points_of_the_race_stay_when_the_round_is_scored() -> None:
    plates = ["uramaki-3", "uramaki-4", ""]
    table = scored("uramaki", *plates, race=(8, 0, 0), place=1)
    assert points_of(table, "uramaki") == [8, 5, 0]
    table = scored("uramaki", "uramaki-5", "uramaki-4", "", race=(8, 0, 0), place=1)
    assert points_of(table, "uramaki") == [13, 0, 0]


def test_a_tie_at_twelve_leaves_two_points_for_the_most_at_the_end() -> None:
    plates = ["uramaki-4 uramaki-4", "uramaki-5 uramaki-3", "uramaki-3"]
    table = laid("uramaki", plates, ["uramaki-4", "uramaki-4", ""])
    play(table, "uramaki-4 | uramaki-4 | *")
    assert race(table) == [8, 8, 0]
    finish_round(table)
    assert points_of(table, "uramaki") == [8, 8, 2]
