"""The command line without a process of its own: a hundredth of the time."""

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from sushibar.cli.__main__ import main


class Done(NamedTuple):
    """What came of a command."""

    status: int
    printed: str
    complaint: str


def sushibar(
    *arguments: str | Path, said: str | bytes = b"", folder: Path | None = None, **environment: str
) -> Done:
    """Run a command as a process would that is not at a terminal."""
    typed = io.BytesIO(said.encode() if isinstance(said, str) else said)
    printed, complaint = io.BytesIO(), io.BytesIO()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"SUSHIBAR_LANG": "en", **environment}.items():
            patch.setenv(name, value)
        if folder is not None:
            patch.chdir(folder)
        patch.setattr(sys, "argv", ["sushibar", *map(str, arguments)])
        for name, content in (("stdin", typed), ("stdout", printed), ("stderr", complaint)):
            stream = io.TextIOWrapper(content, encoding="utf-8", newline="\n", write_through=True)
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as end:
            main()
        said_here = printed.getvalue().decode(), complaint.getvalue().decode()
    return Done(int(end.value.code or 0), *said_here)
