"""Why a choice in Sushi Go! is good or bad, at tables set up by hand."""

from collections.abc import Sequence

import pytest

from sushibar import Table
from sushibar.advice.explanation import reason
from sushibar.games.notation import action_number
from sushibar.games.sushi_go.rules.dishes import CARDS, EGG
from tables import cards_of


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


def laid(
    plates: Sequence[str], hands: Sequence[str], controller: int | None = None, **setup: object
) -> Table:
    """A table in its first round with these plates, and these cards in the hands."""
    table = Table(players=len(hands), seed=1, **setup)  # type: ignore[arg-type]
    state = table.state
    held = [cards_of(hand) for hand in hands]
    state.turn = int(table.config.hand) - len(held[0])
    state.hands[:] = 0
    for seat, cards in enumerate(held):
        assert len(cards) == len(held[0])
        for card in cards:
            state.hands[seat, CARDS.index(card)] += 1
    for seat, plate in enumerate(plates):
        for card in cards_of(plate):
            nigiri = card.removeprefix("dipped:")
            state.plates[0, seat, CARDS.index(nigiri)] += 1
            if nigiri != card:
                state.dipped[0, seat, CARDS.index(nigiri) - EGG] += 1
    if controller is not None:
        state.first_controller = (controller + int(state.turn)) % 2
    table._state = state
    for seat in table.seats:
        table.retract(seat)
    return table


def why(table: Table, action: str, seat: int = 0) -> str:
    view = table.view(seat)
    assert action in view.legal
    return reason(view, action_number(view.called, action))


# What it brings now


def test_the_third_sashimi_completes_a_set() -> None:
    table = laid(["2*sashimi", ""], ["sashimi 3*maki-1", "4*maki-1"])
    assert why(table, "sashimi") == "completes a set of three: +10"


def test_a_nigiri_says_that_its_points_come_at_once() -> None:
    table = laid(["", ""], ["squid-nigiri 3*maki-1", "4*maki-1"])
    assert why(table, "squid-nigiri") == "+3 right away"


def test_a_nigiri_goes_on_the_wasabi() -> None:
    table = laid(["wasabi", ""], ["squid-nigiri 3*maki-1", "4*maki-1"])
    assert why(table, "squid-nigiri") == "on the wasabi: +9"


def test_a_set_that_cannot_be_completed_any_more_is_too_late() -> None:
    table = laid(["", ""], ["sashimi pudding", "2*maki-1"])
    assert why(table, "sashimi") == "1st of 3 (= 10); too late to complete it"


def test_with_chopsticks_a_set_may_still_be_completed() -> None:
    table = laid(["chopsticks", ""], ["sashimi 2*pudding", "3*maki-1"])
    assert "too late" not in why(table, "sashimi")


def test_chopsticks_that_are_not_used_are_kept() -> None:
    table = laid(["chopsticks", ""], ["tempura 3*maki-1", "4*maki-1"])
    table.act(0, "tempura")
    assert why(table, "no-call") == "take only this card; keeps the chopsticks for later"


# Races


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        ("maki-1", "still 2 behind the leader"),
        ("maki-3", "ties for the most"),
        ("maki-3 maki-1", "takes the lead"),
        ("2*maki-3", "extends your lead"),
    ],
)
def test_maki_rolls_change_the_race(mine: str, said: str) -> None:
    table = laid([mine, "maki-3 maki-2", "maki-1"], ["maki-2 3*egg-nigiri"] + ["4*tempura"] * 2)
    assert why(table, "maki-2").endswith(f"as things stand; {said}")


def test_a_pudding_leaves_the_last_place() -> None:
    table = laid(["", "2*pudding", ""], ["pudding 3*egg-nigiri"] + ["4*tempura"] * 2)
    assert why(table, "pudding").endswith("; no longer the fewest")


def test_with_two_players_there_is_no_last_place_for_puddings() -> None:
    table = laid(["", "2*pudding"], ["pudding 3*egg-nigiri", "4*tempura"])
    assert why(table, "pudding").endswith("; still 1 behind the leader")


# What is passed on


def test_a_card_leaves_the_neighbour_a_second_tempura() -> None:
    table = laid(["", "tempura", ""], ["sashimi tempura 2*pudding"] + ["4*maki-1"] * 2)
    assert why(table, "sashimi").endswith("; leaves your neighbour a second tempura (+5)")


