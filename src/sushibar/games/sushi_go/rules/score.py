"""The score sheet of Sushi Go!: a row a round, a line a seat, a column a category."""

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.sushi_go.rules.cards import (
    CATEGORIES,
    DUMPLING,
    DUMPLING_POINTS,
    EGG,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    MAKI_POINTS,
    NIGIRI,
    NIGIRI_POINTS,
    PUDDING_POINTS,
    SASHIMI,
    SASHIMI_POINTS,
    TEMPURA,
    TEMPURA_POINTS,
)
from sushibar.games.sushi_go.rules.state import puddings_of
from sushibar.rulebook.rule import Counts, Record, rule
from sushibar.rulebook.scoring import (
    award_extremes,
    award_places,
    award_split_extremes,
    award_split_places,
    leaders,
    score_dumplings,
    score_nigiri,
    score_sashimi,
    score_tempura,
)

COLUMNS = len(CATEGORIES)


@rule
def score_round(config: Record, plates: Counts, dipped: Counts, sheet: Counts) -> None:
    """Score one round: plates (seats, kinds), dipped (seats, nigiri), sheet (seats, categories)."""
    for seat in range(config.seats):
        sheet[seat, MAKI_POINTS] = maki_icons(plates[seat])
        sheet[seat, TEMPURA_POINTS] = score_tempura(int(plates[seat, TEMPURA]))
        sheet[seat, SASHIMI_POINTS] = score_sashimi(int(plates[seat, SASHIMI]))
        sheet[seat, DUMPLING_POINTS] = score_dumplings(int(plates[seat, DUMPLING]))
        sheet[seat, NIGIRI_POINTS] = score_nigiri(plates[seat, EGG : EGG + NIGIRI], dipped[seat])
    award_maki(sheet[:, MAKI_POINTS], config.seats, config.split_ties)


@rule
def maki_icons(plate: Counts) -> int:
    """How many maki rolls the cards of a plate show."""
    return int(plate[MAKI_1]) + 2 * int(plate[MAKI_2]) + 3 * int(plate[MAKI_3])


@rule
def award_maki(rolls: Counts, seats: int, split: bool) -> None:
    """Replace maki rolls by points: 6 for the most and 3 for the second most."""
    if split:
        award_split_places(rolls, seats, 6, 3)
    else:
        award_places(rolls, seats, 6, 3, 0)


@rule
def award_puddings(puddings: Counts, seats: int, split: bool) -> None:
    """Replace pudding cards by points: 6 for the most and -6 for the fewest."""
    if split:
        award_split_extremes(puddings, seats, 6, 6)
    else:
        award_extremes(puddings, seats, 6, 6)


@rule
def score_end(config: Record, state: Record) -> None:
    """Score the puddings of all rounds."""
    for seat in range(config.seats):
        state.sheet[ROUNDS, seat, PUDDING_POINTS] = puddings_of(state, seat)
    award_puddings(state.sheet[ROUNDS, :, PUDDING_POINTS], config.seats, config.split_ties)


@rule
def winners(config: Record, state: Record) -> int:
    """The seats with the most points, then the most puddings, as a set of bits; never the dummy."""
    return leaders(puddings_at, config, state)


@rule
def puddings_at(config: Record, state: Record, seat: int) -> int:
    """How many puddings the seat has laid in all rounds."""
    return puddings_of(state, seat)
