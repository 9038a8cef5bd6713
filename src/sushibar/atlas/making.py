"""Making an atlas: every menu with every number of players, part by part, in a folder."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from sushibar.atlas.measuring import Figures, Pair, measure
from sushibar.batch.seats import warm_up
from sushibar.errors import AtlasError
from sushibar.folders import write_file
from sushibar.games.kit import KITS, game_named
from sushibar.machine import cores
from sushibar.rulebook.announcing import announced, say
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.game import Game, Serving

PART_PAIRS: Final = 48
"""Pairs of a menu and a number of players that are measured at a time: seconds."""
FEWEST_GAMES: Final = 2
"""With fewer there is no standard error."""
USUAL_GAMES: Final = 32
MOST_MENUS: Final = 100_000
"""With one number of players: so far apart are the games of two of them."""
STUDY_FILE: Final = "study.json"

Progress = Callable[[int, int], None]
"""Told how many pairs of how many are measured."""


@dataclass(frozen=True)
class Study:
    """What an atlas is made of: a number of games of each kind for each pair, by a seed."""

    game: str
    version: int
    games: int
    seed: int

    @classmethod
    def checked(cls, games: int = USUAL_GAMES, seed: int = 0) -> "Study":
        """A study of the game that has menus."""
        if games < FEWEST_GAMES:
            raise AtlasError("error-atlas-games", fewest=FEWEST_GAMES)
        game = game_with_menus()
        return cls(game.name, game.version, games, seed)


class Part(NamedTuple):
    """Some menus in a row with the same number of players."""

    players: int
    first: int
    menus: int

    @property
    def file(self) -> str:
        """What its file in a folder is called."""
        return f"{self.players}-{self.first:05}.npy"


Measurer = Callable[[Study, list[Part]], Iterable[Figures]]
"""What measures parts, in their order: this machine's threads, or a cluster."""


def game_with_menus() -> Game:
    """The game whose menus an atlas is about."""
    return next(kit.rules for kit in KITS.values() if kit.rules.serving is not None)


def serving_of(game: str) -> Serving:
    """What the menus of a game are made of."""
    serving = game_named(game).serving
    assert serving is not None, f"{game} has no menus"
    return serving


@cache
def menus_for(game: str, players: int) -> tuple[tuple[str, ...], ...]:
    """All menus for this number of players, in the order of the atlas."""
    return tuple(serving_of(game).every(players))


def player_counts(game: str) -> range:
    """All numbers of players that have menus."""
    return range(2, game_named(game).seats + 1)


def parts_of(study: Study) -> list[Part]:
    """The whole atlas, cut into parts."""
    return [
        Part(players, first, min(PART_PAIRS, menus - first))
        for players in player_counts(study.game)
        for menus in [len(menus_for(study.game, players))]
        for first in range(0, menus, PART_PAIRS)
    ]


def measure_part(study: Study, part: Part) -> Figures:
    """(menus, 2, figures): what the menus of a part are like."""
    menus = menus_for(study.game, part.players)[part.first : part.first + part.menus]
    return np.stack(
        [
            measure(study.game, Pair(menu, part.players), numbers_of(study, number), study.seed)
            for number, menu in enumerate(menus, start=part.players * MOST_MENUS + part.first)
        ]
    )


def numbers_of(study: Study, pair: int) -> range:
    """The numbers of the games of a pair: no other pair has the same cards."""
    return range(pair * study.games, (pair + 1) * study.games)


def prepare_study(study: Study) -> None:
    """Compile, or load what is compiled."""
    with announced(study.game, say):
        warm_up(study.game, Philox)


def on_threads(study: Study, parts: list[Part]) -> Iterator[Figures]:
    """Measure parts on all cores of this machine."""
    prepare_study(study)
    with ThreadPoolExecutor(cores()) as pool:
        try:
            yield from pool.map(lambda part: measure_part(study, part), parts)
        finally:
            pool.shutdown(cancel_futures=True)


def make(
    folder: Path, study: Study, measurer: Measurer = on_threads, progress: Progress | None = None
) -> None:
    """Measure what a folder does not hold yet; each part is kept as soon as it is known."""
    begin(folder, study)
    parts = parts_of(study)
    missing = [part for part in parts if not (folder / part.file).exists()]
    total = sum(part.menus for part in parts)
    done = total - sum(part.menus for part in missing)
    for part, figures in zip(missing, measurer(study, missing), strict=True):
        keep(folder / part.file, figures)
        done += part.menus
        if progress is not None:
            progress(done, total)


def begin(folder: Path, study: Study) -> None:
    """Note what is studied in a folder; one that holds another study is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / STUDY_FILE
    if not file.exists():
        write_file(file, json.dumps(asdict(study)) + "\n")
    elif study_in(folder) != study:
        raise AtlasError("error-atlas-other", folder=str(folder))


def study_in(folder: Path) -> Study:
    """The study that a folder holds."""
    try:
        return Study(**json.loads((folder / STUDY_FILE).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        raise AtlasError("error-atlas-folder", folder=str(folder)) from None


def keep(path: Path, figures: Figures) -> None:
    """Write a part, all of it or nothing."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.save(file, figures)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def measured_in(folder: Path) -> dict[int, Figures]:
    """By number of players, (menus, 2, figures); a folder that is not finished is refused."""
    study = study_in(folder)
    parts = parts_of(study)
    if any(not (folder / part.file).exists() for part in parts):
        raise AtlasError("error-atlas-unfinished", folder=str(folder))
    return {
        players: np.concatenate(
            [np.load(folder / part.file) for part in parts if part.players == players]
        )
        for players in player_counts(study.game)
    }