def test_the_last_tempura_is_kept_from_the_neighbour() -> None:
    table = laid(["", "tempura", ""], ["sashimi tempura 2*pudding"] + ["4*maki-1"] * 2)
    assert why(table, "tempura").endswith("; keeps a second tempura (+5) from your neighbour")


def test_one_of_two_tempura_leaves_the_other() -> None:
    table = laid(["", "tempura", ""], ["2*tempura 2*pudding"] + ["4*maki-1"] * 2)
    assert why(table, "tempura").endswith("; leaves your neighbour a second tempura (+5)")


def test_the_best_card_is_told_that_is_left() -> None:
    table = laid(
        ["", "tempura 2*sashimi wasabi", ""],
        ["tempura sashimi squid-nigiri pudding"] + ["4*maki-1"] * 2,
    )
    told = "leaves your neighbour a third sashimi (+10)"
    assert why(table, "pudding").endswith(f"; {told}")
    assert why(table, "sashimi").endswith("; leaves your neighbour squid nigiri for a wasabi (+9)")


def test_with_two_players_the_neighbour_is_the_opponent() -> None:
    table = laid(["", "2*sashimi"], ["sashimi 3*pudding", "4*maki-1"])
    assert why(table, "pudding").endswith("; leaves your opponent a third sashimi (+10)")


def test_hands_go_to_the_other_neighbour_in_the_second_round_when_passing_both_ways() -> None:
    table = laid(["", "tempura", ""], ["sashimi tempura 2*pudding"] + ["4*maki-1"] * 2)
    both = laid(
        ["", "tempura", ""],
        ["sashimi tempura 2*pudding"] + ["4*maki-1"] * 2,
        options=["pass-both-ways"],
    )
    state = both.state
    state.this_round = 1
    state.plates[1] = state.plates[0]
    both._state = state
    assert "leaves" in why(table, "sashimi")
    assert "leaves" not in why(both, "sashimi")


def test_who_may_take_a_second_card_leaves_only_what_is_certain() -> None:
    plates = ["chopsticks", "tempura", ""]
    once = laid(plates, ["sashimi tempura 2*pudding"] + ["4*maki-1"] * 2)
    assert "leaves" not in why(once, "sashimi")
    once.act(0, "sashimi")
    assert "leaves your neighbour a second tempura (+5)" in why(once, "no-call")
    twice = laid(plates, ["sashimi 2*tempura pudding"] + ["4*maki-1"] * 2)
    assert "leaves your neighbour a second tempura (+5)" in why(twice, "sashimi")


def test_what_brings_the_neighbour_little_is_not_worth_a_word() -> None:
    table = laid(["", "2*dumpling", ""], ["squid-nigiri dumpling 2*pudding"] + ["4*maki-1"] * 2)
    assert "neighbour" not in why(table, "pudding")


def test_who_also_plays_for_the_dummy_leaves_only_what_is_certain() -> None:
    table = laid(
        ["", "tempura"], ["sashimi 2*tempura", "3*maki-1"], options=["dummy"], controller=0
    )
    assert "leaves your opponent a second tempura (+5)" in why(table, "sashimi")
    assert "leaves" not in why(table, "tempura")


# What comes


def test_the_next_hand_is_sure_to_have_what_its_holder_cannot_take() -> None:
    table = laid(["", ""], ["tempura 3*pudding", "2*tempura 2*maki-1"])
    assert why(table, "tempura").endswith("; the next hand is sure to have tempura")


def test_a_single_card_may_be_taken_on_the_way() -> None:
    table = laid(["", ""], ["tempura 3*pudding", "tempura 3*maki-1"])
    assert "the next hand" not in why(table, "tempura")


def test_chopsticks_may_take_two_on_the_way() -> None:
    table = laid(["", "chopsticks"], ["tempura 3*pudding", "2*tempura 2*maki-1"])
    assert "the next hand" not in why(table, "tempura")


def test_a_wasabi_waits_for_any_nigiri() -> None:
    table = laid(["", ""], ["wasabi 3*pudding", "egg-nigiri squid-nigiri 2*maki-1"])
    assert why(table, "wasabi").endswith("; the next hand is sure to have nigiri")


def test_only_what_the_seat_has_seen_is_sure() -> None:
    full = "2*squid-nigiri 7*maki-1"
    table = laid(["", "", ""], ["wasabi 8*pudding", full, full])
    assert "the next hand" not in why(table, "wasabi")
