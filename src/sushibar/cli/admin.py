"""`sushibar admin`: what is in a server's database, who uses how much, and deleting it."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from sushibar.cli.admin_report import (
    games_report,
    tables_report,
    usage_report,
)
from sushibar.cli.help import Command, Group
from sushibar.cli.options import argument, option
from sushibar.cli.serve import Database
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.server.admin import Admin

DAY_MILLISECONDS: Final = 86_400_000
STATUSES: Final = ("open", "playing", "over", "closed")
USUAL_LINES: Final = 50

Name = Annotated[str | None, option("admin-name", metavar=text("help-metavar-name"))]
Codes = Annotated[list[str] | None, argument("admin-codes", metavar=text("help-metavar-code"))]
Status = Annotated[str | None, option("admin-status")]
Limit = Annotated[int, option("admin-limit", min=1)]
Yes = Annotated[bool, option("admin-yes", "--yes", "-y")]
AsJson = Annotated[bool, option("json", "--json")]

Value = TypeVar("Value")

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Answer where there is no command."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("tables", cls=Command, help=text("help-admin-tables"))
def tables(
    database: Database = None,
    status: Status = None,
    name: Name = None,
    limit: Limit = USUAL_LINES,
    as_json: AsJson = False,
) -> None:
    """List live tables; nothing is shown that players may not know."""
    if status is not None and status not in STATUSES:
        raise SetupError("error-admin-status", status=status, statuses=", ".join(STATUSES))
    found = at(database, lambda admin: admin.tables(limit, status, name))
    if as_json:
        print(json.dumps({"tables": [line._asdict() for line in found]}))
    else:
        print(tables_report(found))


@app.command("games", cls=Command, help=text("help-admin-games"))
def games(
    database: Database = None,
    name: Name = None,
    limit: Limit = USUAL_LINES,
    as_json: AsJson = False,
) -> None:
    """List finished games."""
    found = at(database, lambda admin: admin.games(limit, name))
    if as_json:
        print(json.dumps({"games": [line._asdict() for line in found]}))
    else:
        print(games_report(found))


@app.command("usage", cls=Command, help=text("help-admin-usage"))
def usage(database: Database = None, limit: Limit = USUAL_LINES, as_json: AsJson = False) -> None:
    """Show how much there is, and who has it."""
    found = at(database, lambda admin: admin.usage())
    if as_json:
        by = {"by_game": found.by_game, "by_name": found.by_name}
        lines = {key: [use._asdict() for use in uses] for key, uses in by.items()}
        print(json.dumps({**found._asdict(), **lines}))
    else:
        print(usage_report(found, limit))


@app.command("export", cls=Command, help=text("help-admin-export"))
def export(
    codes: Codes = None,
    database: Database = None,
    name: Name = None,
    folder: Annotated[Path, option("admin-to", "--to", metavar=text("help-metavar-folder"))] = Path(
        "records"
    ),
) -> None:
    """Write the records of finished games into a folder: all, or those of codes, or of a name."""

    async def written(admin: "Admin") -> int:
        wanted = await chosen(admin, codes, name) if codes or name is not None else None
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        async for row in admin.records(wanted):
            file = folder / f"{row.game}-{row.code}.txt"
            file.write_text(row.text, encoding="utf-8", newline="\n")
            count += 1
        return count

    print(text("admin-exported", games=at(database, written), folder=folder))


@app.command("delete", cls=Command, help=text("help-admin-delete"))
def delete(
    codes: Codes = None, database: Database = None, name: Name = None, yes: Yes = False
) -> None:
    """Delete tables and games by code, or all of a name; with a name its rating too."""
    if not codes and name is None:
        raise SetupError("error-admin-which")

    async def found(admin: "Admin") -> list[str]:
        return await chosen(admin, codes, name)

    async def gone(admin: "Admin") -> None:
        await admin.delete(doomed)
        if name is not None:
            await admin.forget_rating(name)

    doomed = at(database, found)
    confirm(text("admin-delete", count=len(doomed), codes=listed(doomed)), yes)
    at(database, gone)
    print(text("admin-deleted", count=len(doomed)))


@app.command("purge", cls=Command, help=text("help-admin-purge"))
def purge(
    days: Annotated[int, option("admin-days", "--older-than", min=1)],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete the games that were finished more than this many days ago."""
    before = time.time_ns() // 1_000_000 - days * DAY_MILLISECONDS
    old = at(database, lambda admin: admin.old(before))
    if old:
        confirm(text("admin-purge", count=old, days=days), yes)
    print(text("admin-deleted", count=at(database, lambda admin: admin.purge(before))))


def at(database: str | None, ask: "Callable[[Admin], Awaitable[Value]]") -> Value:
    """What a database answers."""
    need("serve")
    from sushibar.server.admin import Admin
    from sushibar.store.urls import default_url

    async def asked() -> Value:
        admin = await Admin.open(database or default_url())
        try:
            return await ask(admin)
        finally:
            await admin.close()

    return asyncio.run(asked())


async def chosen(admin: "Admin", codes: Sequence[str] | None, name: str | None) -> list[str]:
    """The tables and games that are meant; all of them must exist."""
    wanted = [code.upper() for code in codes or ()]
    known = await admin.known(wanted)
    for code in wanted:
        if code not in known:
            raise SetupError("error-admin-code", code=code)
    if name is not None:
        own = await admin.codes_of(name)
        if not own:
            raise SetupError("error-admin-name", name=name)
        known = list(dict.fromkeys([*known, *own]))
    return known


def confirm(question: str, yes: bool) -> None:
    """Ask whether it is meant; otherwise nothing happens."""
    if yes:
        return
    print(text("admin-confirm", question=question), end=" ", flush=True)
    try:
        answer = input().strip().casefold()
    except EOFError:
        answer = ""
    if not answer or answer not in text("admin-yes-words").split():
        print(text("admin-nothing"))
        raise typer.Exit(1)


def listed(codes: Sequence[str]) -> str:
    """Some codes, and that there are more."""
    most = 10
    return ", ".join([*codes[:most], *(["…"] if len(codes) > most else [])])
