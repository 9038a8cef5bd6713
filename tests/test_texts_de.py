"""The German catalogue: whole, sayable with any number, and as wide as a terminal."""

import re

import pytest

from sushibar.games.wasabi.words.board import MARGIN
from sushibar.texts import FALLBACK, speaking, text
from test_texts import CATALOGUES, entries, facts_of, messages

GERMAN = "de"
WIDTH = 80
"""Columns of a usual terminal."""
WIDEST_BOARD = 7
"""Columns of the board for four players."""
ENGLISH_MARKS = re.compile("[”‘]|“(?=[A-Za-z{])")


def files(language: str) -> dict[str, list[str]]:
    """The keys of every file, in their order."""
    return {
        path.name: [entry.id.name for entry in entries(path) if hasattr(entry, "value")]
        for path in CATALOGUES
        if path.parent.name == language
    }


def test_every_message_is_there_in_the_same_place() -> None:
    assert files(GERMAN) == files(FALLBACK)


@pytest.mark.parametrize("number", [0, 1, 2, 1000])
def test_every_message_can_be_said_in_german(number: int) -> None:
    with speaking(GERMAN):
        for key, message in messages(FALLBACK).items():
            assert text(key, **dict.fromkeys(facts_of(message), number)), key


def test_quotes_are_german() -> None:
    for path in (path for path in CATALOGUES if path.parent.name == GERMAN):
        assert ENGLISH_MARKS.findall(path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize(
    "key",
    ["play-help", "play-help-wasabi", "bots-how", "score-cards-party", "score-boards"],
)
def test_what_is_printed_as_it_stands_fits_into_a_terminal(key: str) -> None:
    with speaking(GERMAN):
        assert max(map(len, text(key).splitlines())) <= WIDTH


def test_ingredients_fit_on_the_widest_board() -> None:
    room = (WIDTH - MARGIN) // WIDEST_BOARD - 1
    with speaking(GERMAN):
        names = {
            key: text(key)
            for key in messages(FALLBACK)
            if key.startswith("ingredient-") and not key.startswith("ingredient-category-")
        }
    assert len(set(names.values())) == len(names)
    assert [name for name in names.values() if len(name) > room] == []


def test_recipes_have_names_of_their_own_that_do_not_look_like_lists() -> None:
    with speaking(GERMAN):
        names = [text(key) for key in messages(FALLBACK) if key.startswith("recipe-")]
    assert len(set(names)) == len(names)
    assert [name for name in names if "," in name] == []


def test_menus_have_the_names_that_are_printed_in_the_box() -> None:
    menus = [key for key in messages(FALLBACK) if key.startswith("menu-")]
    with speaking(FALLBACK):
        printed = {key: text(key) for key in menus if key.endswith("-german")}
    with speaking(GERMAN):
        assert {key: text(key) for key in printed} == printed
        assert {key: text(key.removesuffix("-german")) for key in printed} == printed


def test_plurals_are_german() -> None:
    with speaking(GERMAN):
        assert text("sheet-seat", name="Mia", points=1) == "Mia: 1 Punkt"
        assert text("sheet-seat", name="Mia", points=0) == "Mia: 0 Punkte"
        assert text("fruit-watermelon", icons=2) == "2 Melonen"
