"""Games with a policy of its own in every seat, many at a time; who is no rule is asked.

One kernel for each game: a number says which rule decides for a seat, so that all combinations of
policies are the same compiled code.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.batch.playout import CATEGORIES, SEATS, seed_game
from sushibar.bots.beginner import beginner_rule
from sushibar.errors import BotError
from sushibar.games.kit import KITS
from sushibar.games.notation import action_number, named
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.rulebook.chance import DEALER, PLAYERS, ChaCha, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.counts import lowest
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, is_rule, long_rule, rule, signed, with_attributes

Policy = Callable[..., int]
"""A rule, most of them (config, view, seat, rng): the number of a legal action."""

NO_RULE: Final = -1
"""The number of a policy that is asked outside of compiled code."""
NOBODY: Final = -1
"""Where a seat is asked: none is, and the game has ended."""
NOT_STARTED: Final = -2
"""Where a seat is asked: the game has not started."""
ILLEGAL: Final = -3
"""Where a seat is asked: seat 0 decided by a rule that has chosen no legal action; seat 1 is one
less, and so on.
"""

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


RULE_NAMES: Final = ("random", "greedy", "beginner")
"""The policies of every game that its kernel holds, in the order of their numbers."""
RANDOM, GREEDY, BEGINNER = range(len(RULE_NAMES))


def own_rules(policies: Iterable[object]) -> tuple[Policy, ...]:
    """Those policies that are rules of one's own, which can be compiled."""
    return tuple(dict.fromkeys(one for one in policies if callable(one) and is_rule(one)))


def policy_number(policy: object, own: Sequence[object]) -> int:
    """The number of a policy by name or of one's own rule; `NO_RULE` for anybody else."""
    if isinstance(policy, str):
        return RULE_NAMES.index(policy) if policy in RULE_NAMES else NO_RULE
    return len(RULE_NAMES) + own.index(policy) if policy in own else NO_RULE


def beginner_of(game: Game) -> Policy:
    """The rule (config, state, seat, rng, mask) of beginners, whether it needs the mask or not."""
    policy = KITS[game.name].bot.policies.get("beginner")
    if policy is None:
        return beginner_rule(game)
    decide: Policy = policy

    @rule
    def without_mask(config: Record, state: Record, seat: int, rng: Record, mask: Counts) -> int:
        return decide(config, state, seat, rng)

    return without_mask


def own_policies(game: Game, own: tuple[Policy, ...]) -> Policy:
    """The rule (number, config, state, seat, rng, view) that decides as one's own would.

    They are shown what their seat knows and nothing else; the view is filled in for that.
    """
    chain = no_policy
    for number in range(len(own)):
        chain = _link(len(RULE_NAMES) + number, own[number], chain, game.observe)
    return chain


@rule
def no_policy(
    number: int, config: Record, state: Record, seat: int, rng: Record, view: Record
) -> int:
    """The end of the chain, which no number leads to."""
    return 0


def _link(own: int, policy: Policy, others: Policy, observe: Callable[..., None]) -> Policy:
    @rule
    def chosen(
        number: int, config: Record, state: Record, seat: int, rng: Record, view: Record
    ) -> int:
        if number == own:
            observe(config, state, seat, view)
            return signed(policy(config, view, seat, rng))
        return signed(others(number, config, state, seat, rng, view))

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
    at_random, greedy = game.random_action, KITS[game.name].bot.policies["greedy"]
    beginner, other = beginner_of(game), own_policies(game, own)

    @long_rule
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
            if asked[number] == NOBODY:
                continue
            state, game = states[number], played[number]
            view, mask = views[number], masks[number]
            seat, action = signed(asked[number]), signed(actions[number])
            if seat == NOT_STARTED:
                start(config, state)
            # Every rule is called in one place only: it is copied into each.
            while True:
                if seat >= 0:
                    choose(config, state, seat, action)
                    game.decisions[seat] += 1
                owing = pending(config, state)
                if owing == 0:
                    seat = signed(NOBODY)
                    if not advance(config, state, rngs[number, DEALER]):
                        break
                else:
                    seat = signed(lowest(owing))
                    policy = signed(policies[number, seat])
                    if policy == NO_RULE:
                        break
                    luck = rngs[number, PLAYERS + min(seat, rngs.shape[1] - PLAYERS - 1)]
                    # The game's own policies look only at what their seat may know. They are
                    # called from here and not through another rule: whatever calls a long rule
                    # takes as long to compile.
                    if policy >= BEGINNER:
                        legal(config, state, seat, mask)
                    if policy == RANDOM:
                        action = signed(at_random(config, state, seat, luck))
                    elif policy == GREEDY:
                        action = signed(greedy(config, state, seat, luck))
                    elif policy == BEGINNER:
                        action = signed(beginner(config, state, seat, luck, mask))
                    else:
                        action = signed(other(policy, config, state, seat, luck, view))
                        if action < 0 or action >= mask.size or mask[action] == 0:
                            actions[number] = action
                            seat = signed(ILLEGAL) - seat
                            break
            asked[number] = seat
            if seat == NOBODY:
                write_down(config, state, game)
            elif seat >= 0:
                observe(config, state, seat, view)
                legal(config, state, seat, mask)

    return play_on


