"""Rounds and games of Sushi Go Party! scored directly, from plates in words."""

from collections.abc import Sequence

from party_tables import serving
from sushibar import Table
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.config import ROLL_COLUMN
from sushibar.games.party.rules.score import score_end, score_round, winners
from sushibar.rulebook.rule import Record, new
from tables import cards_of


def scored(types: str, *plates: str, race: Sequence[int] = (), place: int = 0) -> Table:
    """A table of which only the plates matter, and a state that has been scored with them."""
    table = Table("party", players=len(plates), menu=serving(types), stated=True)
    state = new(GAME.state)
    GAME.start(table.config, state)
    for seat, words in enumerate(plates):
        for word in cards_of(words):
            put(table, state, seat, word)
    for seat, points in enumerate(race):
        state.sheet[0, seat, ROLL_COLUMN] = points
    state.uramaki_place = place
    score_round(table.config, state)
    table._state = state
    return table


def put(table: Table, state: Record, seat: int, word: str) -> None:
    """Put a card on a plate; `on:egg-nigiri` is a wasabi with its nigiri."""
    how, _, card = word.rpartition(":")
    if card == "face-down":
        state.face_down[seat] += 1
        return
    kind = table.called.cards.index(card)
    state.plates[seat, kind] += 1
    if how == "special-order":
        state.copies[seat, kind] += 1
    elif how == "on":
        state.dipped[seat, kind] += 1
        state.used_wasabi[seat] += 1
        state.plates[seat, table.called.cards.index("wasabi")] += 1


def score(types: str, category: str, *plates: str) -> list[int]:
    """The points of one category at the end of a round with these plates, by seat."""
    return points_of(scored(types, *plates), category)


def points_of(table: Table, category: str, row: int = 0) -> list[int]:
    """The points of one category in a round, by seat."""
    column = table.called.categories.index(category)
    return [int(table.state.sheet[row, seat, column]) for seat in table.seats]


def ended(dessert: str, kept: Sequence[str], points: Sequence[int] = ()) -> Table:
    """A table after three rounds with these desserts, some kept and some of the last round."""
    table = Table("party", players=len(kept), menu=serving(dessert), stated=True)
    state = new(GAME.state)
    GAME.start(table.config, state)
    for seat, words in enumerate(kept):
        for place, card in enumerate(cards_of(words)):
            if place % 3 == 2:
                put(table, state, seat, card)
            else:
                name = card.rpartition(":")[2]
                variant = table.called.cards.index(name) - int(table.config.dessert)
                state.kept[seat, variant] += 1
    for seat, brought in enumerate(points):
        state.sheet[0, seat, 0] = brought
    state.this_round = GAME.rounds
    score_end(table.config, state)
    table._state = state
    return table


def dessert_points(dessert: str, *kept: str) -> list[int]:
    """The points for these desserts at the end of the game, by seat."""
    return points_of(ended(dessert, kept), dessert, row=GAME.rounds)


def victors(dessert: str, totals: Sequence[int], kept: Sequence[str]) -> list[int]:
    """The winning seats with these points, desserts included, and these desserts."""
    before = [
        total - points for total, points in zip(totals, dessert_points(dessert, *kept), strict=True)
    ]
    table = ended(dessert, kept, before)
    bits = winners(table.config, table.state)
    return [seat for seat in table.seats if bits >> seat & 1]
