"""Where score pads are kept: a folder of the user's own, a file a game."""

from datetime import datetime
from itertools import count
from pathlib import Path

from sushibar.errors import ScoreError
from sushibar.folders import data_folder
from sushibar.table.pad import Pad


def pads_folder() -> Path:
    """The folder for score pads, whether it exists or not."""
    return data_folder() / "score-pads"


def new_file() -> Path:
    """A file in that folder that does not exist yet, named by the time, so that the last is new."""
    pads_folder().mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    files = (pads_folder() / f"{stem}-{number}.json" for number in count(1))
    return next(file for file in files if not file.exists())


def unfinished(game: str | None) -> tuple[Path, Pad] | None:
    """The pad that was filled in last, if it is not full; of that game, where one is named."""
    file = max(pads_folder().glob("*.json"), default=None)
    if file is None:
        return None
    try:
        pad = Pad.load(file)
    except (ScoreError, OSError):  # not ours, or not any more: nothing to go on with
        return None
    return None if pad.over or game not in (None, pad.setup.game) else (file, pad)
