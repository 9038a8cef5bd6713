"""The score sheet of Sushi Go!: a row a round, a line a seat, a column a category."""

from collections.abc import Callable

from sushibar.games.drafting.dish import Dish, Extremes, Places
from sushibar.games.drafting.rules import points_rule
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.state import puddings_of
from sushibar.rulebook.rule import Counts, Record, rule
from sushibar.rulebook.scoring import (
    award_extremes,
    award_places,
    award_split_extremes,
    award_split_places,
    leaders,
    score_nigiri,
)

COLUMNS = len(dishes.CATEGORIES)
(_maki,) = (dish.scoring for dish in dishes.DISHES if isinstance(dish.scoring, Places))
(_pudding,) = (dish.scoring for dish in dishes.DISHES if isinstance(dish.scoring, Extremes))
MOST, SECOND = _maki.few
GAIN, LOSS = _pudding.gain, _pudding.loss


@rule
def nothing_more(plate: Counts, line: Counts) -> None:
    """The end of a chain: all dishes are scored."""


def _with(dish: Dish, others: Callable[..., None]) -> Callable[..., None]:
    """A rule that scores a dish by its number of cards, and then the others."""
    assert dish.counted is not None
    kind, column = dishes.CARDS.index(dish.name), dishes.CATEGORIES.index(dish.name)
    points = points_rule(dish.counted)

    @rule
    def score(plate: Counts, line: Counts) -> None:
        line[column] = points(int(plate[kind]))
        others(plate, line)

    return score


score_counted: Callable[..., None] = nothing_more
"""A rule (plate, line): the points of all dishes of which the number of cards alone counts."""
for _dish in dishes.COUNTED:
    score_counted = _with(_dish, score_counted)


@rule
def score_round(config: Record, plates: Counts, dipped: Counts, sheet: Counts) -> None:
    """Score one round: plates (seats, kinds), dipped (seats, nigiri), sheet (seats, categories)."""
    for seat in range(config.seats):
        sheet[seat, dishes.MAKI_POINTS] = maki_icons(plates[seat])
        score_counted(plates[seat], sheet[seat])
        sheet[seat, dishes.NIGIRI_POINTS] = score_nigiri(
            plates[seat, dishes.EGG : dishes.EGG + dishes.NIGIRI], dipped[seat]
        )
    award_maki(sheet[:, dishes.MAKI_POINTS], config.seats, config.split_ties)


@rule
def maki_icons(plate: Counts) -> int:
    """How many maki rolls the cards of a plate show."""
    return (
        int(plate[dishes.MAKI_1])
        + 2 * int(plate[dishes.MAKI_1 + 1])
        + 3 * int(plate[dishes.MAKI_3])
    )


@rule
def award_maki(rolls: Counts, seats: int, split: bool) -> None:
    """Replace maki rolls by points, for the most and the second most."""
    if split:
        award_split_places(rolls, seats, MOST, SECOND)
    else:
        award_places(rolls, seats, MOST, SECOND, 0)


@rule
def award_puddings(puddings: Counts, seats: int, split: bool) -> None:
    """Replace pudding cards by points, for the most and the fewest."""
    if split:
        award_split_extremes(puddings, seats, GAIN, LOSS)
    else:
        award_extremes(puddings, seats, GAIN, LOSS)


@rule
def score_end(config: Record, state: Record) -> None:
    """Score the puddings of all rounds."""
    last = state.sheet.shape[0] - 1
    for seat in range(config.seats):
        state.sheet[last, seat, dishes.PUDDING_POINTS] = puddings_of(state, seat)
    award_puddings(state.sheet[last, :, dishes.PUDDING_POINTS], config.seats, config.split_ties)


@rule
def winners(config: Record, state: Record) -> int:
    """The seats with the most points, then the most puddings, as a set of bits; never the dummy."""
    return leaders(puddings_at, config, state)


@rule
def puddings_at(config: Record, state: Record, seat: int) -> int:
    """How many puddings the seat has laid in all rounds."""
    return puddings_of(state, seat)
