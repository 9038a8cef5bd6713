"""Desserts, three rounds and the winner of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import dessert_points, ended, points_of, victors
from party_tables import desserts_kept, finish_round, laid, lay, plate, seated
from sushibar import Table
from sushibar.games.events import Reveal

# Pudding


def test_the_most_puddings_bring_six_and_the_fewest_cost_six() -> None:
    assert dessert_points("pudding", "3*pudding", "2*pudding", "pudding") == [6, 0, -6]


def test_four_two_one_and_one_bring_six_nothing_and_minus_six_twice() -> None:
    kept = ["4*pudding", "2*pudding", "pudding", "pudding"]
    assert dessert_points("pudding", *kept) == [6, 0, -6, -6]


def test_all_tied_for_most_get_six() -> None:
    assert dessert_points("pudding", "2*pudding", "2*pudding", "pudding") == [6, 6, -6]


def test_no_pudding_is_the_fewest_too() -> None:
    assert dessert_points("pudding", "pudding", "", "") == [6, -6, -6]


def test_all_equal_are_both_first_and_last_even_without_a_pudding() -> None:
    assert dessert_points("pudding", "2*pudding", "2*pudding", "2*pudding") == [0, 0, 0]
    assert dessert_points("pudding", "", "", "") == [0, 0, 0]


@pytest.mark.parametrize(
    ("kept", "points"),
    [
        (("2*pudding", "pudding"), [6, 0]),
        (("pudding", ""), [6, 0]),
        (("pudding", "pudding"), [6, 6]),
        (("", ""), [6, 6]),
    ],
)
def test_of_two_players_nobody_loses_by_pudding(kept: tuple[str, str], points: list[int]) -> None:
    assert dessert_points("pudding", *kept) == points


def test_a_copied_pudding_counts() -> None:
    kept = ["2*pudding special-order:pudding", "2*pudding", ""]
    assert points_of(ended("pudding special-order", kept), "pudding", row=3) == [6, 0, -6]


# Green tea ice cream


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 0), (3, 0), (4, 12), (7, 12), (8, 24), (12, 36), (15, 36)]
)
def test_every_four_ice_creams_bring_twelve(cards: int, points: int) -> None:
    kept = f"{cards}*green-tea-ice-cream"
    assert dessert_points("green-tea-ice-cream", kept, "") == [points, 0]


# Fruit


@pytest.mark.parametrize(
    ("kept", "points"),
    [
        ("", -6),
        ("fruit-ww", 1 - 2 - 2),
        ("fruit-wo", 0 + 0 - 2),
        ("fruit-op fruit-wp", 0 + 0 + 1),
        ("fruit-op fruit-pp fruit-wp", 0 + 0 + 6),
        ("fruit-op fruit-pp fruit-pp fruit-op", 1 + 10 - 2),
        ("fruit-ww fruit-wo", 3 + 0 - 2),
        ("2*fruit-ww", 6 - 2 - 2),
        ("2*fruit-ww fruit-wo", 10 + 0 - 2),
        ("2*fruit-ww 2*fruit-wo", 10 + 1 - 2),
        ("2*fruit-ww 2*fruit-oo 2*fruit-pp", 6 + 6 + 6),
        ("fruit-wo fruit-wp fruit-op", 1 + 1 + 1),
        ("2*fruit-oo 3*fruit-wo 3*fruit-op", 10 + 3 + 3),
    ],
)
def test_every_fruit_is_scored_by_its_icons_and_none_costs_two(kept: str, points: int) -> None:
    assert dessert_points("fruit", kept, "") == [points, -6]


@pytest.mark.parametrize(("icons", "points"), [(0, -2), (2, 1), (4, 6), (6, 10), (8, 10)])
def test_five_or_more_icons_of_a_fruit_bring_ten(icons: int, points: int) -> None:
    kept = f"{icons // 2}*fruit-ww"
    assert dessert_points("fruit", kept, "") == [points - 4, -6]


def test_a_copied_fruit_counts_both_icons() -> None:
    kept = ["fruit-wo fruit-wo special-order:fruit-wo", "", ""]
    assert points_of(ended("fruit special-order", kept), "fruit", row=3) == [3 + 3 - 2, -6, -6]


# Rounds


def test_a_game_takes_three_rounds() -> None:
    table = Table("party", players=3, menu="my-first-meal", seed=1).play()
    turns = {(event.round, event.turn) for event in table.events if isinstance(event, Reveal)}
    assert turns == {(round_, turn_) for round_ in (1, 2, 3) for turn_ in range(1, 11)}


def test_desserts_bring_nothing_before_the_end_of_the_game() -> None:
    table = laid("", ["pudding", "", ""])
    finish_round(table)
    assert points_of(table, "pudding") == [0, 0, 0]
    assert [int(points) for points in table.state.sheet[3, :3, 7]] == [0, 0, 0]


def test_desserts_of_all_rounds_count_together_at_the_end() -> None:
    table = laid("green-tea-ice-cream", ["2*green-tea-ice-cream", "", ""])
    finish_round(table)
    first = plate(table, 0).count("green-tea-ice-cream")
    assert first == 2
    lay(table, ["green-tea-ice-cream", "", ""], ["", "", ""])
    assert desserts_kept(table, 0) == 2
    finish_round(table)
    second = plate(table, 0).count("green-tea-ice-cream")
    lay(table, ["green-tea-ice-cream", "", ""], ["", "", ""])
    finish_round(table)
    third = plate(table, 0).count("green-tea-ice-cream")
    assert table.over
    assert (second, third) == (1, 1)
    assert points_of(table, "green-tea-ice-cream", row=3) == [12, 0, 0]


def test_every_round_adds_to_the_points() -> None:
    table = Table("party", players=3, menu="my-first-meal", seed=1)
    sums = []
    while not table.over:
        finish_round(table)
        sums.append(int(table.finished[-1].sheet[: len(table.finished)].sum()))
    rows = table.state.sheet.sum(axis=(1, 2))
    assert sums[0] == rows[0]
    assert sum(table.points) == int(rows.sum())


# The winner


def test_the_most_points_win() -> None:
    assert victors("pudding", [40, 41, 39], ["2*pudding", "pudding", ""]) == [1]


def test_a_tie_is_broken_by_the_most_dessert_cards() -> None:
    assert victors("pudding", [41, 41, 39], ["pudding", "2*pudding", "3*pudding"]) == [1]
    assert victors("fruit", [41, 41, 39], ["fruit-ww", "fruit-wo fruit-op", ""]) == [1]


def test_copied_desserts_count_as_dessert_cards() -> None:
    kept = ["2*pudding", "2*pudding special-order:pudding", ""]
    table = ended("pudding special-order", kept, [46, 40, 0])
    assert table.points == (46, 46, -6)
    assert table.winners == (1,)


def test_a_second_tie_is_a_shared_victory() -> None:
    kept = ["pudding", "pudding", "2*pudding"]
    assert victors("pudding", [41, 41, 40], kept) == [0, 1]


def test_a_game_can_be_won_below_zero() -> None:
    assert victors("pudding", [-7, -3, -5], ["", "", ""]) == [1]


def test_desserts_do_not_matter_without_a_tie() -> None:
    assert victors("pudding", [42, 41, 40], ["", "3*pudding", "5*pudding"]) == [0]
    assert seated("", "", "").winners == ()
