"""The parts of a score pad's question that all games share, each checked with an exact error."""

import json
import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sushibar.errors import ScoreError, UnknownName

Question: TypeAlias = dict[str, object]

LARGEST: Final = 1_000_000
"""No table has that many points; a larger number is a mistake."""
LONGEST: Final = 40
"""How many characters of a wrong name an error repeats."""
EMPTY_PLATE: Final = "-"
"""Stands for a plate with nothing on it where a person writes one."""

ROUND: Final = ("plates",)
END_OF_GAME: Final = ("puddings", "desserts")


def check_keys(question: Question, known: Sequence[str]) -> None:
    """Refuse a key that this game's questions do not have."""
    for key in question:
        if key not in known:
            raise ScoreError("score-key", field=short(str(key)), fields=", ".join(known))


def subject_of(question: Question) -> str:
    """What the question is about: the plates of a round, or puddings or desserts at the end."""
    subjects = [key for key in (*ROUND, *END_OF_GAME) if key in question]
    if not subjects:
        raise ScoreError("score-no-subject")
    if len(subjects) > 1:
        raise ScoreError("score-two-subjects", first=subjects[0], second=subjects[1])
    if subjects[0] in ROUND and "totals" in question:
        raise ScoreError("score-early-totals")
    return subjects[0]


def read_name(question: Question, key: str, default: str | None = None) -> str:
    """A name such as the edition's."""
    if key not in question and default is None:
        raise ScoreError("score-missing", field=key)
    value = question.get(key, default)
    if not isinstance(value, str):
        raise ScoreError("score-not-name", field=key, value=shown(value))
    return value


def read_list(question: Question, key: str) -> list[Any]:
    """A list with something for every seat; what it is, is for the caller to say."""
    if key not in question:
        raise ScoreError("score-missing", field=key)
    value = question[key]
    if not isinstance(value, list):
        raise ScoreError("score-not-list", field=key, value=shown(value))
    return value


def read_cards(question: Question, key: str) -> list[list[str]]:
    """Every seat's cards by name; whether there are such cards is for the game to say."""
    seats = read_list(question, key)
    for seat, cards in enumerate(seats):
        if not isinstance(cards, list):
            raise at_seat(seat, ScoreError("score-not-cards", value=shown(cards)))
        for card in cards:
            if not isinstance(card, str):
                raise at_seat(seat, ScoreError("score-not-card", value=shown(card)))
    return seats


def read_numbers(question: Question, key: str, *, negative: bool = False) -> list[int]:
    """A whole number for every seat."""
    seats = read_list(question, key)
    for seat, number in enumerate(seats):
        try:
            check_number(key, number, negative=negative)
        except ScoreError as error:
            raise at_seat(seat, error) from None
    return seats


def check_number(key: str, number: object, *, negative: bool = False) -> None:
    """Refuse what is no whole number, or one that cannot be."""
    if type(number) is not int:  # a boolean is no number here
        raise ScoreError("score-not-number", field=key, value=shown(number))
    if number < 0 and not negative:
        raise ScoreError("score-negative", field=key)
    if abs(number) > LARGEST:
        raise ScoreError("score-too-large", field=key, largest=LARGEST)


def check_box(cards: int, box: int) -> None:
    """Refuse more cards than there are in the whole box; too many of one kind are a warning."""
    if cards > box:
        raise ScoreError("score-box", cards=cards, box=box)


def read_totals(question: Question, seats: int) -> list[int]:
    """Every seat's points before the desserts; without any, none."""
    if "totals" not in question:
        return [0] * seats
    totals = read_numbers(question, "totals", negative=True)
    if len(totals) != seats:
        raise ScoreError("score-totals-count", totals=len(totals), seats=seats)
    return totals


def read_whole_numbers(key: str, numbers: str, *, least: int = -LARGEST) -> list[int]:
    """Numbers as a person lists them, with commas or spaces between."""
    words = numbers.replace(",", " ").split()
    for word in words:
        if not re.fullmatch("[+-]?[0-9]{1,9}", word) or not least <= int(word) <= LARGEST:
            raise ScoreError(
                "score-not-whole", option=key, word=short(word), least=least, most=LARGEST
            )
    return [int(word) for word in words]


def read_dummy(question: Question, seats: int) -> int | None:
    """The seat that cannot win, if there is one."""
    if "dummy" not in question:
        return None
    dummy = question["dummy"]
    if type(dummy) is not int:
        raise ScoreError("score-not-seat", value=shown(dummy))
    if not 0 <= dummy < seats:
        raise UnknownName("error-seat", seat=shown(dummy), last=seats - 1)
    return dummy


def at_seat(seat: int, error: Exception) -> ScoreError:
    """The same error, saying whose it is."""
    return ScoreError("score-seat", seat=seat, reason=str(error))


def shown(value: object) -> str:
    """A wrong value as an error repeats it: short, and nothing in it that breaks a line."""
    if isinstance(value, str):
        return f'"{short(value)}"'
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, int) and abs(value) > LARGEST:
        return "…"
    return short(json.dumps(value, default=repr))


def short(name: str) -> str:
    """A wrong name as an error repeats it."""
    cut = name if len(name) <= LONGEST else name[:LONGEST] + "…"
    return cut if cut.isprintable() else cut.encode("unicode_escape").decode("ascii")
