"""A typed answer: which choice of a question somebody means, and what to say if none is clear."""

from collections.abc import Sequence

from sushibar.games.notation import Action
from sushibar.games.phrases import Question
from sushibar.table.table import Table
from sushibar.terminal import screen
from sushibar.terminal.typed_input import find, plain, shortened, spellings
from sushibar.texts import text


def meant(table: Table, seat: int, typed: str) -> list[Action]:
    """The choices that may be meant by a number, a name, or by nothing at all."""
    question, choices = screen.question(table, seat), screen.choices(table, seat)
    if not typed:
        return [one for one in choices if one.number == question.enter]
    if typed.isascii() and typed.isdigit() and not question.places:
        numbers = screen.numbers(table, seat)
        return [one for one in choices if str(numbers[one]) == typed]
    names = {one: spellings(screen.spoken(table, one), one) for one in choices}
    for one in choices:
        names[one] += tuple(map(plain, other_words(question, one.number)))
    return find(typed, names)


def other_words(question: Question, action: int) -> list[str]:
    """What an action answers to at a question beside its names."""
    words = [question.also[action]] if action in question.also else []
    if question.yes_no:
        said = dict(zip(question.yes_no, ("play-yes", "play-no"), strict=True))
        words += [text(said[action])] if action in said else []
    return words


def split(table: Table, seat: int, typed: str) -> tuple[str, str]:
    """What was typed for this question, and what for the one that follows in the answer."""
    goes_on = screen.question(table, seat).goes_on
    words = typed.split()
    if goes_on and not meant(table, seat, typed):
        for size in reversed(range(1, len(words))):
            first = " ".join(words[:size])
            found = meant(table, seat, first)
            if len(found) == 1 and found[0].number in goes_on:
                return first, " ".join(words[size:])
    return typed, ""


def complaint(table: Table, seat: int, typed: str, found: Sequence[Action]) -> str:
    """What is wrong with an answer that means nothing, or several choices."""
    if found and screen.question(table, seat).places:
        names = [screen.spoken(table, one) for one in found]
        return text("play-ambiguous-place", choices=" ".join(names))
    if found:
        numbers = screen.numbers(table, seat)
        names = [f"{numbers[one]} {screen.spoken(table, one)}" for one in found]
        return text("play-ambiguous", choices=", ".join(names))
    wrong = text("play-not-a-choice", typed=shortened(typed)) if typed else ""
    return f"{wrong} {expected(table, seat)}".strip()


def expected(table: Table, seat: int) -> str:
    """What can be typed at a question."""
    question, choices = screen.question(table, seat), screen.choices(table, seat)
    if question.numbers:
        numbers = screen.numbers(table, seat).values()
        return text("play-expected-numbers", numbers=", ".join(map(str, numbers)))
    if question.places:
        return text("play-expected-place", example=screen.spoken(table, choices[0]))
    return text("play-expected", last=len(choices))
