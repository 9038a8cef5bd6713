"""Records that a command is given: files, folders of them, and `-` for standard input."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sushibar.errors import RecordError

STANDARD_INPUT: Final = "-"
MOST_BYTES: Final = 4
"""Of a character in UTF-8."""
PATTERN: Final = "*.txt"
"""What the records in a folder are called, those in folders inside it too."""


class RecordFile(NamedTuple):
    """Where a record comes from."""

    name: str

    def read(self) -> str:
        """Its text."""
        from sushibar.table.record import LARGEST_CHARACTERS, read_text

        if self.name != STANDARD_INPUT:
            return read_text(Path(self.name))
        typed = b"" if sys.stdin is None else sys.stdin.buffer.read(MOST_BYTES * LARGEST_CHARACTERS)
        try:
            return typed.decode()
        except UnicodeDecodeError:
            raise RecordError("record-not-text", line=1) from None


def found(names: Sequence[str]) -> list[RecordFile]:
    """All records that are meant, in the order given; those of a folder by name."""
    files: list[RecordFile] = []
    for name in names:
        if name != STANDARD_INPUT and Path(name).is_dir():
            inside = sorted(path for path in Path(name).rglob(PATTERN) if path.is_file())
            if not inside:
                raise RecordError("record-folder", folder=name, pattern=PATTERN)
            files += [RecordFile(str(path)) for path in inside]
        else:
            files.append(RecordFile(name))
    return files
