"""What `sushibar score` has to know about each game: its plates, its rounds, its desserts."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sushibar.errors import ScoreError, SetupError, UnknownName
from sushibar.games.drafting.card_names import Names, read_plate
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import EDITION
from sushibar.games.party.rules.menu import check_menu
from sushibar.games.party.scorepad import cards as party_cards
from sushibar.games.party.scorepad.menu import dessert_of, spoken_menu
from sushibar.games.party.scorepad.pad import (
    check_desserts,
    check_puddings,
    check_race,
    check_seats,
    desserts_on,
    pudding_warnings,
    types_in_play,
)
from sushibar.games.party.scorepad.points import score_desserts, score_plates
from sushibar.games.party.scorepad.race import race_warnings
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.rules.dishes import PUDDING as PUDDINGS
from sushibar.games.sushi_go.scorepad import points as sushi_go_points
from sushibar.texts import text

Entry = list[int]
"""A plate as the numbers of its cards, or every seat's points from the race of the uramaki."""


class End(NamedTuple):
    """The end of a game."""

    rows: tuple[Lines, ...]
    cards: list[int]
    """Every seat's dessert cards, which break a tie."""
    warnings: list[str]


class Pad(Protocol):
    """The score pad of one table."""

    setup: Setup
    dummy: int | None
    """The seat that cannot win."""
    has_race: bool
    """Whether uramaki are in play, as far as it is known."""

    def read(self, plate: str) -> Entry:
        """A plate as a person writes it."""

    def help(self) -> str:
        """Which cards there are, and how a plate is written."""

    def hand_note(self, plate: Entry) -> str | None:
        """What is odd about the number of cards on a plate, when a round has been played."""

    def check_desserts(self, plate: Entry) -> None:
        """Refuse cards that nobody keeps until the end of the game."""

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What cannot be on the plates of these rounds, the last of which had this race."""

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with so many puddings."""

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The end of a game with everything that every seat has laid."""


def cards_help(names: Names) -> str:
    """Which cards there are, by their plain names, and how a plate is written."""
    return text("score-cards", cards=", ".join(name for name in names if ":" not in name))


class SushiGoPad:
    """The score pad of a table of Sushi Go!."""

    has_race = False

    def __init__(self, seats: int, edition: str | None, *, dummy: bool) -> None:
        self.setup = sushi_go_points.setup_for(seats, edition, dummy=dummy)
        self.dummy = seats - 1 if dummy else None

    def read(self, plate: str) -> Entry:
        """A plate as a person writes it."""
        return read_plate(sushi_go_points.GAME, sushi_go_points.NAMES, plate)

    def help(self) -> str:
        """Which cards there are, and how a plate is written."""
        return cards_help(sushi_go_points.NAMES)

    def hand_note(self, plate: Entry) -> str | None:
        """Everybody has a whole hand."""
        hand = int(self.setup.configure().hand)
        if len(plate) == hand:
            return None
        return text("score-hand", cards=len(plate), hand=hand, edition=self.setup.edition)

    def check_desserts(self, plate: Entry) -> None:
        """Refuse all but puddings."""
        for number in plate:
            if number != PUDDINGS:
                card, dessert = ACTION_NAMES[number], ACTION_NAMES[PUDDINGS]
                raise ScoreError("score-dessert", card=card, desserts=dessert)

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""
        dummy = self.dummy is not None
        return sushi_go_points.score_plates(plates, self.setup.edition, dummy=dummy)

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What the box does not hold; its cards are dealt only once."""
        plates = [plate for plates in rounds for plate in plates]
        return sushi_go_points.warnings_for(plates, self.setup.edition)

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with so many puddings."""
        edition, dummy = self.setup.edition, self.dummy is not None
        return End(
            sushi_go_points.score_puddings(puddings, edition, dummy=dummy),
            puddings,
            sushi_go_points.pudding_warnings(puddings, edition),
        )

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The same for everything that every seat has laid; `warnings` warn of the puddings too."""
        puddings = [sushi_go_points.puddings_on(plate) for plate in plates]
        return self.score_puddings(puddings)._replace(warnings=[])


class PartyPad:
    """The score pad of a table of Sushi Go Party!; without a menu, of the types that lie there."""

    dummy: int | None = None

    def __init__(self, seats: int, edition: str | None, menu: str | None) -> None:
        if edition not in (None, EDITION):
            raise UnknownName("error-edition", edition=edition, editions=EDITION)
        check_seats(seats)
        self.types = None if menu is None else spoken_menu(menu)
        self.has_race = self.types is not None and dishes.URAMAKI in self.types
        self.setup = Setup(party_cards.GAME, seats, EDITION, (), self._menu())

    def _menu(self) -> tuple[str, ...]:
        types = sorted(self.types or ())
        return tuple(dishes.TYPES[type_].name for type_ in types if type_ != dishes.NIGIRI)

    def check_menu(self) -> None:
        """Refuse a menu with which the game cannot be played."""
        check_menu(self.setup.menu, self.setup.players)

    def read(self, plate: str) -> Entry:
        """A plate as a person writes it; abbreviations are those of the menu's cards."""
        return party_cards.read_words(plate, self.types)

    def help(self) -> str:
        """Which cards are on the menu, and how a plate is written."""
        names = party_cards.NAMES if self.types is None else party_cards.names_on(self.types)
        return f"{cards_help(names)}\n{text('score-cards-party')}"

    def hand_note(self, plate: Entry) -> str | None:
        """Nobody has more than a hand; cards that were set aside do not lie there."""
        hand = dishes.HAND_SIZES[self.setup.players]
        return text("score-large-hand", hand=hand) if len(plate) > hand else None

    def check_desserts(self, plate: Entry) -> None:
        """Refuse all but desserts."""
        check_desserts(plate)

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""
        points = check_race(race, len(plates), self.types) if race else ()
        return score_plates(plates, types_in_play(plates, self.types, points), points)

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What the box does not hold, as its cards are dealt again in every round, or the race."""
        return party_cards.warnings_for(rounds[-1]) + race_warnings(rounds[-1], tuple(race))

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with so many puddings."""
        check_puddings(self.types)
        rows = score_desserts(dishes.PUDDING, [(cards,) for cards in puddings])
        return End(rows, puddings, pudding_warnings(puddings))

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The end of a game with everything that every seat has laid."""
        dessert = dessert_of(types_in_play(plates, self.types, ()))
        counts = [desserts_on(plate, dessert) for plate in plates]
        cards = [party_cards.only(plate, dessert) for plate in plates]
        rows = score_desserts(dessert, counts)
        return End(rows, [sum(kinds) for kinds in counts], party_cards.warnings_for(cards))


def pad_for(game: str, seats: int, edition: str | None, menu: str | None, *, dummy: bool) -> Pad:
    """The score pad of a table with so many plates."""
    if game == party_cards.GAME:
        if dummy:
            raise SetupError("error-no-options", option="dummy")
        return PartyPad(seats, edition, menu)
    if menu is not None:
        raise ScoreError("score-only-party", option="--menu")
    return SushiGoPad(seats, edition, dummy=dummy)
