"""Golden playthroughs: whole games with their score sheets, to be compared letter by letter.

`python tests/golden/regenerate.py` writes them anew; every difference is a change of the rules.
"""

from pathlib import Path

from sushibar import Table

FOLDER = Path(__file__).parent
SETUPS = {
    "gamewright-2": (2, "gamewright", (), 5),
    "gamewright-2-dummy": (2, "gamewright", ("dummy",), 1),
    "gamewright-3": (3, "gamewright", (), 1),
    "gamewright-4": (4, "gamewright", (), 1),
    "gamewright-4-pass-both-ways": (4, "gamewright", ("pass-both-ways",), 1),
    "gamewright-5": (5, "gamewright", (), 1),
    "zoch-3": (3, "zoch", (), 3),
    "zoch-4": (4, "zoch", (), 1),
    "zoch-4-pass-both-ways": (4, "zoch", ("pass-both-ways",), 1),
    "zoch-5": (5, "zoch", (), 17),
}
"""Players, edition, options and seed by the name of the file."""


def play(name: str) -> Table:
    """The game of that name, played at random."""
    players, edition, options, seed = SETUPS[name]
    return Table(players=players, edition=edition, options=options, seed=seed).play()


def playthrough(name: str) -> str:
    """What the file of that name must say: the record, an empty line, the score sheet."""
    table = play(name)
    return f"{table.record()}\n{table.sheet}\n"


if __name__ == "__main__":
    for setup in SETUPS:
        (FOLDER / f"{setup}.txt").write_text(playthrough(setup), encoding="utf-8", newline="\n")
