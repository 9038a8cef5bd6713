"""Tables over HTTP: opened, joined, started, closed."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from sushibar.bots.roster import display_names
from sushibar.errors import Refused
from sushibar.match.chairs import hashed, new_secret
from sushibar.match.lobby import Lobby, lobby
from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import check_bot
from sushibar.match.settings import Settings
from sushibar.server.catalogue import Rules, rules_of
from sushibar.server.compression import compressed_json
from sushibar.server.dependencies import Asker, Bearer, TheRoom, TheWorker
from sushibar.server.operations import Command
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import (
    AddBot,
    NewName,
    NewTable,
    Salt,
    SitDown,
    StandIn,
    TableOptions,
)
from sushibar.server.room import Room
from sushibar.server.seat_secrets import as_host, own, seat_held, seat_with, seats_held
from sushibar.server.turns import FairQueue, Requester
from sushibar.server.worker import Worker
from sushibar.shapes import TypedDict
from sushibar.table.dealer import fresh_seed

SeatNumber = Annotated[int, Path(ge=0, le=7)]
MOST_LISTED: Final = 50
"""Tables listed at a time,"""
MOST_LOOKED_AT: Final = 250
"""and those of which they are chosen."""


class Seat(TypedDict):
    """A seat, and the secret that holds it."""

    code: str
    seat: int
    secret: str
    table: Lobby


class TableSummary(Lobby):
    """A table, and whose answers it waits for."""

    pending: list[int]


class Moved(TypedDict):
    """Where a table goes on."""

    code: str


class Tables(TypedDict):
    """Tables that wait for players."""

    tables: list[Lobby]


router = APIRouter(prefix="/api", responses=PROBLEMS)


async def command(
    room: Room,
    secret: str | None,
    check: Callable[[Match, str | None], int],
    what: Callable[[Match, int], list[Entry]],
) -> Lobby:
    """Do something that the bearer of a secret may do, and show the table."""
    return await room.do(
        lambda match: what(match, check(match, secret)),
        lambda match: lobby(match, seat_with(match, secret)),
    )


@router.post("/tables", status_code=201, tags=["tables"])
async def open_table(wanted: NewTable, worker: TheWorker, asker: Asker) -> Seat:
    """Open a table; who opens it sits down at it and is its host."""
    seed = fresh_seed()
    settings = settings_of(wanted.game, wanted, seed)
    bots = [check_bot(spec, wanted.game) for spec in wanted.bots]
    if len(bots) >= settings.players:
        raise Refused("refused-full")
    secret, join = joining(wanted.host)
    room = await worker.open(settings, seed, [join, *map(adding, bots)], asker)
    return await room.look(lambda match: seat_told(match, secret))


def settings_of(game: str, wanted: TableOptions, seed: str) -> Settings:
    """The settings that somebody would like, if the rules allow them."""
    return Settings.checked(
        game,
        wanted.players,
        seed,
        wanted.edition,
        wanted.options,
        wanted.menu,
        wanted.clock,
        listed=wanted.listed,
        rated=wanted.rated,
    )


def joining(who: SitDown) -> tuple[str, Command]:
    """A secret, and how somebody sits down with it."""
    secret = who.secret or new_secret()
    player = hashed(who.player) if who.player else ""
    return secret, lambda match: match.join(
        who.name, hashed(secret), who.salt or "", who.seat, player
    )


def adding(spec: str) -> Command:
    """How a bot sits down."""
    return partial(Match.add_bot, spec=spec, names=display_names(spec))


def seat_told(match: Match, secret: str) -> Seat:
    """The seat that somebody has taken, and the secret that holds it."""
    seat = match.seat_of(hashed(secret))
    assert seat is not None
    return {"code": match.code, "seat": seat, "secret": secret, "table": lobby(match, seat)}


@router.get("/tables", tags=["tables"])
async def list_tables(worker: TheWorker) -> Tables:
    """Tables that wait for players and may be found by everybody."""
    rooms = [await worker.room(code) for code in await listed(worker)]
    return {"tables": [await room.look(lobby) for room in rooms]}


async def listed(worker: Worker) -> list[str]:
    """The codes of tables that are listed, the newest first; of many, some of every address."""
    newest = [row.code for row in await worker.store.open_tables(MOST_LOOKED_AT)]
    waiting: FairQueue[str] = FairQueue()
    for code in newest:
        waiting.add(Requester(worker.openers.of(code)), code)
    chosen = {waiting.next()[1] for _ in newest[:MOST_LISTED]}
    return [code for code in newest if code in chosen]


@router.get("/tables/{code}", tags=["tables"])
async def show_table(room: TheRoom, secret: Bearer) -> TableSummary:
    """What everybody may know of a table; with the secret of a seat, what its player may."""
    return await room.look(
        lambda match: {
            **lobby(match, seat_with(match, secret)),
            "pending": list(match.pending),
        }
    )


@router.get("/tables/{code}/rules", response_model=Rules, tags=["tables"])
async def table_rules(room: TheRoom, request: Request) -> Response:
    """What is played with at a table, how the game goes, and what every card does."""
    settings = await room.look(lambda match: match.settings)
    return compressed_json(request, rules_of(settings.setup))


@router.post("/tables/{code}/seats", status_code=201, tags=["tables"])
async def join_table(room: TheRoom, who: SitDown) -> Seat:
    """Sit down. With the same secret again, the same seat."""
    secret, join = joining(who)
    return await room.do(join, lambda match: seat_told(match, secret))


@router.post("/tables/{code}/beside", status_code=201, tags=["tables"])
async def sit_beside(room: TheRoom, who: NewName, secret: Bearer) -> Lobby:
    """Let somebody sit down who plays at the same device, and takes turns looking at it."""

    def bring(match: Match, seat: int) -> list[Entry]:
        return match.bring(who.name, match.chairs[seat].key)

    return await command(room, secret, seat_held, bring)


@router.post("/tables/{code}/salt", tags=["tables"])
async def add_salt(room: TheRoom, salt: Salt, secret: Bearer) -> Lobby:
    """Add one's own random bits to the shuffle."""
    return await command(room, secret, seat_held, lambda match, seat: match.salt(seat, salt.salt))


