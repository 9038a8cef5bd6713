"""The score pad of a table of Sushi Go Party!, as people fill it in."""

from collections.abc import Mapping, Sequence
from typing import Final

from sushibar.errors import SetupError, UnknownName
from sushibar.games.drafting.score_pad import DraftPad, cards_help, write_plate
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import EDITION
from sushibar.games.party.scorepad import cards, questions
from sushibar.games.party.scorepad.menu import dessert_of, spoken_menu
from sushibar.games.party.scorepad.points import score_desserts, score_plates
from sushibar.games.party.scorepad.race import race_warnings
from sushibar.games.score_pad import End, Entry, Menu
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines
from sushibar.texts import text

REFUSED: Final[Mapping[str, str]] = {}
"""Options that belong to other games, and what is said then."""


class PartyPad(DraftPad):
    """The score pad of a table of Sushi Go Party!; without a menu, of the types that lie there."""

    def __init__(self, seats: int, edition: str | None, menu: Menu) -> None:
        if edition not in (None, EDITION):
            raise UnknownName("error-edition", edition=edition, editions=EDITION)
        questions.check_seats(seats)
        self.types = None if menu is None else spoken_menu(menu)
        self.has_race = self.types is not None and dishes.URAMAKI in self.types
        served = sorted({*(self.types or ())} - {dishes.NIGIRI})
        names = tuple(dishes.TYPES[type_].name for type_ in served)
        self.setup = Setup(cards.GAME, seats, EDITION, (), names)

    def read(self, words: str) -> Entry:
        """A plate as a person writes it; abbreviations are those of the menu's cards."""
        return cards.read_words(words, self.types)

    def write(self, plate: Entry) -> str:
        """The same as the names of files have it."""
        return write_plate([cards.name_of(number) for number in plate])

    def desserts(self, plate: Entry) -> Entry:
        """The desserts of a plate that lie face up."""
        return [number for number in plate if questions.is_dessert(number)]

    def help(self) -> str:
        """Which cards are on the menu, and how a plate is written."""
        if self.types is None:
            told = cards_help(cards.NAMES, cards.SPOKEN)
        else:
            told = cards_help(cards.names_on(self.types), cards.spoken_on(self.types))
        return told + "\n" + text("score-cards-party").replace("\n", " ")

    def note(self, plate: Entry) -> str | None:
        """Nobody has more than a hand; cards that were set aside do not lie there."""
        hand = dishes.HAND_SIZES[self.setup.players]
        return text("score-large-hand", hand=hand) if len(plate) > hand else None

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""
        raced = questions.check_race(race, len(plates), self.types) if race else ()
        return score_plates(plates, questions.types_in_play(plates, self.types, raced), raced)

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What the box does not hold, as its cards are dealt again in every round, or the race."""
        return cards.warnings_for(rounds[-1]) + race_warnings(rounds[-1], tuple(race))

    def check_desserts(self, plate: Entry) -> None:
        """Refuse all but desserts."""
        questions.check_desserts(plate)

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with these numbers of puddings."""
        questions.check_puddings(self.types)
        rows = score_desserts(dishes.PUDDING, [(number,) for number in puddings])
        return self.end(rows, puddings, questions.pudding_warnings(puddings))

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The end of a game with everything that every seat has laid."""
        dessert = dessert_of(questions.types_in_play(plates, self.types, ()))
        counts = [questions.desserts_on(plate, dessert) for plate in plates]
        warnings = cards.warnings_for([cards.only(plate, dessert) for plate in plates])
        return self.end(score_desserts(dessert, counts), [*map(sum, counts)], warnings)


def pad_for(seats: int, edition: str | None, menu: Menu, *, dummy: bool) -> PartyPad:
    """The score pad of a table with this many plates."""
    if dummy:
        raise SetupError("error-no-options", option="dummy")
    return PartyPad(seats, edition, menu)
