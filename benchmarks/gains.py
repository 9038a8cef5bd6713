"""What searches gain over their network in one decision, by games that the network plays out.

    python -m benchmarks.gains GAME BOT ... [--players N] [--positions N] [--draws N] [--menu M]
        [--round N]

Positions are drawn from games of the network against itself. Where a bot (see `benchmarks.rivals`)
chooses something else there than the network, both choices are played out to the end of the game,
against the same luck. So there is far less luck in it than in contests; but the others are always
networks, and plans that the network would not go on with count for nothing. Prints a JSON line for
the best choice, chosen by half of the games and judged by the other half, then one for every bot:
means with twice their standard error; from the second bot on also how much more it gains than the
one before, which is surer than the two figures apart.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.rivals import network_at, rival
from sushibar import Table, View
from sushibar.bots.bot import Limit
from sushibar.bots.guided.search import simulated
from sushibar.bots.guided.tree import PAIRED
from sushibar.bots.network.policy import NetworkPlayer
from sushibar.bots.search.record import MARGIN, TRIES, WINS

TO_THE_END = PAIRED._replace(ahead=1000)
POSITIONS_OF_A_GAME = 6


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("game")
    made.add_argument("bots", nargs="+", metavar="bot")
    made.add_argument("--players", type=int, default=2)
    made.add_argument("--positions", type=int, default=120)
    made.add_argument("--draws", type=int, default=300)
    made.add_argument("--menu")
    made.add_argument("--round", type=int, help="positions of this round alone, from 1")
    made.add_argument("--seed", default="0")
    return made


def positions(arguments: argparse.Namespace) -> Iterator[View]:
    """Decisions of networks in games against themselves, without end."""
    chance, network = random.Random(arguments.seed), network_at("", arguments.game)
    player, number = NetworkPlayer(network), 0
    while True:
        views: list[View] = []

        def choose(view: View, views: list[View] = views) -> int:
            if len(view.legal) > 1 and arguments.round in (None, int(view.record.this_round) + 1):
                views.append(view)
            return player.choose(view, Limit())

        seed = f"{arguments.seed}:{number}"
        table = Table(arguments.game, players=arguments.players, menu=arguments.menu, seed=seed)
        table.play(choose)
        yield from chance.sample(views, min(POSITIONS_OF_A_GAME, len(views)))
        number += 1


def outcomes(view: View, draws: int, luck: str) -> Any:
    """What every choice wins and leads by, on the same luck; NaN for those nobody would make."""
    network = network_at("", view.game.name)
    limit = Limit(playouts=draws, threads=1)
    sums = simulated(view, network, limit, luck, style=TO_THE_END)[0].sums
    tries = np.where(sums[:, TRIES] > 0, sums[:, TRIES], np.nan)
    return sums[:, [WINS, MARGIN]] / tries[:, None]


def best_gain(one: Any, other: Any, first: int) -> Any:
    """What the choice that wins most by one half of the games gains, judged by the other half."""
    return other[np.nanargmax(one[:, 0])] - other[first]


def estimate(figures: Any) -> tuple[float, float]:
    """The mean and twice its standard error."""
    known = figures[~np.isnan(figures)]
    return round(float(known.mean()), 5), round(2 * float(known.std()) / len(known) ** 0.5, 5)


def main() -> None:
    """Choose, play out, print."""
    arguments = parser().parse_args()
    bots = {words: rival(words) for words in arguments.bots}
    for bot in bots.values():
        bot.prepare(arguments.game)
    seconds = dict.fromkeys(bots, 0.0)
    gains: dict[str, list[Any]] = {words: [] for words in bots}
    own, best = NetworkPlayer(network_at("", arguments.game)), []
    for number, view in zip(range(arguments.positions), positions(arguments), strict=False):
        first = own.choose(view, Limit())
        one, other = (outcomes(view, arguments.draws // 2, luck) for luck in ("one", "other"))
        best.append((best_gain(one, other, first) + best_gain(other, one, first)) / 2)
        worth = (one + other) / 2
        for words, bot in bots.items():
            started = time.perf_counter()
            chosen = bot(str(number), arguments.game).choose(view, Limit(threads=1))
            seconds[words] += time.perf_counter() - started
            gains[words].append(worth[int(chosen)] - worth[first])
    about = {key: getattr(arguments, key) for key in ("game", "players", "menu", "round")}
    wins, margins = np.array(best).T
    line = {**about, "bot": "best", "win": estimate(wins), "margin": estimate(margins)}
    print(json.dumps(line), flush=True)
    before: Any = None
    for words, found in gains.items():
        wins, margins = np.array(found).T
        line = {
            **about,
            "bot": words,
            "positions": len(found),
            "win": estimate(wins),
            "margin": estimate(margins),
            "differs": round(float(np.mean([gain.any() for gain in found])), 3),
            "decision_ms": round(1000 * seconds[words] / len(found), 1),
        }
        if before is not None:
            line["win_more_than_before"] = estimate(wins - before)
        before = wins
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
