"""A test for every sentence of the Zoch rulebook about points and the winner."""

import pytest

from tables import desserts, round_total, score, victors

EDITION = "zoch"

# Maki rolls


def test_maki_rolls_count_by_their_icons() -> None:
    assert score(EDITION, "maki", "2*maki-1", "maki-3", "") == [3, 6, 0]


def test_the_most_icons_bring_six_points_and_the_second_most_three() -> None:
    assert score(EDITION, "maki", "maki-1", "maki-3", "maki-2") == [0, 6, 3]


@pytest.mark.parametrize("tied", [2, 3, 4, 5])
def test_everyone_tied_for_most_receives_six_points(tied: int) -> None:
    assert score(EDITION, "maki", *["maki-3"] * tied) == [6] * tied


@pytest.mark.parametrize("tied", [1, 2, 3, 4])
def test_everyone_tied_for_second_receives_three_points(tied: int) -> None:
    assert score(EDITION, "maki", "maki-3", *["maki-2"] * tied) == [6, *[3] * tied]


def test_a_tie_for_most_does_not_remove_the_second_place() -> None:
    assert score(EDITION, "maki", "maki-3", "maki-3", "maki-2", "maki-1") == [6, 6, 3, 0]


def test_a_player_without_a_maki_card_never_scores() -> None:
    assert score(EDITION, "maki", "", "", "") == [0, 0, 0]
    assert score(EDITION, "maki", "maki-1", "", "") == [6, 0, 0]


def test_five_three_three_and_two_icons_bring_six_three_three_and_nothing() -> None:
    plates = ["maki-3 maki-2", "maki-3", "maki-2 maki-1", "maki-2"]
    assert score(EDITION, "maki", *plates) == [6, 3, 3, 0]


# Sets


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10)])
def test_every_two_tempura_bring_five_points(cards: int, points: int) -> None:
    assert score(EDITION, "tempura", f"{cards}*tempura") == [points]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 10), (6, 20)]
)
def test_every_three_sashimi_bring_ten_points(cards: int, points: int) -> None:
    assert score(EDITION, "sashimi", f"{cards}*sashimi") == [points]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)]
)
def test_more_mussels_bring_more_points_up_to_five(cards: int, points: int) -> None:
    assert score(EDITION, "dumpling", f"{cards}*dumpling") == [points]


# Nigiri, wasabi and chopsticks


@pytest.mark.parametrize(
    ("nigiri", "plain", "tripled"),
    [("egg-nigiri", 1, 3), ("salmon-nigiri", 2, 6), ("squid-nigiri", 3, 9)],
)
def test_a_nigiri_brings_its_value_and_three_times_that_on_wasabi(
    nigiri: str, plain: int, tripled: int
) -> None:
    assert score(EDITION, "nigiri", nigiri, f"on:{nigiri}") == [plain, tripled]


def test_a_nigiri_beside_a_wasabi_brings_its_plain_value() -> None:
    assert score(EDITION, "nigiri", "wasabi squid-nigiri") == [3]


def test_a_wasabi_alone_brings_nothing() -> None:
    assert round_total(EDITION, "2*wasabi") == 0


def test_chopsticks_bring_nothing() -> None:
    assert round_total(EDITION, "4*chopsticks") == 0


def test_a_pudding_is_scored_only_at_the_end_of_the_game() -> None:
    assert round_total(EDITION, "3*pudding") == 0


# Puddings


def test_the_most_puddings_bring_six_points_and_the_fewest_cost_six() -> None:
    assert desserts(EDITION, 3, 2, 1) == [6, 0, -6]


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_everyone_tied_for_most_puddings_receives_six_points(tied: int) -> None:
    assert desserts(EDITION, *[2] * tied, 1) == [*[6] * tied, -6]


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_everyone_tied_for_fewest_puddings_loses_six_points(tied: int) -> None:
    assert desserts(EDITION, 2, *[0] * tied) == [6, *[-6] * tied]


def test_four_three_no_and_no_puddings_bring_six_nothing_and_cost_six_each() -> None:
    assert desserts(EDITION, 4, 3, 0, 0) == [6, 0, -6, -6]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("puddings", [0, 2])
def test_equally_many_puddings_are_most_and_fewest_at_once(players: int, puddings: int) -> None:
    assert desserts(EDITION, *[puddings] * players) == [0] * players


# The winner


def test_the_most_points_win() -> None:
    assert victors(EDITION, [30, 41, 40], [3, 0, 2]) == [1]


def test_a_tie_goes_to_the_most_puddings() -> None:
    assert victors(EDITION, [40, 40, 30], [1, 2, 4]) == [1]


def test_there_can_be_more_than_one_winner() -> None:
    assert victors(EDITION, [40, 39, 40], [2, 3, 2]) == [0, 2]
