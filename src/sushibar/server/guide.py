"""What can be played and how, and whether a wish or a record is right, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from sushibar.games.manual import manual
from sushibar.server import catalogue
from sushibar.server.dependencies import PROBLEMS, TheWorker
from sushibar.server.requests import BroughtRecord, Wish
from sushibar.server.responses import Catalogue, Checked, Manual, Rules, Verdict
from sushibar.table.record import verify

GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,20}$")]
EditionName = Annotated[str | None, Query(max_length=40)]

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games", tags=["games"])
def games() -> Catalogue:
    """All games with their editions, options, menus and bots."""
    return Catalogue.model_validate(catalogue.games())


@router.get("/games/{game}/rules", tags=["games"])
def rules(
    game: GameName,
    players: Annotated[int, Query(ge=2, le=8)] = 4,
    edition: EditionName = None,
    menu: Annotated[str | None, Query(max_length=200)] = None,
) -> Rules:
    """What every card does."""
    return Rules.model_validate(catalogue.rules(game, players, edition, menu))


@router.get("/games/{game}/manual", tags=["games"])
def show_manual(game: GameName, edition: EditionName = None) -> Manual:
    """The whole rules, for somebody who has never played."""
    return Manual.model_validate(manual(game, edition))


@router.post("/check", tags=["games"])
def check(wish: Wish) -> Checked:
    """Whether a table can be opened like this; if not, why."""
    problems, menu = catalogue.check(wish.game, wish.players, wish.edition, wish.options, wish.menu)
    return Checked(problems=problems, menu=list(menu))


@router.post("/verify", tags=["records"])
async def verify_record(claimed: BroughtRecord, worker: TheWorker) -> Verdict:
    """Play a record again, card by card, as `sushibar verify` does; what is wrong is refused."""
    found = await worker.thinking.run(lambda: verify(claimed.record))
    table = found.table
    return Verdict(
        game=table.setup.game,
        over=table.over,
        sealed=found.commitment,
        names=list(table.names),
        points=list(table.points),
        winners=list(table.winners) if table.over else [],
    )
