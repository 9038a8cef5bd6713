"""Simulated games with a policy of its own in every seat; who is no rule is asked."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import numpy as np

from sushibar.batch import cpu
from sushibar.batch.cpu import Chunk
from sushibar.batch.playout import Tally
from sushibar.batch.seats import (
    NO_RULE,
    RULE_NAMES,
    Games,
    own_rules,
    policy_number,
    seed_kernel,
    warm_up,
)
from sushibar.bots.kinds import BotKind
from sushibar.bots.players import player
from sushibar.bots.roster import bots_for, kind_named, prepare_bots
from sushibar.bots.specs import parse_spec
from sushibar.errors import SetupError, UnknownName
from sushibar.games.setup import Setup
from sushibar.rulebook.chance import PLAYERS, Philox
from sushibar.table.policy import Policy, Sitter

AnyPolicy = Sitter | BotKind
"""A policy or a bot by name, one's own rule, bot, kind of bots, or function of a view."""


class MixedGames:
    """Games of a setup in which every seat has a policy of its own."""

    def __init__(self, setup: Setup, policies: Sequence[AnyPolicy]) -> None:
        if len(policies) != setup.players:
            counts = {"players": len(policies), "seats": setup.players}
            raise SetupError("error-players-for-seats", **counts)
        self.setup, self.sitters = setup, policies
        self.own = own_rules(policies)
        self.numbers = [policy_number(one, self.own) for one in policies]
        for sitter, number in zip(policies, self.numbers, strict=True):
            if isinstance(sitter, str) and number == NO_RULE:
                self._check_bot(sitter)

    def _check_bot(self, spec: str) -> None:
        """Refuse what is the name of neither a policy nor a bot."""
        if kind_named(parse_spec(spec).name) is None:
            known = dict.fromkeys([*RULE_NAMES, *bots_for(self.setup.game)])
            raise UnknownName("error-policy", policy=spec, policies=", ".join(known))

    @property
    def is_all_rules(self) -> bool:
        """Whether nobody has to be asked."""
        return NO_RULE not in self.numbers

    def prepare(self) -> None:
        """Compile, or load what is compiled, before the clock starts."""
        warm_up(self.setup.game, Philox, self.own)
        asked = zip(self.sitters, self.numbers, strict=True)
        specs = [one for one, number in asked if isinstance(one, str) and number == NO_RULE]
        prepare_bots(specs, self.setup.game)

    def play_chunk(self, seed: int, first: int, games: int) -> Chunk:
        """Play some games of a seed."""
        if self.is_all_rules:
            together = self._set_up(seed, first, games)
            together.play_on()
            return self._counted(first, together.played)
        played = [self._play_game(seed, number) for number in range(first, first + games)]
        return self._counted(first, np.concatenate(played))

    def _set_up(self, seed: int, first: int, games: int) -> Games:
        rngs = np.zeros((games, PLAYERS + 1), Philox)  # one luck for all, as in other simulations
        seed_kernel()(rngs, seed, first)
        return Games(self.setup, [self.numbers] * games, rngs, self.own)

    def _play_game(self, seed: int, number: int) -> np.ndarray[Any, Any]:
        """Play one game and ask whoever has to be asked; their luck is that of game and seat."""
        table = self._set_up(seed, number, 1)
        deciding: dict[int, Policy] = {}
        with ExitStack() as leaving:
            for seat, sitter in enumerate(self.sitters):
                if self.numbers[seat] == NO_RULE:
                    made = player(sitter, f"{seed}:{number}:{seat}", self.setup.game, threads=1)
                    deciding[seat] = leaving.enter_context(made)
            table.ask(deciding)
        return table.played

    def _counted(self, first: int, played: np.ndarray[Any, Any]) -> Chunk:
        players, seats = self.setup.players, int(self.setup.config.seats)
        points, winners = played["points"][:, :seats], played["winners"]
        tally = np.zeros(1, Tally)[0]
        tally["games"], tally["decisions"] = len(played), played["decisions"].sum()
        of_players = points[:, :players]
        leading = (of_players == of_players.max(axis=1, keepdims=True)).sum(axis=1)
        tally["ties"], tally["shared"] = (leading > 1).sum(), (winners & (winners - 1) != 0).sum()
        tally["points"][:seats] = points.sum(axis=0)
        tally["categories"] = played["categories"][:, :seats].sum(axis=(0, 1))
        return Chunk(first, tally, points, winners)


def play_games(mixed: MixedGames, seed: int, games: int, threads: int) -> Iterator[Chunk]:
    """Play games 0 to `games` - 1; yields what chunks of them come to, as they end."""
    if mixed.is_all_rules:
        return cpu.on_threads(lambda *task: mixed.play_chunk(seed, *task), games, threads)
    return (mixed.play_chunk(seed, number, 1) for number in range(games))
