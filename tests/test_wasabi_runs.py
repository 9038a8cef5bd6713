"""Where recipes lie on the board, and which cells an event is about."""

from typing import Any

import pytest

from sushibar import Table
from sushibar.games.schema import described, seen
from sushibar.games.wasabi.rules.book import read_book
from sushibar.games.wasabi.schema import cells_of
from wasabi_tables import STORY_BOOK, set_table

STORIES = read_book(STORY_BOOK)


def at(rows: str = "", *actions: str, **facts: Any) -> Table:
    """A table of two at which seat 0 has started its turn like this."""
    table = Table("wasabi", players=2, book=STORIES, seed=1)
    table._state = set_table(rows, **facts).state
    for action in actions:
        table.act(0, action)
    return table


def runs(table: Table, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = seen(table.view(seat))["runs"]
    return found


def test_a_recipe_is_shown_where_it_has_come_furthest() -> None:
    table = at("maki . tuna . leek", recipes="crunchy-tuna pickle-barrel")
    assert runs(table) == {
        "crunchy-tuna": {"cells": ["a1", "b1", "c1"], "missing": ["tempura"], "order": []},
        "pickle-barrel": {
            "cells": ["e1", "e2", "e3"],
            "missing": ["pickle", "maki"],
            "order": ["leek", "maki", "pickle"],
        },
    }


def test_the_order_that_would_have_style_is_told_along_the_cells() -> None:
    table = at("tempura . .", recipes="crunchy-tuna")
    (run,) = runs(table).values()
    assert run == {
        "cells": ["a1", "b1", "c1"],
        "missing": ["maki", "tuna"],
        "order": ["tempura", "tuna", "maki"],
    }


def test_what_can_be_claimed_is_shown_where_it_lies() -> None:
    table = at("tuna . maki", "maki", "b1", tiles="maki rice rice", recipes="tekkamaki")
    assert runs(table)["tekkamaki"] == {
        "cells": ["a1", "b1"],
        "missing": [],
        "order": ["tuna", "maki"],
    }


def test_repeated_ingredients_are_counted() -> None:
    table = at("crab . crab", recipes="seesaw crab-dance")
    found = runs(table)
    assert found["seesaw"]["missing"] == ["tuna"]
    assert found["crab-dance"]["missing"] == ["leek", "leek"]
    assert found["crab-dance"]["order"] == []


def test_nothing_is_shown_under_a_wasabi_or_where_nothing_has_begun() -> None:
    assert runs(at("tuna", recipes="tekkamaki", wasabi="a1")) == {}
    assert runs(at("", recipes="tekkamaki")) == {}


def test_nobody_else_sees_them() -> None:
    table = at("tuna . maki", recipes="tekkamaki")
    assert runs(table, 1) == runs(table, None) == {}


@pytest.mark.parametrize(
    ("actions", "cells"),
    [
        (("maki", "b1"), ["b1"]),
        (("maki", "b1", "claim"), ["a1", "b1"]),
        (("play:switch", "a1", "a2"), ["a1", "a2"]),
        (("play:wasabi", "c3"), ["c3", "d3", "c4", "d4"]),
        (("play:stack", "maki", "a1"), ["a1"]),
        (("play:chop", "a1", "keep"), ["a1"]),
        (("pass", "tekkamaki", "done"), []),
    ],
)
def test_an_event_is_about_cells(actions: tuple[str, ...], cells: list[str]) -> None:
    card = actions[0].removeprefix("play:") if actions[0].startswith("play:") else ""
    table = at(
        "tuna . .", *actions, tiles="maki rice rice", recipes="tekkamaki crab-stick", cards=card
    )
    told = [cells_of(table.setup, event) for event in table.events]
    assert cells in told if cells else not any(told)


def test_a_wasabi_that_is_lifted_is_about_its_block() -> None:
    table = at(
        "tuna . .", "maki", "b1", "claim", tiles="maki rice rice", recipes="tekkamaki",
        wasabi="c3",
    )  # fmt: skip
    table.act(0, "lift")
    told = [cells_of(table.setup, event) for event in table.events]
    assert ["c3", "d3", "c4", "d4"] in told


def test_the_description_tells_what_lengths_bring() -> None:
    told: Any = described(Table("wasabi", players=2, seed=1).view(None))
    assert told["tokens"]["4"] == {"tokens": 2, "points": 5, "cubes": 2}
