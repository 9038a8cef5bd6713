"""A seat's whole answer replaces whatever it had started, and nothing spills into the next turn."""

import pytest

from sushibar import IllegalAction, Table

DEAL = "deal 1 chopsticks 3*tempura 3*sashimi 3*dumpling | 4*maki-1 3*maki-2 3*maki-3"


def table_with_chopsticks() -> Table:
    """Seat 0 has chopsticks in front of it and a hand of maki, seat 1 has answered."""
    table = Table("sushi-go", players=2, stated=True)
    table.enter(DEAL)
    table.enter("1.1 chopsticks | maki-1")
    table.answer(1, "tempura")
    return table


@pytest.mark.parametrize("begun", [["maki-2"], ["maki-2", "call-chopsticks"]])
def test_a_whole_answer_replaces_a_half_given_one(begun: list[str]) -> None:
    table = table_with_chopsticks()
    for action in begun:
        table.act(0, action)
    table.answer(0, "maki-3")
    assert table.turn == 3
    assert table.view(0).plates[0] == ("maki-3", "chopsticks")
    assert table.pending == (0, 1)
    assert table.record().count("1.3") == 0


def test_a_whole_answer_replaces_one_that_only_lacks_the_dummys_card() -> None:
    table = Table("sushi-go", players=2, options=["dummy"], seed=1)
    seat = next(seat for seat in table.seats if len(table.hand(seat)) == 10)
    first, second, *_ = sorted(set(table.hand(seat)))
    table.act(seat, first)
    table.answer(seat, f"{second} dummy:{first}")
    assert table.pending == (1 - seat,)
    assert f"{second} dummy:{first}" in table.record()


def test_an_answer_with_too_many_cards_is_refused_whole() -> None:
    table = table_with_chopsticks()
    before = table.record()
    with pytest.raises(IllegalAction):
        table.answer(0, "maki-3 maki-2")
    assert table.record() == before


def test_an_answer_may_be_given_again_until_the_last_one_is_in() -> None:
    table = Table("sushi-go", players=2, seed=7)
    table.answer(0, "wasabi")
    table.answer(0, "pudding")
    table.answer(1, "tempura")
    assert "1.1 pudding | tempura" in table.record()
