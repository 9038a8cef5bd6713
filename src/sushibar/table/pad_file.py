"""A score pad as JSON: what stands on it by the names of files, so that any language reads it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sushibar.errors import ScoreError, SushibarError
from sushibar.folders import write_file
from sushibar.table.pad import Pad

FORMAT: Final = 1


def write(pad: Pad) -> dict[str, Any]:
    """A pad as an object."""
    numbers = range(1, pad.rounds + 1)
    return {
        "score-pad": FORMAT,
        "game": pad.setup.game,
        "edition": pad.setup.edition,
        "menu": pad.menu if isinstance(pad.menu, str | None) else list(pad.menu),
        "dummy": pad.dummy,
        "names": list(pad.names[: pad.setup.players]),
        "rounds": [[pad.plate(number, seat) for seat in range(pad.seats)] for number in numbers],
        "races": [pad.race(number) for number in numbers],
    }


def read(kept: Mapping[str, Any]) -> Pad:
    """The pad that an object describes; an error says what is wrong with it."""
    try:
        if kept["score-pad"] != FORMAT:
            raise ScoreError("score-pad-file")
        settings = {key: kept[key] for key in ("names", "edition", "menu", "dummy")}
        pad = Pad(kept["game"], **settings)
        for number, plates in enumerate(kept["rounds"], start=1):
            for seat, words in enumerate(plates):  # one by one, so that each can be taken back
                if words is not None:
                    pad.lay(number, seat, words)
            race = kept["races"][number - 1]
            if race is not None:
                pad.enter_race(number, race)
    except (KeyError, IndexError, TypeError, AttributeError):
        raise ScoreError("score-pad-file") from None
    return pad


def save(pad: Pad, path: Path) -> None:
    """Write a pad to a file, all of it or nothing."""
    write_file(path, json.dumps(write(pad), ensure_ascii=False, indent=1) + "\n")


def load(path: Path) -> Pad:
    """Read a pad from a file."""
    try:
        return read(json.loads(path.read_text(encoding="utf-8-sig")))
    except SushibarError:
        raise
    except (ValueError, RecursionError):
        raise ScoreError("score-pad-file") from None
