"""Questions to the score pad as lines of JSON, and what is read from their answers."""

import json
from typing import Any

from sushibar.table.scorepad import answer_lines


class Asking:
    """Asks the score pad about a game; plates are words, `3*maki-1` for several."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, **question: object) -> dict[str, Any]:
        """The answer, as it comes back from a line of JSON."""
        line = json.dumps({"game": self.game} | question).encode()
        (told,) = answer_lines([line])
        answered = json.loads(told)
        assert isinstance(answered, dict)
        return answered

    def points(self, *plates: str, **question: object) -> list[int]:
        """The points of a round."""
        return self._points("plates", plates, question)

    def dessert_points(self, *plates: str, **question: object) -> list[int]:
        """The same for desserts at the end of the game."""
        return self._points("desserts", plates, question)

    def error(self, **question: object) -> str:
        """What is wrong with a question."""
        answered = self(**question)
        assert list(answered) == ["error"], answered
        return str(answered["error"])

    def _points(self, key: str, plates: tuple[str, ...], question: dict[str, object]) -> list[int]:
        answered = self(**{key: [cards(plate) for plate in plates]}, **question)
        assert "error" not in answered, answered
        return list(answered["points"])


def cards(plate: str) -> list[str]:
    """The cards of a plate."""
    laid = []
    for word in plate.split():
        number, star, name = word.rpartition("*")
        laid += [name] * (int(number) if star else 1)
    return laid
