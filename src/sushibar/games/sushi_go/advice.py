"""Why a choice in Sushi Go! is good or bad."""

from collections.abc import Iterable
from functools import partial

from sushibar.games.drafting.dish import Extremes, Places
from sushibar.games.drafting.hints import Need, passing, race, sure_to_come
from sushibar.games.drafting.rules import hand_of
from sushibar.games.drafting.told import missing, waits_for_one
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.actions import (
    CALL_CHOPSTICKS,
    FOR_DUMMY,
    NO_CALL,
    card_of,
    may_call,
)
from sushibar.games.sushi_go.rules.play import lay
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import (
    controls_dummy,
    direction,
    free_wasabi,
    is_nigiri,
    puddings_of,
)
from sushibar.games.sushi_go.rules.steps import FIRST_CARD
from sushibar.games.sushi_go.words import lay_chosen, points_now, preview
from sushibar.games.view import View
from sushibar.rulebook.rule import Record
from sushibar.texts import text


def clauses(view: View, action: int) -> Iterable[str]:
    """What an action brings now, how it changes races and hopes, and what it leaves to others."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    yield preview(view.setup, config, record, seat, action)
    if action == NO_CALL:
        yield text("why-keeps-chopsticks")
    if action < FOR_DUMMY:
        after = record.copy()
        free = lay_chosen(after, seat)
        before = after.copy()
        lay(after, seat, action, free)
        yield changes(config, before, after, seat, card_of(action))
        yield comes(view, after, card_of(action))
    if turns_left(config, record) > 0:
        yield from pass_on(view, action)


def turns_left(config: Record, record: Record) -> int:
    """How many turns follow in this round."""
    return int(config.hand) - int(record.turn) - 1


# What changes


def changes(config: Record, before: Record, after: Record, seat: int, kind: int) -> str:
    """How a card that has been laid changes a race, or whether its set comes too late."""
    if dishes.MAKI_1 <= kind <= dishes.MAKI_3:
        icons = [maki_icons(after.plates[after.this_round, one]) for one in range(config.seats)]
        mine = icons.pop(seat)
        return race(maki_icons(before.plates[before.this_round, seat]), mine, icons)
    if kind == dishes.PUDDING:
        cards = [puddings_of(after, one) for one in range(config.seats)]
        mine = cards.pop(seat)
        return race(mine - 1, mine, cards, last_loses=config.seats > 2)
    plate = after.plates[after.this_round, seat]
    left = turns_left(config, after)
    if left and missing(dishes.DISH_OF[kind], int(plate[kind])) > left + int(
        plate[dishes.CHOPSTICKS]
    ):
        return text("why-too-late")
    return ""


# What comes


def comes(view: View, after: Record, kind: int) -> str:
    """Whether the next hand is sure to have what a card that has been laid waits for."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    if config.dummy or not turns_left(config, record):
        return ""
    cards = int(after.plates[after.this_round, seat, kind])
    wanted: tuple[int, ...] = ()
    if waits_for_one(dishes.DISH_OF[kind], cards):
        wanted = (kind,)
    elif kind == dishes.WASABI and free_wasabi(after, seat):
        wanted = tuple(range(dishes.EGG, dishes.EGG + dishes.NIGIRI))
    holder = (seat - direction(config, record)) % int(config.players)
    takers = 1 + int(record.plates[record.this_round, holder, dishes.CHOPSTICKS] > 0)
    return sure_to_come(view, holder, wanted, takers)


# What is passed on


def pass_on(view: View, action: int) -> Iterable[str]:
    """What the next seat gets, or does not get, in the hand that is passed on."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    if action == CALL_CHOPSTICKS:
        return ()
    hand = [int(cards) for cards in hand_of(record, seat)]
    denied = None
    if action != NO_CALL:
        hand[card_of(action)] -= 1
        denied = card_of(action) if hand[card_of(action)] == 0 else None
    follow = cards_to_follow(config, record, seat, action)
    left = [kind for kind, cards in enumerate(hand) if cards > follow]
    neighbour = (seat + direction(config, record)) % int(config.players)
    return passing(view, partial(need_of, config, record, neighbour), denied, left)


def cards_to_follow(config: Record, record: Record, seat: int, action: int) -> int:
    """How many cards the seat may still take from its hand after this one."""
    if FOR_DUMMY <= action < CALL_CHOPSTICKS:
        return 0
    called = int(record.step[seat]) == FIRST_CARD and bool(may_call(config, record, seat))
    return int(called) + int(controls_dummy(config, record, seat))


def need_of(config: Record, record: Record, neighbour: int, kind: int) -> Need:
    """What a card would bring a neighbour at once; where seats are compared nothing is sure."""
    cards = int(record.plates[record.this_round, neighbour, kind]) + 1
    if isinstance(dishes.DISH_OF[kind].scoring, Places | Extremes):
        return Need(0, kind, cards)
    after = record.copy()
    free = free_wasabi(after, neighbour)
    lay(after, neighbour, kind, free)
    gain = points_now(config, after, neighbour) - points_now(config, record, neighbour)
    return Need(gain, kind, cards, dipped=bool(is_nigiri(kind) and free))
