"""How far a card of Sushi Go Party! brings its set: the facts that a preview tells."""

from sushibar.games.party.rules.cards import (
    EDAMAME,
    FRUIT,
    ICE_CREAM,
    MAKI,
    MISO_SOUP,
    ONIGIRI,
    PUDDING,
    SOY_SAUCE,
    SUKEROKU,
    TEA,
    TYPES,
    URAMAKI,
)
from sushibar.games.party.rules.plate import RACE_ICONS, RACE_POINTS
from sushibar.games.party.rules.score import colours, dessert_cards, score_fruit
from sushibar.games.party.rules.state import hand_size, is_nigiri, roll_icons
from sushibar.games.party.words.plates import colour_sets
from sushibar.rulebook.rule import Record

Facts = dict[str, object]


def progress_facts(
    config: Record, state: Record, after: Record, seat: int, kind: int
) -> tuple[str, Facts]:
    """Which message tells about a card that has been laid between two tables, and its facts."""
    column = int(config.column[kind])
    type_ = int(config.type[column])
    name = TYPES[type_].name
    facts: Facts = {
        "cards": int(after.plates[seat, kind]),
        "turns_left": hand_size(config, state) - 1,
    }
    if is_nigiri(kind):
        dipped = after.dipped[seat, kind] > state.dipped[seat, kind]
        return ("nigiri-dipped" if dipped else "nigiri"), facts
    if type_ == MAKI:
        facts["cards"] = roll_icons(config, after, seat)
    elif type_ == URAMAKI:
        return name, facts | uramaki_facts(config, after, seat)
    elif type_ == ONIGIRI:
        return name, facts | {"shapes": shapes(config, after, seat, kind)}
    elif type_ == EDAMAME:
        return name, facts | {"others": others_with(config, after, seat, kind)}
    elif type_ == MISO_SOUP:
        return name, facts | {"spilled": int(after.plates[seat, kind] <= state.plates[seat, kind])}
    elif type_ == SUKEROKU:
        first = int(config.first[column])
        return name, facts | {"pairs": pairs(after, seat, first) - pairs(state, seat, first)}
    elif type_ == SOY_SAUCE:
        return name, facts | {"colours": colours(config, after, seat)}
    elif type_ == TEA:
        return name, facts | {"largest": max(colour_sets(config, after, seat))}
    elif type_ in (PUDDING, ICE_CREAM):
        facts["cards"] = dessert_cards(config, after, seat)
    elif type_ == FRUIT:
        better = score_fruit(config, after, seat) - score_fruit(config, state, seat)
        return name, facts | {"better": f"{better:+d}"}
    return name, facts


def uramaki_facts(config: Record, after: Record, seat: int) -> Facts:
    """How many rolls there are, and what place they take."""
    icons, place = roll_icons(config, after, seat), int(after.uramaki_place)
    scores = icons >= RACE_ICONS and place < len(RACE_POINTS)
    return {
        "icons": icons,
        "scores": int(scores),
        "place": RACE_POINTS[place] if scores else 0,
        "open": int(place < len(RACE_POINTS)),
    }


def shapes(config: Record, after: Record, seat: int, kind: int) -> int:
    """How many different shapes the set has that a rice ball joins."""
    column = int(config.column[kind])
    first = int(config.first[column])
    level = int(after.plates[seat, kind])
    balls = after.plates[seat, first : first + int(config.variants[column])]
    return sum(int(cards) >= level for cards in balls)


def others_with(config: Record, after: Record, seat: int, kind: int) -> int:
    """How many other seats have a card of that kind."""
    return sum(
        int(after.plates[other, kind]) > 0 for other in range(config.players) if other != seat
    )


def pairs(state: Record, seat: int, first: int) -> int:
    """How many pairs of futomaki and inari there are."""
    return min(int(state.plates[seat, first]), int(state.plates[seat, first + 1]))
