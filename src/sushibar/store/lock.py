"""A lock on a SQLite database: one server at a time."""

import os
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from sushibar.errors import SetupError
from sushibar.folders import data_folder


def locked(database: Path) -> BaseFileLock:
    """A lock that is held until it is released or the process ends, however that happens."""
    path = database.with_name(f"{database.name}.lock")
    lock = FileLock(path, mode=0o600, thread_local=False)
    try:
        make_private(database)
        lock.acquire(blocking=False)
    except Timeout as error:
        raise SetupError("error-store-in-use", file=database) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise SetupError("error-store-folder", folder=path.parent, reason=reason) from error
    return lock


def make_private(database: Path) -> None:
    """Let only its owner read a database: it holds seeds, and keys of games.

    A folder that is made for it is closed too. What SQLite writes beside it is as private as it.
    """
    folder = database.parent
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in missing:
        one.chmod(0o700)
    if folder == data_folder():
        folder.chmod(0o700)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    database.chmod(0o600)
