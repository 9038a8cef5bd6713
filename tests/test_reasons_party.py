"""Why a choice in Sushi Go Party! is good or bad, at tables set up by hand."""

import pytest

from party_tables import laid
from sushibar import Table
from sushibar.advice.explanation import reason
from sushibar.games.notation import action_number


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


def why(table: Table, action: str, seat: int = 0) -> str:
    view = table.view(seat)
    assert action in view.legal
    return reason(view, action_number(view.called, action))


def test_a_second_eel_is_kept_from_the_neighbour() -> None:
    hand = "eel 3*maki-1 3*maki-2 2*maki-3"
    table = laid("eel", ["tempura", "eel", "tempura"], [hand, "", ""])
    assert why(table, "eel").endswith("; keeps a second eel (+10) from your neighbour")


def test_a_second_eel_is_left_to_the_neighbour() -> None:
    table = laid("eel", ["tempura", "eel", "tempura"], ["eel pudding", "", ""])
    assert why(table, "pudding").endswith("; leaves your neighbour a second eel (+10)")


def test_a_nigiri_is_left_for_a_wasabi() -> None:
    table = laid("wasabi", ["tempura", "wasabi", "tempura"], ["squid-nigiri pudding", "", ""])
    told = "leaves your neighbour squid nigiri for a wasabi (+9)"
    assert told in why(table, "pudding")


def test_what_others_can_still_change_is_not_promised_to_the_neighbour() -> None:
    table = laid("temaki", ["tempura", "tempura", "tempura"], ["2*temaki pudding", "", ""])
    assert "neighbour" not in why(table, "pudding")


def test_a_race_says_who_leads() -> None:
    table = laid("temaki", ["tempura", "temaki", "tempura"], ["temaki pudding", "", ""])
    assert why(table, "temaki").endswith("; ties for the most")


def test_a_pudding_leaves_the_last_place() -> None:
    table = laid("", ["2*tempura", "2*pudding", "2*tempura"], ["pudding", "", ""])
    assert why(table, "pudding").endswith("; no longer the fewest")


def test_a_spoon_that_is_not_called_is_kept() -> None:
    table = laid("spoon", ["spoon-4", "tempura", "tempura"], ["tempura sashimi", "", ""])
    table.act(0, "sashimi")
    assert "keeps your specials for later" in why(table, "no-call")


def test_what_a_spoon_asks_for_is_said_to_be_held_only_if_that_was_seen() -> None:
    table = laid("spoon eel", ["spoon-4", "tempura", "tempura"], ["tempura", "eel", "tempura"])
    table.act(0, "tempura")
    table.act(0, "call:spoon-4")
    for seat in (1, 2):
        table.answer(seat, "tempura")
    assert "ask:eel" in table.legal(0)
    assert ("someone has it" in why(table, "ask:eel")) == (
        "someone has it" in table.preview(0)["ask:eel"]
    )


def two_hands(plate: str, coming: str) -> Table:
    """Two players before their third turn: what the other one has laid last, and holds."""
    mine = "eel 3*maki-1 2*maki-2 2*maki-3"
    return laid("eel chopsticks", ["2*tempura", f"tempura {plate}"], [mine, coming])


def test_an_eel_hears_of_a_second_one_that_is_sure_to_come() -> None:
    table = two_hands("tempura", "2*eel 6*sashimi")
    assert "; the next hand is sure to have eel" in why(table, "eel")


def test_a_single_eel_may_be_taken_on_the_way() -> None:
    assert "the next hand" not in why(two_hands("tempura", "eel 7*sashimi"), "eel")


def test_chopsticks_may_take_two_on_the_way() -> None:
    assert "the next hand" not in why(two_hands("chopsticks-1", "2*eel 6*sashimi"), "eel")
