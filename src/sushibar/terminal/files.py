"""Where games are kept: a folder of the user's own, a file a game."""

import shlex
import shutil
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from sushibar.folders import data_folder


def games_folder() -> Path:
    """The folder for saved games, whether it exists or not."""
    return data_folder() / "games"


def quoted(file: Path | None) -> str:
    """A file's whole path as a shell reads it."""
    return shlex.quote(str(file.absolute())) if file else ""


def resumed(file: Path | None, people: Sequence[str]) -> str:
    """What to say to go on with a game: its file, and who shares the terminal if several do."""
    names = f" --people {shlex.quote(','.join(people))}" if len(people) > 1 else ""
    return f"{quoted(file)}{names}"


def own_command() -> str:
    """How this program is called: by name if the shell finds it, else by its path."""
    name = Path(sys.argv[0]).name
    if name != "sushibar" or shutil.which(name):
        return "sushibar"
    return shlex.quote(sys.argv[0])


def new_file(game: str) -> Path:
    """A file in that folder that does not exist yet, named by game and time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number, file = 1, games_folder() / f"{stem}.txt"
    while file.exists():
        number += 1
        file = file.with_name(f"{stem}-{number}.txt")
    return file
