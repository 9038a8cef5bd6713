"""A simulation whose games are written down as records."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np

from sushibar.batch.cpu import Chunk
from sushibar.batch.mixed import AnyPolicy, MixedGames
from sushibar.batch.seats import NO_RULE, RANDOM, PlayedGame
from sushibar.batch.simulation import SimulationSetup
from sushibar.bots.roster import prepare_bots
from sushibar.games.setup import Setup
from sushibar.records.tracing import trace
from sushibar.records.writing import write_records
from sushibar.rulebook.announcing import announced, say
from sushibar.table.chances import chances
from sushibar.table.record import write
from sushibar.table.table import Table

CHUNK_GAMES: Final = 256
"""Games that are played and written at a time."""


class Recording:
    """Plays the games of simulations and writes them into a file: see `simulate(played=…)`.

    They are dealt as at a table, each by a seed of its own, so that everybody can check them; they
    are not those that the same simulation plays without records.
    """

    def __init__(self, path: Path, game: str) -> None:
        """For games of that name; what can be compiled is, before any clock starts."""
        self.path = path
        with announced(game, say):
            warm_up(game)

    def play_games(self, simulation: SimulationSetup, seed: int, games: int) -> Iterator[Chunk]:
        """All games of a simulation, each written as soon as it is known."""
        with self.path.open("xb") as file:
            recorded = RecordedGames(simulation.setup, simulation.policies, file)
            size = CHUNK_GAMES if recorded.is_traced else 1
            for first in range(0, games, size):
                yield recorded.play_chunk(seed, first, min(size, games - first))


class RecordedGames(MixedGames):
    """Games in which every seat has a policy of its own, written into a file."""

    def __init__(self, setup: Setup, policies: Sequence[AnyPolicy], file: BinaryIO) -> None:
        super().__init__(setup, policies)
        self.file = file
        asked = zip(policies, self.numbers, strict=True)
        specs = [one for one, number in asked if isinstance(one, str) and number == NO_RULE]
        prepare_bots(specs, setup.game)

    @property
    def is_traced(self) -> bool:
        """Whether compiled rules of the house decide everything, and note it."""
        return self.is_all_rules and not self.own

    def play_chunk(self, seed: int, first: int, games: int) -> Chunk:
        """Play and write down some games of a seed."""
        seeds = [seed_of(seed, number) for number in range(first, first + games)]
        if self.is_traced:
            traced = trace(self.setup, self.numbers, chances(seeds, self.setup.players))
            self.file.write(write_records(self.setup, seeds, traced))
            return self._counted(first, traced.played)
        tables = [self.play_table(one) for one in seeds]
        self.file.writelines(write(table).encode() for table in tables)
        return self._counted(first, np.concatenate(list(map(written_down, tables))))

    def play_table(self, seed: str) -> Table:
        """Play a game in which somebody has to be asked."""
        table = Table(**self.setup.keywords, seed=seed)
        return table.play(dict(enumerate(self.sitters)))  # type: ignore[arg-type]  # kinds too


def warm_up(name: str) -> None:
    """Compile, or load what is compiled, for games of that name."""
    setup, seeds = Setup.checked(name, 2), ["warm-up"]
    traced = trace(setup, [RANDOM] * setup.players, chances(seeds, setup.players))
    write_records(setup, seeds, traced)


def seed_of(seed: int, number: int) -> str:
    """The seed of a table of a simulation."""
    return f"sim-{seed}-{number}"


def written_down(table: Table) -> np.ndarray[Any, Any]:
    """What a game came to, as simulations count it."""
    played = np.zeros(1, PlayedGame)
    points, sheet = table.points, np.array(table.state.sheet).sum(axis=0)
    played["points"][0, : len(points)] = points
    played["winners"] = sum(1 << seat for seat in table.winners)
    played["categories"][0, : sheet.shape[0], : sheet.shape[1]] = sheet
    for decision in table.decisions():
        played["decisions"][0, decision.seat] += 1
    return played