@router.post("/tables/{code}/bots", status_code=201, tags=["tables"])
async def add_bot(room: TheRoom, wanted: AddBot, secret: Bearer) -> Lobby:
    """The host lets a bot sit down."""

    def add(match: Match, host: int) -> list[Entry]:
        spec = check_bot(wanted.bot, match.settings.game)
        return match.add_bot(spec, display_names(spec), wanted.seat)

    return await command(room, secret, as_host, add)


@router.post("/tables/{code}/settings", tags=["tables"])
async def change_settings(room: TheRoom, wanted: TableOptions, secret: Bearer) -> Lobby:
    """The host changes how the game is to be played, before it starts; everybody is told."""

    def change(match: Match, host: int) -> list[Entry]:
        return match.change(settings_of(match.settings.game, wanted, match.seed))

    return await command(room, secret, as_host, change)


@router.post("/tables/{code}/seats/{seat}/name", tags=["tables"])
async def rename(room: TheRoom, seat: SeatNumber, wanted: NewName, secret: Bearer) -> Lobby:
    """A player takes another name, before the game starts."""
    return await command(
        room, secret, own(seat), lambda match, seat: match.rename(seat, wanted.name)
    )


@router.delete("/tables/{code}/seats/{seat}", tags=["tables"])
async def free_seat(room: TheRoom, seat: SeatNumber, secret: Bearer) -> Lobby:
    """Leave one's seat; before the game the host can free any seat."""

    def free(match: Match, first: int) -> list[Entry]:
        if seat in seats_held(match, secret):
            return match.leave(seat)
        as_host(match, secret)
        return match.remove(seat)

    return await command(room, secret, seat_held, free)


@router.post("/tables/{code}/seats/{seat}/stand-in", tags=["tables"])
async def stand_in(room: TheRoom, seat: SeatNumber, wanted: StandIn, secret: Bearer) -> Lobby:
    """The host lets a bot play for somebody who is not connected."""

    def replace(match: Match, host: int) -> list[Entry]:
        if seat in room.present:
            raise Refused("refused-present", seat=seat)
        return match.stand_in(seat, check_bot(wanted.bot, match.settings.game))

    return await command(room, secret, as_host, replace)


@router.delete("/tables/{code}/seats/{seat}/stand-in", tags=["tables"])
async def come_back(room: TheRoom, seat: SeatNumber, secret: Bearer) -> Lobby:
    """A player takes the seat back."""
    return await command(room, secret, own(seat), lambda match, seat: match.come_back(seat))


@router.post("/tables/{code}/start", tags=["tables"])
async def start(room: TheRoom, secret: Bearer) -> Lobby:
    """The host starts the game."""
    return await command(room, secret, as_host, lambda match, host: match.start())


@router.post("/tables/{code}/close", tags=["tables"])
async def close(room: TheRoom, secret: Bearer) -> Lobby:
    """The host closes the table before the game is over."""
    return await command(room, secret, as_host, lambda match, host: match.close())


@router.post("/tables/{code}/rematch", tags=["tables"])
async def rematch(room: TheRoom, secret: Bearer) -> Moved:
    """Any of the players asks for the same again, at a table where all seats are kept."""
    seat = await room.look(lambda match: seat_held(match, secret))
    return {"code": await room.worker.rematch(room.code, seat)}


@router.post("/tables/{code}/accept", tags=["tables"])
async def accept(room: TheRoom, secret: Bearer) -> Lobby:
    """A player comes to the rematch; with the last one it starts."""
    return await command(room, secret, seat_held, lambda match, seat: match.accept(seat))
