"""How a round of Sushi Go Party! stands while it is played."""

from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import DESSERT_COLUMN, EXTREMES, PLACES, ROLL_COLUMN
from sushibar.games.party.rules.score import colours, dessert_cards, score_round
from sushibar.games.party.rules.state import roll_icons
from sushibar.games.party.words.reasons import cards_in_column, explain_round
from sushibar.games.sheet import Lines
from sushibar.games.standing import Race
from sushibar.rulebook.rule import Record

COMPARED: Final = (PLACES, EXTREMES)
"""How dishes score of which the most count, or the fewest lose."""


def lines_now(config: Record, state: Record) -> tuple[Lines, ...]:
    """Every seat's points of this round with their reasons, if it were scored now."""
    if state.this_round >= ROUNDS:
        return ()
    scored = state.copy()
    score_round(config, scored)
    return explain_round(config, scored, int(state.this_round))


def races(config: Record, state: Record) -> tuple[Race, ...]:
    """Rolls, the colours where somebody has soy sauce, and desserts of which the most count."""
    seats = range(config.players)
    if state.this_round >= ROUNDS:
        return ()
    found = [
        Race(
            dishes.TYPES[config.type[ROLL_COLUMN]].name,
            tuple(roll_icons(config, state, seat) for seat in seats),
        )
    ]
    if any(_soy_sauce(config, state, seat) for seat in seats):
        found.append(Race("soy-sauce", tuple(int(colours(config, state, seat)) for seat in seats)))
    if config.scoring[DESSERT_COLUMN] in COMPARED:
        name = dishes.TYPES[config.type[DESSERT_COLUMN]].name
        found.append(Race(name, tuple(int(dessert_cards(config, state, seat)) for seat in seats)))
    return tuple(found)


def _soy_sauce(config: Record, state: Record, seat: int) -> int:
    columns = [
        column for column in range(DESSERT_COLUMN) if config.type[column] == dishes.SOY_SAUCE
    ]
    return sum(cards_in_column(config, state, seat, column) for column in columns)
