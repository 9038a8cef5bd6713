"""Every menu that the rules allow, played through at random with all invariants checked."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import party_invariants
import party_secrets
from party_invariants import (
    ENDS,
    FINE,
    GUESS_VIEW,
    INVARIANTS,
    LEGAL,
    RETRACT,
    SAME_AGAIN,
    SECRETS,
    Ledger,
    broken_at,
    note_deal,
    note_looks,
    open_ledger,
)
from party_secrets import broken_in_guess, broken_in_view, change_secrets
from sushibar.batch.playout import seed_game
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.answers import choose, retract
from sushibar.games.party.rules.guessing import determinize
from sushibar.games.party.rules.knowledge import observe
from sushibar.games.party.rules.legal import legal
from sushibar.games.party.rules.menu import every_menu, players_for
from sushibar.games.party.rules.play import advance, start
from sushibar.games.party.rules.policy import random_action
from sushibar.games.party.rules.state import over
from sushibar.games.party.rules.steps import BLIND_DRAWN, SETTLED
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.rule import enable, long_rule
from sushibar.rulebook.steps import ANSWERED, pending

MOST_DECISIONS = 2000
"""Far more than any game takes."""
GAMES_AT_ONCE = 500
STATES = 4
"""The game, how it was before an answer, the same answer again, and a guess or other secrets."""

# One game, checked after every step


@long_rule
def differ(raw: Any, one: int, other: int) -> bool:
    """Whether two records differ in any byte."""
    different = 0
    for place in range(raw.shape[1]):
        different += raw[one, place] != raw[other, place]
    return different != 0


@cache
def kernel() -> Callable[..., None]:
    """A kernel that plays a game with every configuration and checks it after every step.

    Everything stands in one function: Numba optimizes a helper with all that it calls once more.
    """
    prepare()
    enable()  # the rules of the tests too
    from numba import njit

    def check_games(
        configs: Any,
        seed: int,
        first: int,
        broken: Any,
        states: Any,
        raw: Any,
        views: Any,
        raw_views: Any,
        ledgers: Any,
        mask: Any,
        given: Any,
        rngs: Any,
    ) -> None:
        state, before, again, other = states[0], 1, 2, 3
        view, ledger, rng, luck = views[0], ledgers[0], rngs[0], rngs[1]
        for number in range(configs.size):
            config = configs[number]
            seed_game(rng, luck, seed, first + number)
            open_ledger(ledger)
            start(config, state)
            decisions, steps, seat = 0, 0, 0
            found = FINE
            while found == FINE and not over(state):
                if pending(config, state) == 0:
                    note_deal(config, state, ledger)
                    if not advance(config, state, rng):
                        found = ENDS
                    note_looks(config, state, ledger)
                    steps, seat = 0, 0
                else:
                    while not (pending(config, state) >> seat) & 1:
                        steps = 0
                        seat += 1
                    if steps == 0:
                        raw[before] = raw[0]
                    action = random_action(config, state, seat, luck)
                    legal(config, state, seat, mask)
                    if action < 0 or action >= mask.size or mask[action] == 0:
                        found = LEGAL
                        break
                    choose(config, state, seat, action)
                    decisions += 1
                    given[steps] = action
                    steps += 1
                    raw[again] = raw[0]
                    retract(config, states[again], seat)
                    revealed = state.phase > BLIND_DRAWN and state.step[seat] == ANSWERED
                    if differ(raw, before, again) and not revealed:
                        found = RETRACT
                    for step in range(steps):
                        choose(config, states[again], seat, int(given[step]))
                    if differ(raw, 0, again):
                        found = SAME_AGAIN
                    if decisions > MOST_DECISIONS:
                        found = ENDS
                if found == FINE:
                    found = broken_at(config, state, ledger, mask)
                if found != FINE:
                    break
                if pending(config, state) == 0 and state.chance == SETTLED and not over(state):
                    continue  # nobody looks before what was answered is revealed
                observer = decisions % (int(config.players) + 1) - 1
                observe(config, state, observer, view)
                found = broken_in_view(config, state, view, ledger)
                if found != FINE:
                    break
                for trial in range(2):
                    if trial == 0:
                        raw[other] = raw[0]
                        change_secrets(config, states[other], observer, ledger, luck)
                    else:
                        determinize(config, view, luck, states[other])
                    observe(config, states[other], observer, views[1])
                    if found == FINE and differ(raw_views, 0, 1):
                        found = SECRETS if trial == 0 else GUESS_VIEW
                if found == FINE:
                    found = broken_in_guess(config, view, states[other], ledger)
            broken[number] = found

    with numba_cache():
        compiled: Callable[..., None] = njit(nogil=True, cache=True)(check_games)
    return compiled


@contextmanager
def numba_cache() -> Iterator[None]:
    """Keep compiled checks in a folder named by their sources: Numba looks at one of them only."""
    import numba

    usual = numba.config.CACHE_DIR
    sources = (__file__, party_invariants.__file__, party_secrets.__file__)
    digest = sha256(b"".join(Path(source).read_bytes() for source in sources))
    numba.config.CACHE_DIR = str(Path(usual) / f"checks-{digest.hexdigest()[:16]}")
    yield
    numba.config.CACHE_DIR = usual


def check_some(configs: Any, seed: int, first: int) -> Any:
    """Check a game for each of these configurations; which invariant was broken, if any."""
    broken = np.zeros(configs.size, np.int64)
    states, views = np.zeros(STATES, GAME.state), np.zeros(2, GAME.view)
    kernel()(
        configs,
        seed,
        first,
        broken,
        states,
        states.view(np.uint8).reshape(STATES, -1),
        views,
        views.view(np.uint8).reshape(2, -1),
        np.zeros(1, Ledger),
        np.zeros(GAME.actions, np.int8),
        np.zeros(MOST_DECISIONS, np.int16),
        np.zeros(2, Philox),
    )
    return broken


# All menus

Setup = tuple[int, tuple[str, ...]]


def check_menus(setups: list[Setup], seed: int) -> None:
    """Check a game with each of these numbers of players and menus."""
    configs = np.array([GAME.configure(players, menu=menu) for players, menu in setups])
    firsts = range(0, len(setups), GAMES_AT_ONCE)
    check_some(configs[:1], seed, 0)  # compile once
    with ThreadPoolExecutor(2) as pool:
        parts = [configs[first : first + GAMES_AT_ONCE] for first in firsts]
        broken = np.concatenate(list(pool.map(check_some, parts, [seed] * len(parts), firsts)))
    worst = [
        (number, *setups[number], INVARIANTS[broken[number]]) for number in broken.nonzero()[0]
    ]
    assert not worst, f"seed {seed}: {len(worst)} games, such as {worst[0]}"


def menus_in_turn(step: int = 1) -> list[Setup]:
    """Every menu, or one of every few, with one number of players: all numbers in turn."""
    menus = list(dict.fromkeys(chain.from_iterable(map(every_menu, range(2, 9)))))
    assert len(menus) == 27216
    setups = []
    for number, menu in enumerate(menus[::step]):
        allowed = players_for(menu)
        setups.append((allowed[number % len(allowed)], menu))
    assert {players for players, _ in setups} == set(range(2, 9))
    return setups


def pairs(setups: list[Setup]) -> set[tuple[str, ...]]:
    """Which two cards are on a menu together."""
    return {pair for _, menu in setups for pair in combinations(menu, 2)}


def test_all_invariants_hold_in_games_with_any_two_cards() -> None:
    some = menus_in_turn(7)
    assert pairs(some) == pairs(menus_in_turn())
    check_menus(some, seed=1)


@pytest.mark.long
def test_all_invariants_hold_in_a_game_of_every_menu() -> None:
    check_menus(menus_in_turn(), seed=1)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
def test_long_all_invariants_hold_in_games_of_every_menu(players: int) -> None:
    setups = [(players, menu) for menu in every_menu(players)]
    for seed in range(2, 5):
        check_menus(setups, seed)
