"""A lock on a SQLite database: one server at a time."""

import os
import sys
from pathlib import Path

from sushibar.errors import SetupError


class FileLock:
    """Held from its making until `release`, or until the process ends, however that happens."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        self._file: int | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            reason = error.strerror or str(error)
            raise SetupError("error-store-folder", folder=path.parent, reason=reason) from error
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            raise SetupError("error-store-in-use", file=database) from error
        self._file = file

    def release(self) -> None:
        """Let others have the database."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
