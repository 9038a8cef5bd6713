"""The score sheet of Sushi Go Party!: a row a round, a line a seat, a column a type of the menu."""

from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.cards import (
    DUMPLING,
    EDAMAME,
    EEL,
    EGG,
    FRUIT,
    ICE_CREAM,
    MAKI,
    MISO_SOUP,
    NIGIRI,
    NIGIRI_KINDS,
    ONIGIRI,
    PUDDING,
    SAKE,
    SASHIMI,
    SOY_SAUCE,
    SUKEROKU,
    TEA,
    TEMAKI,
    TEMPURA,
    TOFU,
    URAMAKI,
    WASABI,
)
from sushibar.games.party.rules.config import (
    ABSENT,
    COLUMNS,
    DESSERT_COLUMN,
    DESSERT_KINDS,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
)
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.party.rules.state import uramaki_icons
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.scoring import (
    award_extremes,
    award_places,
    extremes,
    leaders,
    score_dumplings,
    score_nigiri,
    score_sashimi,
    score_tempura,
)

SHAPES: Final = 4
FRUITS: Final = 3
FRUIT_POINTS: Final = (-2, 0, 1, 3, 6, 10)

# A round


@long_rule
def score_round(config: Record, state: Record) -> None:
    """Score the plates of this round; uramaki points of the race stand in the sheet already."""
    sheet = state.sheet[state.this_round]
    for column in range(DESSERT_COLUMN):
        type_ = int(config.type[column])
        if type_ == MAKI:
            score_maki(config, state, sheet[:, column])
        elif type_ == TEMAKI:
            score_temaki(config, state, sheet[:, column])
        elif type_ == URAMAKI:
            score_last_uramaki(config, state, sheet[:, column])
        elif type_ == EDAMAME:
            score_edamame(config, state, int(config.first[column]), sheet[:, column])
        elif type_ == SOY_SAUCE:
            score_soy_sauce(config, state, int(config.first[column]), sheet[:, column])
        else:
            for seat in range(config.players):
                sheet[seat, column] = score_alone(config, state, seat, column)
    for seat in range(config.players):
        sheet[seat, FACE_DOWN_COLUMN] = 2 * int(state.face_down[seat])


@rule
def score_alone(config: Record, state: Record, seat: int, column: int) -> int:
    """The points of a type that is compared with no other seat's."""
    type_ = int(config.type[column])
    first = int(config.first[column])
    plate = state.plates[seat]
    cards = int(plate[first])
    if type_ == NIGIRI:
        return score_nigiri(plate[EGG : EGG + NIGIRI_KINDS], state.dipped[seat])
    if type_ == TEMPURA:
        return score_tempura(cards)
    if type_ == SASHIMI:
        return score_sashimi(cards)
    if type_ == DUMPLING:
        return score_dumplings(cards)
    if type_ == EEL:
        return score_eel(cards)
    if type_ == TOFU:
        return score_tofu(cards)
    if type_ == ONIGIRI:
        return score_onigiri(plate[first : first + SHAPES])
    if type_ in (MISO_SOUP, SAKE):
        return 3 * cards
    if type_ == SUKEROKU:
        return score_sukeroku(cards, int(plate[first + 1]))
    if type_ == TEA:
        return score_tea(config, state, seat, cards)
    return 0


@rule
def score_eel(cards: int) -> int:
    """A single one costs 3, two or more bring 7."""
    if cards == 0:
        return 0
    return -3 if cards == 1 else 7


@rule
def score_tofu(cards: int) -> int:
    """One brings 2, two bring 6, three or more nothing."""
    if cards == 1:
        return 2
    return 6 if cards == 2 else 0


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
    if config.type[colour] == WASABI:
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
def score_maki(config: Record, state: Record, points: Counts) -> None:
    """6 and 3 for the most rolls and the second most; with many players 6, 4 and 2."""
    for seat in range(config.players):
        points[seat] = maki_icons(config, state, seat)
    if config.maki_places == 2:
        award_places(points, int(config.players), 6, 3, 0)
    else:
        award_places(points, int(config.players), 6, 4, 2)


@rule
def maki_icons(config: Record, state: Record, seat: int) -> int:
    """How many maki rolls the cards in front of a seat show; maki begin after the nigiri."""
    icons = 0
    for variant in range(3):
        icons += (variant + 1) * int(state.plates[seat, NIGIRI_KINDS + variant])
    return icons


@rule
def score_temaki(config: Record, state: Record, points: Counts) -> None:
    """4 for the most, which takes at least one, and -4 for the fewest."""
    players = int(config.players)
    for seat in range(players):
        points[seat] = state.plates[seat, NIGIRI_KINDS]
    most, _ = extremes(points, players)
    award_extremes(points, players, 4 if most > 0 else 0, 4)


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
    """Each brings a point for every opponent who has some, at most 4."""
    eaters = 0
    for seat in range(config.players):
        if state.plates[seat, kind] > 0:
            eaters += 1
    for seat in range(config.players):
        points[seat] = int(state.plates[seat, kind]) * min(eaters - 1, 4)


@rule
def score_soy_sauce(config: Record, state: Record, kind: int, points: Counts) -> None:
    """Each brings 4 to everyone with the most colours of all players."""
    for seat in range(config.players):
        points[seat] = colours(config, state, seat)
    most, _ = extremes(points, int(config.players))
    for seat in range(config.players):
        points[seat] = 4 * int(state.plates[seat, kind]) if points[seat] == most else 0


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
    for variant in range(DESSERT_KINDS):
        cards += desserts_of(config, state, seat, variant)
    return cards


@long_rule
def score_end(config: Record, state: Record) -> None:
    """Score the desserts of all rounds."""
    type_ = int(config.type[DESSERT_COLUMN])
    points = state.sheet[ROUNDS, :, DESSERT_COLUMN]
    for seat in range(config.players):
        if type_ == FRUIT:
            points[seat] = score_fruit(config, state, seat)
        elif type_ == ICE_CREAM:
            points[seat] = score_ice_cream(desserts_of(config, state, seat, 0))
        else:
            points[seat] = desserts_of(config, state, seat, 0)
    if type_ == PUDDING:
        award_extremes(points, int(config.players), 6, 6)


@rule
def score_ice_cream(cards: int) -> int:
    """Every four bring 12."""
    return cards // 4 * 12


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
