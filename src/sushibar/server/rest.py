"""Tables, records, scores and figures over HTTP."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sushibar import __version__
from sushibar.bots.roster import display_names
from sushibar.errors import Refused, StoreError
from sushibar.match import showing
from sushibar.match.chairs import check_secret, hashed, new_secret
from sushibar.match.deciding import check_bot
from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server import catalogue
from sushibar.server.hall import Hall
from sushibar.server.requests import (
    AddBot,
    Anything,
    Bar,
    Figures,
    Health,
    Moved,
    NewTable,
    Problem,
    Rated,
    Ratings,
    Rules,
    Salt,
    Score,
    Seat,
    SitDown,
    StandIn,
    Tables,
    Tally,
)
from sushibar.server.room import Room
from sushibar.server.shown import Lobby
from sushibar.store import rows
from sushibar.table.dealer import fresh_seed
from sushibar.table.scorepad import answer

Code = Annotated[str, Path(pattern=r"^[A-Z0-9]{6}$")]
SeatNumber = Annotated[int, Path(ge=0, le=7)]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": words}
    for status, words in {
        400: "Not allowed by the rules or the settings",
        401: "No secret, or a wrong one",
        403: "Only the host may do that",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        422: "Not a request of this form",
        429: "Too many requests",
        500: "A fault of the server",
        503: "Nothing can be stored at the moment",
    }.items()
}


def plain_text(description: str) -> dict[int | str, dict[str, Any]]:
    """How an answer that is plain text is described."""
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {200: {"description": description, "content": content}}


def hall_of(request: Request) -> Hall:
    """The tables of this worker."""
    hall: Hall = request.app.state.hall
    return hall


def secret_of(
    authorization: Annotated[
        HTTPAuthorizationCredentials | None,
        Depends(HTTPBearer(auto_error=False, description="The secret of a seat")),
    ],
) -> str | None:
    """The secret that a request carries, if it carries one."""
    return None if authorization is None else authorization.credentials


TheHall = Annotated[Hall, Depends(hall_of)]
Bearer = Annotated[str | None, Depends(secret_of)]

router = APIRouter(prefix="/api", responses=PROBLEMS)


def seat_held(match: Match, secret: str | None) -> int:
    """The seat that the bearer of a secret holds."""
    if secret is None:
        raise Refused("refused-no-secret")
    seat = match.seat_of(hashed(check_secret(secret)))
    if seat is None:
        raise Refused("refused-wrong-secret")
    return seat


def as_host(match: Match, secret: str | None) -> int:
    """The seat of the host, if it is the host who asks."""
    seat = seat_held(match, secret)
    if seat != match.host:
        raise Refused("refused-not-host")
    return seat


async def command(
    room: Room,
    secret: str | None,
    check: Callable[[Match, str | None], int],
    what: Callable[[Match, int], list[Entry]],
) -> Lobby:
    """Do something that the bearer of a secret may do, and show the table."""
    lobby = await room.do(lambda match: what(match, check(match, secret)), showing.lobby)
    return Lobby.model_validate(lobby)


# Tables


@router.post("/tables", status_code=201, tags=["tables"])
async def open_table(wanted: NewTable, hall: TheHall) -> Seat:
    """Open a table; who opens it sits down at it and is its host."""
    seed = fresh_seed()
    settings = Settings.checked(
        wanted.game,
        wanted.players,
        seed,
        wanted.edition,
        wanted.options,
        wanted.menu,
        wanted.clock,
        listed=wanted.listed,
        rated=wanted.rated,
    )
    bots = [check_bot(spec, wanted.game) for spec in wanted.bots]
    if len(bots) >= settings.players:
        raise Refused("refused-full")
    room = await hall.open(settings, seed)
    seat = await sit_down(room, wanted.host)
    for spec in bots:
        await room.do(partial(Match.add_bot, spec=spec, names=display_names(spec)))
    table = await room.look(showing.lobby)
    return Seat.model_validate({**seat, "table": table})


async def sit_down(room: Room, who: SitDown) -> dict[str, Any]:
    """Let somebody sit down; the seat and its secret."""
    secret = who.secret or new_secret()
    key = hashed(secret)
    player = hashed(who.player) if who.player else ""
    lobby, seat = await room.do(
        lambda match: match.join(who.name, key, who.salt or "", who.seat, player),
        lambda match: (showing.lobby(match), match.seat_of(key)),
    )
    return {"code": room.code, "seat": seat, "secret": secret, "table": lobby}


@router.get("/tables", tags=["tables"])
async def list_tables(hall: TheHall) -> Tables:
    """Tables that wait for players and may be found by everybody."""
    found = []
    for row in await hall.store.open_tables(50):
        room = await hall.room(row.code)
        found.append(await room.look(showing.lobby))
    return Tables.model_validate({"tables": found})


@router.get("/tables/{code}", tags=["tables"])
async def show_table(code: Code, hall: TheHall) -> Lobby:
    """What everybody may know of a table."""
    room = await hall.room(code)
    return Lobby.model_validate(await room.look(showing.lobby))


@router.get("/tables/{code}/rules", tags=["tables"])
async def table_rules(code: Code, hall: TheHall) -> Rules:
    """What is played with at a table, how the game goes, and what every card does."""
    room = await hall.room(code)
    settings = await room.look(lambda match: match.settings)
    return Rules.model_validate(catalogue.rules_of(settings.setup))


@router.post("/tables/{code}/seats", status_code=201, tags=["tables"])
async def join_table(code: Code, who: SitDown, hall: TheHall) -> Seat:
    """Sit down. With the same secret again, the same seat."""
    room = await hall.room(code)
    return Seat.model_validate(await sit_down(room, who))


@router.post("/tables/{code}/salt", tags=["tables"])
async def add_salt(code: Code, salt: Salt, hall: TheHall, secret: Bearer) -> Lobby:
    """Add one's own random bits to the shuffle."""
    room = await hall.room(code)
    return await command(room, secret, seat_held, lambda match, seat: match.salt(seat, salt.salt))


