"""Where this user's data, settings and cache are, as the operating system has it.

On Linux these are `$XDG_DATA_HOME/sushibar` and so on, else folders under `~/.local` and the like.
"""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

APP: Final = "sushibar"


def data_folder() -> Path:
    """For saved games and the database."""
    from platformdirs import user_data_path

    try:
        return user_data_path(APP, appauthor=False)
    except RuntimeError:  # nobody knows where home is
        return Path("sushibar-data").absolute()


def config_folder() -> Path:
    """For the list of the user's own bots."""
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False)


def cache_folder() -> Path:
    """For what can be made again, such as compiled rules.

    Simulations run on machines that have nothing but NumPy and Numba, so this does without
    platformdirs too.
    """
    try:
        from platformdirs import user_cache_path
    except ModuleNotFoundError:
        base = Path(os.environ.get("XDG_CACHE_HOME", ""))
        return (base if base.is_absolute() else Path.home() / ".cache") / APP
    return user_cache_path(APP, appauthor=False)


def write_file(path: Path, text: str) -> None:
    """Write a file, all of it or nothing; only its owner may read it."""
    target = path.resolve()
    try:
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            Path(draft).unlink()
        raise
