"""The reader of what has happened is called you in it, whatever the name on the chair."""

import random
from typing import Any

import pytest

from sushibar import Table
from sushibar.match.updates import happening
from sushibar.texts import languages, speaking

NAMES = ("Zyxaki", "Bo", "Cy")


def played(game: str, players: int, **setup: Any) -> Table:
    """A game in which everybody chose at random."""
    chance = random.Random(7)
    table = Table(game, players=players, names=NAMES[:players], seed=3, **setup)
    while not table.over:
        seat = table.pending[0]
        table.act(seat, chance.choice(table.legal(seat)))
    return table


def sentences(table: Table, you: int | None) -> list[str]:
    """All that a seat is told about a game, without the names before what seats did."""
    told = []
    for event in table.events_since(0):
        words = happening(table, event, 0, words=True, you=you)["told"]
        assert words is not None
        told += [
            words["head"],
            words["then"],
            *words["notes"],
            *(what for _, what in words["rows"]),
        ]
    return [one for one in told if one]


@pytest.mark.parametrize("language", languages())
def test_the_reader_is_called_you_in_every_sentence(language: str) -> None:
    menu = ["uramaki", "miso-soup", "tofu", "tempura", "spoon", "menu", "pudding"]
    tables = [
        played("sushi-go", 2, options=["dummy"]),
        played("party", 3, menu=menu),
        played("wasabi", 3),
    ]
    with speaking(language):
        for table in tables:
            assert not any(NAMES[0] in one for one in sentences(table, you=0)), table
        everybody = [one for table in tables for one in sentences(table, you=None)]
    assert any(NAMES[0] in one for one in everybody)
