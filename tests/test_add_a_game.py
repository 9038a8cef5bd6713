"""The recipe in CONTRIBUTING.md for a new game, in a copy: a folder, one line, and its texts."""

from pathlib import Path

import pytest

from copies import run, with_another_game

SCRIPT = """
import sushibar
from sushibar.games import overview
from sushibar.games.kit import KITS
from sushibar.games.schema import seen
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_another_game(tmp_path_factory.mktemp("house"))


def test_a_new_game_is_listed(house: Path) -> None:
    script = """
print(overview.NAMES[:2], overview.info("sushi-go-two").players["zoch"])
from sushibar.server.catalogue import games
print([game["name"] for game in games()["games"]].index("sushi-go-two"))
from sushibar.codegen.wire_types import wire_types
print('"sushi-go-two": {"cover": ["salmon-nigiri", "maki-3"]' in wire_types())
print(KITS["sushi-go-two"].manual.page("zoch").sections[0]["name"])
"""
    listed = "('sushi-go', 'sushi-go-two') range(3, 6)\n1\nTrue\ngoal\n"
    assert run(house, SCRIPT + script) == listed


def test_a_new_game_is_played_as_the_old_one(house: Path) -> None:
    script = """
def played(name):
    table, greedy = sushibar.Table(name, players=3, seed=5), sushibar.GreedyPolicy(1)
    while not table.over:
        seat = table.pending[0]
        view = table.view(seat)
        action = greedy(view)
        assert [*KITS[name].advice.clauses(view, action)]
        assert seen(view)["hand"]
        table.act(seat, table.called.actions[action])
    assert sushibar.verify(table.record()).result
    return str(table.sheet)

print(played("sushi-go") == played("sushi-go-two"))
"""
    assert run(house, SCRIPT + script) == "True\n"


def test_a_new_game_has_a_score_pad(house: Path) -> None:
    script = """
plates = [["wasabi", "squid-nigiri"], ["tempura", "tempura"]]
print(sushibar.score("sushi-go-two", plates=plates)["points"])
import sys
from sushibar.cli.__main__ import main
sys.argv[1:] = ["score", "sushi-go-two", "tempura tempura", "egg"]
main()
"""
    points, *sheet = run(house, SCRIPT + script).splitlines()
    assert points == "[9, 5]"
    assert "Player 1: 5 points" in sheet
