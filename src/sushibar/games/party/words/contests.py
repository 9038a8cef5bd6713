"""Why points were given where seats of Sushi Go Party! are compared."""

from sushibar.games.drafting.told import standing
from sushibar.games.party.rules.config import ABSENT, ROLL_COLUMN
from sushibar.games.party.rules.dishes import NIGIRI_KINDS
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.party.rules.score import colours
from sushibar.games.party.rules.state import roll_icons
from sushibar.games.sheet import Line, Lines
from sushibar.rulebook.rule import Record

# Every explainer takes (config, state, seat, column, points), see `reasons.Explainer`.


def explain_maki(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Which place a seat's maki rolls take, and with how many others."""
    icons = [roll_icons(config, state, other) for other in range(config.players)]
    mine = icons[seat]
    if mine == 0:
        return Line(points, "reason-maki-none")
    place = sorted(set(icons), reverse=True).index(mine) + 1
    places = int(config.places)
    if place > places:
        return Line(points, "reason-maki-outside", (("icons", mine), ("places", places)))
    facts = (("icons", mine), ("place", place), ("tied", icons.count(mine)), ("points", points))
    return Line(points, "reason-maki-place", facts)


def explain_temaki(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Whether a seat has the most or the fewest temaki."""
    cards = [int(state.plates[other, NIGIRI_KINDS]) for other in range(config.players)]
    if max(cards) == 0:
        return Line(points, "reason-temaki-nobody")
    stands, sharing = standing_of(cards, seat)
    key = f"reason-temaki-{stands}{sharing}"
    return Line(points, key, (("cards", cards[seat]), ("tied", cards.count(cards[seat]))))


def standing_of(cards: list[int], seat: int) -> tuple[str, str]:
    """How a seat stands where the most win and the fewest lose, and how tied seats share that."""
    stands = standing(cards, seat)
    if stands == "equal":
        return stands, "-two" if len(cards) == 2 else "-full"
    tied = cards.count(cards[seat]) > 1 and stands in ("most", "fewest")
    return stands, "-full" if tied else ""


def explain_uramaki(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """What the race has brought, and what the rolls that are left bring."""
    icons = [roll_icons(config, state, other) for other in range(config.players)]
    mine, most, place = icons[seat], max(icons), int(state.uramaki_place)
    last = RACE_POINTS[place] if place < len(RACE_POINTS) and mine == most > 0 else 0
    facts = (
        ("race", points - last),
        ("icons", mine),
        ("last", last),
        ("tied", icons.count(mine) if last else 0),
        ("closed", int(place >= len(RACE_POINTS)) if mine else 0),
    )
    return Line(points, "reason-uramaki", facts)


def race_points(config: Record, state: Record, seat: int) -> int:
    """What the race has brought a seat in this round, which is not over yet."""
    if config.uramaki == ABSENT:
        return 0
    return int(state.sheet[state.this_round, seat, ROLL_COLUMN])


def explain_race(config: Record, state: Record) -> tuple[Lines, ...]:
    """Every seat's points in this round so far: only the race scores at once."""
    points = [race_points(config, state, seat) for seat in range(config.players)]
    facts = (("icons", 0), ("last", 0), ("tied", 0), ("closed", 0))
    return tuple(
        {"uramaki": Line(race, "reason-uramaki", (("race", race), *facts))} if race else {}
        for race in points
    )


def explain_edamame(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """How many opponents eat edamame too."""
    kind = int(config.first[column])
    cards = int(state.plates[seat, kind])
    if not cards:
        return Line(points, "reason-edamame-none")
    others = sum(state.plates[other, kind] > 0 for other in range(config.players)) - 1
    return Line(points, "reason-edamame", (("cards", cards), ("others", int(others))))


def explain_soy_sauce(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Whether the seat has the most colours of all."""
    cards = int(state.plates[seat, int(config.first[column])])
    if not cards:
        return Line(points, "reason-soy-sauce-none")
    numbers = [colours(config, state, other) for other in range(config.players)]
    facts = (
        ("cards", cards),
        ("colours", numbers[seat]),
        ("most", max(numbers)),
        ("tied", numbers.count(numbers[seat])),
    )
    key = "reason-soy-sauce-most" if points else "reason-soy-sauce-fewer"
    return Line(points, key, facts)