@router.post("/tables/{code}/bots", status_code=201, tags=["tables"])
async def add_bot(code: Code, wanted: AddBot, hall: TheHall, secret: Bearer) -> Lobby:
    """The host lets a bot sit down."""
    room = await hall.room(code)

    def add(match: Match, host: int) -> list[Entry]:
        spec = check_bot(wanted.bot, match.settings.game)
        return match.add_bot(spec, display_names(spec), wanted.seat)

    return await command(room, secret, as_host, add)


@router.delete("/tables/{code}/seats/{seat}", tags=["tables"])
async def free_seat(code: Code, seat: SeatNumber, hall: TheHall, secret: Bearer) -> Lobby:
    """Leave one's seat; before the game the host can free any seat."""
    room = await hall.room(code)

    def free(match: Match, own: int) -> list[Entry]:
        if own == seat:
            return match.leave(seat)
        as_host(match, secret)
        return match.remove(seat)

    return await command(room, secret, seat_held, free)


@router.post("/tables/{code}/seats/{seat}/stand-in", tags=["tables"])
async def stand_in(
    code: Code, seat: SeatNumber, wanted: StandIn, hall: TheHall, secret: Bearer
) -> Lobby:
    """The host lets a bot play for somebody who is not connected."""
    room = await hall.room(code)

    def replace(match: Match, host: int) -> list[Entry]:
        if seat in room.present:
            raise Refused("refused-present", seat=seat)
        return match.stand_in(seat, check_bot(wanted.bot, match.settings.game))

    return await command(room, secret, as_host, replace)


