"""Golden playthroughs: whole games with their score sheets, to be compared letter by letter.

`python tests/golden/regenerate.py` writes them again; every difference is a change of the rules.
"""

from pathlib import Path

from sushibar import Table
from sushibar.games.wasabi.bot.cook import beginner_action
from sushibar.table.policy import RulePolicy

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

EXPANSIONS = "uramaki,eel,edamame,sukeroku,sake,special-order,fruit"
PARTY = {
    "party-my-first-meal-4": (4, "my-first-meal", 1),
    "party-sushi-go-4": (4, "sushi-go", 1),
    "party-party-sampler-4": (4, "party-sampler", 1),
    "party-master-menu-4": (4, "master-menu", 22),
    "party-points-platter-4": (4, "points-platter", 1),
    "party-cutthroat-combo-4": (4, "cutthroat-combo", 1),
    "party-big-banquet-4": (4, "big-banquet", 1),
    "party-dinner-for-two-2": (2, "dinner-for-two", 1),
    "party-big-banquet-3": (3, "big-banquet", 8),
    "party-points-platter-5": (5, "points-platter", 1),
    "party-party-sampler-6": (6, "party-sampler", 1),
    "party-cutthroat-combo-7": (7, "cutthroat-combo", 1),
    "party-master-menu-8": (8, "master-menu", 12),
    "party-expansions-3": (3, EXPANSIONS, 1),
}
"""Players, menu and seed of Sushi Go Party! by the name of the file."""

WASABI = {
    "wasabi-2": (2, 3),
    "wasabi-3": (3, 69),
    "wasabi-3-switch": (3, 1),
    "wasabi-4": (4, 7),
}
"""Players and seed of Wasabi! by the name of the file."""

NAMES = (*SETUPS, *PARTY, *WASABI)


def play(name: str) -> Table:
    """The game of that name, played at random; Wasabi! by beginners, who use all cards."""
    if name in WASABI:
        players, seed = WASABI[name]
        table = Table("wasabi", players=players, seed=seed)
        return table.play(RulePolicy(beginner_action, seed))
    if name in PARTY:
        players, menu, seed = PARTY[name]
        return Table("party", players=players, menu=menu, seed=seed).play()
    players, edition, options, seed = SETUPS[name]
    return Table(players=players, edition=edition, options=options, seed=seed).play()


def playthrough(name: str) -> str:
    """What the file of that name must say: the record, an empty line, the score sheet."""
    table = play(name)
    return f"{table.record()}\n{table.sheet}\n"


if __name__ == "__main__":
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")
