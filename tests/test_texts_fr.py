"""The French catalogue: complete, in the order of the English one, and typeset as French is."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sushibar
from sushibar.texts import speaking, text

TEXTS = Path(sushibar.__file__).parent / "texts"
TITLES = ("Sushi Go!", "Sushi Go Party!", "Party!", "Wasabi!")
"""The names of games keep the spelling of their boxes."""


class Words(Visitor):
    """Collects the words and the facts of a message."""

    def __init__(self) -> None:
        self.spoken: list[str] = []
        self.facts: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.spoken.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.facts.add(node.id.name)


def messages(name: str) -> dict[str, Words]:
    """What every message of a language says, file by file, in the order it is there."""
    found = {}
    for path in sorted((TEXTS / name).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[f"{path.name} {entry.id.name}"] = words = Words()
                words.visit(entry)
    return found


def passages() -> dict[str, list[str]]:
    """The words of every French message, the names of games left out."""
    names = re.compile("|".join(map(re.escape, TITLES)))
    return {
        key: [names.sub("", passage) for passage in words.spoken]
        for key, words in messages("fr").items()
    }


def with_any(wrong: str) -> list[str]:
    """The messages in which there is something of the kind."""
    return [key for key, parts in passages().items() if any(re.search(wrong, one) for one in parts)]


def test_french_says_all_that_english_says_in_the_same_order() -> None:
    assert list(messages("fr")) == list(messages("en"))


@pytest.mark.parametrize("number", [0, 1, 2, 5, 1_000, 1_000_000])
def test_every_french_message_can_be_said_with_its_facts(number: int) -> None:
    with speaking("fr"):
        for key, words in messages("fr").items():
            assert text(key.split()[1], **dict.fromkeys(words.facts, number)), key


def test_nothing_is_also_one_in_french() -> None:
    with speaking("fr"):
        assert text("sheet-seat", name="Zoé", points=0) == "Zoé\u00a0: 0 point"
        assert text("sheet-seat", name="Zoé", points=2) == "Zoé\u00a0: 2 points"


def test_french_quotes_and_apostrophes_are_french() -> None:
    assert with_any("[“”„']") == []


def test_a_line_never_breaks_before_a_mark_or_inside_quotes() -> None:
    assert with_any(r"\w[!?](?!\w)|\S [;:!?%»]|[^\u00a0]»|«[^\u00a0]") == []
