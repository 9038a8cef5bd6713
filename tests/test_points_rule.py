"""What a number of cards brings, as a rule made from a dish's own numbers."""

import pytest

from sushibar.games.drafting.dish import Each, Sets, Steps
from sushibar.games.drafting.rules import points_rule


def test_steps_end_with_the_last_one() -> None:
    points = points_rule(Steps((1, 3, 6, 10, 15)))
    assert [points(cards) for cards in range(8)] == [0, 1, 3, 6, 10, 15, 15, 15]


def test_sets_count_whole_ones_alone() -> None:
    points = points_rule(Sets(size=3, worth=10))
    assert [points(cards) for cards in range(7)] == [0, 0, 0, 10, 10, 10, 20]


def test_each_card_counts() -> None:
    assert [points_rule(Each(2))(cards) for cards in range(3)] == [0, 2, 4]


@pytest.mark.parametrize("steps", [(1, 2, 3, 4, 5, 6, 7), (-3, 7)])
def test_steps_that_no_byte_holds_are_refused(steps: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="steps"):
        points_rule(Steps(steps))