@cache
def play_on_kernel(game: Game, own: tuple[Policy, ...] = ()) -> Callable[..., None]:
    """The same, compiled; kept for the next time unless there are rules that may change."""
    play_on = play_on_function(game, own)
    prepare()
    from numba import njit

    # Nothing is allocated, so nobody has to count who uses an array.
    kernel: Callable[..., None] = njit(nogil=True, cache=not own, _nrt=False)(play_on)
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
        setup: Setup,
        policies: Sequence[Sequence[int]],
        rngs: np.ndarray[Any, Any],
        own: tuple[Policy, ...] = (),
    ) -> None:
        """A row of policies and of chance for each game: see `play_on_function`."""
        count, game = len(policies), setup.kit.rules
        self.setup, self.own, self.kernel = setup, own, play_on_kernel(game, own)
        self.configs = np.frombuffer(bytearray(setup.config.tobytes()), game.config)
        self.policies = np.array(policies, np.int8)
        self.states, self.rngs = np.zeros(count, game.state), rngs
        self.asked = np.full(count, NOT_STARTED, np.int8)
        """The seat that is asked in each game, or `NOBODY`."""
        self.actions = np.zeros(count, np.int16)
        """What it answers."""
        self.views = np.zeros(count, game.view)
        self.masks = np.zeros((count, game.actions), np.int8)
        self.played = np.zeros(count, PlayedGame)

    def ask(self, deciding: Mapping[int, Callable[[View], str | int]]) -> None:
        """Play a single game to its end and let these decide for all seats that no rule sits in.

        What they choose has to be legal, as that of a `bots.players.player` is.
        """
        setup, view_type = self.setup, with_attributes(self.views.dtype)
        names = setup.default_names()
        while self.play_on():
            seat = int(self.asked[0])
            seen = np.frombuffer(bytearray(self.views.tobytes()), view_type)[0]
            view = View.of_record(setup, setup.config, seat, names, seen, self.masks[0].copy())
            self.actions[0] = action_number(setup.called, deciding[seat](view))

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
        if self.asked.min() <= ILLEGAL:
            raise self._illegal(int(self.asked.argmin()))
        return bool(self.asked.max() != NOBODY)

    def _illegal(self, number: int) -> BotError:
        """What to say of a rule that has chosen no legal action in the game of that number."""
        policy = self.own[self.policies[number, ILLEGAL - self.asked[number]] - len(RULE_NAMES)]
        return BotError(
            "error-bot-illegal",
            bot=getattr(policy, "__name__", "rule"),
            action=int(self.actions[number]),
            legal=", ".join(named(self.setup.called, self.masks[number])),
        )


def warm_up(name: str, rng: np.dtype[Any] = ChaCha, own: tuple[Policy, ...] = ()) -> None:
    """Compile, or load what is compiled, for games of that name with chance of that kind."""
    lanes = SEATS + PLAYERS if rng is ChaCha else PLAYERS + 1
    rngs = np.zeros((1, lanes), rng)
    if rng is Philox:
        seed_kernel()(rngs, 0, 0)
    Games(Setup.checked(name, 2), [[RANDOM] * SEATS], rngs, own).play_on()
