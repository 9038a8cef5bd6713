"""A simulation whose games are written down as records."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from sushibar.batch.cpu import Chunk
from sushibar.batch.mixed import MixedGames
from sushibar.batch.seats import PlayedGame
from sushibar.batch.simulation import SimulationSetup
from sushibar.records.tracing import trace, warm_up
from sushibar.records.writing import write_records
from sushibar.rulebook.announcing import announced, say
from sushibar.table.chances import chances
from sushibar.table.record import write
from sushibar.table.table import Table

CHUNK_GAMES: Final = 256
"""So many are played and written at a time."""


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
        mixed = simulation.mixed
        with self.path.open("xb") as file:
            if not mixed.is_all_rules:
                mixed.prepare()
            size = CHUNK_GAMES if mixed.is_all_rules else 1
            for first in range(0, games, size):
                some = range(first, min(first + size, games))
                yield self._written(file, mixed, first, [seed_of(seed, one) for one in some])

    def _written(self, file: Any, mixed: MixedGames, first: int, seeds: list[str]) -> Chunk:
        if mixed.is_all_rules:
            traced = trace(mixed.setup, mixed.numbers, chances(seeds, mixed.setup.players))
            played = traced.played
            file.write(write_records(mixed.setup, seeds, traced))
        else:
            table = Table(**mixed.setup.keywords, seed=seeds[0])
            table.play(dict(enumerate(mixed.sitters)))  # type: ignore[arg-type]  # kinds of bots too
            played = written_down(table)
            file.write(write(table).encode())
        return mixed._counted(first, played)


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
