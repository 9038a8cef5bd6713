"""One step of one game in a batch, the same for every target."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sushibar.games.features import Encoding
from sushibar.rulebook.chance import DEALER, philox, seed_philox
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, long_rule, rule, signed, word

RESTART: Final = -1
"""Instead of a choice: let the game start again."""
NO_CHOICE: Final = -2
REWARDS: Final = ("win", "margin", "points")
"""What a seat gets at the end: its share of the victory, its lead on the best other player, and
its points.
"""
WIN, MARGIN, POINTS = range(len(REWARDS))

SEAT_BITS: Final = 7
ENDED: Final = 8
ILLEGAL: Final = 16
"""What a step returns: the seat that is asked, whether a game has ended, whether the choice was
illegal and nothing was done.
"""
LEAST_POINTS: Final = -1000


@cache
def reward_function(game: Game) -> Callable[..., None]:
    """The rule (config, state, rewards) that says what a game has brought every seat."""
    total, winners = game.total, game.winners

    @long_rule
    def reward(config: Record, state: Record, rewards: Any) -> None:
        won = winners(config, state)
        victors = 0
        best, second = LEAST_POINTS, LEAST_POINTS
        for seat in range(config.players):
            victors += won >> seat & 1
            points = total(state, seat)
            if points > best:
                best, second = points, best
            elif points > second:
                second = points
        for seat in range(config.players):
            points = total(state, seat)
            rewards[seat, WIN] = (won >> seat & 1) / victors
            rewards[seat, MARGIN] = points - (second if points == best else best)
            rewards[seat, POINTS] = points

    return reward


@cache
def step_function(game: Game, encoding: Encoding) -> Callable[..., int]:
    """The rule (config, tables, state, rng, seed, number, choice, checked, row, mask, rewards).

    It takes the choice of the seat that is asked, plays on until a seat has several choices, in a
    new game of that number if this one has ended, and writes what that seat is shown. Rewards are
    written when a game has ended, and are 0 before.
    """
    start, pending, choose, advance = game.start, game.pending, game.choose, game.advance
    write, mark, action_of = encoding.write, encoding.mark, encoding.action
    reward = reward_function(game)

    @rule
    def step(
        config: Record,
        tables: Any,
        state: Record,
        rng: Record,
        seed: int,
        number: int,
        choice: int,
        checked: bool,
        row: Counts,
        mask: Counts,
        rewards: Any,
    ) -> int:
        outcome, seat = 0, 0
        if choice != RESTART:
            seat = lowest(pending(config, state))
            if checked:
                mark(config, tables, state, seat, mask)
                if choice < 0 or choice >= mask.shape[0] or mask[choice] == 0:
                    outcome, choice = ILLEGAL, signed(NO_CHOICE)
        # Every rule is called in one place only: it is copied into each.
        while True:
            if choice >= 0:
                choose(config, state, seat, action_of(config, tables, state, seat, choice))
            elif choice == RESTART:
                seed_philox(rng, seed, number, DEALER)
                start(config, state)
            choice = signed(NO_CHOICE)
            owing = pending(config, state)
            if owing != 0:
                seat = lowest(owing)
                mark(config, tables, state, seat, mask)
                choice = only_choice(mask)
                if choice == NO_CHOICE:
                    break
            elif not advance(config, state, rng):
                reward(config, state, rewards)
                outcome, choice = ENDED, signed(RESTART)
        write(config, tables, state, seat, row)
        return outcome | seat

    return step


@rule
def only_choice(mask: Counts) -> int:
    """The only choice that a mask marks; `NO_CHOICE` if there are several."""
    marked, last = signed(0), signed(0)
    for choice in range(mask.shape[0]):
        if mask[word(choice)] != 0:
            marked += 1
            last = signed(choice)
    return last if marked == 1 else signed(NO_CHOICE)


@rule
def clear(rewards: Any) -> None:
    """Take back all rewards."""
    for seat in range(rewards.shape[0]):
        for reward in range(rewards.shape[1]):
            rewards[seat, reward] = 0


@rule
def random_choice(mask: Counts, seed: int, tick: int, game: int) -> int:
    """One of the choices that a mask marks, each equally likely, by the numbers alone."""
    legal = 0
    for choice in range(mask.shape[0]):
        legal += int(mask[choice] != 0)
    low, _ = philox(word(game), word(tick), word(seed))
    rank = (signed(low) * legal) >> 32
    found = 0
    for choice in range(mask.shape[0]):  # no early exit: a mispredicted branch costs more
        rank -= int(mask[choice] != 0)
        found += int(rank >= 0)
    return found
