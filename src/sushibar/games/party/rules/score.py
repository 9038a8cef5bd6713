"""The score sheet of Sushi Go Party!: a row a round, a line a seat, a column a type of the menu."""

from typing import Final

from sushibar.games.drafting.dish import Own
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import (
    ABSENT,
    COLUMNS,
    COUNTED,
    DESSERT_COLUMN,
    EXTREMES,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
    OWN,
    PLACES,
)
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.party.rules.state import icons_of, row_of, uramaki_icons
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.scoring import (
    award_extremes,
    award_places,
    extremes,
    leaders,
    score_nigiri,
)

SHAPES: Final = 4
FRUITS: Final = 3
FRUIT_POINTS: Final = (-2, 0, 1, 3, 6, 10)
FACE_DOWN_POINTS: Final = 2
SOY_SAUCE_POINTS: Final = 4
MOST_EATERS: Final = 4
"""Edamame of more opponents bring no more."""
SCORED_ALONE: Final = (dishes.NIGIRI, dishes.ONIGIRI, dishes.SUKEROKU, dishes.TEA)
"""Dishes with a function of their own in which no other seat has a say,"""
SCORED_TOGETHER: Final = (dishes.URAMAKI, dishes.EDAMAME, dishes.SOY_SAUCE, dishes.FRUIT)
"""and those that others have a say in, or that count at the end."""

for _number, _dish in enumerate(dishes.TYPES):
    if isinstance(_dish.scoring, Own) != (_number in (*SCORED_ALONE, *SCORED_TOGETHER)):
        raise LookupError(f"how does {_dish.name} score?")

# A round


@long_rule
def score_round(config: Record, state: Record) -> None:
    """Score the plates of this round; uramaki points of the race stand in the sheet already."""
    sheet = state.sheet[row_of(state)]
    for column in range(DESSERT_COLUMN):
        score_column(config, state, column, sheet[:, column])
    for seat in range(config.players):
        sheet[seat, FACE_DOWN_COLUMN] = FACE_DOWN_POINTS * int(state.face_down[seat])
    if state.sheet.shape[0] <= ROUNDS:
        close_round(config, state)


@rule
def close_round(config: Record, state: Record) -> None:
    """Add up the points so far, where no past round is kept."""
    for seat in range(config.players):
        for column in range(COLUMNS):
            state.sheet[1, seat, column] += state.sheet[0, seat, column]
            state.sheet[0, seat, column] = 0


@long_rule  # not copied into the loop, which would be unrolled: eight times the code
def score_column(config: Record, state: Record, column: int, points: Counts) -> None:
    """Score one dish for all seats."""
    how = int(config.scoring[column])
    if how == COUNTED:
        for seat in range(config.players):
            cards = int(state.plates[seat, config.first[column]])
            points[seat] = config.points[column, cards]
    elif how == OWN:
        score_own(config, state, column, points)
    else:
        for seat in range(config.players):
            points[seat] = icons_of(config, state, seat, column)
        award(config, column, points)


@rule
def award(config: Record, column: int, amounts: Counts) -> None:
    """Replace what every seat has of a dish by points: for the most, and those after or last."""
    players = int(config.players)
    first, second = int(config.awards[column, 0]), int(config.awards[column, 1])
    third = int(config.awards[column, 2])
    if config.scoring[column] == PLACES:
        award_places(amounts, players, first, second, third)
    else:
        most, _ = extremes(amounts, players)
        award_extremes(amounts, players, first if most >= third else 0, second)


@rule
def score_own(config: Record, state: Record, column: int, points: Counts) -> None:
    """Score a dish by a function of its own."""
    type_ = int(config.type[column])
    first = int(config.first[column])
    if type_ == dishes.URAMAKI:
        score_last_uramaki(config, state, points)
    elif type_ == dishes.EDAMAME:
        score_edamame(config, state, first, points)
    elif type_ == dishes.SOY_SAUCE:
        score_soy_sauce(config, state, first, points)
    else:
        for seat in range(config.players):
            points[seat] = score_alone(config, state, seat, column)


@rule
def score_alone(config: Record, state: Record, seat: int, column: int) -> int:
    """The points of a dish with a function of its own in which no other seat has a say."""
    type_ = int(config.type[column])
    first = int(config.first[column])
    plate = state.plates[seat]
    if type_ == dishes.NIGIRI:
        return score_nigiri(
            plate[dishes.EGG : dishes.EGG + dishes.NIGIRI_KINDS], state.dipped[seat]
        )
    if type_ == dishes.ONIGIRI:
        return score_onigiri(plate[first : first + SHAPES])
    if type_ == dishes.SUKEROKU:
        return score_sukeroku(int(plate[first]), int(plate[first + 1]))
    return score_tea(config, state, seat, int(plate[first]))


@rule
def score_onigiri(shapes: Counts) -> int:
    """Every set of different shapes brings 1, 4, 9 or 16; larger sets first."""
    points = 0
    level = 1
    different = 1
    while different > 0:
        different = 0
        for shape in range(SHAPES):
            if shapes[shape] >= level:
                different += 1
        points += different * different
        level += 1
    return points


