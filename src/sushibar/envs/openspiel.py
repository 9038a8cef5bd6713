"""The games as OpenSpiel games, for its algorithms.

    import pyspiel
    import sushibar.envs.openspiel  # registers the games

    game = pyspiel.load_game("sushibar_sushi_go", {"players": 3})
    state = game.new_initial_state()

`sushibar_sushi_go` and `sushibar_party` are games of simultaneous moves; each has a twin,
`…_turn_based`, in which those who choose at the same time are asked one after the other, without
seeing what others chose. `sushibar_wasabi` is turn-based as it is.

Chance decides once: which of the `deals` it is, all equally likely. With a single deal there is no
chance at all, and with `skip` a game starts late: after so many decisions of random play. So the
whole tree can be as small as an algorithm wants it: `{"deals": 1, "skip": 52}`.

Observation tensors are the features of `sushibar.envs.Batch`, by their scales; actions are its
choices; utilities its rewards (`reward`: win, margin or points).
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.batch.seats import NOBODY
from sushibar.envs.episodes import Array, Episodes
from sushibar.envs.spaces import reward_number
from sushibar.envs.stepping import MARGIN, WIN, random_choice
from sushibar.extras import need
from sushibar.games.kit import KITS
from sushibar.games.setup import Setup
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.rule import new

need("envs", "open_spiel")
import pyspiel  # noqa: E402

PARAMETERS: Final = {
    "players": 2,
    "edition": "",
    "options": "",
    "menu": "",
    "reward": "win",
    "deals": 1024,
    "seed": 0,
    "skip": 0,
}
"""Of every game; options and menus as lists with commas between."""
MOST_POINTS: Final = 500
MOST_DECISIONS: Final = 2000
"""More than any game takes."""


class Snapshot(NamedTuple):
    """All that is needed to go on with a game from here, and what is seen of it."""

    state: Array
    rngs: Array
    asked: int
    owing: int
    observations: Array
    masks: Array
    rewards: Array

    @classmethod
    def of(cls, episodes: Episodes) -> "Snapshot":
        """The moment at which a game stands."""
        games, arrays = episodes.games, (episodes.observations, episodes.masks, episodes.rewards)
        return cls(
            games.states.copy(),
            games.rngs.copy(),
            int(episodes.asked[0]),
            int(episodes.owing[0]),
            *(array[0].copy() for array in arrays),
        )

    def enter(self, episodes: Episodes) -> None:
        """Let a game stand at this moment."""
        episodes.games.states[:], episodes.games.rngs[:] = self.state, self.rngs
        episodes.asked[0], episodes.owing[0] = self.asked, self.owing
        episodes.observations[0], episodes.masks[0] = self.observations, self.masks
        episodes.rewards[0] = self.rewards

    def __deepcopy__(self, memo: dict[int, Any]) -> "Snapshot":
        """The same: nobody changes a moment."""
        return self

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked == NOBODY

    def legal(self, seat: int) -> list[int]:
        """What a seat can choose; nothing if it is not asked."""
        return [int(one) for one in self.masks[seat].nonzero()[0]]


def lowest_seat(bits: int) -> int:
    """The first of some seats."""
    return (bits & -bits).bit_length() - 1


def seats_of(bits: int) -> list[int]:
    """All of some seats."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class SharedTable:
    """One game of a setup that any number of states load themselves into, to be played on."""

    def __init__(self, setup: Setup, seed: int, deals: int, skip: int) -> None:
        self.setup, self.deals, self.skip = setup, deals, skip
        self.episodes = Episodes(setup, seed=seed)
        self.dealt: dict[int, Snapshot] = {}
        """The first decision of every deal so far."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "SharedTable":
        """The same: states are copied often, and share it."""
        return self

    def deal(self, number: int) -> "Snapshot":
        """The moment of the first decision."""
        if number not in self.dealt:
            episodes, skipped = self.episodes, 0
            episodes.start(episode=number)
            episodes.play_on()
            while skipped < self.skip and not episodes.over():
                seat = lowest_seat(int(episodes.owing[0]))
                mask = episodes.masks[0, seat]
                episodes.choose(seat, random_choice(mask, episodes.seed, skipped, number))
                episodes.play_on()
                skipped += 1
            self.dealt[number] = Snapshot.of(episodes)
        return self.dealt[number]

    def after(self, snapshot: "Snapshot", choices: list[tuple[int, int]]) -> "Snapshot":
        """The moment after some seats have chosen."""
        snapshot.enter(self.episodes)
        for seat, choice in choices:
            self.episodes.choose(seat, choice)
            self.episodes.play_on()
        return Snapshot.of(self.episodes)

    def guess(self, snapshot: "Snapshot", seat: int, draw: Callable[[], float]) -> "Snapshot":
        """A moment that the seat cannot tell from this one, all of them equally likely.

        Whoever was asked before the seat chooses at random: nobody knows what they have chosen.
        """
        game, config, episodes = self.setup.kit.rules, self.setup.config, self.episodes
        snapshot.enter(episodes)
        view = episodes.view(seat)
        rng, state = new(Philox), new(game.state)
        rng["key"] = int(draw() * (1 << 32))
        game.determinize(config, view.record, rng, state)
        episodes.games.rngs["key"][0] = int(draw() * (1 << 32))
        episodes.set_state(state)
        episodes.play_on()
        while not episodes.over() and lowest_seat(int(episodes.owing[0])) != seat:
            other = lowest_seat(int(episodes.owing[0]))
            legal = episodes.masks[0, other].nonzero()[0]
            episodes.choose(other, int(legal[int(draw() * len(legal))]))
            episodes.play_on()
        return Snapshot.of(episodes)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table at one moment; what is common to all of them is shared."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self._table, self._turn_based = game.table, game.turn_based
        self._reward = game.reward
        self._snapshot = self._table.deal(0) if self._table.deals == 1 else None
        self._memories = [b""] * self._table.setup.players
        """A digest of all that each seat has seen and chosen."""

    def current_player(self) -> int:
        """Chance, a seat, all that choose at the same time, or nobody."""
        if self._snapshot is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._snapshot.over:
            return int(pyspiel.PlayerId.TERMINAL)
        owing = self._snapshot.owing
        if self._turn_based or owing & (owing - 1) == 0:
            return lowest_seat(owing)
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._snapshot is None else self._snapshot.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self._table.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self._snapshot is None:
            self._snapshot = self._table.deal(action)
        else:
            self._choose([(lowest_seat(self._snapshot.owing), action)])

    def _apply_actions(self, actions: list[int]) -> None:
        assert self._snapshot is not None
        self._choose([(seat, actions[seat]) for seat in seats_of(self._snapshot.owing)])

    def _choose(self, choices: list[tuple[int, int]]) -> None:
        assert self._snapshot is not None
        for seat, choice in choices:
            seen = self._snapshot.observations[seat].tobytes()
            digest = hashlib.blake2b(self._memories[seat] + seen + bytes([choice]), digest_size=16)
            self._memories[seat] = digest.digest()
        self._snapshot = self._table.after(self._snapshot, choices)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._table.episodes.encoding.choices[action])

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._snapshot is not None and self._snapshot.over

    def returns(self) -> list[float]:
        """What every seat has got: nothing before the end."""
        players = self._table.setup.players
        if not self.is_terminal():
            return [0.0] * players
        assert self._snapshot is not None
        rewards = self._snapshot.rewards[:, self._reward].tolist()
        even = 1 / players if self._reward == WIN else 0  # so that it is a game of sum zero
        return [float(reward) - even for reward in rewards]

    def memory_of(self, seat: int) -> str:
        """All that a seat has seen and chosen, as a digest."""
        seen = b"" if self._snapshot is None else self._snapshot.observations[seat].tobytes()
        digest = hashlib.blake2b(self._memories[seat] + seen, digest_size=16)
        return f"{seat}:{digest.hexdigest()}"

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "TableState":
        """A state that the seat cannot tell from this one, as information-set MCTS asks for it."""
        assert self._snapshot is not None
        state: TableState = self.clone()
        state._snapshot = self._table.guess(self._snapshot, player, draw)
        return state

    def __str__(self) -> str:
        if self._snapshot is None:
            return "not dealt"
        self._snapshot.enter(self._table.episodes)
        owing = self._snapshot.owing
        return str(self._table.episodes.view(lowest_seat(owing) if owing else None))


class FeaturesObserver:
    """What a seat sees: named slices of features, brought to one size.

    With perfect recall its string tells all that the seat has seen and chosen.
    """

    def __init__(self, table: SharedTable, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        layout = table.episodes.encoding.layout
        self.table, self.scales = table, np.array(layout.scales, np.float32)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {one.name: self.tensor[one.start : one.end] for one in layout}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill in what the seat sees, or what it last saw if it is not asked."""
        self.tensor[:] = 0
        if state._snapshot is not None:
            self.tensor[:] = state._snapshot.observations[player] / self.scales

    def string_from(self, state: TableState, player: int) -> str:
        """The table in words, as the seat sees it."""
        if self.perfect_recall:
            return state.memory_of(player)
        if state._snapshot is None:
            return "not dealt"
        state._snapshot.enter(self.table.episodes)
        return str(self.table.episodes.view(player))


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it; subclasses say which one it is."""

    kind: str
    turn_based: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        listed = {name: str(given[name]).split(",") for name in ("options", "menu") if given[name]}
        menu = listed.get("menu")
        setup = Setup.checked(
            self.kind,
            int(given["players"]),
            given["edition"] or None,
            listed.get("options", ()),
            menu[0] if menu and len(menu) == 1 else menu,
        )
        self.reward = reward_number(given["reward"])
        deals = int(given["deals"])
        self.table = SharedTable(setup, int(given["seed"]), deals, int(given["skip"]))
        zero_sum = self.reward == WIN or (self.reward == MARGIN and setup.players == 2)
        most = 1.0 if self.reward == WIN else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setup.kit.features.choices),
            max_chance_outcomes=deals if deals > 1 else 0,
            num_players=setup.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )
        utility = pyspiel.GameType.Utility
        kind = utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM
        chance = pyspiel.GameType.ChanceMode
        mode = chance.EXPLICIT_STOCHASTIC if deals > 1 else chance.DETERMINISTIC
        super().__init__(game_type(self.kind, self.turn_based, mode, kind), info, params or {})

    def new_initial_state(self) -> TableState:
        """A table before anything was decided."""
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> FeaturesObserver:
        """The features of a seat."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return FeaturesObserver(self.table, kind.perfect_recall)


