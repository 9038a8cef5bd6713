"""The atlas as a small file: figures as single bytes, column after column, compressed.

A line of JSON says what was studied; then come the bytes of every number of players, one after the
other. The order of menus is that of the rulebook.
"""

import json
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushibar.atlas.making import Study, measured_in, menus_for, player_counts, study_in
from sushibar.atlas.measuring import AMONG_BEGINNERS, AMONG_EXPERTS, COLUMNS, Figures
from sushibar.atlas.smoothing import smoothed
from sushibar.errors import AtlasError

FORMAT: Final = 1
SHIPPED: Final = Path(__file__).parent / "menus.atlas"
LEVELS: Final = 255


class Scale(NamedTuple):
    """How a figure becomes a byte: 0 stands for the least, and how much each step adds."""

    least: float
    step: float

    def bytes_of(self, values: Figures) -> NDArray[np.uint8]:
        """Figures as bytes; those beyond the scale as its ends."""
        steps = np.rint((values - self.least) / self.step)
        counted: NDArray[np.uint8] = np.clip(steps, 0, LEVELS).astype(np.uint8)
        return counted

    def values_of(self, steps: NDArray[np.uint8]) -> Figures:
        """Figures from bytes."""
        return np.float32(self.least) + np.float32(self.step) * steps.astype(np.float32)


SCALES: Final = {
    "points": Scale(0.0, 0.5),
    "spread": Scale(0.0, 0.25),
    "margin": Scale(0.0, 0.1),
    "close": Scale(0.0, 0.005),
    "decisions": Scale(0.0, 0.25),
    "expert": Scale(0.0, 0.5),
    "beginners": Scale(0.0, 0.5),
    "neighbour": Scale(0.0, 0.5),
    "expert_wins": Scale(0.0, 0.005),
    **{f"column_{column}": Scale(-16.0, 0.2) for column in range(COLUMNS)},
}
"""Of the figures that are kept: finer than what chance leaves uncertain."""
MEASURED: Final = (
    *AMONG_EXPERTS,
    *AMONG_BEGINNERS,
    *(f"column_{column}" for column in range(COLUMNS)),
)
"""The names of all that is measured, in its order."""


class Chapter(NamedTuple):
    """All menus with one number of players."""

    figures: dict[str, Figures]
    """By name, a figure for each menu, in the order of `menus_for`."""
    errors: dict[str, float]
    """The standard error of each, that of a usual menu."""
    first_seat: float
    """The share of games that the first seat wins, and its standard error."""
    first_seat_error: float


class AtlasFile(NamedTuple):
    """What stands in the file."""

    study: Study
    chapters: dict[int, Chapter]
    """By number of players."""


def from_folder(folder: Path) -> AtlasFile:
    """What was measured in a folder, smoothed."""
    study = study_in(folder)
    chapters = {}
    for players, measured in measured_in(folder).items():
        means, errors = smoothed(menus_for(study.game, players), measured)
        usual = np.median(errors, axis=0)
        first = measured[:, :, MEASURED.index("first_seat")].astype(np.float64)
        chapters[players] = Chapter(
            {name: means[:, MEASURED.index(name)] for name in SCALES},
            {name: round(float(usual[MEASURED.index(name)]), 4) for name in SCALES},
            round(float(first[:, 0].mean()), 5),
            round(float(np.sqrt((first[:, 1] ** 2).mean() / len(first))), 5),
        )
    return AtlasFile(study, chapters)


def write_atlas(path: Path, atlas: AtlasFile) -> None:
    """Write the file."""
    head = {
        "sushibar atlas": FORMAT,
        "study": asdict(atlas.study),
        "scales": {name: list(scale) for name, scale in SCALES.items()},
        "chapters": {
            players: {
                "menus": len(chapter.figures["points"]),
                "errors": chapter.errors,
                "first_seat": [chapter.first_seat, chapter.first_seat_error],
            }
            for players, chapter in atlas.chapters.items()
        },
    }
    body = b"".join(
        scale.bytes_of(chapter.figures[name]).tobytes()
        for chapter in atlas.chapters.values()
        for name, scale in SCALES.items()
    )
    path.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(body, 9))


def read_atlas(path: Path) -> AtlasFile:
    """Read the file; one of other rules, or that is none, is refused."""
    try:
        head, _, packed = path.read_bytes().partition(b"\n")
        told = json.loads(head)
        if told["sushibar atlas"] != FORMAT:
            raise ValueError
        study = Study(**told["study"])
        scales = {name: Scale(*scale) for name, scale in told["scales"].items()}
        body = np.frombuffer(zlib.decompress(packed), np.uint8)
        return AtlasFile(study, chapters_of(told, scales, body))
    except (ValueError, KeyError, TypeError, zlib.error):
        raise AtlasError("error-atlas-file", file=str(path)) from None


def chapters_of(
    told: dict[str, Any], scales: dict[str, Scale], body: NDArray[np.uint8]
) -> dict[int, Chapter]:
    """All chapters of a file."""
    chapters, place, game = {}, 0, told["study"]["game"]
    for players in player_counts(game):
        one = told["chapters"][str(players)]
        menus = len(menus_for(game, players))
        if one["menus"] != menus:
            raise ValueError
        figures = {}
        for name, scale in scales.items():
            figures[name] = scale.values_of(body[place : place + menus])
            place += menus
        chapters[players] = Chapter(figures, one["errors"], *one["first_seat"])
    if place != len(body):
        raise ValueError
    return chapters
