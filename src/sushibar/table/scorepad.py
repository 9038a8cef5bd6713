"""The score pad: questions about real tables, a JSON line each, and their answers."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from sushibar.errors import ScoreError, SushibarError, UnknownName
from sushibar.games.kit import KITS
from sushibar.games.score_answer import ScoreAnswer
from sushibar.games.score_question import Question, read_name, short, shown


def answer(question: object) -> ScoreAnswer:
    """Answer one question, or raise an error that says what is wrong with it.

    >>> answer({"game": "sushi-go", "puddings": [3, 1, 1], "totals": [30, 31, 32]})["points"]
    [6, -3, -3]
    """
    if not isinstance(question, dict):
        raise ScoreError("score-not-object", value=shown(question))
    game = read_name(question, "game")
    if game not in KITS:
        raise UnknownName("score-game", game=short(game), games=", ".join(KITS))
    return KITS[game].scorepad.score(question)


def score(game: str, /, **question: object) -> ScoreAnswer:
    """The points of a real table, with a reason for each; see `docs/score-pad.md`.

    >>> score("sushi-go", plates=[["wasabi", "squid-nigiri"], ["tempura", "tempura"]])["points"]
    [9, 5]
    """
    return answer({"game": game, **question})


def answer_lines(lines: Iterable[bytes]) -> Iterator[str]:
    """Answer every line that is not empty with one line, in order; errors are answers too."""
    for line in lines:
        if line.strip():
            yield _ENCODER.encode(answer_line(line))


def answer_line(line: bytes) -> Mapping[str, object]:
    """Answer one line of JSON; whatever is wrong with it is the answer."""
    try:
        return answer(read_line(line))
    except SushibarError as error:
        return {"error": str(error)}


def read_line(line: bytes) -> object:
    """The value that a line of JSON stands for."""
    try:
        return _DECODER.decode(line.decode("utf-8-sig"))
    except SushibarError:
        raise
    except UnicodeDecodeError as error:
        raise ScoreError("score-not-text", place=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise ScoreError("score-not-json", place=error.pos + 1) from None
    except (RecursionError, ValueError):  # lists in lists without end, or endless digits
        raise ScoreError("score-endless") from None


def _refuse_constant(name: str) -> object:
    raise ScoreError("score-constant", name=name)


def _refuse_repeated_keys(pairs: list[tuple[str, object]]) -> Question:
    question = dict(pairs)
    if len(question) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ScoreError("score-key-twice", field=short(twice))
    return question


_DECODER: Final = json.JSONDecoder(
    parse_constant=_refuse_constant, object_pairs_hook=_refuse_repeated_keys
)
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False)
