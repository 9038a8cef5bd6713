"""`sushibar replay` and `sushibar verify`: read a record turn by turn, or check it."""

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sushibar.cli.complaint import complain, print_line, said
from sushibar.cli.options import Plain, RecordFiles, argument, option
from sushibar.cli.record_files import found, one_of
from sushibar.errors import SushibarError
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.games.events import Event
    from sushibar.table.record import Verified
    from sushibar.table.table import Table

File = Annotated[str, argument("record", metavar=text("help-metavar-file"))]
Json = Annotated[bool, option("json", "--json")]
JsonLines = Annotated[bool, option("json-lines", "--json")]


def replay(file: File, as_json: Json = False, plain: Plain = False) -> None:
    """Show a record turn by turn, on a terminal back and forth."""
    from sushibar.table import story
    from sushibar.table.table import Table
    from sushibar.terminal.console import is_full_screen

    table = Table.from_record(one_of(file).read())
    if as_json:
        print(json.dumps(described(table), ensure_ascii=False))
    elif table.happened and is_full_screen(plain=plain):
        from sushibar.terminal.app.app import SushibarApp, run
        from sushibar.terminal.app.replay_screen import ReplayScreen

        run(SushibarApp(first=ReplayScreen(table)))
    else:
        print(story.tell(table))


def verify(files: RecordFiles, as_json: JsonLines = False) -> None:
    """Check legality, result and the promise of the seed."""
    from sushibar.table import record

    wanted, failed = found(files), False
    for file in wanted:
        try:
            verified = record.verify(file.read())
        except (SushibarError, OSError) as error:
            failed = True
            if as_json:
                told = {"file": file.name, "ok": False, "error": said(error)}
                print(json.dumps(told, ensure_ascii=False))
            elif len(wanted) == 1:
                raise
            else:
                complain(said(error) if isinstance(error, OSError) else f"{file.name}: {error}")
            continue
        if as_json:
            print(json.dumps(checked(file.name, verified), ensure_ascii=False))
        elif len(wanted) == 1:
            for line in findings(verified):
                print_line(line, sys.stdout)
        else:
            print_line(f"{file.name}: {' · '.join(findings(verified))}", sys.stdout)
    if failed:
        raise typer.Exit(2)


# For people


def findings(verified: "Verified") -> list[str]:
    """What was checked, in words."""
    table, committed, result = verified
    lines = [text("verify-legal", turns=turns_of(table))]
    if table.seed is None:
        lines.append(text("verify-stated"))
    else:
        lines.append(text("verify-committed" if committed else "verify-uncommitted"))
    points = ", ".join(map(str, table.points))
    if table.over:
        lines.append(text("verify-result" if result else "verify-no-result", points=points))
    else:
        standing = {"round": table.round, "turn": table.turn, "edition": table.setup.edition}
        lines.append(text("verify-unfinished", **standing))
    return lines


def turns_of(table: "Table") -> int:
    """How many turns were played."""
    from sushibar.games.events import Reveal

    return len({(event.round, event.turn) for event in table.events if isinstance(event, Reveal)})


# For programs


def checked(name: str, verified: "Verified") -> dict[str, Any]:
    """The same as an object."""
    table, committed, result = verified
    return {
        "file": name,
        "ok": True,
        **heading(table),
        "turns": turns_of(table),
        "seed": table.seed is not None,
        "commitment": committed,
        "result": result,
    }


def described(table: "Table") -> dict[str, Any]:
    """A game as an object: what chance decided, what was revealed, and all points."""
    from sushibar.games.score_answer import sheet_of

    return {
        **heading(table),
        "events": [event_of(event) for event in table.events],
        "sheet": [
            {"name": table.sheet.row_name(number), "seats": sheet_of(row)}
            for number, row in enumerate(table.sheet.rows)
        ],
    }


def heading(table: "Table") -> dict[str, Any]:
    """What was played by whom, and how it stands."""
    setup = table.setup
    return {
        "game": setup.game,
        "edition": setup.edition,
        "options": list(setup.options),
        "menu": list(setup.menu),
        "players": setup.players,
        "names": list(table.names),
        "over": table.over,
        "points": list(table.points),
        "winners": list(table.winners) if table.over else [],
    }


def event_of(event: "Event") -> dict[str, Any]:
    """What happened, by the names of files."""
    from sushibar.games.events import Reveal

    moment = {"round": event.round, "turn": event.turn}
    if isinstance(event, Reveal):
        answers = [list(answer) for answer in event.answers]
        return {"what": "reveal", **moment, "answers": answers, "forced": event.forced}
    if event.seat is not None:
        return {"what": event.kind, **moment, "seat": event.seat}
    return {"what": event.kind, **moment, "cards": [list(cards) for cards in event.cards]}
