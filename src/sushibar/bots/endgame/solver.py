"""Backward induction over matrix games, compiled: from the last cards of a round to a question.

Both seats answer a question at the same time, so it is a matrix game, and what every pair of
answers is worth is the value of the question that it leads to.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.bots.endgame.expansion import (
    ENDED,
    MOST_ANSWERS,
    MOST_STEPS,
    TOO_MANY,
    UNDECIDED,
    list_answers,
    play_on,
)
from sushibar.bots.endgame.matrix import solve_game
from sushibar.games.kit import KITS
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule

PLAYERS: Final = 2
LEVELS: Final = 24
"""Questions one after the other, and one more place to try answers."""
MOST_PAIRS: Final = 64 * 64
"""Pairs of answers to a question."""
REMEMBERED: Final = 1 << 15
"""Values of questions that are kept, unless more are wanted."""

SOLVED: Final = 0
CHANCE: Final = 1
TOO_LARGE: Final = 2
"""How solving ends: with a solution; where chance has a say; where there is too much to try."""

WORD: Final = np.dtype(np.uint32)
EMPTY: Final = 0
_LARGEST: Final = (1 << 62) - 1
_FACTOR: Final = 0x1E3779B97F4A7C15


class Workspace(NamedTuple):
    """Room to solve one endgame; most of it level by level, the question itself at level 0."""

    words: Any
    states: Any
    """The same memory, as records."""
    luck: Any
    mask: Any
    answers: Any
    """(levels, players, answers, steps): actions."""
    lengths: Any
    """(levels, players, answers): how many steps an answer has."""
    counts: Any
    """(levels, players): how many answers there are."""
    payoffs: Any
    """(levels, pairs of answers): what each is worth to seat 0, row after row of its answers."""
    done: Any
    """How many of them are known."""
    keys: Any
    """What the question is known by."""
    mixes: Any
    """(players, answers): how likely each is, in the end at level 0."""
    value: Any
    spare: Any
    labels: Any
    known_keys: Any
    known_values: Any
    """The values of questions that may come again."""


def workspace_for(game: Game, remembered: int = REMEMBERED) -> Workspace:
    """An empty workspace; `remembered` is a power of two."""
    words = np.zeros((LEVELS, -(-game.state.itemsize // WORD.itemsize)), WORD)
    records = words.view(np.uint8)[:, : game.state.itemsize].view(game.state)[:, 0]
    return Workspace(
        words=words,
        states=records.view(np.recarray),
        luck=np.zeros(1, Philox).view(np.recarray),
        mask=np.zeros(game.actions, np.int8),
        answers=np.zeros((LEVELS, PLAYERS, MOST_ANSWERS, MOST_STEPS), np.uint8),
        lengths=np.zeros((LEVELS, PLAYERS, MOST_ANSWERS), np.uint8),
        counts=np.zeros((LEVELS, PLAYERS), np.int64),
        payoffs=np.zeros((LEVELS, MOST_PAIRS)),
        done=np.zeros(LEVELS, np.int64),
        keys=np.zeros(LEVELS, np.int64),
        mixes=np.zeros((PLAYERS, MOST_ANSWERS)),
        value=np.zeros(1),
        spare=np.zeros((2 * MOST_PAIRS, 2)),
        labels=np.zeros(2 * MOST_ANSWERS, np.int64),
        known_keys=np.zeros(remembered, np.int64),
        known_values=np.zeros(remembered),
    )


@rule
def key_of(words: Any) -> int:
    """A number of 62 bits that stands for a state; the same in CPython and compiled.

    That two of some ten thousand states share one is less likely than one in a billion.
    """
    key = 1
    for place in range(words.size):
        key = ((key ^ int(words[place])) * _FACTOR) & _LARGEST
        key ^= key >> 31
    return key | 1


@rule
def find(keys: Any, key: int) -> int:
    """Where a key is in the table, or where it would be."""
    place = int(key >> 20 & (keys.size - 1))
    while keys[place] != EMPTY and keys[place] != key:
        place = (place + 1) & (keys.size - 1)
    return place


@rule
def remember(workspace: Workspace, level: int) -> None:
    """Note the value of the question at a level."""
    place = find(workspace.known_keys, workspace.keys[level])
    workspace.known_keys[place] = workspace.keys[level]
    workspace.known_values[place] = workspace.value[0]


@rule
def note(workspace: Workspace, level: int, payoff: float) -> None:
    """Note what the next pair of answers at a level is worth."""
    workspace.payoffs[level, workspace.done[level]] = payoff
    workspace.done[level] += 1


@rule
def solve_level(workspace: Workspace, level: int) -> None:
    """Solve the matrix game of a level whose payoffs are all known."""
    rows, columns = int(workspace.counts[level, 0]), int(workspace.counts[level, 1])
    payoffs = workspace.payoffs[level][: rows * columns].reshape((rows, columns))
    workspace.value[0] = solve_game(
        payoffs, workspace.spare, workspace.labels, workspace.mixes[0], workspace.mixes[1]
    )


def solve_function(game: Game, worth: Callable[..., float]) -> Callable[..., int]:
    """The function (config, pairs, workspace) that solves the question at level 0 of a workspace.

    It tries at most `pairs` of answers, and returns how it ended. `worth` is a rule (config,
    state): what the end of the round is worth to seat 0; seat 1 wants it to be low.
    """
    pending, legal, choose, advance = game.pending, game.legal, game.choose, game.advance
    endgames = KITS[game.name].bot.endgames
    assert endgames is not None
    is_open = endgames.is_open

    def solve(config: Record, pairs: int, workspace: Workspace) -> int:
        this_round = int(workspace.states[0].this_round)
        # Recursion by hand: a kernel cannot make records of its own for every call, so each level
        # of the tree has its row in the workspace.
        level, tried, known, is_new = 0, 0, 0, True
        while True:
            after = level + 1
            state = workspace.states[after]
            if is_new:
                if after == LEVELS - 1:
                    return TOO_LARGE
                workspace.done[level] = 0
                for seat in range(PLAYERS):
                    workspace.counts[level, seat] = list_answers(
                        pending,
                        legal,
                        choose,
                        config,
                        workspace.words[level],
                        workspace.words[after],
                        state,
                        seat,
                        workspace.mask,
                        workspace.answers[level, seat],
                        workspace.lengths[level, seat],
                    )
                    if workspace.counts[level, seat] == TOO_MANY:
                        return TOO_LARGE
                is_new = False
            columns = workspace.counts[level, 1]
            in_all = workspace.counts[level, 0] * columns
            if in_all > MOST_PAIRS:
                return TOO_LARGE
            if workspace.done[level] == in_all:
                solve_level(workspace, level)
                if level == 0:
                    return SOLVED
                # A table that is more than half full would be searched for long.
                if 2 * known < workspace.known_keys.size:
                    remember(workspace, level)
                    known += 1
                level -= 1
                note(workspace, level, workspace.value[0])
                continue
            if tried == pairs:
                return TOO_LARGE
            tried += 1
            workspace.words[after] = workspace.words[level]
            for seat in range(PLAYERS):
                chosen = (
                    workspace.done[level] % columns if seat else workspace.done[level] // columns
                )
                for step in range(workspace.lengths[level, seat, chosen]):
                    choose(config, state, seat, int(workspace.answers[level, seat, chosen, step]))
            rest = play_on(pending, advance, is_open, config, state, workspace.luck[0], this_round)
            if rest == UNDECIDED:
                return CHANCE
            if rest == ENDED:
                note(workspace, level, worth(config, state))
                continue
            key = key_of(workspace.words[after])
            place = find(workspace.known_keys, key)
            if workspace.known_keys[place] == key:
                note(workspace, level, workspace.known_values[place])
                continue
            level = after
            workspace.keys[level] = key
            is_new = True

    return solve


@cache
def kernel(game: Game, worth: Callable[..., float]) -> Callable[..., int]:
    """The same, compiled; `worth` is a rule that was there before anything was compiled."""
    prepare()
    from numba import njit

    compiled: Callable[..., int] = njit(nogil=True, cache=True)(solve_function(game, worth))
    return compiled
