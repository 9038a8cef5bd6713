"""A greedy player of Sushi Go!: takes the card that is worth most, to itself and its neighbour."""

from typing import Final

from sushibar.games.sushi_go.bot.worth import nigiri_worth, worth
from sushibar.games.sushi_go.rules import actions
from sushibar.games.sushi_go.rules.actions import card_of, may_lay_beside
from sushibar.games.sushi_go.rules.dishes import EGG, KINDS
from sushibar.games.sushi_go.rules.state import direction, free_wasabi, is_nigiri
from sushibar.games.sushi_go.rules.steps import CALL, DUMMY_CARD, SECOND_CARD
from sushibar.rulebook.rule import Record, long_rule, rule, signed

OWN: Final = 20
DENIAL: Final = 12
"""What counts beside the worth of a card: its worth to the next neighbour, shared among all
opponents, of whom there are one to four.
"""
PATIENCE: Final = (260, 12)
"""What chopsticks are kept for: a better second card, the more so the more turns are left."""
NEVER: Final = 1_000_000
"""More than anything promises."""


@long_rule
def greedy_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """The most promising action of a seat that owes one."""
    step = int(state.step[seat])
    if step == CALL:
        calling = promise(config, state, seat, actions.CALL_CHOPSTICKS)
        return (
            actions.CALL_CHOPSTICKS
            if calling > promise(config, state, seat, actions.NO_CALL)
            else actions.NO_CALL
        )
    taking = actions.FOR_DUMMY if step == DUMMY_CARD else actions.TAKE
    best = best_card(config, state, seat, taking)
    if taking == actions.TAKE and is_nigiri(best) and may_lay_beside(config, state, seat):
        beside = actions.BESIDE + best - EGG
        if promise(config, state, seat, beside) > promise(config, state, seat, actions.TAKE + best):
            return beside
    return taking + best


@rule
def best_card(config: Record, state: Record, seat: int, taking: int) -> int:
    """The most promising card of the hand, by what taking it does."""
    best, highest = signed(0), -NEVER
    for kind in range(KINDS):
        if state.hands[state.holds[seat], kind] > 0:
            promised = promise(config, state, seat, taking + kind)
            if promised > highest:
                best, highest = signed(kind), promised
    return best


@long_rule
def promise(config: Record, state: Record, seat: int, action: int) -> int:
    """How good a legal action is; only comparisons mean anything."""
    turns = int(config.hand) - int(state.turn) - 1
    if action == actions.NO_CALL:
        return OWN * (PATIENCE[0] + PATIENCE[1] * turns) if turns > 1 else -NEVER
    if action == actions.CALL_CHOPSTICKS:
        best = -NEVER
        for kind in range(KINDS):
            if state.hands[state.holds[seat], kind] > 0:
                best = max(best, card_promise(config, state, seat, actions.TAKE + kind, turns))
        return best
    if action >= actions.FOR_DUMMY:
        opponent = 1 - seat
        return worth(config, state, opponent, card_of(action), turns, free_wasabi(state, opponent))
    return card_promise(config, state, seat, action, turns)


@rule
def card_promise(config: Record, state: Record, seat: int, action: int, turns: int) -> int:
    """How good it is to take a card, and that the next neighbour does not get it."""
    kind = card_of(action)
    if actions.BESIDE <= action < actions.FOR_DUMMY:
        own = nigiri_worth(kind - EGG + 1, turns, 0)
    else:
        own = worth(config, state, seat, kind, turns, wasabi_left(state, seat))
    if turns == 0:
        return OWN * own
    players = int(config.players)
    neighbour = (seat + players + direction(config, state)) % players
    theirs = worth(config, state, neighbour, kind, turns, free_wasabi(state, neighbour))
    return OWN * own + DENIAL // (players - 1) * theirs


@rule
def wasabi_left(state: Record, seat: int) -> int:
    """How many wasabi wait for the card that is chosen now, after one that is chosen already."""
    free = signed(free_wasabi(state, seat))
    second = state.step[seat] in (CALL, SECOND_CARD)
    if second and free > 0 and is_nigiri(int(state.first[seat])):
        free -= 1
    return free
