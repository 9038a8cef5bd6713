"""What another card is worth to a seat, by its type, and what it is worth to deny it to others."""

from typing import Final

from sushibar.games.party.bot.dish_worth import (
    worth_of_dumpling,
    worth_of_eel,
    worth_of_ice_cream,
    worth_of_icons,
    worth_of_menu,
    worth_of_nigiri,
    worth_of_onigiri,
    worth_of_sake,
    worth_of_sashimi,
    worth_of_sukeroku,
    worth_of_tempura,
    worth_of_tofu,
    worth_of_tool,
    worth_of_wasabi,
)
from sushibar.games.party.bot.outlook import (
    WHOLE,
    Outlook,
    changed,
    hope,
    in_hand,
    lying,
    share,
)
from sushibar.games.party.bot.races import (
    worth_of_edamame,
    worth_of_maki,
    worth_of_pudding,
    worth_of_soy_sauce,
    worth_of_temaki,
    worth_of_uramaki,
)
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import COLUMNS, DESSERT_COLUMN, SPECIAL_COLUMN
from sushibar.games.party.rules.score import (
    FACE_DOWN_POINTS,
    FRUITS,
    SHAPES,
    cards_of_colour,
    colours,
)
from sushibar.games.party.rules.state import free_wasabi
from sushibar.games.party.rules.steps import PICKS
from sushibar.rulebook.rule import Record, long_rule, rule, signed

CHOPSTICKS_TURN: Final = 60
SPOON_TURN: Final = 70
"""What chopsticks and a spoon bring for every turn on which they can be called."""
SOUP_TAKEN: Final = 40
"""How likely somebody who holds a miso soup takes it in this turn, in hundredths."""
NEW_COLOUR: Final = 60
"""What a new colour adds to a soy sauce."""
TEA_GROWTH: Final = 20
"""What the largest set of one colour gains in a turn."""
BOX_TURN: Final = 20
"""What a takeout box gains with every turn that is left after it."""
ORDER_OF_ANOTHER: Final = 350
BOX_OF_ANOTHER: Final = 100
"""What special orders and takeout boxes are usually worth to others."""
STEPS_AHEAD: Final = 3
STEP_RARITY: Final = 80
"""How many cards ahead a dish without words of its own here is looked at, and the hope, in
hundredths of a card, that halves what each of them promises."""
DESSERT_TURNS: Final = 10
"""In so many turns another card of such a dessert may come."""
DENIAL: Final = 50
"""How much it is worth that the next neighbour does not get a card, in hundredths."""

IN_SETS: Final = (
    dishes.TEMPURA,
    dishes.SASHIMI,
    dishes.DUMPLING,
    dishes.EEL,
    dishes.TOFU,
    dishes.SUKEROKU,
    dishes.WASABI,
)
"""Dishes that hope for others to go with them,"""
IN_RACES: Final = (
    dishes.MAKI,
    dishes.TEMAKI,
    dishes.URAMAKI,
    dishes.EDAMAME,
    dishes.SOY_SAUCE,
    dishes.PUDDING,
)
"""those that all seats compare,"""
ALONE: Final = (
    dishes.NIGIRI,
    dishes.ONIGIRI,
    dishes.MISO_SOUP,
    dishes.TEA,
    dishes.SAKE,
    dishes.ICE_CREAM,
    dishes.FRUIT,
)
SPECIALS: Final = (
    dishes.CHOPSTICKS,
    dishes.SPOON,
    dishes.MENU,
    dishes.TAKEOUT_BOX,
    dishes.SPECIAL_ORDER,
)
"""and those with numbers of their own; what is not among all these is known by its points alone."""
COUNTED_ONLY: Final = tuple(
    number
    for number, dish in enumerate(dishes.TYPES)
    if number not in (*IN_SETS, *IN_RACES, *ALONE, *SPECIALS)
) or (dishes.FACE_DOWN,)  # Numba compiles no empty tuple; no card is of this type

for _number in COUNTED_ONLY:
    if _number != dishes.FACE_DOWN and dishes.TYPES[_number].counted is None:
        raise LookupError(f"what is {dishes.TYPES[_number].name} worth to a bot?")

# Numbers


