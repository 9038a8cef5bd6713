"""Why desserts bring points at the end of Sushi Go Party!, and how they break a tie."""

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.told import reason
from sushibar.games.party.rules.config import DESSERT_COLUMN
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.score import (
    FRUIT_POINTS,
    FRUITS,
    dessert_cards,
    desserts_of,
    fruit_icons,
)
from sushibar.games.party.words.contests import standing_of
from sushibar.games.sheet import Line, Lines
from sushibar.rulebook.rule import Record
from sushibar.texts import text


def explain_desserts(config: Record, state: Record) -> tuple[Lines, ...]:
    """Every seat's points for desserts with their reasons."""
    dish = TYPES[config.type[DESSERT_COLUMN]]
    cards = [desserts_of(config, state, seat, 0) for seat in range(config.players)]
    explained: list[Lines] = []
    for seat in range(config.players):
        points = int(state.sheet[ROUNDS, seat, DESSERT_COLUMN])
        if dish.name == "fruit":
            line = explain_fruit(config, state, seat, points)
        elif dish.counted:
            line = reason(dish, cards[seat], points)
        else:
            line = explain_pudding(cards, seat, points)
        explained.append({dish.name: line})
    return tuple(explained)


def explain_pudding(cards: list[int], seat: int, points: int) -> Line:
    """Whether a seat has the most or the fewest puddings."""
    stands, sharing = standing_of(cards, seat)
    key = f"reason-pudding-{stands}{sharing}"
    return Line(points, key, (("cards", cards[seat]), ("tied", cards.count(cards[seat]))))


def explain_fruit(config: Record, state: Record, seat: int, points: int) -> Line:
    """What each fruit brings."""
    icons = [fruit_icons(config, state, seat, fruit) for fruit in range(FRUITS)]
    worth = [f"{FRUIT_POINTS[min(5, number)]:+d}" for number in icons]
    watermelon, orange, pineapple = zip(icons, worth, strict=True)
    facts = (
        ("watermelon", watermelon[0]),
        ("watermelon_points", watermelon[1]),
        ("orange", orange[0]),
        ("orange_points", orange[1]),
        ("pineapple", pineapple[0]),
        ("pineapple_points", pineapple[1]),
    )
    return Line(points, "reason-fruit", facts)


def tie_break(config: Record, state: Record, seat: int) -> str:
    """What has decided a tie on points for a seat."""
    return text("play-tie-broken-desserts", cards=dessert_cards(config, state, seat))