@router.delete("/tables/{code}/seats/{seat}/stand-in", tags=["tables"])
async def come_back(code: Code, seat: SeatNumber, hall: TheHall, secret: Bearer) -> Lobby:
    """A player takes the seat back."""
    room = await hall.room(code)

    def back(match: Match, own: int) -> list[Entry]:
        if own != seat:
            raise Refused("refused-wrong-secret")
        return match.come_back(seat)

    return await command(room, secret, seat_held, back)


@router.post("/tables/{code}/start", tags=["tables"])
async def start(code: Code, hall: TheHall, secret: Bearer) -> Lobby:
    """The host begins the game."""
    room = await hall.room(code)
    return await command(room, secret, as_host, lambda match, host: match.start())


@router.post("/tables/{code}/close", tags=["tables"])
async def close(code: Code, hall: TheHall, secret: Bearer) -> Lobby:
    """The host closes the table before the game is over."""
    room = await hall.room(code)
    return await command(room, secret, as_host, lambda match, host: match.close())


@router.post("/tables/{code}/rematch", tags=["tables"])
async def rematch(code: Code, hall: TheHall, secret: Bearer) -> Moved:
    """Any of the players: the same again, with the same seats, at a table of its own."""
    room = await hall.room(code)
    await room.look(lambda match: seat_held(match, secret))
    return Moved(code=await hall.rematch(code))


# Figures


def counted(found: rows.Statistics) -> Figures:
    """Statistics without who exactly anybody is."""

    def tallies(some: Iterable[rows.Tally]) -> list[Tally]:
        return [
            Tally(name=one.name, games=one.games, wins=one.wins, points=one.points) for one in some
        ]

    return Figures(
        games=found.games,
        seats=tallies(found.seats),
        bots=tallies(found.bots),
        people=tallies(found.people),
        spread=[Bar(points=points, seats=seats) for points, seats in found.spread],
    )


@router.get("/statistics", tags=["figures"])
async def statistics(
    hall: TheHall, game: Annotated[str | None, Query(pattern=r"^[a-z-]{1,20}$")] = None
) -> Figures:
    """Games, points and wins by seat, by bot and by player, of all tables."""
    return counted(await hall.store.statistics(game=game))


@router.get("/tables/{code}/statistics", tags=["figures"])
async def table_statistics(code: Code, hall: TheHall) -> Figures:
    """The same of one table and its rematches."""
    row = await hall.store.table(code)
    if row is None:
        raise Refused("refused-no-table", code=code)
    return counted(await hall.store.statistics(series=row.series))


@router.get("/ratings/{game}", tags=["figures"])
async def ratings(
    game: Annotated[str, Path(pattern=r"^[a-z-]{1,20}$")],
    hall: TheHall,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Ratings:
    """The best players of those who want to be rated."""
    found = await hall.store.ratings(game, limit)
    return Ratings(
        ratings=[Rated(name=row.name, mu=row.mu, sigma=row.sigma, games=row.games) for row in found]
    )


@router.post("/score", tags=["score pad"])
def score(line: Score) -> Anything:
    """Score plates of a real table, as `sushibar score --json` does."""
    return answer(line.model_dump())


# The server itself


def health_router() -> APIRouter:
    """Whether the server is well, and its figures."""
    own = APIRouter(tags=["server"], responses={one: PROBLEMS[one] for one in (429, 500)})

    @own.get("/healthz", response_model=Health, responses={503: {"model": Health}})
    async def healthz(hall: TheHall) -> JSONResponse:
        """Whether the database and the bus can be reached."""
        try:
            await hall.store.check()
            database = True
        except StoreError:
            database = False
        health = Health(
            ok=database and hall.bus.is_up,
            database=database,
            bus=hall.bus.is_up,
            version=__version__,
        )
        return JSONResponse(health.model_dump(), 200 if health.ok else 503)

    @own.get("/metrics", response_class=Response, responses=plain_text("The figures"))
    async def metrics(hall: TheHall) -> Response:
        """Figures for Prometheus, of this worker."""
        hall.metrics.rooms.set(len(hall.rooms))
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")

    return own