@rule
def waiting_wasabi(config: Record, state: Record, seat: int, outlook: Outlook) -> int:
    """How many wasabi wait for a nigiri, if what is thought of happens before."""
    free = free_wasabi(config, state, seat)
    if seat == outlook.seat and outlook.kind == config.wasabi:
        free += outlook.change
    if seat == outlook.seat and outlook.kind < dishes.NIGIRI_KINDS:
        free -= 1
    return max(0, free)


@rule
def other_shapes(state: Record, seat: int, first: int, kind: int, outlook: Outlook) -> int:
    """How many onigiri of other shapes another one would make a set with."""
    cards = lying(state, seat, kind, outlook)
    different = 0
    for other in range(first, first + SHAPES):
        if other != kind and lying(state, seat, other, outlook) > cards:
            different += 1
    return different


@rule
def tools(config: Record, state: Record, seat: int, outlook: Outlook) -> int:
    """How many chopsticks and spoons lie in front of a seat."""
    cards = 0
    for kind in range(config.specials, config.uncallable):
        cards += lying(state, seat, kind, outlook)
    return cards


@rule
def amount(
    config: Record, state: Record, seat: int, type_: int, first: int, outlook: Outlook
) -> int:
    """What a seat has of a type that seats compare: icons, colours, or cards."""
    cards = lying(state, seat, first, outlook)
    if type_ in (dishes.MAKI, dishes.URAMAKI):
        twice = cards + 2 * lying(state, seat, first + 1, outlook)
        rolls = twice + 3 * lying(state, seat, first + 2, outlook)
        if type_ == dishes.MAKI:
            return rolls
        others = lying(state, seat, first + 1, outlook) + lying(state, seat, first + 2, outlook)
        return rolls + 2 * (cards + others)
    if type_ == dishes.SOY_SAUCE:
        return signed(colours(config, state, seat))
    if type_ == dishes.PUDDING:
        return cards + signed(state.kept[seat, 0])
    return cards


@rule
def fruits_on(variant: int) -> tuple[int, int]:
    """The two fruits of a card: three kinds show one twice, three show two of them."""
    if variant < FRUITS:
        return variant, variant
    return (0, variant - FRUITS + 1) if variant < FRUITS + 2 else (1, 2)


@rule
def icons_of(config: Record, state: Record, seat: int, fruit: int, outlook: Outlook) -> int:
    """How many icons of a fruit a seat has, in all rounds."""
    icons = 0
    for variant in range(dishes.DESSERT_KINDS):
        first, second = fruits_on(variant)
        shown = (1 if first == fruit else 0) + (1 if second == fruit else 0)
        kept = signed(state.kept[seat, variant])
        icons += shown * (kept + lying(state, seat, int(config.dessert) + variant, outlook))
    return icons


@rule
def largest_colour(config: Record, state: Record, seat: int) -> int:
    """How many cards the largest set of one colour has."""
    largest = 0
    for colour in range(COLUMNS):
        largest = max(largest, signed(cards_of_colour(config, state, seat, colour)))
    return largest


# Cards


@long_rule
def worth_in_race(
    config: Record, state: Record, seat: int, type_: int, first: int, kind: int, outlook: Outlook
) -> int:
    """What one more card would bring to a seat where all compare what they have."""
    most, second, third, fewest, eaters = 0, 0, 0, WHOLE, 0
    for other in range(config.players):
        if other != seat:
            theirs = amount(config, state, other, type_, first, outlook)
            fewest = min(fewest, theirs)
            eaters += 1 if theirs > 0 else 0
            if theirs > most:
                most, second, third = theirs, most, second
            elif second < theirs < most:
                second, third = theirs, second
            elif third < theirs < second:
                third = theirs
    mine = amount(config, state, seat, type_, first, outlook)
    players, turns = int(config.players), outlook.turns
    if type_ == dishes.MAKI:
        then = mine + kind - first + 1
        return worth_of_maki(mine, then, most, second, third, players, turns)
    if type_ == dishes.TEMAKI:
        return worth_of_temaki(mine, most, fewest, players, turns)
    if type_ == dishes.URAMAKI:
        then, place = mine + kind - first + 3, signed(state.uramaki_place)
        return worth_of_uramaki(mine, then, most, place, players, turns)
    if type_ == dishes.EDAMAME:
        return worth_of_edamame(eaters, players, turns)
    if type_ == dishes.SOY_SAUCE:
        new = 1 if lying(state, seat, kind, outlook) == 0 else 0
        return worth_of_soy_sauce(mine + new, most, turns)
    return worth_of_pudding(mine, most, fewest, players, outlook.later)