@rule
def score_sukeroku(futomaki: int, inari: int) -> int:
    """A pair of futomaki and inari brings 6, each card left over 2."""
    pairs = min(futomaki, inari)
    return 6 * pairs + 2 * (futomaki + inari - 2 * pairs)


@rule
def score_tea(config: Record, state: Record, seat: int, cards: int) -> int:
    """Each brings a point for every card of the seat's largest set of one colour."""
    largest = 0
    if cards > 0:
        for colour in range(COLUMNS):
            largest = max(largest, cards_of_colour(config, state, seat, colour))
    return cards * largest


@rule
def cards_of_colour(config: Record, state: Record, seat: int, colour: int) -> int:
    """How many cards of a colour lie in front of a seat.

    Colours are numbered like columns; nothing has that of the wasabi's column.
    """
    if colour == FACE_DOWN_COLUMN:
        return int(state.face_down[seat])
    if config.type[colour] == dishes.WASABI:
        return 0
    cards = 0
    for variant in range(config.variants[colour]):
        cards += int(state.plates[seat, config.first[colour] + variant])
    if colour == NIGIRI_COLUMN and config.wasabi != ABSENT:
        cards += int(state.plates[seat, config.wasabi])
    return cards


@rule
def colours(config: Record, state: Record, seat: int) -> int:
    """How many different colours the cards in front of a seat have."""
    seen = 1 << FACE_DOWN_COLUMN if state.face_down[seat] > 0 else 0
    for kind in range(config.kinds):
        if state.plates[seat, kind] > 0:
            seen |= 1 << int(config.colour[kind])
    number = 0
    for colour in range(COLUMNS):
        number += (seen >> colour) & 1
    return number


# Compared with the other seats


@rule
def score_last_uramaki(config: Record, state: Record, points: Counts) -> None:
    """The best open place of the race for the most rolls left, in full for all tied."""
    most = 0
    for seat in range(config.players):
        most = max(most, uramaki_icons(config, state, seat))
    if most == 0 or state.uramaki_place >= len(RACE_POINTS):
        return
    for seat in range(config.players):
        if uramaki_icons(config, state, seat) == most:
            points[seat] += RACE_POINTS[state.uramaki_place]


@rule
def score_edamame(config: Record, state: Record, kind: int, points: Counts) -> None:
    """Each brings a point for every opponent who has some, at most `MOST_EATERS`."""
    eaters = 0
    for seat in range(config.players):
        if state.plates[seat, kind] > 0:
            eaters += 1
    for seat in range(config.players):
        points[seat] = int(state.plates[seat, kind]) * min(eaters - 1, MOST_EATERS)


@rule
def score_soy_sauce(config: Record, state: Record, kind: int, points: Counts) -> None:
    """Each brings its points to everyone with the most colours of all players."""
    for seat in range(config.players):
        points[seat] = colours(config, state, seat)
    most, _ = extremes(points, int(config.players))
    for seat in range(config.players):
        points[seat] = (
            SOY_SAUCE_POINTS * int(state.plates[seat, kind]) if points[seat] == most else 0
        )


# The end of the game


@rule
def desserts_of(config: Record, state: Record, seat: int, variant: int) -> int:
    """How many desserts of a kind, counted from the first, a seat has in all rounds."""
    kind = int(config.dessert) + variant
    cards = int(state.kept[seat, variant])
    if kind < config.kinds:
        cards += int(state.plates[seat, kind])
    return cards


@rule
def dessert_cards(config: Record, state: Record, seat: int) -> int:
    """How many dessert cards a seat has in all rounds."""
    cards = 0
    for variant in range(dishes.DESSERT_KINDS):
        cards += desserts_of(config, state, seat, variant)
    return cards


@long_rule
def score_end(config: Record, state: Record) -> None:
    """Score the desserts of all rounds."""
    how = int(config.scoring[DESSERT_COLUMN])
    points = state.sheet[state.sheet.shape[0] - 1, :, DESSERT_COLUMN]
    for seat in range(config.players):
        cards = desserts_of(config, state, seat, 0)
        if how == OWN:
            points[seat] = score_fruit(config, state, seat)
        elif how == COUNTED:
            points[seat] = config.points[DESSERT_COLUMN, cards]
        else:
            points[seat] = cards
    if how in (PLACES, EXTREMES):
        award(config, DESSERT_COLUMN, points)


@rule
def score_fruit(config: Record, state: Record, seat: int) -> int:
    """-2, 0, 1, 3, 6 or 10 for each of the three fruits, by its icons."""
    points = 0
    for fruit in range(FRUITS):
        points += FRUIT_POINTS[min(5, fruit_icons(config, state, seat, fruit))]
    return points


@rule
def fruit_icons(config: Record, state: Record, seat: int, fruit: int) -> int:
    """How many icons of watermelon, orange or pineapple a seat's desserts show.

    The kinds are WW, OO, PP, WO, WP and OP.
    """
    icons = 2 * desserts_of(config, state, seat, fruit)
    for mixed in range(FRUITS):
        if mixed != 2 - fruit:
            icons += desserts_of(config, state, seat, FRUITS + mixed)
    return icons


@rule
def winners(config: Record, state: Record) -> int:
    """The seats with the most points, then the most dessert cards, as a set of bits."""
    return leaders(dessert_cards, config, state)
