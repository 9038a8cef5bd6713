"""Why points were given in Sushi Go!."""

from collections.abc import Sequence
from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.told import nigiri_reason, reason, standing
from sushibar.games.sheet import Line, Lines
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import puddings_of
from sushibar.rulebook.rule import Counts, Record
from sushibar.texts import text

KEPT: Final = {"chopsticks": "reason-chopsticks", "pudding": "reason-pudding-later"}
"""Cards that bring nothing in a round, and what is said of them where they lie."""


def rows(
    config: Record, finished: Sequence[Record], state: Record
) -> tuple[tuple[Lines, ...], ...]:
    """The rows of the score sheet: finished rounds, then the puddings."""
    explained = [
        explain_round(config, scored.plates[past], scored.dipped[past], scored.sheet[past])
        for past, scored in enumerate(finished)
    ]
    if len(finished) == ROUNDS:
        cards = [puddings_of(state, seat) for seat in range(config.seats)]
        explained.append(
            explain_puddings(config, cards, state.sheet[ROUNDS, :, dishes.PUDDING_POINTS])
        )
    return tuple(explained)


def explain_round(
    config: Record, plates: Counts, dipped: Counts, sheet: Counts
) -> tuple[Lines, ...]:
    """Every seat's points of a round with their reasons; arrays as for `score_round`."""
    icons = [maki_icons(plates[seat]) for seat in range(config.seats)]
    explained = []
    for seat in range(config.seats):
        plate = dict(zip(dishes.CARDS, map(int, plates[seat]), strict=True))
        points = dict(zip(dishes.CATEGORIES, map(int, sheet[seat]), strict=True))
        lines = {"maki": explain_maki(config, icons, seat, points["maki"])}
        for dish in dishes.COUNTED:
            lines[dish.name] = reason(dish, plate[dish.name], points[dish.name])
        laid = [int(cards) for cards in plates[seat, dishes.EGG : dishes.EGG + dishes.NIGIRI]]
        lines["nigiri"] = nigiri_reason(
            laid, [int(cards) for cards in dipped[seat]], plate["wasabi"], points["nigiri"]
        )
        for name, key in KEPT.items():
            if plate[name]:
                lines[name] = Line(0, key, (("cards", plate[name]),))
        explained.append(lines)
    return tuple(explained)


def explain_maki(config: Record, icons: list[int], seat: int, points: int) -> Line:
    """Which place a seat's maki rolls take, and with how many others."""
    mine = icons[seat]
    if mine == 0:
        return Line(points, "reason-maki-none")
    places = sorted(set(icons) - {0}, reverse=True)
    place = places.index(mine)
    tied = icons.count(mine)
    facts = (("icons", mine), ("tied", tied))
    if place > 1:
        return Line(points, "reason-maki-behind", facts)
    if place == 1 and config.split_ties and icons.count(places[0]) > 1:
        return Line(points, "reason-maki-no-second", facts)
    name = ("most", "second")[place]
    return Line(points, f"reason-maki-{name}{_sharing(config, tied)}", facts)


def explain_puddings(config: Record, cards: list[int], points: Counts) -> tuple[Lines, ...]:
    """Every seat's points for puddings with their reasons."""
    explained: list[Lines] = []
    for seat, mine in enumerate(cards):
        tied = cards.count(mine)
        stands, sharing = standing(cards, seat), ""
        if stands == "equal":
            sharing = "" if config.split_ties else "-full"
        elif stands in ("most", "fewest"):
            sharing = _sharing(config, tied)
        key, facts = f"reason-pudding-{stands}{sharing}", (("cards", mine), ("tied", tied))
        explained.append({"pudding": Line(int(points[seat]), key, facts)})
    return tuple(explained)


def _sharing(config: Record, tied: int) -> str:
    if tied == 1:
        return ""
    return "-split" if config.split_ties else "-full"


def tie_break(config: Record, state: Record, seat: int) -> str:
    """What has decided a tie on points for a seat."""
    return text("play-tie-broken", puddings=puddings_of(state, seat))