@long_rule
def worth_in_set(
    config: Record, state: Record, seat: int, type_: int, first: int, kind: int, outlook: Outlook
) -> int:
    """What one more card would bring to a seat that hopes for others to go with it."""
    wanted, last = kind, kind
    if type_ == dishes.SUKEROKU:
        wanted = 2 * first + 1 - kind
        last = wanted
    elif type_ == dishes.WASABI:
        wanted, last = dishes.EGG + 1, dishes.EGG + 2
    coming = 0
    for other in range(wanted, last + 1):
        coming += hope(config, state, other, outlook)
    cards, turns = lying(state, seat, kind, outlook), outlook.turns
    if type_ == dishes.TEMPURA:
        return worth_of_tempura(cards, coming, turns)
    if type_ == dishes.SASHIMI:
        return worth_of_sashimi(cards, coming, turns)
    if type_ == dishes.DUMPLING:
        return worth_of_dumpling(cards, coming)
    if type_ == dishes.EEL:
        return worth_of_eel(cards, coming)
    if type_ == dishes.TOFU:
        return worth_of_tofu(cards, coming)
    if type_ == dishes.SUKEROKU:
        return worth_of_sukeroku(cards, lying(state, seat, wanted, outlook), coming)
    return worth_of_wasabi(waiting_wasabi(config, state, seat, outlook), coming)


@long_rule
def worth_of_soup(config: Record, state: Record, kind: int, outlook: Outlook) -> int:
    """3, unless another one comes in the same turn."""
    if state.phase != PICKS:
        return 3 * WHOLE if state.fresh_soups == 0 else 0
    alone = WHOLE
    for steps in range(1, config.players):
        soups = in_hand(config, state, steps, kind, outlook)
        alone -= alone * min(soups, WHOLE) * SOUP_TAKEN // (WHOLE * WHOLE)
    return 3 * alone


