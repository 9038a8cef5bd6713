"""Playouts of determinized, decoupled UCT, compiled: every seat is a bandit of its own.

Seats that decide at the same time do not know each other's choices, so each has statistics of its
own at the place that all answers so far have led to. Beyond the places that have been seen before,
all seats play as guided. So do most of the others before: at a table of many they are rather like
greedy players than like the best, and what they do need not be found out by trying everything.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sushibar.bots.search.bandits import (
    ROOT,
    UNDECIDED,
    after,
    enter,
    find,
    has_room,
    highest_bound,
    list_entries,
)
from sushibar.bots.search.chances import best_other, judge
from sushibar.bots.search.styles import STYLES
from sushibar.rulebook.chance import below
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule

ALWAYS: Final = 256
"""The parts of a chance to be guided."""
MOST_STEPS: Final = 16
"""More decisions than all seats' answers to one question have."""
DEEPEST: Final = 512
"""So many decisions of a playout can be remembered."""
SEEN: Final = 8
"""So often a place has to be reached before what is done there is remembered."""
TRIES: Final = 0
POINTS: Final = 1
MARGIN: Final = 3
WINS: Final = 5
SUMS: Final = 7
"""What is summed up for every action at the root; beside each sum that of its squares."""


@rule
def note(sums: Any, place: int, figure: float) -> None:
    """Add a figure and its square to sums."""
    sums[place] += figure
    sums[place + 1] += figure * figure


@rule
def least_tried(found: Any, number: int, sums: Any) -> tuple[int, int]:
    """The action at the root that was tried least, and its entry."""
    best = 0
    for i in range(1, number):
        if sums[found[i, 0], TRIES] < sums[found[best, 0], TRIES]:
            best = i
    return int(found[best, 0]), int(found[best, 1])


def play_function(game: Game) -> Callable[..., None]:
    """The function (config, view, playouts, guided, explore, scale, spread, …) that plays out.

    As often as `guided` out of `ALWAYS` a seat does what the guide says. With `spread` every other
    playout begins with what was tried least: it is known how bad the bad choices are. For the rest
    see `tree.Tree`.
    """
    pending, legal, choose, advance = game.pending, game.legal, game.choose, game.advance
    determinize, over, winners, at_random = (
        game.determinize,
        game.over,
        game.winners,
        game.random_action,
    )
    style = STYLES[game.name]
    guide, is_done, prospect = style.guide, style.is_done, style.prospect

    def play_out(
        config: Record,
        view: Record,
        playouts: int,
        guided: int,
        explore: float,
        scale: float,
        spread: bool,
        rngs: Any,
        states: Any,
        mask: Any,
        found: Any,
        path: Any,
        owners: Any,
        prospects: Any,
        chances: Any,
        rewards: Any,
        sums: Any,
        used: Any,
        table: Any,
    ) -> None:
        state, luck, me = states[0], rngs[0], int(view.seat)
        for playout in range(playouts):
            determinize(config, view, luck, state)
            place, depth, inside, root = ROOT, 0, True, UNDECIDED
            while not is_done(config, view, state):
                joint = place
                inside = inside and has_room(table, used, MOST_STEPS)
                inside = inside and depth < DEEPEST - MOST_STEPS
                for seat in range(config.players):
                    own = after(place, seat) if inside else place
                    while pending(config, state) >> seat & 1:
                        follows = guided > 0 and int(below(luck, ALWAYS)) < guided
                        action = UNDECIDED
                        if inside and (seat == me or not follows):
                            legal(config, state, seat, mask)
                            number = list_entries(mask, own, table, found)
                            action, entry = highest_bound(found, number, explore, luck, table)
                            if spread and root == UNDECIDED and playout % 2 and seat == me:
                                action, entry = least_tried(found, number, sums)
                            if action == UNDECIDED:
                                if guided > 0:
                                    action = int(guide(config, state, seat, luck))
                                else:
                                    action = int(found[int(below(luck, number)), 0])
                                entry = find(table, own, action)
                            if number > 1:
                                enter(table, used, entry, own, action)
                                path[depth] = entry
                                owners[depth] = seat
                                depth += 1
                        elif follows:
                            action = int(guide(config, state, seat, luck))
                        else:
                            action = int(at_random(config, state, seat, luck))
                        if seat == me and root == UNDECIDED:
                            root = action
                        choose(config, state, seat, action)
                        if inside:
                            own = after(own, action)
                    if inside:
                        joint = after(joint, own)
                if inside:
                    place = joint
                    entry = find(table, place, UNDECIDED)
                    enter(table, used, entry, place, UNDECIDED)
                    inside = table[entry].visits >= SEEN
                    table[entry].visits += 1
                while pending(config, state) == 0 and not is_done(config, view, state):
                    advance(config, state, luck)
            judge(over, winners, prospect, scale, config, state, prospects, chances, rewards)
            for step in range(depth):
                table[path[step]].visits += 1
                table[path[step]].worth += rewards[owners[step]]
            mine = prospects[me]
            sums[root, TRIES] += 1
            note(sums[root], POINTS, mine)
            note(sums[root], MARGIN, mine - best_other(prospects, int(config.players), me))
            note(sums[root], WINS, chances[me])

    return play_out


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    prepare()
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True)(play_function(game))
    return compiled
