"""`sushibar replay` and `sushibar verify`: read a record turn by turn, or check it."""

from sushibar.cli.options import RecordFile
from sushibar.texts import text


def replay(file: RecordFile) -> None:
    """Show a record turn by turn."""
    from sushibar.table import story
    from sushibar.table.table import Table

    print(story.tell(Table.load(file)))


def verify(file: RecordFile) -> None:
    """Check legality, result and the promise of the seed."""
    from sushibar.table.events import Reveal
    from sushibar.table.table import Table

    table = Table.load(file)
    print(text("verify-legal", turns=sum(isinstance(event, Reveal) for event in table.events)))
    if table.seed is None:
        print(text("verify-stated"))
    else:
        print(text("verify-seed", seed=table.seed))
    if table.over:
        print(text("verify-result", points=", ".join(map(str, table.points))))
    else:
        print(text("verify-unfinished", round=table.round, turn=table.turn))
