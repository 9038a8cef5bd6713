"""What bots lose by single choices in the last round of a game between two, judged by perfect play.

    python -m benchmarks.regrets GAME BOT ... [--turns N ...] [--positions N] [--menu M]

From the second turn on all hands are known, so the rest of the game can be solved: exactly, and in
seconds even many turns before its end. Positions are of games of the network against itself, where
it chooses by chance. A regret is what the best choice wins more than the bot's (see
`benchmarks.rivals`) against a perfect player. Prints a JSON line for every number of turns: means
with twice their standard error, and how many of the games were not decided yet.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from benchmarks.gains import estimate
from benchmarks.rivals import network_at, rival
from sushibar import Table, View
from sushibar.bots.bot import Limit
from sushibar.bots.endgame.endgame import Endgame, solve, turns_left
from sushibar.bots.network.policy import NetworkAnswer, drawn
from sushibar.games.kit import kit_named
from sushibar.rulebook.rule import Record, rule

PAIRS = 1 << 28
REMEMBERED = 1 << 23
FLATTENED = 1.5
DECIDED = 0.01
"""Who wins more seldom than that, or loses, hardly has a choice."""


@cache
def victory(game: str) -> Callable[..., float]:
    """A victory is all that counts: half of it for each where both win."""
    winners = kit_named(game).rules.winners

    @rule
    def worth(config: Record, state: Record) -> float:
        won = winners(config, state)
        return 0.5 * (1.0 + (won & 1) - (won >> 1 & 1))

    return worth


def positions(game: str, menu: str | None, turns: int) -> Iterator[View]:
    """What one seat sees so many turns before the end of a game, with a choice; without end."""
    number = 0
    while True:
        found: list[View] = []
        number += 1

        def choose(view: View, found: list[View] = found, number: int = number) -> int:
            if len(view.legal) == 1:
                return view.legal[0].number
            is_last = int(view.record.this_round) == view.game.rounds - 1
            if not found and is_last and turns_left(view) == turns:
                found.append(view)
            answer = NetworkAnswer(view, network_at("", game), compiled=True)
            return drawn(answer.chances(FLATTENED), f"{number} {view.record.tobytes()!r}")

        Table(game, players=2, menu=menu, seed=number).play(choose)
        yield from found


def solved(view: View, turns: int) -> Endgame | None:
    """Perfect play from there on."""
    worth = victory(view.game.name)
    return solve(view, turns=turns, pairs=PAIRS, worth=worth, remembered=REMEMBERED)


def measured(arguments: argparse.Namespace, turns: int) -> dict[str, Any]:
    """What every bot loses so many turns before the end."""
    bots = {words: rival(words) for words in arguments.bots}
    regrets: dict[str, list[float]] = {words: [] for words in bots}
    seconds, skipped, is_open = [], 0, []
    for view in positions(arguments.game, arguments.menu, turns):
        started = time.perf_counter()
        endgame = solved(view, turns)
        seconds.append(time.perf_counter() - started)
        if endgame is None:
            skipped += 1
            continue
        best = max(endgame.worths.values())
        is_open.append(DECIDED < endgame.value < 1 - DECIDED)
        for words, bot in bots.items():
            chosen = bot(str(len(is_open)), arguments.game).choose(view, Limit(threads=1))
            regrets[words].append(best - endgame.worths[int(chosen)])
        if len(is_open) == arguments.positions:
            break
    return {
        "game": arguments.game,
        "menu": arguments.menu,
        "turns": turns,
        "positions": len(is_open),
        "not_solved": skipped,
        "open": round(float(np.mean(is_open)), 2),
        "solving_ms": round(1000 * float(np.median(seconds)), 1),
        "regret": {words: estimate(np.array(found)) for words, found in regrets.items()},
    }


def main() -> None:
    """Solve, choose, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("sushi-go", "party"))
    parser.add_argument("bots", nargs="+", metavar="bot")
    parser.add_argument("--turns", type=int, nargs="+", default=[3, 4, 5, 6, 7])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--menu")
    arguments = parser.parse_args()
    victory(arguments.game)  # before anything is compiled
    for words in arguments.bots:
        rival(words).prepare(arguments.game)
    for turns in arguments.turns:
        print(json.dumps(measured(arguments, turns)), flush=True)


if __name__ == "__main__":
    main()
