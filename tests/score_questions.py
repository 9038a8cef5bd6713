"""Questions to the score pad as lines of JSON, and what is read from their answers."""

import json
from collections.abc import Callable
from typing import Any

from sushibar.table.scorepad import answer_lines

Asked = Callable[..., dict[str, Any]]


def asking(game: str) -> Asked:
    """A function that asks about a game, and answers as it comes back from a line of JSON."""

    def asked(**question: object) -> dict[str, Any]:
        line = json.dumps({"game": game} | question).encode()
        (told,) = answer_lines([line])
        answered = json.loads(told)
        assert isinstance(answered, dict)
        return answered

    return asked


def cards(plate: str) -> list[str]:
    """A plate as words, `3*maki-1` for several."""
    laid = []
    for word in plate.split():
        number, star, name = word.rpartition("*")
        laid += [name] * (int(number) if star else 1)
    return laid


def points_of(asked: Asked, key: str, plates: tuple[str, ...], **question: object) -> list[int]:
    """The points of plates, or of what else is asked about."""
    answered = asked(**{key: [cards(plate) for plate in plates]}, **question)
    assert "error" not in answered, answered
    return list(answered["points"])


def error_of(asked: Asked, **question: object) -> str:
    """What is wrong with a question."""
    answered = asked(**question)
    assert list(answered) == ["error"], answered
    return str(answered["error"])
