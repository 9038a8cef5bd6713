"""Games with a policy of its own in every seat, many at a time; who is no rule is asked.

One kernel for each game: a number says which rule decides for a seat, so that all combinations of
policies are the same compiled code.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.batch.playout import CATEGORIES, SEATS, seed_game
from sushibar.bots.beginner import beginner_rule
from sushibar.games.kit import KITS
from sushibar.rulebook.chance import DEALER, PLAYERS, ChaCha, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, rule, signed

Policy = Callable[..., int]
"""A rule (config, view, seat, rng): the number of a legal action."""

NO_RULE: Final = -1
"""The number of a policy that is asked outside of compiled code."""
NOBODY: Final = -1
"""Where a seat is asked: none is, and the game has ended."""
NOT_STARTED: Final = -2
"""Where a seat is asked: the game has not started."""

PlayedGame = np.dtype(
    [
        ("points", np.int16, SEATS),
        ("winners", np.int16),  # as bits
        ("decisions", np.int32, SEATS),
        ("categories", np.int16, (SEATS, CATEGORIES)),
    ],
    align=True,
)
"""What is known of a game that was played."""


def rule_names(game: Game) -> tuple[str, ...]:
    """The policies that every kernel of a game holds, in the order of their numbers."""
    return ("random", *sorted({"greedy", "beginner", *KITS[game.name].bot.policies}))


@cache
def decider(game: Game, own: tuple[Policy, ...]) -> Callable[..., int]:
    """The rule (number, config, state, seat, luck, view, mask) that decides as a policy would.

    The game's policies come first by number, then one's own. The view and the mask are written to
    as far as a policy needs them.
    """
    house = KITS[game.name].bot.policies
    deciders = [of_state(game.random_action)]
    for name in rule_names(game)[1:]:
        deciders.append(of_state(house[name]) if name in house else of_mask(game))
    deciders += [of_view(game, policy) for policy in own]
    chain = deciders[0]
    chain = _last(chain)
    for number in range(1, len(deciders)):
        chain = _link(number, deciders[number], chain)
    return chain


def of_state(policy: Policy) -> Callable[..., int]:
    """A policy of the game's own: it looks only at what its seat may know, wherever that lies."""

    @rule
    def decide(
        config: Record, state: Record, seat: int, luck: Record, view: Record, mask: Counts
    ) -> int:
        return signed(policy(config, state, seat, luck))

    return decide


def of_mask(game: Game) -> Callable[..., int]:
    """The beginner, who chooses among all legal actions."""
    legal, beginner = game.legal, beginner_rule(game)

    @rule
    def decide(
        config: Record, state: Record, seat: int, luck: Record, view: Record, mask: Counts
    ) -> int:
        legal(config, state, seat, mask)
        return signed(beginner(config, state, seat, luck, mask))

    return decide


def of_view(game: Game, policy: Policy) -> Callable[..., int]:
    """A policy from elsewhere: it is shown what its seat knows, and nothing else."""
    observe = game.observe

    @rule
    def decide(
        config: Record, state: Record, seat: int, luck: Record, view: Record, mask: Counts
    ) -> int:
        observe(config, state, seat, view)
        return signed(policy(config, view, seat, luck))

    return decide


def _last(decide: Callable[..., int]) -> Callable[..., int]:
    @rule
    def chosen(
        number: int,
        config: Record,
        state: Record,
        seat: int,
        luck: Record,
        view: Record,
        mask: Counts,
    ) -> int:
        return decide(config, state, seat, luck, view, mask)

    return chosen


def _link(own: int, decide: Callable[..., int], others: Callable[..., int]) -> Callable[..., int]:
    @rule
    def chosen(
        number: int,
        config: Record,
        state: Record,
        seat: int,
        luck: Record,
        view: Record,
        mask: Counts,
    ) -> int:
        if number == own:
            return decide(config, state, seat, luck, view, mask)
        return others(number, config, state, seat, luck, view, mask)

    return chosen


