"""The score pad of a table of Wasabi!, as people fill it in: everybody's tokens and cubes."""

from collections.abc import Sequence
from typing import Final, NoReturn

from sushibar.errors import ScoreError
from sushibar.games.score_pad import End, Entry, Menu
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines
from sushibar.games.wasabi.rules.config import EDITION
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, TOKENS
from sushibar.games.wasabi.scorepad import boards
from sushibar.texts import text

REFUSED: Final = dict.fromkeys(
    ("--menu", "--uramaki", "--puddings", "--totals", "--desserts", "--dummy"), "score-not-wasabi"
)
"""Options that belong to other games, and what is said then."""


class WasabiPad:
    """The score pad of a table of Wasabi!; an entry is a board, its tokens by length and cubes."""

    rounds = 1
    has_race = False

    def __init__(self, seats: int, edition: str | None) -> None:
        boards.check_edition(EDITION if edition is None else edition)
        boards.check_seats(seats)
        self.setup = Setup(boards.GAME, seats, EDITION, ())

    def read(self, words: str) -> Entry:
        """A board as a person writes it."""
        tokens, cubes = boards.read_board(words)
        return [*tokens, cubes]

    def write(self, plate: Entry) -> str:
        """The same, lengths in order."""
        *tokens, cubes = plate
        lengths = [length for length, own in zip(LENGTHS, tokens, strict=True) for _ in range(own)]
        return f"{','.join(map(str, lengths))}+{cubes}"

    def desserts(self, plate: Entry) -> Entry:
        """There are none."""
        return []

    def help(self) -> str:
        """How a board is written, and what tokens there are."""
        tokens = [
            text("score-tokens", length=length, tokens=number, points=points)
            for length, number, points in zip(LENGTHS, TOKENS, POINTS, strict=True)
        ]
        return "\n".join([text("score-boards"), *tokens])

    def ask(self, name: str, number: int) -> str:
        """The question for somebody's board."""
        return text("score-ask-board", name=name)

    def note(self, plate: Entry) -> str | None:
        """No board is odd."""
        return None

    def check(self, plates: Sequence[Entry]) -> None:
        """Refuse a second player with all tokens."""
        boards.check_complete(_boards(plates))

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points."""
        self.check(plates)
        return boards.score_boards(_boards(plates))

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """A board that cannot be is refused."""
        return []

    def check_desserts(self, plate: Entry) -> NoReturn:
        """There are no desserts."""
        raise ScoreError(REFUSED["--desserts"], option="--desserts")

    def score_puddings(self, puddings: list[int]) -> NoReturn:
        """There are no puddings."""
        raise ScoreError(REFUSED["--puddings"], option="--puddings")

    def score_end(self, plates: Sequence[Entry]) -> End:
        """Who has won; all points are there."""
        return End((), lambda _totals: boards.winners_among(_boards(plates)), [])

    def why(self, names: Sequence[str], plates: Sequence[Entry]) -> str | None:
        """The cook who has assigned all tokens has won."""
        for name, board in zip(names, _boards(plates), strict=True):
            if board.complete:
                return text("score-complete", name=name, tokens=MOST_TOKENS)
        return None


def _boards(plates: Sequence[Entry]) -> list[boards.FinalBoard]:
    return [boards.FinalBoard(tuple(plate[:-1]), plate[-1]) for plate in plates]


def pad_for(seats: int, edition: str | None, menu: Menu, *, dummy: bool) -> WasabiPad:
    """The score pad of a table with this many boards."""
    return WasabiPad(seats, edition)
