"""Why a choice in Sushi Go Party! is good or bad."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from sushibar.games.drafting.dish import Dish, Extremes, Places
from sushibar.games.drafting.hints import Need, passing, race, sure_to_come
from sushibar.games.drafting.rules import hand_of
from sushibar.games.drafting.told import missing, waits_for_one
from sushibar.games.party.rules import steps
from sushibar.games.party.rules.actions import BLIND, NO_CALL
from sushibar.games.party.rules.choices import may_call
from sushibar.games.party.rules.config import acts_at_once, can_be_called
from sushibar.games.party.rules.dishes import NIGIRI_KINDS, TYPES
from sushibar.games.party.rules.plate import lay, race_alone
from sushibar.games.party.rules.score import dessert_cards
from sushibar.games.party.rules.state import hand_size, icons_of, is_nigiri
from sushibar.games.party.words.previews import points_now, preview
from sushibar.games.view import View
from sushibar.rulebook.rule import Record
from sushibar.texts import text

NOT_SURE: Final = ("edamame", "soy-sauce", "miso-soup")
"""Dishes that bring what others let them bring, beside those that compare seats in a round."""


def clauses(view: View, action: int) -> Iterable[str]:
    """What an action brings now, how it changes races and hopes, and what it leaves to others."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    yield preview(view.setup, config, record, seat, action)
    if action == NO_CALL:
        yield text("why-keeps-special")
    if action < BLIND and action != config.special_order:
        yield changes(config, record, seat, action)
        yield comes(view, action)
    if hand_size(config, record) > 1:
        yield from pass_on(view, action)


# What changes


def changes(config: Record, record: Record, seat: int, kind: int) -> str:
    """How laying a card changes a race, or whether its set comes too late."""
    after = record.copy()
    lay(config, after, seat, kind, 0)
    dish, scoring = dish_of(config, kind), dish_of(config, kind).scoring
    if isinstance(scoring, Places | Extremes):
        kept = dish.group == "dessert"
        count = dessert_cards if kept else partial(icons_in, int(config.column[kind]))
        loses = isinstance(scoring, Extremes)
        return compared(config, record, after, seat, count, last_loses=loses)
    left = hand_size(config, record) - 1
    lacking = missing(dish, int(after.plates[seat, kind]))
    if dish.group != "dessert" and left and lacking > left + helpers(config, after, seat):
        return text("why-too-late")
    return ""


def compared(
    config: Record,
    before: Record,
    after: Record,
    seat: int,
    count: Callable[..., int],
    *,
    last_loses: bool = False,
) -> str:
    """How a seat stands against all others where the most of something counts."""
    others = [int(count(config, after, one)) for one in range(config.players) if one != seat]
    mine = int(count(config, before, seat)), int(count(config, after, seat))
    return race(*mine, others, last_loses=last_loses and config.players > 2)


def dish_of(config: Record, kind: int) -> Dish:
    """The dish that a kind belongs to."""
    return TYPES[config.type[config.column[kind]]]


def icons_in(column: int, config: Record, record: Record, seat: int) -> int:
    """How many icons the cards of a column in front of a seat show."""
    return icons_of(config, record, seat, column)


def helpers(config: Record, record: Record, seat: int) -> int:
    """How many cards lie there that may bring a further one in a later turn."""
    return sum(
        int(record.plates[seat, kind])
        for kind in range(config.kinds)
        if can_be_called(config, kind) or acts_at_once(config, kind)
    )


# What comes


def comes(view: View, kind: int) -> str:
    """Whether the next hand is sure to have what a card waits for."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    if hand_size(config, record) == 1 or record.phase != steps.PICKS:
        return ""
    cards = int(record.plates[seat, kind]) + 1
    dish = dish_of(config, kind)
    wanted: tuple[int, ...] = ()
    if dish.group != "dessert" and waits_for_one(dish, cards):
        wanted = (kind,)
    elif dish.name == "wasabi":
        wanted = tuple(range(NIGIRI_KINDS))
    holder = (seat - 1) % int(config.players)
    takers = 1 + sum(helpers(config, record, one) for one in range(config.players))
    return sure_to_come(view, holder, wanted, takers)


# What is passed on


def pass_on(view: View, action: int) -> Iterable[str]:
    """What the next seat gets, or does not get, in the hand that is passed on."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    step = int(record.step[seat])
    taking = step in (steps.PICK, steps.SECOND_CARD) and action < BLIND
    if not taking and not (step == steps.CALL and action == NO_CALL):
        return ()
    hand = [int(cards) for cards in hand_of(record, seat)]
    denied = None
    if taking:
        hand[action] -= 1
        denied = action if hand[action] == 0 else None
    follow = int(step == steps.PICK and may_call(config, record, seat))
    left = [kind for kind, cards in enumerate(hand) if cards > follow]
    neighbour = (seat + 1) % int(config.players)
    return passing(view, partial(need_of, config, record, neighbour), denied, left)


def need_of(config: Record, record: Record, neighbour: int, kind: int) -> Need:
    """What a card would bring a neighbour at once; only what nobody else can change counts."""
    cards = int(record.plates[neighbour, kind]) + 1
    dish = dish_of(config, kind)
    compares = dish.group != "dessert" and isinstance(dish.scoring, Places | Extremes)
    if kind == config.special_order or compares or dish.name in NOT_SURE:
        return Need(0, kind, cards)
    after = record.copy()
    lay(config, after, neighbour, kind, 0)
    race_alone(config, after, neighbour)
    gain = points_now(config, after, neighbour) - points_now(config, record, neighbour)
    dipped = is_nigiri(kind) and after.dipped[neighbour, kind] > record.dipped[neighbour, kind]
    return Need(gain, kind, cards, dipped=bool(dipped))
