"""What is wrong, said in one line on standard error; and lines that a terminal does not break."""

import sys
from typing import TextIO

from sushibar.columns import wrap


def said(error: Exception) -> str:
    """An error in words; that of a file with the file's name."""
    if isinstance(error, OSError):
        return f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")
    return str(error)


def complain(message: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    print_line(f"sushibar: {' '.join(message.split())}", sys.stderr)
    return 2


def print_line(line: str, stream: TextIO) -> None:
    """Print a line: one for programs, but wrapped where a person would see words broken."""
    print("\n".join(wrap(line, under=2)) if stream.isatty() else line, file=stream)
