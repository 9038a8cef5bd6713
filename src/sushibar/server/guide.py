"""What can be played and how, and whether a wish or a record is right, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from sushibar.games.manual import ManualPage, manual
from sushibar.server import catalogue
from sushibar.server.catalogue import Catalogue, Rules
from sushibar.server.dependencies import Asker, TheReviewJobs
from sushibar.server.problems import PROBLEMS
from sushibar.server.replays import Verdict, verdict
from sushibar.server.requests import BroughtRecord, SetupRequest
from sushibar.shapes import TypedDict

GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,20}$")]
EditionName = Annotated[str | None, Query(max_length=40)]


class SetupCheck(TypedDict):
    """Whether a game can be set up like that: what is wrong in words, else nothing."""

    problems: list[str]
    menu: list[str]


router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games", tags=["games"])
def games() -> Catalogue:
    """All games with their editions, options, menus and bots."""
    return catalogue.games()


@router.get("/games/{game}/rules", tags=["games"])
def rules(
    game: GameName,
    players: Annotated[int, Query(ge=2, le=8)] = 4,
    edition: EditionName = None,
    menu: Annotated[str | None, Query(max_length=200)] = None,
) -> Rules:
    """What every card does."""
    return catalogue.rules(game, players, edition, menu)


@router.get("/games/{game}/manual", tags=["games"])
def show_manual(game: GameName, edition: EditionName = None) -> ManualPage:
    """The whole rules, for somebody who has never played."""
    return manual(game, edition)


@router.post("/check", tags=["games"])
def check(wanted: SetupRequest) -> SetupCheck:
    """Whether a table can be opened like this; if not, why."""
    problems, menu = catalogue.check(
        wanted.game, wanted.players, wanted.edition, wanted.options, wanted.menu
    )
    return {"problems": problems, "menu": list(menu)}


@router.post("/verify", tags=["records"])
async def verify_record(
    claimed: BroughtRecord, review_jobs: TheReviewJobs, asker: Asker
) -> Verdict:
    """Play a record again, card by card, as `sushibar verify` does; what is wrong is refused."""
    return await review_jobs.read(claimed.record, verdict, asker)
