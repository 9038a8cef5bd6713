"""Wasabi and sake of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import points_of, score
from party_tables import (
    cards_held,
    finish_round,
    free_wasabi,
    hand,
    is_blind,
    laid,
    lay,
    on_wasabi,
    plate,
    play,
    seated,
)
from sushibar import IllegalAction

# Wasabi


@pytest.mark.parametrize("nigiri", ["egg-nigiri", "salmon-nigiri", "squid-nigiri"])
def test_the_next_nigiri_must_go_on_a_free_wasabi(nigiri: str) -> None:
    table = laid("wasabi", ["wasabi", "", ""], [nigiri, "", ""])
    assert [word for word in table.legal(0) if "nigiri" in word] == [nigiri]
    play(table, f"{nigiri} | * | *")
    assert on_wasabi(table, 0) == [nigiri]
    assert free_wasabi(table, 0) == 0


def test_cards_between_do_not_matter() -> None:
    table = laid("wasabi", ["wasabi tempura maki-1", "", ""], ["egg-nigiri", "", ""])
    play(table, "egg-nigiri | * | *")
    assert on_wasabi(table, 0) == ["egg-nigiri"]


def test_a_nigiri_laid_before_stays_beside_the_wasabi() -> None:
    table = laid("wasabi", ["squid-nigiri wasabi", "", ""])
    assert on_wasabi(table, 0) == []
    assert free_wasabi(table, 0) == 1


def test_every_wasabi_takes_one_nigiri() -> None:
    table = laid("wasabi", ["wasabi squid-nigiri squid-nigiri", "", ""])
    assert on_wasabi(table, 0) == ["squid-nigiri"]
    table = laid("wasabi", ["wasabi wasabi squid-nigiri egg-nigiri egg-nigiri", "", ""])
    assert on_wasabi(table, 0) == ["egg-nigiri", "squid-nigiri"]


def test_the_wasabi_of_another_player_does_not_count() -> None:
    table = laid("wasabi", ["wasabi", "tempura", ""], ["", "egg-nigiri", ""])
    play(table, "* | egg-nigiri | *")
    assert on_wasabi(table, 0) == on_wasabi(table, 1) == []


def test_wasabi_alone_brings_nothing_and_is_forgotten_in_the_next_round() -> None:
    assert score("wasabi", "wasabi", "3*wasabi", "on:egg-nigiri") == [0, 0]
    table = laid("wasabi", ["wasabi", "", ""])
    finish_round(table)
    lay(table, ["egg-nigiri", "", ""], ["", "", ""])
    assert on_wasabi(table, 0) == []


def test_a_wasabi_used_in_one_round_does_not_use_up_one_of_the_next() -> None:
    table = laid("wasabi", ["wasabi squid-nigiri", "", ""])
    finish_round(table)
    lay(table, ["wasabi", "", ""], ["egg-nigiri", "", ""])
    assert (on_wasabi(table, 0), free_wasabi(table, 0)) == ([], 1)
    play(table, "egg-nigiri | * | *")
    assert on_wasabi(table, 0) == ["egg-nigiri"]


# Sake


def test_every_sake_brings_three_points() -> None:
    assert score("sake", "sake", "sake", "3*sake", "") == [3, 9, 0]
    assert score("sake special-order", "sake", "sake special-order:sake", "") == [6, 0]


def test_the_hand_is_not_shown_in_the_turn_after_sake() -> None:
    table = laid("sake", ["sake", "", ""], ["maki-1", "", ""])
    assert hand(table, 0) == []
    assert table.view(0).unknown[0] == 9
    assert table.legal(0) == ("blind",)
    with pytest.raises(IllegalAction):
        table.answer(0, "maki-1")


def test_the_other_players_choose_as_usual() -> None:
    table = laid("sake", ["sake", "", ""])
    assert len(hand(table, 1)) == 9
    assert "blind" not in table.legal(1)


def test_a_card_of_the_hand_is_taken_at_random() -> None:
    table = laid("sake", ["sake", "", ""], ["maki-1", "maki-3", ""])
    play(table, "blind | * | *")
    assert table.due == "blind"
    with pytest.raises(IllegalAction):
        play(table, "blind: maki-3")
    play(table, "blind: maki-1")
    assert plate(table, 0) == ["maki-1", "sake"]


def test_after_the_reveal_the_hand_is_seen() -> None:
    table = laid("sake chopsticks", ["chopsticks-1 sake", "", ""], ["maki-1 maki-3", "", ""])
    table.answer(0, "blind call:chopsticks-1")
    assert hand(table, 0) == []
    play(table, "- | * | *", "blind: maki-1")
    assert "maki-3" in hand(table, 0)
    assert len(hand(table, 0)) == 7


def test_nobody_is_blind_after_the_last_turn_of_a_round() -> None:
    table = seated("sake", "sake", "")
    while table.round == 1 and not table.due:
        for seat in table.pending:
            choices = [card for card in hand(table, seat) if card != "sake"]
            table.answer(seat, (choices or ["blind"])[0])
    assert any("sake" in plate(table, seat) for seat in table.seats)
    assert table.due == "deal"
    lay(table, ["", ""], ["maki-1", ""])
    assert not any(is_blind(table, seat) for seat in table.seats)
    assert points_of(table, "sake") in ([3, 0], [0, 3])


def test_a_sake_in_the_turn_before_the_last_blinds_the_last_card() -> None:
    table = laid("sake", ["tempura maki-1 maki-1 maki-2 maki-2 maki-2 sashimi sashimi sake", ""])
    assert table.due == "blind"
    (last,) = cards_held(table, 0)
    play(table, f"blind: {last}")
    assert table.due == "deal"
    assert last in plate(table, 0)
