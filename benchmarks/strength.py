"""How strong bots are against each other, on common deals, with rivals that only this knows.

    python -m benchmarks.strength GAME BOT FIELD [--players N ...] [--deals N] [--menu M]

BOT sits alone, once in every seat, and FIELD has all other seats; see `benchmarks.rivals` for names
beside those of built-in bots. Prints a JSON line for every number of players. Limits in playouts
are the same on a busy machine; limits in time need cores that nobody else uses.
"""

import argparse
import json
import time
from typing import Any

from benchmarks.rivals import NAMES, Rival, rival
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup, Entrant
from sushibar.bots.kinds import BotKind
from sushibar.machine import cores


def entrant(words: str) -> Entrant:
    """A bot by its spec, or a rival."""
    name = rival(words).name if words.startswith(NAMES) else words
    return BotKind(rival(words), words) if name in NAMES else words


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("game")
    made.add_argument("bot")
    made.add_argument("field")
    made.add_argument("--players", type=int, nargs="+", default=[2])
    made.add_argument("--deals", type=int, default=50)
    made.add_argument("--menu")
    made.add_argument("--edition")
    made.add_argument("--seed", default="0")
    made.add_argument("--processes", type=int, default=cores())
    return made


def measured(arguments: argparse.Namespace, players: int) -> dict[str, Any]:
    """How a bot does alone at tables of others."""
    contest = ContestSetup.checked(
        arguments.game,
        [entrant(arguments.bot)],
        field=entrant(arguments.field),
        players=players,
        menu=arguments.menu,
        edition=arguments.edition,
        seed=arguments.seed,
    )
    started = time.perf_counter()
    outcome = play_contest(contest, arguments.deals, processes=arguments.processes)
    mine, theirs = outcome.bots
    return {
        "game": arguments.game,
        "players": players,
        "menu": arguments.menu,
        "bot": arguments.bot,
        "field": arguments.field,
        "deals": outcome.deals,
        "win": mine.win_rate.as_json(),
        "margin": mine.margin.as_json(),
        "points": round(mine.points.mean, 2),
        "field_points": round(theirs.points.mean, 2),
        "by_category": [mine.as_json()["points_by_category"]],
        "decision_ms": [round(1000 / one.decisions_per_s, 3) for one in (mine, theirs)],
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> None:
    """Play and print."""
    arguments = parser().parse_args()
    for words in (arguments.bot, arguments.field):
        if isinstance(found := entrant(words), BotKind) and isinstance(found.make, Rival):
            found.make.prepare(arguments.game)
    for players in arguments.players:
        print(json.dumps(measured(arguments, players)), flush=True)


if __name__ == "__main__":
    main()
