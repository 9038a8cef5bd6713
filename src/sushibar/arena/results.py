"""A results file: JSON lines, first the contest, then every deal; see docs/arena.md."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, PlayedGame
from sushibar.errors import RecordError, SetupError

FORMAT: Final = "sushibar arena 1"


class Results:
    """The deals of a contest that a file holds; more can be added at its end.

    The file is made if there is none. What was written only in part is dropped: it is a deal that
    was interrupted.
    """

    def __init__(self, path: Path, contest: ContestSetup) -> None:
        self.path, self.contest = path, contest
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        head, *lines = whole.split(b"\n")[:-1] or [b""]
        self.deals: list[Deal] = []
        if not whole:
            if content and not self._beginning.encode().startswith(content):
                raise SetupError("error-arena-file", file=str(path))
            path.write_text(self._beginning, encoding="utf-8")
            return
        self._check_head(head)
        for number, line in enumerate(lines):
            self.deals.append(self._read(number, line))
        if whole != content:
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, deal: Deal) -> None:
        """Write the next deal."""
        line = {"deal": len(self.deals), "games": [game._asdict() for game in deal]}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(compact(line) + "\n")
        self.deals.append(deal)

    @property
    def _beginning(self) -> str:
        return compact({"format": FORMAT, "question": self.contest.as_json()}) + "\n"

    def _check_head(self, line: bytes) -> None:
        """Refuse a file of something else, or of another contest."""
        head = parsed(line)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise SetupError("error-arena-file", file=str(self.path))
        theirs, ours = head.get("question"), self.contest.as_json()
        if not isinstance(theirs, dict):
            raise SetupError("error-arena-file", file=str(self.path))
        for what in {**ours, **theirs}:
            if theirs.get(what) != ours.get(what):
                raise SetupError(
                    "error-arena-question",
                    file=str(self.path),
                    what=what,
                    theirs=spoken(theirs.get(what)),
                    ours=spoken(ours.get(what)),
                )

    def _read(self, number: int, line: bytes) -> Deal:
        """The deal of a line."""
        contest, read = self.contest, parsed(line)
        try:
            deal = tuple(game_from(game) for game in read["games"])
            if read["deal"] != number or len(deal) != len(contest.seatings):
                raise ValueError
            for game in deal:
                check_game(game, contest.setup.players, len(contest.categories))
        except (TypeError, ValueError, KeyError):
            raise RecordError(
                "error-arena-line", file=str(self.path), line=number + 2, deal=number
            ) from None
        return deal


def compact(value: object) -> str:
    """JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def parsed(line: bytes) -> Any:
    """What a line of JSON says; nothing if it is none."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def spoken(value: object) -> str:
    """A part of a contest as people write it."""
    if isinstance(value, list):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def game_from(read: dict[str, Any]) -> PlayedGame:
    """A game as it was written."""
    return PlayedGame(
        points=tuple(map(int, read["points"])),
        winners=tuple(map(int, read["winners"])),
        categories=tuple(tuple(map(int, seat)) for seat in read["categories"]),
        decisions=tuple(map(int, read["decisions"])),
        seconds=tuple(map(float, read["seconds"])),
    )


def check_game(game: PlayedGame, players: int, categories: int) -> None:
    """Refuse a game with another number of players."""
    by_seat: tuple[Sequence[object], ...] = (
        game.points,
        game.categories,
        game.decisions,
        game.seconds,
    )
    if any(len(values) != players for values in by_seat):
        raise ValueError
    if any(len(seat) != categories for seat in game.categories):
        raise ValueError
    if not game.winners or not set(game.winners) <= set(range(players)):
        raise ValueError
