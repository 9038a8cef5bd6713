"""The score pad of a table of Sushi Go!, as people fill it in."""

from collections.abc import Sequence
from typing import Final

from sushibar.errors import ScoreError
from sushibar.games.drafting.card_names import read_plate
from sushibar.games.drafting.score_pad import DraftPad, cards_help, write_plate
from sushibar.games.drafting.spoken_names import SpokenNames
from sushibar.games.score_pad import End, Entry, Menu
from sushibar.games.sheet import Lines
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.rules.dishes import CARDS, EDITIONS, PUDDING
from sushibar.games.sushi_go.scorepad import points
from sushibar.texts import text

REFUSED: Final = dict.fromkeys(("--menu", "--uramaki"), "score-only-party")
"""Options that belong to other games, and what is said then."""


def spell(card: str) -> list[str]:
    """What a card is called, in every edition."""
    return [text(f"card-{card}", edition=edition) for edition in EDITIONS]


SPOKEN: Final = SpokenNames(spell, CARDS)


class SushiGoPad(DraftPad):
    """The score pad of a table of Sushi Go!."""

    def __init__(self, seats: int, edition: str | None, *, dummy: bool) -> None:
        self.setup = points.setup_for(seats, edition, dummy=dummy)
        self.dummy = seats - 1 if dummy else None

    def read(self, words: str) -> Entry:
        """A plate as a person writes it."""
        return read_plate(points.GAME, points.NAMES, words, SPOKEN)

    def write(self, plate: Entry) -> str:
        """The same as the names of files have it."""
        return write_plate([ACTION_NAMES[number] for number in plate])

    def desserts(self, plate: Entry) -> Entry:
        """The puddings of a plate."""
        return [number for number in plate if number == PUDDING]

    def help(self) -> str:
        """Which cards there are, and how a plate is written."""
        return cards_help(points.NAMES, SPOKEN)

    def note(self, plate: Entry) -> str | None:
        """Everybody has a whole hand."""
        hand = int(self.setup.config.hand)
        if len(plate) == hand:
            return None
        return text("score-hand", cards=len(plate), hand=hand, edition=self.setup.edition)

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""
        return points.score_plates(plates, self.setup.edition, dummy=self.dummy is not None)

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What the box does not hold; its cards are dealt only once."""
        plates = [plate for plates in rounds for plate in plates]
        return points.warnings_for(plates, self.setup.edition)

    def check_desserts(self, plate: Entry) -> None:
        """Refuse all but puddings."""
        for number in plate:
            if number != PUDDING:
                card, dessert = ACTION_NAMES[number], ACTION_NAMES[PUDDING]
                raise ScoreError("score-dessert", card=card, desserts=dessert)

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with these numbers of puddings."""
        edition = self.setup.edition
        rows = points.score_puddings(puddings, edition, dummy=self.dummy is not None)
        return self.end(rows, puddings, points.pudding_warnings(puddings, edition))

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The same for everything that every seat has laid; `warnings` warn of the puddings too."""
        puddings = [points.puddings_on(plate) for plate in plates]
        return self.score_puddings(puddings)._replace(warnings=[])


def pad_for(seats: int, edition: str | None, menu: Menu, *, dummy: bool) -> SushiGoPad:
    """The score pad of a table with this many plates."""
    return SushiGoPad(seats, edition, dummy=dummy)
