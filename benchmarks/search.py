"""How many playouts a second the search does, and how long a decision takes in all.

    python -m benchmarks.search [GAME] [--seconds S] [--repeats N]

From the opening of every game, the usual setup of each; Wasabi! after some turns. Prints a JSON
line for each number of players and threads: the best rate of several repeats, and the longest of
all decisions with that limit, from question to answer.
"""

import argparse
import json
import time
from typing import Any

from benchmarks.simulation import processor
from sushibar import GreedyPolicy, Limit, Table, View
from sushibar.bots.guided.search import GUIDED
from sushibar.bots.roster import bot
from sushibar.bots.search.search import SEARCH, think
from sushibar.games.kit import KITS
from sushibar.machine import cores

SOME_TURNS = 6


def question(game: str, players: int) -> View:
    """What the first seat that is asked sees: the opening, in Wasabi! some tiles on the board."""
    table, cook = Table(game, players=players, seed=4), GreedyPolicy(4)
    while game == "wasabi" and (table.round, table.turn) < (2, SOME_TURNS):
        table.act(table.pending[0], cook(table.view(table.pending[0])))
    return table.view(table.pending[0])


def measured(view: View, threads: int, seconds: float, repeats: int) -> dict[str, Any]:
    """The best rate of playouts, and the longest decision."""
    limit, rates, durations = Limit(seconds, threads=threads), [], []
    spec = f"search:{1000 * seconds:g}ms"
    player = bot(spec, "luck", view.game.name, threads=threads)
    for repeat in range(repeats):
        start = time.perf_counter()
        playouts = sum(tree.playouts for tree in think(view, limit, str(repeat)))
        rates.append(playouts / (time.perf_counter() - start))
        start = time.perf_counter()
        player(view)
        durations.append(time.perf_counter() - start)
    return {
        "game": view.game.name,
        "players": int(view.config.players),
        "threads": threads,
        "seconds": seconds,
        "playouts_per_second": round(max(rates)),
        "longest_decision_ms": round(1000 * max(durations), 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(KITS))
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--repeats", type=int, default=20)
    arguments = parser.parse_args()
    print(json.dumps({"processor": processor(), "cores": cores()}))
    for game in [arguments.game] if arguments.game else KITS:
        for part in (SEARCH, GUIDED):
            part.now(game)
        for players in (2, 4):
            for threads in sorted({1, cores()}):
                view = question(game, players)
                found = measured(view, threads, arguments.seconds, arguments.repeats)
                print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
