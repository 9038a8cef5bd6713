"""The Italian catalogue: it is whole, it is typeset as Italian is, and it addresses the person."""

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sushibar.terminal.typed_input import find, plain
from sushibar.texts import speaking, text
from test_texts import facts_of, messages

LANGUAGE = "it"
COLUMNS = 80
CODE = re.compile(r"\"[^\"]*\"|\[[^\]]*\]|\{[^}]*\}")
"""Parts of a message that are written as in a file."""


ITALIAN = messages(LANGUAGE)


def said(key: str, number: int) -> str:
    """An Italian message with the same number for all its facts."""
    with speaking(LANGUAGE):
        return text(key, **dict.fromkeys(facts_of(ITALIAN[key]), number))


class Choices(Visitor):
    """Collects the words that a message makes a difference for, by the fact that holds them."""

    def __init__(self) -> None:
        self.words: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        fact = node.selector.id.name
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier):
                self.words.add((fact, variant.key.name))
        self.generic_visit(node)


def test_every_english_message_is_there_in_italian() -> None:
    assert sorted(messages("en").keys() - ITALIAN.keys()) == []


@pytest.mark.parametrize("number", [0, 1, 2, 1000, 1_000_000])
def test_every_message_can_be_said_in_italian(number: int) -> None:
    for key in ITALIAN:
        assert said(key, number), key


def test_apostrophes_and_quotes_are_italian() -> None:
    for key in ITALIAN:
        words = CODE.sub("", said(key, 2))
        assert not set(words) & set("'`“”"), key


def test_paragraphs_fit_into_a_terminal() -> None:
    for key in ITALIAN:
        lines = said(key, 2).splitlines()
        if len(lines) > 1:
            assert max(map(len, lines)) <= COLUMNS, key


def test_yes_is_understood_with_and_without_its_accent() -> None:
    with speaking(LANGUAGE):
        answers = {True: [plain(text("play-yes"))], False: [plain(text("play-no"))]}
    for typed in ("sì", "si", "Sì", "SI"):
        assert find(typed, answers) == [True]
    for typed in ("no", "n"):
        assert find(typed, answers) == [False]


def test_the_person_is_addressed_by_the_name_that_sentences_know() -> None:
    choices = Choices()
    for message in ITALIAN.values():
        choices.visit(message)
    with speaking(LANGUAGE):
        person = text("play-you")
        assert text("news-first", name=person) == "Cominci tu."
        assert text("news-first", name="Umami") == "Comincia Umami."
    assert {word for fact, word in choices.words if fact in ("name", "winners")} <= {
        person,
        "one",
        "other",
    }
