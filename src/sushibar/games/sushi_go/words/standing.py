"""How a round of Sushi Go! stands while it is played."""

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.sheet import Lines
from sushibar.games.standing import Race
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import puddings_of
from sushibar.games.sushi_go.words.previews import sheet_now
from sushibar.games.sushi_go.words.reasons import explain_round
from sushibar.rulebook.rule import Record


def lines_now(config: Record, state: Record) -> tuple[Lines, ...]:
    """Every seat's points of this round with their reasons, if it were scored now."""
    past = int(state.this_round)
    if past >= ROUNDS:
        return ()
    return explain_round(config, state.plates[past], state.dipped[past], sheet_now(config, state))


def races(config: Record, state: Record) -> tuple[Race, ...]:
    """Maki rolls of this round, and puddings of all."""
    past, seats = int(state.this_round), range(config.seats)
    if past >= ROUNDS:
        return ()
    return (
        Race("maki", tuple(maki_icons(state.plates[past, seat]) for seat in seats)),
        Race("pudding", tuple(puddings_of(state, seat) for seat in seats)),
    )
