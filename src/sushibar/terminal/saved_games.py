"""The games in the user's own folder: which there are, and how far each has come."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from sushibar.errors import SushibarError
from sushibar.games import picture
from sushibar.table.table import Table
from sushibar.terminal.files import games_folder, own_command, quoted
from sushibar.texts import text

MOST_GAMES: Final = 100
"""Games that are listed, the latest first: each is played again to see how far it is."""


class SavedGame(NamedTuple):
    """A game in a file."""

    file: Path
    saved: datetime
    title: str
    names: tuple[str, ...]
    points: tuple[int, ...]
    progress: str
    """How far it is; for a game that is over, that it is."""
    over: bool

    @property
    def what(self) -> str:
        """When it was saved, what is played, and how far it is."""
        return f"{self.saved:%Y-%m-%d %H:%M}  {self.title} · {self.progress}"

    @property
    def who(self) -> str:
        """Who plays, and with how many points."""
        scores = zip(self.names, self.points, strict=True)
        return ", ".join(f"{name} {points}" for name, points in scores)


def saved_games(folder: Path | None = None) -> Iterator[SavedGame]:
    """All games that can be read, the latest first."""
    folder = folder or games_folder()
    files = [file for file in folder.glob("*.txt") if file.is_file()] if folder.is_dir() else []
    for file in sorted(files, key=lambda one: one.stat().st_mtime, reverse=True)[:MOST_GAMES]:
        try:
            table = Table.load(file)
        except (SushibarError, OSError, UnicodeDecodeError):
            continue  # something else that lies there
        words, setup = table.setup.words, table.setup
        yield SavedGame(
            file,
            datetime.fromtimestamp(file.stat().st_mtime),
            picture.title(setup),
            table.names,
            table.points[: setup.players],
            text("screen-over") if table.over else words.progress(setup, table.config, table.state),
            table.over,
        )


def listed(games: Iterable[SavedGame]) -> str:
    """The games that can go on, and how."""
    lines = [
        f"{game.what}\n  {game.who}\n  {own_command()} play --resume {quoted(game.file)}"
        for game in games
        if not game.over
    ]
    return "\n".join(lines) if lines else text("saved-none")
