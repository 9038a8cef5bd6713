"""The score pad over HTTP: a whole pad, a plate as somebody types it, or one question."""

from fastapi import APIRouter, Request

from sushibar.games.score_answer import ScoreAnswer
from sushibar.server import pad_answers
from sushibar.server.dependencies import Asker, TheReviewJobs
from sushibar.server.pad_answers import ReadPlate
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import PadRequest, PlateRequest, Score
from sushibar.table.pad_answer import PadAnswer

router = APIRouter(prefix="/api", tags=["score pad"], responses=PROBLEMS)


@router.post("/score")
async def score(
    line: Score, request: Request, review_jobs: TheReviewJobs, asker: Asker
) -> ScoreAnswer:
    """Score plates of a real table, as `sushibar score --json` does."""
    return await review_jobs.read(await request.body(), pad_answers.score, asker)


@router.post("/pad")
async def score_pad(wanted: PadRequest, review_jobs: TheReviewJobs, asker: Asker) -> PadAnswer:
    """Score all that stands on a score pad; nothing of it is kept."""
    return await review_jobs.read(wanted, pad_answers.score_pad, asker)


@router.post("/pad/plate")
async def read_plate(typed: PlateRequest, review_jobs: TheReviewJobs, asker: Asker) -> ReadPlate:
    """Read a plate such as “2*tempura, wasabi salmon nigiri”, in any language."""
    return await review_jobs.read(typed, pad_answers.read_plate, asker)
