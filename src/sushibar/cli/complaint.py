"""What is wrong, said in one line on standard error."""

import sys


def said(error: Exception) -> str:
    """An error in words; that of a file with the file's name."""
    if isinstance(error, OSError):
        return f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")
    return str(error)


def complain(message: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    print(f"sushibar: {' '.join(message.split())}", file=sys.stderr)
    return 2
