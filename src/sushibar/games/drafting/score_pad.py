"""What the score pads of the drafting games share: three rounds of plates, then the desserts."""

from collections.abc import Sequence
from itertools import groupby

from sushibar.games.drafting.card_names import Names
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.spoken_names import SpokenNames
from sushibar.games.score_answer import winners_of
from sushibar.games.score_pad import End, Entry
from sushibar.games.score_question import EMPTY_PLATE
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines
from sushibar.texts import FALLBACK, language, text


def fits(_words: Sequence[str]) -> bool:
    """Whatever stands after the name of a drafting game is meant for plates."""
    return True


class DraftPad:
    """A table of a drafting game."""

    setup: Setup
    rounds = ROUNDS
    has_race = False
    dummy: int | None = None
    """The seat that cannot win."""

    def ask(self, name: str, number: int) -> str:
        """The question for somebody's plate in a round."""
        return text("score-ask-plate", round=number, name=name, edition=self.setup.edition)

    def check(self, plates: Sequence[Entry]) -> None:
        """Any plates can lie side by side; if the box holds too few cards, it is a warning."""

    def why(self, names: Sequence[str], plates: Sequence[Entry]) -> str | None:
        """Only points and desserts win."""
        return None

    def end(self, rows: tuple[Lines, ...], desserts: Sequence[int], warnings: list[str]) -> End:
        """The end of a game with these numbers of dessert cards, which break a tie."""
        return End(rows, lambda totals: winners_of(totals, desserts, self.dummy), warnings)


def cards_help(names: Names, spoken: SpokenNames) -> str:
    """Which cards there are, as people here call them, and how a plate is written."""
    plain = [name for name in names if ":" not in name]
    called = plain if language() == FALLBACK else spoken.here()
    return text("score-cards", cards=", ".join(called)).replace("\n", " ")


def write_plate(cards: Sequence[str]) -> str:
    """A plate as `read` reads it: cards by their names in files, in order."""
    runs = [(name, len(list(same))) for name, same in groupby(cards)]
    told = [f"{times}*{name}" if times > 1 else name for name, times in runs]
    return " ".join(told) or EMPTY_PLATE
