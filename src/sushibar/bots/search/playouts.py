"""Playouts of determinized, decoupled UCT, compiled: every seat is a bandit of its own.

Seats that decide at the same time do not know each other's choices, so each has statistics of its
own at the place that all answers so far have led to. Beyond the places that have been seen before,
a policy plays on.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from sushibar.bots.search.bandits import (
    EMPTY,
    NOWHERE,
    ROOT,
    after,
    find,
    has_room,
    upper_bound,
)
from sushibar.bots.search.prospects import (
    laps_are_over,
    party_prospect,
    round_is_over,
    sushi_go_prospect,
    wasabi_prospect,
)
from sushibar.bots.wasabi.cook import greedy_action
from sushibar.rulebook.chance import below
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.games import GAMES
from sushibar.rulebook.rule import Record, long_rule, rule

UNTRIED: Final = 1e9
"""Better than any upper bound: every action is tried once."""
MOST_STEPS: Final = 16
"""More decisions than all seats' answers to one question have."""
DEEPEST: Final = 512
"""So many decisions of a playout can be remembered."""


class Style(NamedTuple):
    """How a game is searched."""

    policy: Callable[..., Any]
    is_done: Callable[..., Any]
    prospect: Callable[..., Any]
    explore: float
    scale: float
    """A margin of so many points is nearly three chances to one to win."""


STYLES: Final = {
    "sushi-go": Style(
        GAMES["sushi-go"].random_action, round_is_over, sushi_go_prospect, explore=0.6, scale=6.0
    ),
    "party": Style(
        GAMES["party"].random_action, round_is_over, party_prospect, explore=0.6, scale=8.0
    ),
    "wasabi": Style(greedy_action, laps_are_over, wasabi_prospect, explore=0.4, scale=4.0),
}


@long_rule
def select(mask: Any, place: int, luck: Record, explore: float, table: Any) -> tuple[int, int, int]:
    """The action with the highest upper bound, its entry, and how many entries are new."""
    best, chosen, entry, untried, new = -1.0, 0, NOWHERE, 0, 0
    for action in range(mask.size):
        if not mask[action]:
            continue
        key = after(place, action)
        found = find(table, key)
        if table[found].key == EMPTY:
            table[found].key = key
            new += 1
        table[found].chances += 1
        if table[found].visits == 0:
            untried += 1
            if below(luck, untried) == 0:
                best, chosen, entry = UNTRIED, action, found
        elif best < UNTRIED:
            bound = upper_bound(table[found], explore)
            if bound > best:
                best, chosen, entry = bound, action, found
    return chosen, entry, new


@rule
def reward_seats(
    over: Callable[..., bool],
    winners: Callable[..., int],
    prospect: Callable[..., float],
    scale: float,
    config: Record,
    state: Record,
    prospects: Any,
    rewards: Any,
) -> None:
    """For every seat how likely it is to win, by its margin to the best other."""
    won = winners(config, state) if over(state) else 0
    for seat in range(config.players):
        prospects[seat] = prospect(config, state, seat)
    for seat in range(config.players):
        best_other = -UNTRIED
        for other in range(config.players):
            if other != seat:
                best_other = max(best_other, prospects[other])
        rewards[seat] = 1.0 / (1.0 + math.exp((best_other - prospects[seat]) / scale))
        if over(state):
            rewards[seat] = 0.5 * rewards[seat] + 0.5 * (won >> seat & 1)


def play_function(game: Game) -> Callable[..., None]:
    """The function (config, view, playouts, …, used, table) that plays out, see `search.Tree`."""
    pending, legal, choose, advance = game.pending, game.legal, game.choose, game.advance
    determinize, over, winners = game.determinize, game.over, game.winners
    policy, is_done, prospect, explore, scale = STYLES[game.name]

    def play_out(
        config: Record,
        view: Record,
        playouts: int,
        rngs: Any,
        states: Any,
        mask: Any,
        path: Any,
        owners: Any,
        prospects: Any,
        rewards: Any,
        used: Any,
        table: Any,
    ) -> None:
        state, luck = states[0], rngs[0]
        for _ in range(playouts):
            determinize(config, view, luck, state)
            place, depth, inside = ROOT, 0, True
            while not is_done(config, view, state):
                joint = place
                inside = inside and has_room(table, used[0], mask.size * MOST_STEPS)
                for seat in range(config.players):
                    own = after(place, seat)
                    while pending(config, state) >> seat & 1:
                        if inside and depth < DEEPEST:
                            legal(config, state, seat, mask)
                            action, entry, new = select(mask, own, luck, explore, table)
                            used[0] += new
                            path[depth] = entry
                            owners[depth] = seat
                            depth += 1
                        else:
                            action = policy(config, state, seat, luck)
                        choose(config, state, seat, action)
                        own = after(own, action)
                    joint = after(joint, own)
                place = joint
                if inside:
                    entry = find(table, place)
                    if table[entry].key == EMPTY:
                        inside = False
                        table[entry].key = place
                        used[0] += 1
                while pending(config, state) == 0 and not is_done(config, view, state):
                    advance(config, state, luck)
            reward_seats(over, winners, prospect, scale, config, state, prospects, rewards)
            for step in range(depth):
                table[path[step]].visits += 1
                table[path[step]].worth += rewards[owners[step]]

    return play_out


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    prepare()
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True)(play_function(game))
    return compiled
