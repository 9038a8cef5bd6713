"""The score pad's questions about Wasabi!: everybody's tokens and cubes at the end of the game."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from sushibar.errors import ScoreError, SetupError, SushibarError, UnknownName
from sushibar.games.score_answer import ScoreAnswer, sheet_of, winners_of
from sushibar.games.score_question import (
    EMPTY_PLATE,
    Question,
    at_seat,
    check_keys,
    check_number,
    read_list,
    read_name,
    short,
    shown,
)
from sushibar.games.sheet import Line, Lines, points
from sushibar.games.wasabi.rules.config import EDITION, SEATS
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, TOKENS

GAME: Final = "wasabi"
FEWEST_PLAYERS: Final = 2

KEYS: Final = ("game", "edition", "boards")
BOARD_KEYS: Final = ("tokens", "cubes")
CATEGORIES: Final = ("length-2", "length-3", "length-4", "length-5")
CUBES: Final = "cubes"
PLUS: Final = "+"
"""Stands before the cubes where a person writes a board."""


class FinalBoard(NamedTuple):
    """What a player has at the end of the game."""

    tokens: tuple[int, ...]
    """How many recipes of each length are completed, the shortest first."""
    cubes: int

    @property
    def complete(self) -> bool:
        """Whether all tokens are assigned, which wins whatever the points are."""
        return sum(self.tokens) == MOST_TOKENS


def score(question: Question) -> ScoreAnswer:
    """Answer one question; an error says what is wrong with it."""
    check_keys(question, KEYS)
    check_edition(read_name(question, "edition", default=EDITION))
    boards = _read_boards(question)
    check_seats(len(boards))
    check_complete(boards)
    rows = score_boards(boards)
    return {
        "points": [points(lines) for lines in rows],
        "winners": winners_among(boards),
        "sheet": sheet_of(rows),
    }


# Points


def score_boards(boards: Sequence[FinalBoard]) -> tuple[Lines, ...]:
    """Every seat's points by category."""
    return tuple(_lines_of(board) for board in boards)


def _lines_of(board: FinalBoard) -> Lines:
    lines = {
        category: _line_of(tokens, each)
        for category, tokens, each in zip(CATEGORIES, board.tokens, POINTS, strict=True)
    }
    if not board.cubes:
        return lines | {CUBES: Line(0, "reason-no-cubes")}
    return lines | {CUBES: Line(board.cubes, "reason-cubes", (("cubes", board.cubes),))}


def _line_of(tokens: int, each: int) -> Line:
    if not tokens:
        return Line(0, "reason-no-tokens")
    return Line(tokens * each, "reason-tokens", (("tokens", tokens), ("each", each)))


def winners_among(boards: Sequence[FinalBoard]) -> list[int]:
    """The seat with all tokens, else those with the most points, then the most cubes."""
    complete = [seat for seat, board in enumerate(boards) if board.complete]
    if complete:
        return complete
    totals = [points(lines) for lines in score_boards(boards)]
    return winners_of(totals, [board.cubes for board in boards], dummy=None)


# What a table must be


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition != EDITION:
        raise UnknownName("error-edition", edition=short(edition), editions=EDITION)


def check_seats(seats: int) -> None:
    """Refuse more or fewer seats than the game is for."""
    if not FEWEST_PLAYERS <= seats <= SEATS:
        raise SetupError("error-players", fewest=FEWEST_PLAYERS, most=SEATS, players=seats)


def check_complete(boards: Sequence[FinalBoard]) -> None:
    """Refuse a second player with all tokens: the first has ended the game."""
    complete = sum(board.complete for board in boards)
    if complete > 1:
        raise ScoreError("score-complete-twice", players=complete, tokens=MOST_TOKENS)


# Boards


def _read_boards(question: Question) -> list[FinalBoard]:
    boards = []
    for seat, board in enumerate(read_list(question, "boards")):
        try:
            boards.append(_board_of(board))
        except SushibarError as error:
            raise at_seat(seat, error) from None
    return boards


def _board_of(board: object) -> FinalBoard:
    """A board such as `{"tokens": [2, 2, 5], "cubes": 3}`; what is missing is not there."""
    if not isinstance(board, dict):
        raise ScoreError("score-not-board", value=shown(board))
    for key in board:
        if key not in BOARD_KEYS:
            keys = ", ".join(BOARD_KEYS)
            raise ScoreError("score-board-key", field=short(str(key)), fields=keys)
    cubes = board.get("cubes", 0)
    tokens = _count_tokens(board.get("tokens", []))
    check_number("cubes", cubes)
    return FinalBoard(tokens, cubes)


def _count_tokens(tokens: object) -> tuple[int, ...]:
    if not isinstance(tokens, list):
        raise ScoreError("score-not-tokens", value=shown(tokens))
    for length in tokens:
        if type(length) is not int or length not in LENGTHS:  # a boolean is no number here
            raise ScoreError(
                "score-not-length", value=shown(length), least=LENGTHS[0], most=LENGTHS[-1]
            )
    counts = tuple(tokens.count(length) for length in LENGTHS)
    for length, count, most in zip(LENGTHS, counts, TOKENS, strict=True):
        if count > most:
            raise ScoreError("score-many-tokens", tokens=count, length=length, most=most)
    return counts


# Boards as people write them


def read_board(words: str) -> FinalBoard:
    """A board as a person writes it: lengths of recipes, then a plus and the cubes: `2,2,5+3`."""
    lengths, plus, cubes = words.partition(PLUS)
    if PLUS in cubes or (plus and not cubes.strip()):
        raise ScoreError("score-written-board", board=short(words))
    if words.strip() == EMPTY_PLATE:
        lengths = ""
    return _board_of(
        {
            "tokens": [_number_or_word(word) for word in lengths.replace(",", " ").split()],
            "cubes": _number_or_word(cubes.strip()) if plus else 0,
        }
    )


def _number_or_word(word: str) -> int | str:
    return int(word) if re.fullmatch("-?[0-9]{1,99}", word) else word


def look_like_boards(words: Sequence[str]) -> bool:
    """Whether these are boards, not plates: some hold only numbers, none starts with a name.

    Numbers alone are no plate, so what can be read as plates never looks like boards.
    """
    numbers = [word for word in words if re.search("[0-9]", word) and not _has_letters(word)]
    return bool(numbers) and not any(word.strip()[:1].isalpha() for word in words)


def _has_letters(word: str) -> bool:
    return any(map(str.isalpha, word))
