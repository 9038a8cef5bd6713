"""Simulated games with a policy of its own in every seat; who is no rule is asked."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import numpy as np

from sushibar.batch import cpu
from sushibar.batch.cpu import Chunk
from sushibar.batch.playout import Tally
from sushibar.batch.seats import NO_RULE, RULE_NAMES, Games, play_on_kernel, seed_kernel, warm_up
from sushibar.bots.kinds import BotKind
from sushibar.bots.players import player
from sushibar.bots.roster import bots_for, kind_named, prepare_bots
from sushibar.bots.specs import parse_spec
from sushibar.errors import SetupError, UnknownName
from sushibar.games.setup import Setup
from sushibar.rulebook.chance import PLAYERS, Philox
from sushibar.rulebook.rule import is_rule
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
        self.game, self.config = setup.kit.rules, setup.config
        own = tuple(dict.fromkeys(one for one in policies if callable(one) and is_rule(one)))
        self.own: tuple[Any, ...] = own
        self.numbers = [self._number(one) for one in policies]

    def _number(self, sitter: AnyPolicy) -> int:
        names = RULE_NAMES
        if isinstance(sitter, str):
            if sitter not in names and kind_named(parse_spec(sitter).name) is None:
                known = ", ".join(dict.fromkeys([*names, *bots_for(self.game.name)]))
                raise UnknownName("error-policy", policy=sitter, policies=known)
            return names.index(sitter) if sitter in names else NO_RULE
        return len(names) + self.own.index(sitter) if sitter in self.own else NO_RULE

    @property
    def is_all_rules(self) -> bool:
        """Whether nobody has to be asked."""
        return NO_RULE not in self.numbers

    def prepare(self) -> None:
        """Compile, or load what is compiled, before the clock starts."""
        warm_up(self.game, Philox, self.own)
        asked = zip(self.sitters, self.numbers, strict=True)
        specs = [one for one, number in asked if isinstance(one, str) and number == NO_RULE]
        prepare_bots(specs, self.game.name)

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
        kernel = play_on_kernel(self.game, self.own)
        return Games(self.game, self.config, [self.numbers] * games, rngs, kernel)

    def _play_game(self, seed: int, number: int) -> np.ndarray[Any, Any]:
        """Play one game and ask whoever has to be asked; their luck is that of game and seat."""
        table = self._set_up(seed, number, 1)
        deciding: dict[int, Policy] = {}
        with ExitStack() as leaving:
            for seat, sitter in enumerate(self.sitters):
                if self.numbers[seat] == NO_RULE:
                    made = player(sitter, f"{seed}:{number}:{seat}", self.game.name, threads=1)
                    deciding[seat] = leaving.enter_context(made)
            table.ask(self.setup, deciding)
        return table.played

    def _counted(self, first: int, played: np.ndarray[Any, Any]) -> Chunk:
        players, seats = self.setup.players, int(self.config.seats)
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
