"""Every card and tile of every game has a drawing in the browser part."""

import json
from pathlib import Path

import pytest

from sushibar.games.party.rules.cards import TYPES
from sushibar.games.sushi_go.rules import cards as sushi_go
from sushibar.games.wasabi.rules import cards as wasabi
from sushibar.games.wasabi.rules.book import house_book

ART = Path(__file__).parents[1] / "frontend" / "src" / "art"

DECKS = {
    "sushi-go": list(sushi_go.CARDS),
    "party": [kind for type_ in TYPES for kind in type_.kinds],
    "party-types": [type_.name for type_ in TYPES],
    "wasabi-tiles": list(house_book().ingredients),
    "wasabi-cards": list(wasabi.CARDS),
}
"""The names that the rulebook knows, as names.json groups them."""


def drawings() -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = json.loads((ART / "names.json").read_text(encoding="utf-8"))
    return names


def test_the_decks_of_the_drawings_are_those_of_the_rulebook() -> None:
    assert list(drawings()) == list(DECKS)


@pytest.mark.parametrize("deck", DECKS)
def test_every_name_of_the_rulebook_has_a_drawing(deck: str) -> None:
    assert list(drawings()[deck]) == DECKS[deck]
    missing = {name for name in drawings()[deck].values() if not (ART / f"{name}.svg").is_file()}
    assert not missing


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck != "party-types"])
def test_only_numbered_cards_share_a_drawing(deck: str) -> None:
    shown: dict[str, list[str]] = {}
    for name, drawing in drawings()[deck].items():
        shown.setdefault(drawing, []).append(name)
    for drawing, names in shown.items():
        assert len(names) == 1 or all(name.startswith(f"{drawing}-") for name in names)
