"""What the words of all drafting games share: hands that are dealt, seen and passed on."""

from collections.abc import Sequence
from typing import Final

from sushibar.games import picture
from sushibar.games.events import Chance, Event, ends_round, ends_turn
from sushibar.games.phrases import BYSTANDER, Memory, Telling
from sushibar.games.plain import repeated
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text, unbroken

ARROW: Final = " → "


# Hands


def hands(setup: Setup, config: Record, record: Record) -> tuple[tuple[str, ...], ...]:
    """The cards that are known of every hand, by the seat that holds it now."""
    names = setup.called.cards
    cards, holds = record["hands"].tolist(), record["holds"].tolist()
    return tuple(tuple(repeated(names, cards[hand])) for hand in holds[: int(config["seats"])])


def unknown(config: Record, record: Record) -> tuple[int, ...]:
    """How many cards of every hand are not known; of a view."""
    return tuple(record["unknown"].tolist()[: int(config["seats"])])


def board(setup: Setup, config: Record, record: Record) -> list[str]:
    """Nothing: only plates lie on the table."""
    return []


def is_live() -> bool:
    """Points count at the end of each round."""
    return False


def row_names(config: Record) -> tuple[str, ...]:
    """Nothing of the game's own: rows are rounds, and at last the desserts."""
    return ()


def in_front(setup: Setup, groups: Sequence[str], hand: Sequence[str]) -> list[str]:
    """A seat's plate and hand, a line each; cards that nobody knows are called `?`."""
    lines = [" · ".join(groups) or text("plate-empty")]
    if hand:
        lines.append(text("picture-hand", cards=picture.cards(setup, hand)))
    return lines


def route(players: int, seat: int, way: int) -> list[int]:
    """The seats in the order in which a seat's hand goes round; way is 1 for left, -1 for right."""
    return [(seat + way * step) % players for step in range(players)]


def memory(
    setup: Setup, config: Record, view: Record, names: Sequence[str], seat: int, way: int
) -> Memory:
    """The other hands as far as the seat has seen them, the next one to arrive first."""
    held, hidden = hands(setup, config, view), unknown(config, view)
    rows = []
    for other in reversed(route(setup.players, seat, way)[1:]):
        cards = picture.cards(setup, held[other]).split(", ")
        words = text(
            "play-memory-hand",
            known=len(held[other]),
            cards=", ".join(map(unbroken, cards)),
            unknown=hidden[other],
        )
        rows.append((names[other], words))
    return Memory(text("play-memory"), tuple(rows))


def manual(setup: Setup) -> str:
    """All that can be typed."""
    return text("play-help", edition=setup.edition)


# News


def chapter(setup: Setup, event: Event, names: Sequence[str]) -> str:
    """What a replay calls the turn of an event."""
    return text("story-turn", round=event.round, turn=event.turn, edition=setup.edition)


def tell_deal(
    setup: Setup, config: Record, event: Chance, names: Sequence[str], seat: int | None, way: int
) -> Telling:
    """A new round: all hands, or to somebody how many cards there are and which way they go."""
    if seat is None:
        cards = setup.called.cards
        dealt = [
            text(
                "labelled", label=name, words=picture.cards(setup, [cards[kind] for kind in group])
            )
            for name, group in zip(names, event.outcome, strict=True)
        ]
        return Telling(
            text("story-deal", round=event.round, edition=setup.edition), notes=tuple(dealt)
        )
    if seat == BYSTANDER:
        dealt_out = text(
            "watch-deal",
            round=event.round,
            cards=len(event.outcome[0]),
            direction="left" if way > 0 else "right",
            edition=setup.edition,
        )
        return Telling(notes=(dealt_out,))
    stops = [unbroken(names[stop]) for stop in [*route(setup.players, seat, way), seat]]
    told = text(
        "play-deal",
        round=event.round,
        cards=len(event.outcome[seat]),
        route=ARROW.join(stops),
        edition=setup.edition,
    )
    return Telling(notes=(told,))


def tell_passing(
    setup: Setup, event: Event, names: Sequence[str], seat: int | None, way: int
) -> str:
    """Where the hands go, told to a seat when they go after this event."""
    if seat in (None, BYSTANDER) or ends_round(event) or not ends_turn(event):
        return ""
    around = route(setup.players, seat, way)
    return text(
        "play-passing",
        players=setup.players,
        right=int(way < 0),
        route=ARROW.join(names[stop] for stop in (around[-1], seat, around[1])),
        other=names[around[1]],
    )
