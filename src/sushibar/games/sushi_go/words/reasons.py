"""Why points were given in Sushi Go!."""

from collections.abc import Sequence

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.sheet import Line, Lines
from sushibar.games.sushi_go.rules.cards import (
    CATEGORIES,
    CHOPSTICKS,
    DUMPLING,
    EGG,
    NIGIRI,
    PUDDING,
    PUDDING_POINTS,
    SASHIMI,
    TEMPURA,
    WASABI,
)
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import puddings_of
from sushibar.rulebook.rule import Counts, Record
from sushibar.texts import text


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
        explained.append(explain_puddings(config, cards, state.sheet[ROUNDS, :, PUDDING_POINTS]))
    return tuple(explained)


def explain_round(
    config: Record, plates: Counts, dipped: Counts, sheet: Counts
) -> tuple[Lines, ...]:
    """Every seat's points of a round with their reasons; arrays as for `score_round`."""
    icons = [maki_icons(plates[seat]) for seat in range(config.seats)]
    explained = []
    for seat in range(config.seats):
        plate = [int(cards) for cards in plates[seat]]
        points = dict(zip(CATEGORIES, map(int, sheet[seat]), strict=True))
        explained.append(
            {
                "maki": explain_maki(config, icons, seat, points["maki"]),
                "tempura": explain_sets("tempura", plate[TEMPURA], 2, points),
                "sashimi": explain_sets("sashimi", plate[SASHIMI], 3, points),
                "dumpling": _line("dumpling", points, cards=plate[DUMPLING]),
                "nigiri": explain_nigiri(plate, [int(cards) for cards in dipped[seat]], points),
            }
        )
        if plate[CHOPSTICKS]:
            explained[-1]["chopsticks"] = Line(
                0, "reason-chopsticks", (("cards", plate[CHOPSTICKS]),)
            )
        if plate[PUDDING]:
            explained[-1]["pudding"] = Line(0, "reason-pudding-later", (("cards", plate[PUDDING]),))
    return tuple(explained)


def _line(category: str, points: dict[str, int], **facts: object) -> Line:
    return Line(points[category], f"reason-{category}", tuple(facts.items()))


def explain_sets(category: str, cards: int, size: int, points: dict[str, int]) -> Line:
    """Why complete sets of tempura or sashimi bring what they bring."""
    return _line(category, points, cards=cards, sets=cards // size, left=cards % size)


def explain_nigiri(plate: list[int], dipped: list[int], points: dict[str, int]) -> Line:
    """Which nigiri bring points, those on wasabi apart."""
    plain = [plate[EGG + nigiri] - dipped[nigiri] for nigiri in range(NIGIRI)]
    return _line(
        "nigiri",
        points,
        cards=sum(plain) + sum(dipped),
        plain=sum((nigiri + 1) * plain[nigiri] for nigiri in range(NIGIRI)),
        dipped=sum(dipped),
        tripled=sum((nigiri + 1) * 3 * dipped[nigiri] for nigiri in range(NIGIRI)),
        wasabi=plate[WASABI] - sum(dipped),
    )


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
    most, fewest = max(cards), min(cards)
    explained: list[Lines] = []
    for seat, mine in enumerate(cards):
        tied = cards.count(mine)
        facts = (("cards", mine), ("tied", tied))
        if most == fewest:
            sharing = "" if config.split_ties else "-full"
            key = f"reason-pudding-equal{sharing}"
        elif mine == most:
            key = f"reason-pudding-most{_sharing(config, tied)}"
        elif mine == fewest and config.seats == 2:
            key = "reason-pudding-two-players"
        elif mine == fewest:
            key = f"reason-pudding-fewest{_sharing(config, tied)}"
        else:
            key = "reason-pudding-between"
        explained.append({"pudding": Line(int(points[seat]), key, facts)})
    return tuple(explained)


def _sharing(config: Record, tied: int) -> str:
    if tied == 1:
        return ""
    return "-split" if config.split_ties else "-full"


def tie_break(config: Record, state: Record, seat: int) -> str:
    """What has decided a tie on points for a seat."""
    return text("play-tie-broken", puddings=puddings_of(state, seat))