@cache
def play_on_function(game: Game, own: tuple[Policy, ...] = ()) -> Callable[..., None]:
    """The function (configs, policies, states, rngs, asked, actions, views, masks, played).

    It plays every game until a seat is asked that no rule decides for, or to the end. All arrays
    but the first have a row for each game: `policies` the number of each seat's policy; `rngs` the
    dealer's chance and then the players', one for each seat or one for all; `asked` the seat that
    was asked and `actions` what it answers; then `asked`, `views` and `masks` say who is asked
    next and what it sees. `played` is whole when nobody is asked any more.
    """
    start, pending, choose, advance = game.start, game.pending, game.choose, game.advance
    observe, legal, total, winners = game.observe, game.legal, game.total, game.winners
    decide = decider(game, own)

    @rule
    def until_asked(
        config: Record,
        state: Record,
        policies: Counts,
        rngs: Any,
        view: Record,
        mask: Counts,
        game: Record,
    ) -> int:
        while True:
            owing = pending(config, state)
            if owing == 0:
                if not advance(config, state, rngs[DEALER]):
                    return NOBODY
            else:
                seat = signed(lowest(owing))
                number = signed(policies[seat])
                if number == NO_RULE:
                    return seat
                luck = rngs[PLAYERS + min(seat, rngs.size - PLAYERS - 1)]
                choose(config, state, seat, decide(number, config, state, seat, luck, view, mask))
                game.decisions[seat] += 1

    @rule
    def write_down(config: Record, state: Record, game: Record) -> None:
        game.winners = winners(config, state)
        for seat in range(config.seats):
            game.points[seat] = total(state, seat)
            for column in range(state.sheet.shape[2]):
                points = 0
                for row in range(state.sheet.shape[0]):
                    points += int(state.sheet[row, seat, column])
                game.categories[seat, column] = points

    def play_on(
        configs: Any,
        policies: Any,
        states: Any,
        rngs: Any,
        asked: Any,
        actions: Any,
        views: Any,
        masks: Any,
        played: Any,
    ) -> None:
        config = configs[0]
        for number in range(states.size):
            state, game, seat = states[number], played[number], int(asked[number])
            if seat == NOBODY:
                continue
            if seat == NOT_STARTED:
                start(config, state)
            else:
                choose(config, state, seat, int(actions[number]))
                game.decisions[seat] += 1
            view, mask = views[number], masks[number]
            seat = until_asked(config, state, policies[number], rngs[number], view, mask, game)
            asked[number] = seat
            if seat == NOBODY:
                write_down(config, state, game)
            else:
                observe(config, state, seat, view)
                legal(config, state, seat, mask)

    return play_on


@cache
def play_on_kernel(game: Game, own: tuple[Policy, ...] = ()) -> Callable[..., None]:
    """The same, compiled; kept for the next time unless there are rules that may change."""
    play_on = play_on_function(game, own)
    prepare()
    from numba import njit

    kernel: Callable[..., None] = njit(nogil=True, cache=not own)(play_on)
    return kernel


@cache
def seed_kernel() -> Callable[..., None]:
    """The kernel (rngs, seed, first) that starts the chance of games of a simulation."""
    prepare()
    from numba import njit

    def seed_games(rngs: Any, seed: int, first: int) -> None:
        for number in range(rngs.shape[0]):
            seed_game(rngs[number, DEALER], rngs[number, PLAYERS], seed, first + number)

    kernel: Callable[..., None] = njit(nogil=True, cache=True)(seed_games)
    return kernel


class Games:
    """Some games that are played at the same time, as far as rules can play them."""

    def __init__(
        self,
        game: Game,
        config: Record,
        policies: Sequence[Sequence[int]],
        rngs: np.ndarray[Any, Any],
        kernel: Callable[..., None],
    ) -> None:
        """A row of policies and of chance for each game: see `play_on_function`."""
        count = len(policies)
        self.kernel = kernel
        self.configs = np.frombuffer(bytearray(config.tobytes()), game.config)
        self.policies = np.array(policies, np.int8)
        self.states, self.rngs = np.zeros(count, game.state), rngs
        self.asked = np.full(count, NOT_STARTED, np.int8)
        """The seat that is asked in each game, or `NOBODY`."""
        self.actions = np.zeros(count, np.int16)
        """What it answers."""
        self.views = np.zeros(count, game.view)
        self.masks = np.zeros((count, game.actions), np.int8)
        self.played = np.zeros(count, PlayedGame)

    def play_on(self) -> bool:
        """Play until some seat is asked, or to the end; whether anybody is asked."""
        self.kernel(
            self.configs,
            self.policies,
            self.states,
            self.rngs,
            self.asked,
            self.actions,
            self.views,
            self.masks,
            self.played,
        )
        return bool((self.asked != NOBODY).any())


def warm_up(game: Game, rng: np.dtype[Any] = ChaCha, own: tuple[Policy, ...] = ()) -> None:
    """Compile, or load what is compiled, for games with chance of that kind."""
    lanes = SEATS + PLAYERS if rng is ChaCha else PLAYERS + 1
    rngs = np.zeros((1, lanes), rng)
    if rng is Philox:
        seed_kernel()(rngs, 0, 0)
    Games(game, game.configure(2), [[0] * SEATS], rngs, play_on_kernel(game, own)).play_on()