@long_rule
def worth_of_colour(config: Record, state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """What the colour of a card adds to soy sauce and tea that lie there already."""
    worth = 0
    for column in range(SPECIAL_COLUMN, DESSERT_COLUMN):
        type_ = int(config.type[column])
        if type_ in (dishes.SOY_SAUCE, dishes.TEA):
            cards = lying(state, seat, int(config.first[column]), outlook)
            if cards > 0:
                alike = signed(cards_of_colour(config, state, seat, int(config.colour[kind])))
                if type_ == dishes.SOY_SAUCE and alike == 0:
                    worth += cards * NEW_COLOUR
                if type_ == dishes.TEA and alike == largest_colour(config, state, seat):
                    worth += cards * WHOLE
    return worth


@long_rule
def worth_of_fruit(config: Record, state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """What the icons of a card add."""
    worth = 0
    first, second = fruits_on(kind - int(config.dessert))
    for fruit in range(FRUITS):
        more = (1 if first == fruit else 0) + (1 if second == fruit else 0)
        if more > 0:
            icons = icons_of(config, state, seat, fruit, outlook)
            worth += worth_of_icons(icons, more, outlook.later)
    return worth


@long_rule
def worth_by_number(
    config: Record, state: Record, seat: int, column: int, kind: int, outlook: Outlook
) -> int:
    """What one more card of a dish adds of which nothing is known but its points.

    Beside what it adds now, the part of the best later step that the cards still to come are good
    for; the more of them a step takes, the less.
    """
    cards, coming = lying(state, seat, kind, outlook), hope(config, state, kind, outlook)
    if column == DESSERT_COLUMN:
        cards += signed(state.kept[seat, 0])
        coming = outlook.later * WHOLE // DESSERT_TURNS
    then = min(cards + 1, dishes.MOST_COUNTED)
    points = signed(config.points[column, then])
    later = 0
    for more in range(1, min(STEPS_AHEAD, dishes.MOST_COUNTED - then) + 1):
        gain = signed(config.points[column, then + more]) - points
        later = max(later, share(WHOLE * gain, coming, more * STEP_RARITY))
    return WHOLE * (points - signed(config.points[column, cards])) + later


@long_rule
def worth_of_card(config: Record, state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """What one more card would bring to a seat; special orders and takeout boxes nothing.

    Where the outlook is that of a card less, what a card that lies there brings: a nigiri as if it
    were beside wasabi.
    """
    column, turns = int(config.column[kind]), outlook.turns
    type_, first = int(config.type[column]), int(config.first[column])
    worth = worth_of_colour(config, state, seat, kind, outlook)
    lies = outlook.change < 0 and seat == outlook.seat
    if lies and type_ in (dishes.NIGIRI, dishes.MISO_SOUP, dishes.SAKE):
        worth += WHOLE * (kind - dishes.EGG + 1) if type_ == dishes.NIGIRI else 3 * WHOLE
    elif type_ == dishes.NIGIRI:
        wasabi = waiting_wasabi(config, state, seat, outlook)
        worth += worth_of_nigiri(kind - dishes.EGG + 1, wasabi, turns)
    elif type_ in IN_SETS:
        worth += worth_in_set(config, state, seat, type_, first, kind, outlook)
    elif type_ in IN_RACES:
        worth += worth_in_race(config, state, seat, type_, first, kind, outlook)
    elif type_ == dishes.ONIGIRI:
        worth += worth_of_onigiri(other_shapes(state, seat, first, kind, outlook), turns)
    elif type_ == dishes.MISO_SOUP:
        worth += worth_of_soup(config, state, kind, outlook)
    elif type_ == dishes.CHOPSTICKS:
        worth += worth_of_tool(CHOPSTICKS_TURN, tools(config, state, seat, outlook), turns)
    elif type_ == dishes.SPOON:
        worth += worth_of_tool(SPOON_TURN, tools(config, state, seat, outlook), turns)
    elif type_ == dishes.MENU:
        worth += worth_of_menu(signed(state.undealt), turns)
    elif type_ == dishes.TEA:
        largest = max(lying(state, seat, kind, outlook) + 1, largest_colour(config, state, seat))
        worth += WHOLE * largest + TEA_GROWTH * turns
    elif type_ == dishes.SAKE:
        worth += worth_of_sake(turns)
    elif type_ == dishes.ICE_CREAM:
        cards = lying(state, seat, kind, outlook) + signed(state.kept[seat, 0])
        worth += worth_of_ice_cream(cards, outlook.later)
    elif type_ == dishes.FRUIT:
        worth += worth_of_fruit(config, state, seat, kind, outlook)
    elif type_ in COUNTED_ONLY:
        worth += worth_by_number(config, state, seat, column, kind, outlook)
    return worth


@long_rule
def worth(config: Record, state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """What one more card of a kind would bring to a seat, in hundredths of a point.

    A special order is worth the best card that the seat has, a takeout box all that is better face
    down; of another seat, what is usual.
    """
    type_ = int(config.type[config.column[kind]])
    if type_ not in (dishes.SPECIAL_ORDER, dishes.TAKEOUT_BOX):
        return worth_of_card(config, state, seat, kind, outlook)
    if seat != outlook.seat:
        return ORDER_OF_ANOTHER if type_ == dishes.SPECIAL_ORDER else BOX_OF_ANOTHER
    best, gain = 0, BOX_TURN * outlook.turns
    for other in range(signed(config.kinds)):
        if state.plates[seat, other] > 0:
            change = 0 if type_ == dishes.SPECIAL_ORDER else -1
            then = changed(outlook, other, change)
            points = worth_of_card(config, state, seat, other, then)
            best = max(best, points)
            gain += max(0, FACE_DOWN_POINTS * WHOLE - points)
    return best if type_ == dishes.SPECIAL_ORDER else gain


@long_rule
def worth_taken(config: Record, state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """What a card brings to a seat, and what it is worth that the next neighbour does not get it.

    What the neighbour loses is shared among all opponents.
    """
    gain = worth(config, state, seat, kind, outlook)
    if outlook.turns == 0:
        return gain
    players = int(config.players)
    denied = max(0, worth(config, state, (seat + 1) % players, kind, outlook))
    return gain + denied * DENIAL // (WHOLE * (players - 1))
