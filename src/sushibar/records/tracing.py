"""Compiled games in which every decision is noted."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.batch.seats import BEGINNER, GREEDY, RANDOM, PlayedGame, beginner_of
from sushibar.games.kit import KITS
from sushibar.games.setup import Setup
from sushibar.records.kernels import compiled, readable
from sushibar.rulebook.chance import DEALER, PLAYERS
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import signed

MOST_DECISIONS: Final = 4_096
"""Of one game; none comes near to it."""

Traced = np.dtype(
    [
        ("question", np.int16),  # those with the same number were revealed together
        ("in_round", np.int16),
        ("turn", np.int16),
        ("seat", np.int16),
        ("action", np.int16),
    ]
)
"""A decision, in the order in which they were made."""


class TracedGames(NamedTuple):
    """Games that were played to their end."""

    played: np.ndarray[Any, Any]
    """What they came to, see `PlayedGame`."""
    decisions: np.ndarray[Any, Any]
    """(games, decisions) of type `Traced`; only the first ones of a row are meant, as many as"""
    counts: np.ndarray[Any, Any]
    """says."""


@cache
def trace_function(game: Game) -> Callable[..., None]:
    """The function (configs, policies, states, rngs, mask, played, decisions, counts).

    It plays every game to its end; in `policies` a number for each seat says which rule decides,
    see `batch.seats`.
    """
    start, pending, choose, advance = game.start, game.pending, game.choose, game.advance
    legal, total, winners = game.legal, game.total, game.winners
    at_random, greedy = game.random_action, KITS[game.name].bot.policies["greedy"]
    beginner = beginner_of(game)

    def trace_games(
        configs: Any,
        policies: Any,
        states: Any,
        rngs: Any,
        mask: Any,
        played: Any,
        decisions: Any,
        counts: Any,
    ) -> None:
        config, state = configs[0], states[0]
        for number in range(counts.size):
            done, made, question = played[number], 0, 0
            start(config, state)
            while True:
                owing = pending(config, state)
                if owing == 0:
                    question += 1
                    if not advance(config, state, rngs[number, DEALER]):
                        break
                else:
                    seat = signed(lowest(owing))
                    policy = signed(policies[seat])
                    luck = rngs[number, PLAYERS + seat]
                    action = signed(0)
                    if policy == RANDOM:
                        action = signed(at_random(config, state, seat, luck))
                    elif policy == GREEDY:
                        action = signed(greedy(config, state, seat, luck))
                    elif policy == BEGINNER:
                        legal(config, state, seat, mask)
                        action = signed(beginner(config, state, seat, luck, mask))
                    note = decisions[number, made]
                    note.question = question
                    note.in_round = int(state.this_round) + 1
                    note.turn = int(state.turn) + 1
                    note.seat = seat
                    note.action = action
                    made += 1
                    choose(config, state, seat, action)
                    done.decisions[seat] += 1
            counts[number] = made
            done.winners = winners(config, state)
            for seat in range(config.seats):
                done.points[seat] = total(state, seat)
                for column in range(state.sheet.shape[2]):
                    points = 0
                    for row in range(state.sheet.shape[0]):
                        points += int(state.sheet[row, seat, column])
                    done.categories[seat, column] = points

    return trace_games


@cache
def trace_kernel(game: Game) -> Callable[..., None]:
    """The same, compiled where that is possible."""
    return compiled(trace_function(game))


def trace(setup: Setup, policies: Sequence[int], rngs: np.ndarray[Any, Any]) -> TracedGames:
    """Play a game for each row of chance, with a policy by its number in each seat."""
    game, count = setup.kit.rules, len(rngs)
    played, counts = np.zeros(count, PlayedGame), np.zeros(count, np.int64)
    decisions = np.empty((count, MOST_DECISIONS), Traced)
    trace_kernel(game)(
        readable(np.frombuffer(bytearray(setup.config.tobytes()), game.config)),
        np.array(policies, np.int8),
        readable(np.zeros(1, game.state)),
        readable(rngs),
        np.zeros(game.actions, np.int8),
        readable(played),
        readable(decisions),
        counts,
    )
    return TracedGames(played, decisions, counts)
