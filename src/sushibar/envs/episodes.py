"""Games of one setup whose seats are asked from outside, any that owes an answer at any time.

A batch asks one seat of each game after the other; here whoever calls sees all seats that have to
decide and may answer for them in any order, and other seats may be played by bots. Environments
with an interface of their own are made of it: see `sushibar.envs.pettingzoo` and its neighbours.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.batch.seats import NO_RULE, NOBODY, NOT_STARTED, Games, seed_kernel
from sushibar.envs.stepping import NO_CHOICE, REWARDS, only_choice, reward_function
from sushibar.errors import IllegalAction
from sushibar.games.features import Encoding
from sushibar.games.notation import action_number
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.rulebook.chance import PLAYERS, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, rule, signed, with_attributes

Array = np.ndarray[Any, Any]
Deciding = Mapping[int, Callable[[View], str | int]]
"""Who decides, by seat."""
NO_ANSWER: Final = -100
"""Where a seat is asked: none was, the game goes on from where it stands."""
LUCKS: Final = 1
"""All rules that sit at a table share their luck, as in simulations."""


def translate_function(encoding: Encoding) -> Callable[..., None]:
    """The function (configs, tables, states, active, asked, choices, actions).

    It turns the choice of the seat that is asked into an action, in every active game.
    """
    action_of = encoding.action

    def translate(
        configs: Any,
        tables: Any,
        states: Any,
        active: Any,
        asked: Any,
        choices: Any,
        actions: Any,
    ) -> None:
        for number in range(states.size):
            if active[number] and asked[number] >= 0:
                seat, choice = signed(asked[number]), signed(choices[number])
                actions[number] = action_of(configs[0], tables, states[number], seat, choice)

    return translate


def look_function(game: Game, encoding: Encoding) -> Callable[..., None]:
    """The function (configs, tables, states, active, outside, asked, actions, forced, owing, rows,
    masks, rewards).

    In every active game it marks as `owing` those seats of `outside` that have at least two
    choices, and writes their features and masks. Where the seat that is asked has no choice, its
    answer is `forced`, and nobody owes anything yet. Where a game has ended, rewards are written.
    """
    pending, write, mark = game.pending, encoding.write, encoding.mark
    action_of, reward = encoding.action, reward_function(game)

    def look(
        configs: Any,
        tables: Any,
        states: Any,
        active: Any,
        outside: Any,
        asked: Any,
        actions: Any,
        forced: Any,
        owing: Any,
        rows: Any,
        masks: Any,
        rewards: Any,
    ) -> None:
        config = configs[0]
        for number in range(states.size):
            if not active[number]:
                continue
            state, bits, first = states[number], 0, signed(asked[number])
            forced[number] = False
            if first == NOBODY:
                reward(config, state, rewards[number])
            due = pending(config, state)
            for seat in range(config.players):
                mask = masks[number, seat]
                clear(mask)
                if due >> seat & 1 == 0 or forced[number] or (not outside[seat] and seat != first):
                    continue
                mark(config, tables, state, seat, mask)
                only = only_choice(mask)
                if only == NO_CHOICE:
                    if outside[seat]:
                        write(config, tables, state, seat, rows[number, seat])
                        bits |= 1 << seat
                else:
                    clear(mask)
                    if seat == first:
                        actions[number] = action_of(config, tables, state, seat, only)
                        forced[number] = True
            owing[number] = bits

    return look


@rule
def clear(mask: Counts) -> None:
    """Mark nothing."""
    for choice in range(mask.shape[0]):
        mask[choice] = 0


@cache
def kernels(game: Game, encoding: Encoding) -> tuple[Callable[..., None], Callable[..., None]]:
    """Both, compiled."""
    translate, look = translate_function(encoding), look_function(game, encoding)
    prepare()
    from numba import njit

    # Nothing is allocated, so nobody has to count who uses an array.
    compiled = njit(nogil=True, cache=True, _nrt=False)
    return compiled(translate), compiled(look)


class Episodes:
    """Games of one setup, each in a place of its own, where one game follows another.

    The same seed, place and choices are the same games as in a batch of as many games.
    """

    def __init__(
        self,
        setup: Setup,
        games: int = 1,
        seed: int = 0,
        outside: Sequence[int] | None = None,
        policies: Sequence[int] | None = None,
    ) -> None:
        """The seats that are asked from outside, all if none are named, and by seat the number of
        a policy (see `batch.seats`). Who decides for seats with neither stands in `deciding`.
        """
        players, kit = setup.players, setup.kit
        self.setup, self.count, self.seed = setup, games, seed
        self.encoding = kit.features
        self.translate, self.look = kernels(kit.rules, self.encoding)
        self.tables = np.array([*self.encoding.tables(setup.config)], np.int16)
        numbers = [NO_RULE] * players if policies is None else [*policies]
        self.outside = np.zeros(players, bool)
        self.outside[[*(range(players) if outside is None else outside)]] = True
        self.games = Games(setup, [numbers] * games, np.zeros((games, PLAYERS + LUCKS), Philox))
        self.asked = np.full(games, NOBODY, np.int8)
        """The first seat that has to answer, whoever decides for it; `NOBODY` at the end."""
        self.episodes = np.zeros(games, np.int64)
        """How many games each place has had."""
        self.deciding: list[Deciding] = [{} for _ in range(games)]
        """Who else decides in each game, by seat."""
        size, choices = self.encoding.layout.size, len(self.encoding.choices)
        self.choices = np.zeros(games, np.int64)
        self.forced = np.zeros(games, bool)
        self.owing = np.zeros(games, np.int16)
        """The outside seats that have to choose now, as bits; 0 where a game is over."""
        self.observations = np.zeros((games, players, size), np.int8)
        """What a seat that owes an answer may know; what it saw when it last owed one."""
        self.masks = np.zeros((games, players, choices), np.int8)
        self.rewards = np.zeros((games, players, len(REWARDS)), np.float32)
        """0 until a game has ended."""

    def start(self, place: int = 0, episode: int | None = None) -> None:
        """Set up the next game of a place, or the one of that number; `play_on` deals."""
        if episode is not None:
            self.episodes[place] = episode
        number = place + self.count * int(self.episodes[place])
        self.episodes[place] += 1
        seed_kernel()(self.games.rngs[place : place + 1], self.seed, number)
        for array in (self.games.played, self.observations, self.rewards):
            array[place] = np.zeros((), array.dtype)
        self.asked[place] = NOT_STARTED

    def owes(self, seat: int, place: int = 0) -> bool:
        """Whether a seat has to choose."""
        return bool(self.owing[place] >> seat & 1)

    def is_legal(self, seat: int, choice: int, place: int = 0) -> bool:
        """Whether a seat has to choose, and may choose that."""
        known = 0 <= choice < self.masks.shape[2]
        return self.owes(seat, place) and known and bool(self.masks[place, seat, choice])

    def choose(self, seat: int, choice: int, place: int = 0) -> None:
        """Answer for a seat that owes an answer; `play_on` lets it happen."""
        if not self.is_legal(seat, choice, place):
            legal = self.masks[place, seat].nonzero()[0]
            names = ", ".join(self.encoding.choices[one] for one in legal)
            raise IllegalAction("error-choice", seat=seat, choice=choice, legal=names or "-")
        self.asked[place], self.choices[place] = seat, choice

    def set_state(self, state: Record, place: int = 0) -> None:
        """Let a game stand like this; `play_on` then asks whoever has to answer."""
        self.games.states[place] = np.frombuffer(state.tobytes(), self.games.states.dtype)[0]
        self.asked[place] = NO_ANSWER

    def play_on(self, active: Array | None = None) -> None:
        """Play on in active games (bool, by place) until outside seats owe answers or all is over.

        Each of them was just started or set up, or a seat of it has chosen.
        """
        games, asked = self.games, self.asked
        active = np.ones(self.count, bool) if active is None else active.copy()
        records = games.configs, self.tables, games.states, active
        self.translate(*records, asked, self.choices, games.actions)
        while True:
            games.asked[:] = np.where(active, asked, NOBODY)
            games.play_on()
            asked[active] = games.asked[active]
            self.look(
                *records,
                self.outside,
                asked,
                games.actions,
                self.forced,
                self.owing,
                self.observations,
                self.masks,
                self.rewards,
            )
            active &= (asked != NOBODY) & (self.owing == 0)
            if not active.any():
                break
            for place in (active & ~self.forced).nonzero()[0]:
                seat = int(asked[place])
                action = self.deciding[place][seat](self.view(seat, int(place)))
                games.actions[place] = action_number(self.setup.called, action)

    def over(self, place: int = 0) -> bool:
        """Whether the game of a place has ended."""
        return bool(self.asked[place] == NOBODY)

    def view(self, seat: int | None, place: int = 0) -> View:
        """The table as a seat knows it, or as everybody does."""
        setup = self.setup
        state = np.frombuffer(
            bytearray(self.games.states[place].tobytes()), with_attributes(setup.kit.rules.state)
        )[0]
        return View(setup, setup.config, state, seat, setup.default_names())
