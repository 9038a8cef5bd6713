"""A lock on a SQLite database: one server at a time."""

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from sushibar.errors import SetupError


def locked(database: Path) -> BaseFileLock:
    """A lock that is held until it is released or the process ends, however that happens."""
    path = database.with_name(f"{database.name}.lock")
    lock = FileLock(path, mode=0o600, thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(blocking=False)
    except Timeout as error:
        raise SetupError("error-store-in-use", file=database) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise SetupError("error-store-folder", folder=path.parent, reason=reason) from error
    return lock
