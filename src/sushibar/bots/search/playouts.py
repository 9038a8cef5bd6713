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

from sushibar.bots.search.bandits import (
    ROOT,
    UNDECIDED,
    SearchMemory,
    after,
    find,
    highest_bound,
    is_familiar,
    learn,
    list_actions,
)
from sushibar.bots.search.chances import best_other, judge_function
from sushibar.bots.search.record import MARGIN, MOST_DECISIONS, POINTS, TRIES, WINS
from sushibar.games.bot_rules import SearchStyle
from sushibar.rulebook.chance import below
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule

ALWAYS: Final = 256
"""The parts of a chance to be guided."""


@rule
def begin(search: Record, is_even: bool) -> None:
    """Start a playout."""
    search.place = ROOT
    search.is_known = True
    search.first = UNDECIDED
    search.is_even = is_even
    search.decisions = 0


@rule
def is_first(search: Record, seat: int) -> bool:
    """Whether this is the choice that is searched."""
    return seat == int(search.seat) and int(search.first) == UNDECIDED


@rule
def is_guided(search: Record, luck: Record) -> bool:
    """Whether a seat does what the guide says this time; draws nothing where none ever does."""
    return int(search.guided) > 0 and int(below(luck, ALWAYS)) < int(search.guided)


@rule
def has_bandit(search: Record, seat: int, guided: bool) -> bool:
    """Whether a bandit is asked: not beyond known places, and not for others that are guided."""
    if not search.is_known or int(search.decisions) == MOST_DECISIONS:
        return False
    return seat == int(search.seat) or not guided


@rule
def least_tried(found: Any, number: int, sums: Any) -> int:
    """The action at the root that was tried least."""
    best = 0
    for i in range(1, number):
        if sums[found[i], TRIES] < sums[found[best], TRIES]:
            best = i
    return int(found[best])


@rule
def note_decision(search: Record, bandit: int, action: int, seat: int) -> None:
    """Note a decision from which its bandit will learn."""
    number = int(search.decisions)
    search.bandits[number] = bandit
    search.chosen[number] = action
    search.deciders[number] = seat
    search.decisions = number + 1


@rule
def learn_from_decisions(search: Record, memory: SearchMemory) -> None:
    """Let every bandit that was asked learn what its seat got."""
    for number in range(int(search.decisions)):
        reward = search.rewards[search.deciders[number]]
        bandit, action = int(search.bandits[number]), int(search.chosen[number])
        learn(memory, bandit, action, reward, float(search.explore))


@rule
def add(sums: Any, column: int, figure: float) -> None:
    """Add a figure and its square to sums."""
    sums[column] += figure
    sums[column + 1] += figure * figure


@rule
def note_outcome(search: Record, players: int) -> None:
    """Add what a playout has led to where its first action is summed up."""
    seat, sums = int(search.seat), search.sums[int(search.first)]
    points = search.prospects[seat]
    sums[TRIES] += 1
    add(sums, POINTS, points)
    add(sums, MARGIN, points - best_other(search.prospects, players, seat))
    add(sums, WINS, search.chances[seat])


def action_function(game: Game, style: SearchStyle) -> Callable[..., int]:
    """The rule (config, state, luck, search, memory, seat, place): a seat's next action."""
    legal, at_random, guide = game.legal, game.random_action, style.guide

    @rule
    def next_action(
        config: Record,
        state: Record,
        luck: Record,
        search: Record,
        memory: SearchMemory,
        seat: int,
        place: int,
    ) -> int:
        guided = is_guided(search, luck)
        bandit = find(memory, place) if has_bandit(search, seat, guided) else UNDECIDED
        if bandit == UNDECIDED and not guided:
            return int(at_random(config, state, seat, luck))
        if bandit == UNDECIDED:
            return int(guide(config, state, seat, luck))
        legal(config, state, seat, search.mask)
        number = list_actions(search.mask, search.found)
        # Asked even where it is overruled: so `spread` shifts nothing of the luck that follows.
        action = highest_bound(memory, bandit, search.found, number, luck)
        if search.is_even and is_first(search, seat):
            action = least_tried(search.found, number, search.sums)
        if action == UNDECIDED:
            if int(search.guided) > 0:
                action = int(guide(config, state, seat, luck))
            else:
                action = int(search.found[int(below(luck, number))])
        if number > 1:  # there is nothing to learn where there is no choice
            note_decision(search, bandit, action, seat)
        return action

    return next_action


def turn_function(game: Game, style: SearchStyle) -> Callable[..., None]:
    """The rule (config, state, luck, search, memory) that lets all seats answer."""
    pending, choose, next_action = game.pending, game.choose, action_function(game, style)

    @rule
    def play_turn(
        config: Record, state: Record, luck: Record, search: Record, memory: SearchMemory
    ) -> None:
        joint = int(search.place)
        for seat in range(config.players):
            # Every seat starts from the place before the turn: none knows what the others choose.
            place = after(int(search.place), seat)
            while pending(config, state) >> seat & 1:
                action = next_action(config, state, luck, search, memory, seat, place)
                if is_first(search, seat):
                    search.first = action
                choose(config, state, seat, action)
                place = after(place, action)
            joint = after(joint, place)
        if search.is_known:
            search.place = joint
            search.is_known = is_familiar(memory, joint)

    return play_turn


@cache
def play_function(game: Game, style: SearchStyle) -> Callable[..., None]:
    """The function (config, view, playouts, states, luck, search, memory) that plays out.

    There is room for two states; the search's record is of `record.search_type`.
    """
    pending, advance, recall, guess = game.pending, game.advance, game.recall, game.guess
    play_turn, judge = turn_function(game, style), judge_function(game, style.prospect)
    is_done = style.is_done

    def play_out(
        config: Record,
        view: Record,
        playouts: int,
        states: Any,
        luck: Record,
        search: Record,
        memory: SearchMemory,
    ) -> None:
        state, known = states[0], states[1]
        recall(config, view, known)  # once: only what is hidden differs between playouts
        for playout in range(playouts):
            states[0] = known
            guess(config, view, luck, state)
            begin(search, bool(search.spread) and playout % 2 == 1)
            while not is_done(config, view, state):
                play_turn(config, state, luck, search, memory)
                while pending(config, state) == 0 and not is_done(config, view, state):
                    advance(config, state, luck)
            judge(config, state, search)
            learn_from_decisions(search, memory)
            note_outcome(search, int(config.players))

    return play_out


@cache
def kernel(game: Game, style: SearchStyle) -> Callable[..., None]:
    """The same, compiled."""
    play_out = play_function(game, style)
    prepare()  # after the closures exist, so that they are registered too
    from numba import njit

    # Nothing is allocated, so nobody has to count who uses an array (`_nrt`). Numba would count at
    # every call that passes `memory` on, with atomic operations: an eighth of the whole time.
    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False)(play_out)
    return compiled
