"""The score pad's questions about Sushi Go Party!: plates of a round, desserts at the end."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sushibar.errors import ScoreError, SetupError, SushibarError, UnknownName
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import EDITION
from sushibar.games.party.scorepad.cards import (
    CARDS,
    FEWEST_PLAYERS,
    Plate,
    card_called,
    check_on_menu,
    name_of,
    only,
    type_names,
    types_on,
    warnings_for,
    warnings_of,
)
from sushibar.games.party.scorepad.menu import DESSERTS, dessert_of, read_menu
from sushibar.games.party.scorepad.points import score_desserts, score_plates
from sushibar.games.party.scorepad.race import Race, next_place, race_warnings
from sushibar.games.party.scorepad.tables import Counts
from sushibar.games.score_answer import ScoreAnswer, answer_end, answer_round
from sushibar.games.score_question import (
    Question,
    at_seat,
    check_keys,
    read_cards,
    read_dummy,
    read_name,
    read_numbers,
    read_totals,
    short,
    subject_of,
)

KEYS: Final = (
    "game",
    "edition",
    "menu",
    "plates",
    "uramaki",
    "puddings",
    "desserts",
    "totals",
    "dummy",
)


def score(question: Question) -> ScoreAnswer:
    """Answer one question; an error says what is wrong with it."""
    check_keys(question, KEYS)
    subject = subject_of(question)
    edition = read_name(question, "edition", default=EDITION)
    if edition != EDITION:
        raise UnknownName("error-edition", edition=short(edition), editions=EDITION)
    if subject == "plates":
        return _answer_round(question)
    if "uramaki" in question:
        raise ScoreError("score-late-race")
    return _answer_puddings(question) if subject == "puddings" else _answer_desserts(question)


# A round


def _answer_round(question: Question) -> ScoreAnswer:
    menu = read_menu(question)
    plates = _read_plates(question, "plates", menu)
    check_seats(len(plates))
    read_dummy(question, len(plates))
    race = _read_race(question, len(plates), menu)
    types = types_in_play(plates, menu, race)
    warnings = warnings_for(plates) + race_warnings(plates, race)
    return answer_round(score_plates(plates, types, race), warnings)


def types_in_play(
    plates: Sequence[Plate], menu: frozenset[int] | None, race: Race
) -> frozenset[int]:
    """The types of the menu, else all that lie there or have been raced for."""
    if menu is not None:
        return menu
    return types_on(plates) | ({dishes.URAMAKI} if race else set())


def check_seats(seats: int) -> None:
    """Refuse more or fewer seats than the game is for."""
    if not FEWEST_PLAYERS <= seats <= dishes.MOST_PLAYERS:
        raise SetupError(
            "error-players", fewest=FEWEST_PLAYERS, most=dishes.MOST_PLAYERS, players=seats
        )


def _read_plates(question: Question, key: str, menu: frozenset[int] | None) -> list[list[int]]:
    plates = []
    for seat, cards in enumerate(read_cards(question, key)):
        try:
            plates.append([card_called(card) for card in cards])
            if menu is not None:
                check_on_menu(plates[-1], menu)
        except SushibarError as error:
            raise at_seat(seat, error) from None
    return plates


def _read_race(question: Question, seats: int, menu: frozenset[int] | None) -> Race:
    if "uramaki" not in question:
        return ()
    return check_race(read_numbers(question, "uramaki"), seats, menu)


def check_race(race: Sequence[int], seats: int, menu: frozenset[int] | None) -> Race:
    """Every seat's points from the race of the uramaki, or an error if they cannot be."""
    if menu is not None and dishes.URAMAKI not in menu:
        raise UnknownName("score-not-on-menu", card="uramaki", menu=type_names(menu))
    if len(race) != seats:
        raise ScoreError("score-race-count", race=len(race), seats=seats)
    next_place(tuple(race))
    return tuple(race)


# The end of the game


def _answer_puddings(question: Question) -> ScoreAnswer:
    menu = read_menu(question)
    check_puddings(menu)
    puddings = read_numbers(question, "puddings")
    counts = [(cards,) for cards in puddings]
    return _answer_end(question, dishes.PUDDING, counts, pudding_warnings(puddings))


def check_puddings(menu: frozenset[int] | None) -> None:
    """Refuse puddings where the menu has another dessert."""
    if menu is not None and dishes.PUDDING not in menu:
        raise UnknownName("score-not-on-menu", card="pudding", menu=type_names(menu))


def pudding_warnings(puddings: Sequence[int]) -> list[str]:
    """What cannot be, because the box holds fewer puddings."""
    return warnings_of(Counter(pudding=sum(puddings)))


def _answer_desserts(question: Question) -> ScoreAnswer:
    menu = read_menu(question)
    plates = _read_plates(question, "desserts", menu)
    for seat, plate in enumerate(plates):
        try:
            check_desserts(plate)
        except ScoreError as error:
            raise at_seat(seat, error) from None
    dessert = dessert_of(types_on(plates) if menu is None else menu)
    counts = [desserts_on(plate, dessert) for plate in plates]
    return _answer_end(question, dessert, counts, warnings_for(plates))


def check_desserts(plate: Plate) -> None:
    """Refuse a card that nobody keeps until the end of the game."""
    for number in plate:
        if not is_dessert(number):
            raise ScoreError("score-dessert", card=name_of(number), desserts=", ".join(DESSERTS))


def is_dessert(number: int) -> bool:
    """Whether a card is a dessert that lies face up."""
    card = CARDS[number]
    return not card.turned and dishes.TYPES[card.type].group == "dessert"


def desserts_on(plate: Plate, dessert: int) -> Counts:
    """How many desserts of every kind lie face up on a plate."""
    counts = [0] * len(dishes.TYPES[dessert].kinds)
    for number in only(plate, dessert):
        counts[CARDS[number].variant] += 1
    return tuple(counts)


def _answer_end(
    question: Question, dessert: int, counts: Sequence[Counts], warnings: list[str]
) -> ScoreAnswer:
    seats = len(counts)
    check_seats(seats)
    dummy = read_dummy(question, seats)
    before = read_totals(question, seats)
    rows = score_desserts(dessert, counts)
    return answer_end(rows, before, [sum(cards) for cards in counts], dummy, warnings)
