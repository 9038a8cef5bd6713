"""How often the recipes of a book are completed: `python -m benchmarks.recipes [--book FILE]`."""

import argparse
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from sushibar.batch.playout import policy_named, seed_game
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.book import Book, house_book, load_book
from sushibar.games.wasabi.rules.state import over
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.rule import Record

Tally = np.ndarray[Any, np.dtype[np.int64]]
"""(recipes, 3): drawn, completed, completed with style."""


class Rate(NamedTuple):
    """What became of a recipe, or of all of a length, when it was drawn."""

    drawn: int
    completed: float
    style: float
    """The share of the completed ones."""


@cache
def kernel(policy: Callable[..., int]) -> Callable[..., None]:
    """A kernel (config, seed, games, rngs, states, tally) that counts draws and completions."""
    prepare()
    from numba import njit

    start, pending = GAME.start, GAME.pending
    choose, advance = GAME.choose, GAME.advance

    def count_recipes(
        config: Record, seed: int, games: int, rngs: Any, states: Any, tally: Any
    ) -> None:
        state = states[0]
        for number in range(games):
            seed_game(rngs[0], rngs[1], seed, number)
            start(config, state)
            while not over(state):
                while pending(config, state) != 0:
                    seat = lowest(pending(config, state))
                    choose(config, state, seat, policy(config, state, seat, rngs[1]))
                state.drawn = NOTHING
                advance(config, state, rngs[0])
                if state.drawn != NOTHING:
                    tally[state.drawn, 0] += 1
            for seat in range(config.players):
                for place in range(MOST_TOKENS):
                    recipe = int(state.served[seat, place])
                    if recipe != NOTHING:
                        tally[recipe, 1] += 1
                        tally[recipe, 2] += int(state.stylish[seat]) >> place & 1

    compiled: Callable[..., None] = njit(nogil=True, cache=True)(count_recipes)
    return compiled


def count(book: Book, players: int, policy: str, games: int, seed: int = 0) -> Tally:
    """Play games with a book and count what becomes of its recipes."""
    tally = np.zeros((len(book.recipes), 3), np.int64)
    config = GAME.configure(players, book=book)
    rngs, states = np.zeros(2, Philox), np.zeros(1, GAME.state)
    kernel(policy_named(GAME, policy))(config, seed, games, rngs, states, tally)
    return tally


def rate(tally: Tally) -> Rate:
    """The rates of some rows together."""
    drawn, completed, style = (int(number) for number in tally.sum(axis=0))
    return Rate(drawn, completed / max(drawn, 1), style / max(completed, 1))


def main() -> None:
    """Print the rates by length, and the recipes that are completed most and least often."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.recipes", description=__doc__)
    parser.add_argument("--book", help="another recipe book than the house's")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--policy", default="greedy")
    parser.add_argument("--games", type=int, default=20_000)
    arguments = parser.parse_args()
    book = load_book(arguments.book) if arguments.book else house_book()
    tally = count(book, arguments.players, arguments.policy, arguments.games)
    lengths = np.array([len(wanted) for wanted in book.lists])
    print(f"{book.name}, {arguments.players} players, {arguments.policy}, {arguments.games} games")
    print("length  drawn a game  completed of those  with style of those")
    for length in LENGTHS:
        found = rate(tally[lengths == length])
        drawn = found.drawn / arguments.games
        print(f"{length:6}  {drawn:12.2f}  {found.completed:18.1%}  {found.style:19.1%}")
    for length in LENGTHS:
        rates = {
            name: rate(tally[place : place + 1]).completed
            for place, name in enumerate(book.recipes)
            if lengths[place] == length
        }
        ranked = sorted(rates, key=lambda name: rates[name])
        if ranked:
            least, most = ranked[0], ranked[-1]
            print(f"length {length}: {least} {rates[least]:.1%} to {most} {rates[most]:.1%}")


if __name__ == "__main__":
    main()
