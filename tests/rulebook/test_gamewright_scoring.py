"""A test for every sentence of the Gamewright rulebook about points and the winner."""

import pytest

from tables import desserts, round_total, score, victors

EDITION = "gamewright"

# Maki rolls


def test_maki_rolls_count_by_their_icons() -> None:
    assert score(EDITION, "maki", "2*maki-1", "maki-3") == [3, 6]
    assert score(EDITION, "maki", "maki-2 maki-1", "maki-2") == [6, 3]


def test_the_most_icons_bring_six_points_and_the_second_most_three() -> None:
    assert score(EDITION, "maki", "maki-1", "maki-3", "maki-2") == [0, 6, 3]


@pytest.mark.parametrize(("tied", "points"), [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_a_tie_for_most_splits_six_points_and_drops_the_remainder(tied: int, points: int) -> None:
    assert score(EDITION, "maki", *["maki-3"] * tied) == [points] * tied


def test_a_tie_for_most_leaves_no_second_place() -> None:
    assert score(EDITION, "maki", "maki-3", "maki-3", "maki-2") == [3, 3, 0]


@pytest.mark.parametrize(("tied", "points"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_a_tie_for_second_splits_three_points_and_drops_the_remainder(
    tied: int, points: int
) -> None:
    assert score(EDITION, "maki", "maki-3", *["maki-2"] * tied) == [6, *[points] * tied]


def test_five_three_three_and_two_icons_bring_six_one_one_and_nothing() -> None:
    plates = ["maki-3 maki-2", "maki-3", "maki-2 maki-1", "maki-2"]
    assert score(EDITION, "maki", *plates) == [6, 1, 1, 0]


def test_no_icons_never_bring_points() -> None:
    assert score(EDITION, "maki", "", "", "") == [0, 0, 0]
    assert score(EDITION, "maki", "maki-1", "", "") == [6, 0, 0]


# Sets


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (7, 15)])
def test_every_two_tempura_bring_five_points(cards: int, points: int) -> None:
    assert score(EDITION, "tempura", f"{cards}*tempura") == [points]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 0), (2, 0), (3, 10), (5, 10), (6, 20), (9, 30)]
)
def test_every_three_sashimi_bring_ten_points(cards: int, points: int) -> None:
    assert score(EDITION, "sashimi", f"{cards}*sashimi") == [points]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)]
)
def test_more_dumplings_bring_more_points_up_to_five(cards: int, points: int) -> None:
    assert score(EDITION, "dumpling", f"{cards}*dumpling") == [points]


# Nigiri, wasabi and chopsticks


@pytest.mark.parametrize(
    ("nigiri", "plain", "tripled"),
    [("squid-nigiri", 3, 9), ("salmon-nigiri", 2, 6), ("egg-nigiri", 1, 3)],
)
def test_a_nigiri_brings_its_value_and_three_times_that_on_wasabi(
    nigiri: str, plain: int, tripled: int
) -> None:
    assert score(EDITION, "nigiri", nigiri, f"on:{nigiri}") == [plain, tripled]


def test_every_nigiri_counts_for_itself() -> None:
    assert score(EDITION, "nigiri", "squid-nigiri on:squid-nigiri on:egg-nigiri egg-nigiri") == [16]


def test_a_wasabi_without_a_nigiri_brings_nothing() -> None:
    assert round_total(EDITION, "3*wasabi") == 0


def test_chopsticks_bring_nothing() -> None:
    assert round_total(EDITION, "4*chopsticks") == 0


def test_a_pudding_brings_nothing_in_its_round() -> None:
    assert round_total(EDITION, "3*pudding") == 0


# Puddings


def test_the_most_puddings_bring_six_points_and_the_fewest_cost_six() -> None:
    assert desserts(EDITION, 3, 2, 1) == [6, 0, -6]


def test_having_no_pudding_counts_as_having_the_fewest() -> None:
    assert desserts(EDITION, 3, 0, 1) == [6, -6, 0]


@pytest.mark.parametrize(("tied", "points"), [(2, 3), (3, 2), (4, 1)])
def test_a_tie_for_most_puddings_splits_six_points(tied: int, points: int) -> None:
    assert desserts(EDITION, *[2] * tied, 1) == [*[points] * tied, -6]


@pytest.mark.parametrize(("tied", "points"), [(2, -3), (3, -2), (4, -1)])
def test_a_tie_for_fewest_puddings_splits_the_loss(tied: int, points: int) -> None:
    assert desserts(EDITION, 2, *[1] * tied) == [6, *[points] * tied]


def test_four_tied_for_fewest_lose_one_point_each() -> None:
    assert desserts(EDITION, 0, 0, 1, 0, 0) == [-1, -1, 6, -1, -1]


def test_four_three_no_and_no_puddings_bring_six_nothing_and_cost_three_each() -> None:
    assert desserts(EDITION, 4, 3, 0, 0) == [6, 0, -3, -3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("puddings", [0, 2])
def test_equally_many_puddings_bring_nobody_anything(players: int, puddings: int) -> None:
    assert desserts(EDITION, *[puddings] * players) == [0] * players


def test_with_two_players_nobody_loses_points_for_puddings() -> None:
    assert desserts(EDITION, 1, 0) == [6, 0]
    assert desserts(EDITION, 2, 3) == [0, 6]


# The winner


def test_the_most_points_win() -> None:
    assert victors(EDITION, [30, 41, 40], [3, 0, 2]) == [1]


def test_negative_points_can_win() -> None:
    assert victors(EDITION, [-3, -2, -5], [0, 1, 0]) == [1]


def test_a_tie_goes_to_the_most_puddings() -> None:
    assert victors(EDITION, [40, 40, 30], [1, 2, 4]) == [1]
    assert victors(EDITION, [40, 40, 40], [3, 2, 1]) == [0]


def test_equal_points_and_puddings_share_the_victory() -> None:
    assert victors(EDITION, [40, 39, 40], [2, 3, 2]) == [0, 2]
    assert victors(EDITION, [40, 40], [1, 1]) == [0, 1]
