"""The recipe in CONTRIBUTING.md for a new dish: applied to a copy, it is all that a dish needs."""

import re
from pathlib import Path

import pytest

from copies import ROOT, copied, run

MOST_LINES, MOST_FILES = 15, 6
MENU = "maki,tempura,{},eel,tea,wasabi,pudding"
PLAY = """
import sushibar
from sushibar.games.kit import KITS
from sushibar.table.scorepad import answer
from sushibar.texts import languages, speaking

def play(dish, menu):
    table = sushibar.Table("party", players=3, menu=menu, seed=5)
    greedy, taken = sushibar.GreedyPolicy(1), 0
    while not table.over:
        seat = table.pending[0]
        view = table.view(seat)
        action = table.called.actions[greedy(view)]
        if dish in view.legal and action == dish:
            taken += 1
            for language in languages():
                with speaking(language):
                    why = list(KITS["party"].advice.clauses(view, view.called.actions.index(dish)))
                    assert why[0], language
        table.act(seat, action)
    assert taken, "the bots never took it"
    assert any(lines[dish].points for row in table.sheet.rows[:3] for lines in row)
    return table

def tell(dish):
    said = set()
    for language in languages():
        with speaking(language):
            setup = sushibar.Table("party", players=3, menu=MENU).setup
            (rule,) = [rule for rule in setup.words.rules(setup) if dish in rule.cards]
            scored = answer({"game": "party", "plates": [[dish] * 3, ["eel"], []]})
            said.add((rule.name, rule.words, scored["sheet"][0][dish]["reason"]))
            manual = KITS["party"].manual.page("standard")
            assert any(one["name"] == dish for group in manual.groups for one in group["rules"])
    assert len(said) == len(languages()), said
    return scored["points"]
"""


def recipes() -> list[str]:
    """The differences that CONTRIBUTING.md shows."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return re.findall(r"```diff\n(.*?)```", page, re.DOTALL)


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("kitchen"), recipes()[:1])


def test_a_new_dish_takes_few_lines_in_few_files() -> None:
    dish, _ = recipes()
    added = [line for line in dish.split("\n") if re.match(r"\+(?!\+\+)", line)]
    assert len(added) <= MOST_LINES
    assert dish.count("+++ b/") <= MOST_FILES


def test_a_new_dish_is_played_scored_hinted_and_told_in_every_language(kitchen: Path) -> None:
    menu = MENU.format("tamago")
    script = f"MENU = {menu!r}\n{PLAY}\nplay('tamago', MENU)\nprint(tell('tamago'))"
    assert run(kitchen, script).strip() == "[6, -3, 0]"


def test_a_new_dish_can_have_an_effect_of_its_own(tmp_path: Path) -> None:
    kitchen = copied(tmp_path, recipes())
    menu = "maki,tempura,gari,eel,sake,wasabi,pudding"
    script = f"MENU = {menu!r}\n{PLAY}\nplay('gari', MENU)\nprint(WAKE)"
    wake = """
table = sushibar.Table("party", players=2, menu=MENU, seed=1)
from sushibar.games.party.rules.plate import lay
config, state = table.config, table.state.copy()
lay(config, state, 0, table.called.cards.index("sake"), 0)
lay(config, state, 1, table.called.cards.index("sake"), 0)
lay(config, state, 0, table.called.cards.index("gari"), 0)
WAKE = int(state.blind_next)
"""
    assert run(kitchen, script.replace("\nprint(WAKE)", f"\n{wake}\nprint(WAKE)")).strip() == "2"


def test_a_new_dish_has_a_drawing(kitchen: Path) -> None:
    assert (kitchen / "frontend" / "src" / "art" / "tamago.svg").read_text().startswith("<svg ")


def test_a_dish_that_a_layer_does_not_know_is_an_error(tmp_path: Path) -> None:
    """Never a silent zero: importing says which function is missing."""
    folder = copied(tmp_path, [])
    cards = folder / "src" / "sushibar" / "games" / "party" / "rules" / "dishes.py"
    text = cards.read_text(encoding="utf-8")
    one = '    Dish("eel", "appetizer", 8, Steps((-3, 7)), colour=colours.SAND),\n'
    cards.write_text(
        text.replace(one, one + '    Dish("mystery", "appetizer", 8),\n'), encoding="utf-8"
    )
    with pytest.raises(AssertionError, match=r"LookupError: how does mystery score\?"):
        run(folder, "import sushibar.games.party.rules")


@pytest.mark.long
def test_a_new_dish_is_simulated_alike_in_python_and_compiled(kitchen: Path) -> None:
    script = (
        "import sys; from sushibar.batch.__main__ import main\n"
        "sys.argv[1:] = ['parity', 'party', '--targets', 'python', 'cpu', '--players', '3', "
        f"'--menu', {MENU.format('tamago')!r}, '--games', '20', '--policy', 'greedy']\nmain()"
    )
    assert '"equal": 20' in run(kitchen, script)
