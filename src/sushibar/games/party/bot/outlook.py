"""What a seat may hope for: turns that are left, and cards that may still come to it.

Points and cards are counted in hundredths, in whole numbers: so all targets judge alike.
"""

from typing import Final, NamedTuple

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.actions import TAKE
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.knowledge import holds_unseen
from sushibar.games.party.rules.state import hand_size
from sushibar.games.party.rules.steps import PICKS
from sushibar.rulebook.rule import Record, long_rule, rule, signed

WHOLE: Final = 100
"""A point, a card, a certainty."""
RETURNING: Final = 35
"""How likely a card that is left in the hand is still there when the hand comes round again."""


class Outlook(NamedTuple):
    """What a seat expects before it chooses; the same for all of its cards."""

    seat: int
    hand: int
    """Which of the hands it sees; `NOTHING` if it must not look."""
    turns: int
    """So many turns come after this one."""
    later: int
    """So many cards it still takes in the whole game."""
    nearest: int
    """Of the hands on their way to it, those from so many seats away on it has seen before."""
    coming: int
    """So many cards that it has never seen will come to it in this round,"""
    unseen: int
    """out of so many."""
    kind: int
    """The kind of which there is one card more in front of it, or less, than lies there;"""
    change: int
    """that is 1 or -1."""


@long_rule
def outlook_of(config: Record, state: Record, seat: int) -> Outlook:
    """What a seat may hope for, with nothing changed."""
    players, size = int(config.players), hand_size(config, state)
    nearest = max(1, players - signed(state.turn))
    new = min(size - 1, nearest - 1)
    return Outlook(
        seat,
        NOTHING if holds_unseen(state, seat) else signed(state.holds[seat]),
        size - 1,
        size - 1 + (ROUNDS - 1 - signed(state.this_round)) * int(config.hand),
        nearest,
        new * size - new * (new + 1) // 2,
        (nearest - 1) * size + signed(state.undealt) + 1,
        NOTHING,
        0,
    )


@rule
def changed(outlook: Outlook, kind: int, change: int) -> Outlook:
    """The same outlook with another change in front of the seat."""
    return Outlook(
        outlook.seat,
        outlook.hand,
        outlook.turns,
        outlook.later,
        outlook.nearest,
        outlook.coming,
        outlook.unseen,
        kind,
        change,
    )


@rule
def lying(state: Record, seat: int, kind: int, outlook: Outlook) -> int:
    """How many cards of a kind lie in front of a seat, with the change that is thought of."""
    cards = signed(state.plates[seat, kind])
    if kind == outlook.kind and seat == outlook.seat:
        cards += outlook.change
    return cards


@rule
def known(state: Record, holder: int, kind: int) -> int:
    """How many cards of a kind are in a hand that the seat has seen, one chosen secretly too."""
    cards = signed(state.hands[state.holds[holder], kind])
    if state.phase == PICKS and state.first[holder] == TAKE + kind:
        cards += 1
    return cards


@rule
def upstream(config: Record, seat: int, steps: int) -> int:
    """The seat whose hand comes to a seat after so many turns."""
    players = int(config.players)
    return (seat + players - steps) % players


@long_rule
def hidden(config: Record, state: Record, kind: int, outlook: Outlook) -> int:
    """How many cards of a kind the seat has not seen in this round."""
    cards = int(config.copies[kind]) - signed(state.gone[kind])
    for seat in range(config.players):
        cards -= signed(state.plates[seat, kind])
    if outlook.hand != NOTHING:
        cards -= signed(state.hands[outlook.hand, kind])
    for steps in range(outlook.nearest, config.players):
        cards -= known(state, upstream(config, outlook.seat, steps), kind)
    return max(0, cards)


@rule
def in_hand(config: Record, state: Record, steps: int, kind: int, outlook: Outlook) -> int:
    """How many cards of a kind the hand so many seats away may hold, in hundredths."""
    holder = upstream(config, outlook.seat, steps)
    if steps >= outlook.nearest:
        return WHOLE * known(state, holder, kind)
    if (signed(state.lacks[state.holds[holder]]) >> kind) & 1:
        return 0
    return WHOLE * hidden(config, state, kind, outlook) * (outlook.turns + 1) // outlook.unseen


@long_rule
def hope(config: Record, state: Record, kind: int, outlook: Outlook) -> int:
    """How many more cards of a kind may come by, in hundredths."""
    cards, size = 0, outlook.turns + 1
    if outlook.coming > 0:
        unseen = hidden(config, state, kind, outlook)
        cards = WHOLE * unseen * outlook.coming // outlook.unseen
    for steps in range(outlook.nearest, min(int(config.players), size)):
        held = known(state, upstream(config, outlook.seat, steps), kind)
        cards += WHOLE * held * (size - steps) // size
    if outlook.hand != NOTHING and size > int(config.players):
        cards += RETURNING * max(0, signed(state.hands[outlook.hand, kind]) - 1)
    return cards


@rule
def share(points: int, hope: int, rarity: int) -> int:
    """The part of some points that a hope is good for: half of them if it is as large as rarity."""
    return points * hope // (hope + rarity + 1)


@rule
def race(points: int, lead: int, spread: int) -> int:
    """The part of some points that a lead is good for, if it may still change by the spread.

    A tie is enough, so a lead of nothing counts for a little.
    """
    margin = WHOLE * lead + WHOLE // 2
    width = abs(margin) + spread + 1
    return points * (width + margin) // (2 * width)
