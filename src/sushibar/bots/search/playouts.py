"""Playouts of determinized, decoupled UCT, compiled: every seat is a bandit of its own.

Seats that decide at the same time do not know each other's choices, so each has statistics of its
own at the place that all answers so far have led to. Beyond the places that have been seen before,
all seats play as guided. So do most of the others before: at a table of many they are rather like
greedy players than like the best, and what they do need not be found out by trying everything.

A kernel cannot be handed functions as arguments, so what depends on the game is a closure here.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sushibar.bots.search.arrays import (
    DEEPEST,
    MARGIN,
    POINTS,
    TRIES,
    WINS,
    Settings,
    TreeArrays,
)
from sushibar.bots.search.bandits import (
    ROOT,
    UNDECIDED,
    after,
    find,
    highest_bound,
    is_familiar,
    learn,
    list_actions,
)
from sushibar.bots.search.chances import best_other, judge_function
from sushibar.games.kit import KITS
from sushibar.rulebook.chance import below
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule

ALWAYS: Final = 256
"""The parts of a chance to be guided."""


@rule
def begin(arrays: TreeArrays, seat: int, is_even: bool) -> None:
    """Start a playout for a seat."""
    progress = arrays.progress[0]
    progress.place = ROOT
    progress.is_known = True
    progress.decisions = 0
    progress.seat = seat
    progress.first = UNDECIDED
    progress.is_even = is_even


@rule
def is_guided(settings: Settings, luck: Record) -> bool:
    """Whether a seat does what the guide says this time; draws nothing where none ever does."""
    return settings.guided > 0 and int(below(luck, ALWAYS)) < settings.guided


@rule
def bandit_for(arrays: TreeArrays, seat: int, place: int, guided: bool) -> int:
    """The bandit to ask for an action; none beyond known places, and for others that are guided."""
    progress = arrays.progress[0]
    if not progress.is_known or int(progress.decisions) == DEEPEST:
        return UNDECIDED
    if guided and seat != int(progress.seat):
        return UNDECIDED
    return find(arrays.memory, place)


@rule
def least_tried(found: Any, number: int, sums: Any) -> int:
    """The action at the root that was tried least."""
    best = 0
    for i in range(1, number):
        if sums[found[i], TRIES] < sums[found[best], TRIES]:
            best = i
    return int(found[best])


@rule
def remember(arrays: TreeArrays, bandit: int, action: int, seat: int) -> None:
    """Note a decision from which its bandit will learn."""
    progress = arrays.progress[0]
    decision = arrays.path[int(progress.decisions)]
    decision.bandit = bandit
    decision.action = action
    decision.seat = seat
    progress.decisions += 1


@rule
def learn_from_path(arrays: TreeArrays, explore: float) -> None:
    """Let every bandit that was asked learn what its seat got."""
    for number in range(int(arrays.progress[0].decisions)):
        decision = arrays.path[number]
        reward = arrays.rewards[decision.seat]
        learn(arrays.memory, int(decision.bandit), int(decision.action), reward, explore)


@rule
def add(sums: Any, column: int, figure: float) -> None:
    """Add a figure and its square to sums."""
    sums[column] += figure
    sums[column + 1] += figure * figure


@rule
def note_outcome(arrays: TreeArrays, players: int) -> None:
    """Add what a playout has led to where its first action is summed up."""
    seat, sums = int(arrays.progress[0].seat), arrays.sums[int(arrays.progress[0].first)]
    points = arrays.prospects[seat]
    sums[TRIES] += 1
    add(sums, POINTS, points)
    add(sums, MARGIN, points - best_other(arrays.prospects, players, seat))
    add(sums, WINS, arrays.chances[seat])


def action_function(game: Game) -> Callable[..., int]:
    """The rule (config, settings, arrays, seat, place) that chooses a seat's next action."""
    legal, at_random, guide = game.legal, game.random_action, KITS[game.name].bot.search.guide

    @rule
    def ask_bandit(
        config: Record, settings: Settings, arrays: TreeArrays, seat: int, bandit: int
    ) -> int:
        progress, state, luck = arrays.progress[0], arrays.states[0], arrays.luck[0]
        legal(config, state, seat, arrays.mask)
        number = list_actions(arrays.mask, arrays.found)
        # Asked even where it is overruled: so `spread` shifts nothing of the luck that follows.
        action = highest_bound(arrays.memory, bandit, arrays.found, number, luck)
        is_first = seat == int(progress.seat) and int(progress.first) == UNDECIDED
        if is_first and progress.is_even:
            action = least_tried(arrays.found, number, arrays.sums)
        if action == UNDECIDED:
            if settings.guided > 0:
                action = int(guide(config, state, seat, luck))
            else:
                action = int(arrays.found[int(below(luck, number))])
        if number > 1:  # nothing is learnt where there is no choice
            remember(arrays, bandit, action, seat)
        return action

    @rule
    def next_action(
        config: Record, settings: Settings, arrays: TreeArrays, seat: int, place: int
    ) -> int:
        state, luck = arrays.states[0], arrays.luck[0]
        guided = is_guided(settings, luck)
        bandit = bandit_for(arrays, seat, place, guided)
        if bandit != UNDECIDED:
            return ask_bandit(config, settings, arrays, seat, bandit)
        if guided:
            return int(guide(config, state, seat, luck))
        return int(at_random(config, state, seat, luck))

    return next_action


