"""What a node does: some deals of a contest, games of a simulation, or menus of an atlas."""

from collections.abc import Sequence
from functools import lru_cache

from sushibar.arena.compiled import CompiledContest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal
from sushibar.arena.engine import Engine
from sushibar.arena.workers import prepare
from sushibar.atlas.making import Part, Study, measure_part, prepare_study
from sushibar.atlas.measuring import Figures
from sushibar.batch.cpu import Chunk
from sushibar.batch.simulation import SimulationSetup
from sushibar.games.readiness import is_wanted


@lru_cache(maxsize=4)
def engine_of(contest: ContestSetup) -> Engine:
    """What plays the deals of a contest in this process, with everything compiled."""
    prepare(contest)
    engine = Engine(contest)
    if is_wanted():
        engine.compiled = CompiledContest(contest)
    return engine


def play_deals(contest: ContestSetup, deals: Sequence[int]) -> list[Deal]:
    """Play some deals of a contest."""
    engine = engine_of(contest)
    return [engine.play_deal(deal) for deal in deals]


def play_games(simulation: SimulationSetup, part: tuple[int, int, int]) -> Chunk:
    """Play some games of a simulation: the seed, the first of them, how many."""
    return simulation.play(*part)


@lru_cache(maxsize=1)
def prepared(study: Study) -> Study:
    """A study for which this process has everything compiled."""
    prepare_study(study)
    return study


def measure_menus(study: Study, part: Part) -> Figures:
    """Measure some menus of an atlas."""
    return measure_part(prepared(study), part)