def game_type(
    name: str,
    turn_based: bool,
    chance_mode: Any = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    utility: Any = pyspiel.GameType.Utility.GENERAL_SUM,
) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    rules, dynamics = KITS[name].rules, pyspiel.GameType.Dynamics
    twin = "_turn_based" if turn_based and is_simultaneous(name) else ""
    return pyspiel.GameType(
        short_name=f"sushibar_{name.replace('-', '_')}{twin}",
        long_name=f"{name}, by sushibar",
        dynamics=dynamics.SEQUENTIAL if turn_based else dynamics.SIMULTANEOUS,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def is_simultaneous(name: str) -> bool:
    """Whether seats of a game choose at the same time."""
    config, rules = KITS[name].rules.configure(2), KITS[name].rules
    state, rng = new(rules.state), new(Philox)
    rules.start(config, state)
    while rules.advance(config, state, rng):
        pass
    owing = rules.pending(config, state)
    return bool(owing & (owing - 1))


def register() -> None:
    """Tell OpenSpiel of all games."""
    for name in KITS:
        for turn_based in (False, True) if is_simultaneous(name) else (True,):
            kind = type("Registered", (TableGame,), {"kind": name, "turn_based": turn_based})
            pyspiel.register_game(game_type(name, turn_based), kind)


register()
