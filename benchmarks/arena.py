"""How quick the arena is: bots that are rules in compiled games, and what it costs beside a search.

    python -m benchmarks.arena [GAME] [--players N] [--deals N] [--search SPECS] [--games N]

Prints JSON lines. Everything is measured in CPU time of one thread, because other work on the
machine makes a run look slower than it is; each figure is the best of several repeats.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.simulation import processor
from sushibar.arena import deals as plain
from sushibar.arena.compiled import CompiledContest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.standing import Standing
from sushibar.batch.compiling import compile_now
from sushibar.bots.roster import bot, prepare_bots
from sushibar.games.view import View
from sushibar.machine import cores

CHUNK_DEALS = 250
PLAIN_DEALS = 3


def seconds_of(play: Callable[[], object]) -> float:
    """The CPU time of this thread that something takes."""
    started = time.thread_time()
    play()
    return time.thread_time() - started


def rules(contest: ContestSetup, deals: int, repeats: int) -> dict[str, Any]:
    """Games a CPU second where all bots are rules, from the seeds to the standings."""
    compiled = CompiledContest(contest)

    def play() -> None:
        standing = Standing(contest, settling=False)
        for first in range(0, deals, CHUNK_DEALS):
            for deal in compiled.play_deals(range(first, min(deals, first + CHUNK_DEALS))):
                standing.add(deal)
        standing.measured()

    def play_plain() -> None:
        standing = Standing(contest, settling=False)
        for deal in range(PLAIN_DEALS):
            standing.add(plain.play_deal(contest, deal))

    games = len(contest.seatings)
    quickest = min(seconds_of(play) for _ in range(repeats))
    return {
        "games_per_cpu_s": round(deals * games / quickest),
        "in_cpython": round(PLAIN_DEALS * games / seconds_of(play_plain), 1),
    }


class Thinker:
    """A bot that thinks, and the CPU time that it takes for that."""

    def __init__(self, spec: str, game: str) -> None:
        self.bot = bot(spec, "luck", game, threads=1)
        self.decisions, self.seconds = 0, 0.0

    def __call__(self, view: View) -> str | int:
        """What the bot decides."""
        started = time.thread_time()
        action = self.bot(view)
        self.seconds += time.thread_time() - started
        self.decisions += 1
        return action


def overhead(contest: ContestSetup, thinker: Thinker, games: int, *, is_compiled: bool) -> Any:
    """What is spent beside the thoughts of a bot, in parts of these."""
    play = CompiledContest(contest).play_game if is_compiled else partial(plain.play_game, contest)
    thinker.decisions, thinker.seconds = 0, 0.0
    whole = seconds_of(lambda: [play(number, contest.seatings[0]) for number in range(games)])
    asked, beside = thinker.decisions, whole - thinker.seconds
    return {
        "thought_ms": round(1e3 * thinker.seconds / asked, 3),
        "beside_ms": round(1e3 * beside / asked, 3),
        "overhead": round(beside / thinker.seconds, 4),
    }


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sushi-go")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=5_000)
    parser.add_argument("--search", default="search:50ms,search:200")
    parser.add_argument("--games", type=int, default=4, help="with a search")
    parser.add_argument("--repeats", type=int, default=3)
    arguments = parser.parse_args()
    print(json.dumps({"processor": processor(), "cores": cores()}))
    about = {"game": arguments.game, "players": arguments.players}
    compile_now(arguments.game)
    for bots in (["greedy", "random"], ["greedy", "beginner"]):
        contest = ContestSetup.checked(arguments.game, bots, players=arguments.players)
        found = rules(contest, arguments.deals, arguments.repeats)
        print(json.dumps({**about, "bots": bots, **found}), flush=True)
    for spec in filter(None, arguments.search.split(",")):
        prepare_bots([spec], arguments.game)
        thinker = Thinker(spec, arguments.game)
        contest = ContestSetup.checked(
            arguments.game, [thinker, "greedy"], players=arguments.players
        )
        for is_compiled in (True, False):
            found = overhead(contest, thinker, arguments.games, is_compiled=is_compiled)
            way = {"bot": spec, "table": "compiled" if is_compiled else "CPython"}
            print(json.dumps({**about, **way, **found}), flush=True)


if __name__ == "__main__":
    main()
