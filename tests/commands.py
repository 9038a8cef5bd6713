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
    said = said.encode() if isinstance(said, str) else said
    streams = {"stdin": text_stream(said), "stdout": text_stream(), "stderr": text_stream()}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"SUSHIBAR_LANG": "en", **environment}.items():
            patch.setenv(name, value)
        if folder is not None:
            patch.chdir(folder)
        patch.setattr(sys, "argv", ["sushibar", *map(str, arguments)])
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as end:
            main()
    return Done(int(end.value.code or 0), written(streams["stdout"]), written(streams["stderr"]))


def text_stream(content: bytes = b"") -> io.TextIOWrapper:
    """What a process has for standard input or output."""
    return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8", newline="\n")


def written(stream: io.TextIOWrapper) -> str:
    """All that was written to a stream."""
    stream.flush()
    stream.buffer.seek(0)
    return stream.buffer.read().decode()
