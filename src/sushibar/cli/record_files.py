"""Records that a command is given: files of one or many, folders of them, `-` for standard input.

`FILE#3` is the third record of a file.
"""

import re
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
NUMBERED: Final = re.compile(r"(.+)#([0-9]{1,9})")
RECORD: Final = re.compile(r"^[ \t]*sushibar record ", re.MULTILINE)
"""Where a record starts."""


class RecordFile(NamedTuple):
    """Where a record comes from."""

    name: str
    text: str | None = None
    """What it says, where that is known already."""

    def read(self) -> str:
        """Its text."""
        from sushibar.table.record import LARGEST_CHARACTERS, read_text

        if self.text is not None:
            return self.text
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
            for path in inside:
                files += records_in(str(path))
        else:
            files += records_in(name)
    return files


def one_of(name: str) -> RecordFile:
    """The one record that is meant; a file of many needs a number."""
    (file, *more) = records_in(name)
    if more:
        raise RecordError("record-many", file=name, count=len(more) + 1)
    return file


def records_in(name: str) -> list[RecordFile]:
    """The records of a file, or the one that a number names; reading says what is wrong."""
    numbered = NUMBERED.fullmatch(name)
    if numbered and not Path(name).exists():
        records = records_in(numbered[1])
        if not 0 < int(numbered[2]) <= len(records):
            raise RecordError("record-many", file=numbered[1], count=len(records))
        return [records[int(numbered[2]) - 1]]
    try:
        text = "" if name == STANDARD_INPUT else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    starts = [found.start() for found in RECORD.finditer(text)][1:]
    if not starts:
        return [RecordFile(name)]
    ends = [*starts, len(text)]
    return [
        RecordFile(f"{name}#{number}", text[begin:end])
        for number, (begin, end) in enumerate(zip([0, *starts], ends, strict=True), start=1)
    ]
