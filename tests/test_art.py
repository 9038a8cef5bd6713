"""Every card and tile of every game has a drawing in the browser part, in the file of its name."""

import re
from pathlib import Path

import pytest

from sushibar.bots.kinds import HIGHEST_LEVEL
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.sushi_go.rules import dishes as sushi_go
from sushibar.games.wasabi.rules import cards as wasabi
from sushibar.games.wasabi.rules.book import house_book

ART = Path(__file__).parents[1] / "frontend" / "src" / "art"
NAMES = {
    "sushi-go": list(sushi_go.CARDS),
    "party": [kind for type_ in TYPES for kind in type_.kinds],
    "party-types": [type_.name for type_ in TYPES],
    "wasabi-tiles": [f"tile:{name}" for name in house_book().ingredients],
    "wasabi-cards": [f"kitchen:{name}" for name in wasabi.CARDS],
}


def shown_by() -> dict[str, str]:
    """What is shown by another drawing than its own."""
    source = (ART / "names.ts").read_text(encoding="utf-8")
    (table,) = re.findall(r"SHOWN_BY: Record<string, string> = \{(.*?)\}", source, re.DOTALL)
    return dict(re.findall(r'"?([a-z:-]+)"?: "([a-z0-9-]+)"', table))


def drawing(name: str) -> str:
    """The file that shows a card: as `drawingOf` in names.ts finds it."""
    plain = name.rpartition(":")[2]
    found = [shown_by().get(name, ""), plain, re.sub(r"-\d+$", "", plain)]
    return next((file for file in found if file and (ART / f"{file}.svg").is_file()), "")


@pytest.mark.parametrize("deck", NAMES)
def test_every_name_of_the_rulebook_has_a_drawing(deck: str) -> None:
    assert [name for name in NAMES[deck] if not drawing(name)] == []


@pytest.mark.parametrize("deck", [deck for deck in NAMES if deck != "party-types"])
def test_only_numbered_cards_share_a_drawing(deck: str) -> None:
    shown: dict[str, list[str]] = {}
    for name in NAMES[deck]:
        shown.setdefault(drawing(name), []).append(name)
    for file, names in shown.items():
        assert len(names) == 1 or all(name.startswith(f"{file}-") for name in names)


def test_nothing_is_shown_by_another_drawing_for_no_reason() -> None:
    points = {"style", "cubes"}  # what a score of Wasabi! is made of, beside recipes
    known = {name for names in NAMES.values() for name in names} | points
    assert set(shown_by()) <= known
    assert all((ART / f"{file}.svg").is_file() for file in shown_by().values())


def test_every_level_of_bots_has_a_face() -> None:
    levels = range(HIGHEST_LEVEL + 1)
    assert all((ART / f"avatar-bot-{level}.svg").is_file() for level in levels)
