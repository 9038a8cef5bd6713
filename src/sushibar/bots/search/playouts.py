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
    Memory,
    after,
    find,
    highest_bound,
    is_familiar,
    learn,
    list_actions,
)
from sushibar.bots.search.chances import best_other, judge
from sushibar.games.kit import KITS
from sushibar.rulebook.chance import below
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule

ALWAYS: Final = 256
"""The parts of a chance to be guided."""
DEEPEST: Final = 512
"""So many decisions of a playout can be remembered."""
BANDIT: Final = 0
ACTION: Final = 1
SEAT: Final = 2
STEP: Final = 3
"""What is remembered of each: the bandit that was asked, what it chose, and for whom."""
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
def least_tried(found: Any, number: int, sums: Any) -> int:
    """The action at the root that was tried least."""
    best = 0
    for i in range(1, number):
        if sums[found[i], TRIES] < sums[found[best], TRIES]:
            best = i
    return int(found[best])


def play_function(game: Game) -> Callable[..., None]:
    """The function (config, view, playouts, guided, explore, scale, spread, …) that plays out.

    As often as `guided` out of `ALWAYS` a seat does what the guide says. With `spread` every other
    playout begins with what was tried least: it is known how bad the bad choices are. For the rest
    see `tree.Tree`.
    """
    pending, legal, choose, advance = game.pending, game.legal, game.choose, game.advance
    recall, guess, at_random = game.recall, game.guess, game.random_action
    over, winners = game.over, game.winners
    style = KITS[game.name].bot.search
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
        prospects: Any,
        chances: Any,
        rewards: Any,
        sums: Any,
        memory: Memory,
    ) -> None:
        state, known, luck, me = states[0], states[1], rngs[0], int(view.seat)
        recall(config, view, known)
        for playout in range(playouts):
            states[0] = known
            guess(config, view, luck, state)
            place, depth, inside, root = ROOT, 0, True, UNDECIDED
            while not is_done(config, view, state):
                joint = place
                for seat in range(config.players):
                    own = after(place, seat) if inside else place
                    while pending(config, state) >> seat & 1:
                        follows = guided > 0 and int(below(luck, ALWAYS)) < guided
                        bandit = UNDECIDED
                        if inside and depth < DEEPEST and (seat == me or not follows):
                            bandit = find(memory, own)
                        if bandit != UNDECIDED:
                            legal(config, state, seat, mask)
                            number = list_actions(mask, found)
                            action = highest_bound(memory, bandit, found, number, luck)
                            if spread and root == UNDECIDED and playout % 2 and seat == me:
                                action = least_tried(found, number, sums)
                            if action == UNDECIDED:
                                if guided > 0:
                                    action = int(guide(config, state, seat, luck))
                                else:
                                    action = int(found[int(below(luck, number))])
                            if number > 1:
                                path[depth, BANDIT] = bandit
                                path[depth, ACTION] = action
                                path[depth, SEAT] = seat
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
                    inside = is_familiar(memory, place)
                while pending(config, state) == 0 and not is_done(config, view, state):
                    advance(config, state, luck)
            judge(over, winners, prospect, scale, config, state, prospects, chances, rewards)
            for step in range(depth):
                reward = rewards[path[step, SEAT]]
                learn(memory, path[step, BANDIT], path[step, ACTION], reward, explore)
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
