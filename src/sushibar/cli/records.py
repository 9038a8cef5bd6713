"""`sushibar replay` and `sushibar verify`: read a record turn by turn, or check it."""

from sushibar.cli.options import Plain, RecordFile
from sushibar.texts import text


def replay(file: RecordFile, plain: Plain = False) -> None:
    """Show a record turn by turn, on a terminal back and forth."""
    from sushibar.table.table import Table
    from sushibar.terminal.console import is_full_screen

    table = Table.load(file)
    if table.happened and is_full_screen(plain=plain):
        from sushibar.terminal.app.app import SushibarApp, run
        from sushibar.terminal.app.replay_screen import ReplayScreen

        run(SushibarApp(first=ReplayScreen(table)))
        return
    from sushibar.table import story

    print(story.tell(table))


def verify(file: RecordFile) -> None:
    """Check legality, result and the promise of the seed."""
    from sushibar.games.events import Reveal
    from sushibar.table import record

    table, committed, result = record.verify(file)
    turns = {(event.round, event.turn) for event in table.events if isinstance(event, Reveal)}
    print(text("verify-legal", turns=len(turns)))
    if table.seed is None:
        print(text("verify-stated"))
    elif committed:
        print(text("verify-committed"))
    else:
        print(text("verify-uncommitted"))
    points = ", ".join(map(str, table.points))
    if result:
        print(text("verify-result", points=points))
    elif table.over:
        print(text("verify-no-result", points=points))
    else:
        print(
            text(
                "verify-unfinished", round=table.round, turn=table.turn, edition=table.setup.edition
            )
        )