def turn_function(game: Game) -> Callable[..., None]:
    """The rule (config, settings, arrays) that lets all seats answer, unseen by each other."""
    pending, choose, next_action = game.pending, game.choose, action_function(game)

    @rule
    def answer(config: Record, settings: Settings, arrays: TreeArrays, seat: int) -> int:
        """Returns the place of the seat's own that its answer leads to."""
        progress, state = arrays.progress[0], arrays.states[0]
        place = int(progress.place)
        if progress.is_known:
            place = after(place, seat)
        while pending(config, state) >> seat & 1:
            action = next_action(config, settings, arrays, seat, place)
            if seat == int(progress.seat) and int(progress.first) == UNDECIDED:
                progress.first = action
            choose(config, state, seat, action)
            if progress.is_known:
                place = after(place, action)
        return place

    @rule
    def play_turn(config: Record, settings: Settings, arrays: TreeArrays) -> None:
        progress = arrays.progress[0]
        place = int(progress.place)
        for seat in range(config.players):
            # Each seat starts where the turn began: it must not know what the others choose.
            own = answer(config, settings, arrays, seat)
            if progress.is_known:
                place = after(place, own)
        if progress.is_known:
            progress.place = place
            progress.is_known = is_familiar(arrays.memory, place)

    return play_turn


@cache
def play_function(game: Game) -> Callable[..., None]:
    """The function (config, view, playouts, settings, arrays) that plays out."""
    pending, advance, recall, guess = game.pending, game.advance, game.recall, game.guess
    style = KITS[game.name].bot.search
    play_turn, judge = turn_function(game), judge_function(game, style.prospect)
    is_done = style.is_done

    def play_out(
        config: Record, view: Record, playouts: int, settings: Settings, arrays: TreeArrays
    ) -> None:
        states, state, luck = arrays.states, arrays.states[0], arrays.luck[0]
        recall(config, view, states[1])
        for playout in range(playouts):
            states[0] = states[1]  # what is known is worked out once, then copied
            guess(config, view, luck, state)
            begin(arrays, int(view.seat), settings.spread and playout % 2 == 1)
            while not is_done(config, view, state):
                play_turn(config, settings, arrays)
                while pending(config, state) == 0 and not is_done(config, view, state):
                    advance(config, state, luck)
            judge(config, state, settings.scale, arrays)
            learn_from_path(arrays, settings.explore)
            note_outcome(arrays, int(config.players))

    return play_out


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    play_out = play_function(game)
    prepare()  # after the closures exist, so that they are registered too
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True)(play_out)
    return compiled
