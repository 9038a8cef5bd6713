"""Lessons: a table against bots with a deal that is good to learn from.

Everybody may know the deal, so nobody else may sit down: the game starts at once. It counts
nowhere.
"""

from dataclasses import replace

from fastapi import APIRouter

from sushibar.bots.best_search import compile_soon
from sushibar.games.kit import KITS
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server.dependencies import Asker, TheWorker
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import LessonRequest, SitDown
from sushibar.server.tables import Seat, adding, joining, seat_told

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.post("/lessons", status_code=201)
async def begin_lesson(wanted: LessonRequest, worker: TheWorker, asker: Asker) -> Seat:
    """Open a table whose first turns are good to learn from, and begin the game."""
    plan = KITS[wanted.game].lesson
    compile_soon(wanted.game)  # hints are asked for at once
    settings = replace(Settings.checked(wanted.game, 1 + len(plan.bots), plan.seed), lesson=True)
    secret, join = joining(SitDown(name=wanted.name, secret=wanted.secret))
    beginning = [join, *map(adding, plan.bots), Match.start]
    room = await worker.open(settings, plan.seed, beginning, asker)
    return await room.look(lambda match: seat_told(match, secret))
