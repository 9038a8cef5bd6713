"""One game from the deal to the winners, and what is counted in it, for every target."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from sushibar.errors import UnknownName
from sushibar.games.kit import KITS
from sushibar.rulebook.chance import DEALER, GUESSES, PLAYERS, seed_philox
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, rule

SEATS = 8
CATEGORIES = 32
"""Enough for every game: tallies of one type can be added up as rows of numbers."""

Tally = np.dtype(
    [
        ("games", np.int64),
        ("decisions", np.int64),
        ("ties", np.int64),  # games in which several seats lead on points
        ("shared", np.int64),  # games with several winners
        ("points", np.int64, SEATS),
        ("categories", np.int64, CATEGORIES),
    ],
    align=True,
)


@rule
def seed_game(rng: Record, luck: Record, seed: int, game: int) -> None:
    """Start the dealer's and the players' chance for one game of a simulation."""
    seed_philox(rng, seed, game, DEALER)
    seed_philox(luck, seed, game, PLAYERS)


@rule
def meet_nobody(playing: bool) -> bool:
    """Whether a game goes on, for a thread that plays alone: those of a GPU meet here."""
    return playing


@cache
def play_function(
    game: Game, policy: Callable[..., int], meet: Callable[[bool], bool] = meet_nobody
) -> Callable[..., int]:
    """The rule (config, state, rng, luck) that plays a whole game with one policy for all seats.

    It returns how many decisions that took. The game and the policy are not arguments of the rule
    because no target can pass functions into a kernel; a closure holds them for all three alike.
    """
    start, pending, choose, advance = game.start, game.pending, game.choose, game.advance

    @rule
    def play_game(config: Record, state: Record, rng: Record, luck: Record) -> int:
        # `act` in its two halves, all answers and then what follows from them, and a meeting
        # before each turn: so the threads of a warp on a GPU reveal together and deal together,
        # however many questions their turns have had. They end together too, and start their next
        # games together: alone, a thread would keep all others waiting while it does.
        decisions = 0
        start(config, state)
        playing = True
        while meet(playing):
            turn = int(state.turn)
            while playing and int(state.turn) == turn:
                # Seat after seat, in a single loop: a thread that has more to ask its first seat
                # catches up while the others are at their next.
                waiting = pending(config, state)
                while waiting != 0:
                    seat = lowest(waiting)
                    choose(config, state, seat, policy(config, state, seat, luck))
                    decisions += 1
                    waiting = pending(config, state)
                playing = advance(config, state, rng)
        return decisions

    return play_game


@rule
def count_game(
    total: Callable[..., int],
    winners: Callable[..., int],
    config: Record,
    state: Record,
    tally: Record,
) -> int:
    """Add a finished game to the tally; returns its winners as a set of bits."""
    tally.games += 1
    best = -1000
    leaders = 0
    for seat in range(config.seats):
        points = total(state, seat)
        tally.points[seat] += points
        if seat < config.players:
            if points > best:
                best = points
                leaders = 0
            if points == best:
                leaders += 1
    tally.ties += leaders > 1
    won = winners(config, state)
    tally.shared += won & (won - 1) != 0  # more than one bit
    for column in range(state.sheet.shape[2]):
        points = 0
        for row in range(state.sheet.shape[0]):
            for seat in range(config.seats):
                points += int(state.sheet[row, seat, column])
        tally.categories[column] += points
    return won


FNV_START = 0x811C9DC5
FNV_PRIME = 0x01000193
"""Of the hash with 32 bits: it needs no more than products of words, which all targets have."""


@rule
def fold(trace: int, value: int) -> int:
    """Add a value to a trace (FNV-1a with whole words)."""
    return ((trace ^ (value & 0xFFFFFFFF)) * FNV_PRIME) & 0xFFFFFFFF


@rule
def fold_cards(trace: int, cards: Counts) -> int:
    """Add a row of numbers to a trace."""
    for i in range(cards.shape[0]):
        trace = fold(trace, int(cards[i]))
    return trace


@rule
def fold_hands(trace: int, config: Record, state: Record) -> int:
    """Add all hands of a table or a view to a trace."""
    for holder in range(config.seats):
        trace = fold_cards(trace, state.hands[holder])
    return trace


@cache
def trace_function(game: Game, policy: Callable[..., int]) -> Callable[..., int]:
    """The rule (config, state, rngs, view, guess, mask) that plays a game and returns its trace.

    It is the game of `play_function`, with everything that any seat is told folded into one word.
    There is a generator for each lane, those of the dealer and the players seeded.
    """
    start, pending, legal, choose = game.start, game.pending, game.legal, game.choose
    advance, act, retract = game.advance, game.act, game.retract
    observe, determinize = game.observe, game.determinize

    @rule
    def trace_game(
        config: Record, state: Record, rngs: Any, view: Record, guess: Record, mask: Counts
    ) -> int:
        rng, luck, guesses = rngs[DEALER], rngs[PLAYERS], rngs[GUESSES]
        seed_philox(guesses, int(rng.key), int(rng.stream), GUESSES)
        trace = FNV_START
        start(config, state)
        while True:
            while advance(config, state, rng):
                pass
            if pending(config, state) == 0:
                break
            for seat in range(config.players):
                while pending(config, state) >> seat & 1:
                    legal(config, state, seat, mask)
                    trace = fold_cards(trace, mask)
                    observe(config, state, seat, view)
                    determinize(config, view, guesses, guess)
                    trace = fold_hands(trace, config, view)
                    # A step in the guessed table tries `retract` and `act` and changes nothing.
                    retract(config, guess, seat)
                    act(config, guess, seat, policy(config, guess, seat, guesses), guesses)
                    trace = fold_hands(trace, config, guess)
                    action = policy(config, state, seat, luck)
                    trace = fold(trace, action)
                    choose(config, state, seat, action)
        for row in range(state.sheet.shape[0]):
            for seat in range(config.seats):
                trace = fold_cards(trace, state.sheet[row, seat])
        return trace

    return trace_game


def is_policy(game: Game, name: str) -> bool:
    """Whether there is a compiled policy of that name."""
    return name in policies_of(game)


def policy_named(game: Game, name: str) -> Callable[..., Any]:
    """A compiled policy by name."""
    policies = policies_of(game)
    if name not in policies:
        raise UnknownName("error-policy", policy=name, policies=", ".join(policies))
    return policies[name]


def policies_of(game: Game) -> dict[str, Callable[..., Any]]:
    """All policies that all seats of a simulation can have in common."""
    return {"random": game.random_action, **KITS[game.name].bot.policies}
