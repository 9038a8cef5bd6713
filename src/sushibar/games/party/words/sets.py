"""How far a card of Sushi Go Party! brings its set: the facts that a preview tells."""

from sushibar.games.drafting.dish import Dish
from sushibar.games.drafting.told import progress
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import DESSERT_COLUMN
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
    name = dishes.TYPES[type_].name
    facts: Facts = {
        "cards": int(after.plates[seat, kind]),
        "turns_left": hand_size(config, state) - 1,
    }
    if is_nigiri(kind):
        dipped = after.dipped[seat, kind] > state.dipped[seat, kind]
        return ("nigiri-dipped" if dipped else "nigiri"), facts
    if type_ == dishes.MAKI:
        facts["cards"] = roll_icons(config, after, seat)
    elif type_ == dishes.URAMAKI:
        facts |= uramaki_facts(config, after, seat)
    elif type_ == dishes.ONIGIRI:
        facts["shapes"] = shapes(config, after, seat, kind)
    elif type_ == dishes.EDAMAME:
        facts["others"] = others_with(config, after, seat, kind)
    elif type_ == dishes.MISO_SOUP:
        facts["spilled"] = int(after.plates[seat, kind] <= state.plates[seat, kind])
    elif type_ == dishes.SUKEROKU:
        first = int(config.first[column])
        facts["pairs"] = pairs(after, seat, first) - pairs(state, seat, first)
    elif type_ == dishes.SOY_SAUCE:
        facts["colours"] = colours(config, after, seat)
    elif type_ == dishes.TEA:
        facts["largest"] = max(colour_sets(config, after, seat))
    elif type_ == dishes.FRUIT:
        better = score_fruit(config, after, seat) - score_fruit(config, state, seat)
        facts["better"] = f"{better:+d}"
    elif column == DESSERT_COLUMN:
        facts |= dessert_facts(dishes.TYPES[type_], dessert_cards(config, after, seat))
    return name, facts


def dessert_facts(dish: Dish, cards: int) -> Facts:
    """How far the desserts of all rounds have come."""
    if dish.counted is None:
        return {"cards": cards}
    better = dish.counted.points(cards) - dish.counted.points(cards - 1)
    return {**progress(dish, cards), "better": f"{better:+d}"}


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
