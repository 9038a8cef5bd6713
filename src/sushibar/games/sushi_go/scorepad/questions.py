"""The score pad's questions about Sushi Go!: plates of a round, puddings at the end."""

from typing import Final

from sushibar.errors import ScoreError, UnknownName
from sushibar.games.drafting.card_names import card_named
from sushibar.games.notation import canonical
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
from sushibar.games.sushi_go.rules.dishes import CARDS, PUDDING
from sushibar.games.sushi_go.scorepad.points import (
    DEFAULT_EDITION,
    GAME,
    NAMES,
    pudding_warnings,
    score_plates,
    score_puddings,
    warnings_for,
)

KEYS: Final = ("game", "edition", "plates", "puddings", "desserts", "totals", "dummy")


def score(question: Question) -> ScoreAnswer:
    """Answer one question; an error says what is wrong with it."""
    check_keys(question, KEYS)
    subject = subject_of(question)
    edition = read_name(question, "edition", default=DEFAULT_EDITION)
    if subject == "plates":
        return _answer_round(question, edition)
    if subject == "puddings":
        return _answer_end(question, edition, read_numbers(question, subject))
    return _answer_end(question, edition, _count_puddings(question, subject))


def _answer_round(question: Question, edition: str) -> ScoreAnswer:
    plates = _read_plates(question, "plates")
    dummy = read_dummy(question, len(plates))
    rows = score_plates(plates, edition, dummy=dummy is not None)
    return answer_round(rows, warnings_for(plates, edition))


def _answer_end(question: Question, edition: str, puddings: list[int]) -> ScoreAnswer:
    dummy = read_dummy(question, len(puddings))
    rows = score_puddings(puddings, edition, dummy=dummy is not None)
    before = read_totals(question, len(puddings))
    return answer_end(rows, before, puddings, dummy, pudding_warnings(puddings, edition))


def _read_plates(question: Question, key: str) -> list[list[int]]:
    plates = []
    for seat, cards in enumerate(read_cards(question, key)):
        try:
            plates.append([card_named(GAME, NAMES, card) for card in cards])
        except UnknownName as error:
            raise at_seat(seat, error) from None
    return plates


def _count_puddings(question: Question, key: str) -> list[int]:
    desserts = read_cards(question, key)
    for seat, cards in enumerate(desserts):
        for card in cards:
            if canonical(card) != CARDS[PUDDING]:
                error = ScoreError("score-dessert", card=short(card), desserts=CARDS[PUDDING])
                raise at_seat(seat, error)
    return [len(cards) for cards in desserts]
