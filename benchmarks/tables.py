"""How long a live table takes for a decision: to answer, to look, to know, to tell and to ask.

    python -m benchmarks.tables [GAME] [--games N] [--plain]

Random games of four, each decision given as a whole answer in words; after each one every part of
what a server does is measured by itself. Prints a JSON line a game: microseconds of one core, on
average a decision; `tell` is for one listener on average over all events and listeners, its texts
known already.
With `--plain` the rules are not compiled.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from benchmarks.simulation import processor
from sushibar import Table
from sushibar.games.events import Reveal
from sushibar.games.kit import KITS
from sushibar.games.phrases import BYSTANDER
from sushibar.games.readiness import compile_quick, is_quick
from sushibar.games.schema import seen
from sushibar.table.entries import spoken
from sushibar.table.story import seat_names
from sushibar.texts import speaking

PLAYERS = 4


class Stopwatch:
    """Adds up how long things take."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.times: dict[str, int] = defaultdict(int)

    @contextmanager
    def __call__(self, what: str) -> Iterator[None]:
        """Measure one thing."""
        start = time.thread_time()
        yield
        self.seconds[what] += time.thread_time() - start
        self.times[what] += 1

    def average(self) -> dict[str, float]:
        """Microseconds each time."""
        return {
            what: round(1e6 * seconds / self.times[what], 1)
            for what, seconds in self.seconds.items()
        }


def some_answer(table: Table, seat: int, luck: Random) -> str:
    """A whole answer of a seat at random, found at a copy of the table."""
    trial, happened = table.copy(), table.happened
    given: tuple[int, ...] = ()
    while trial.happened == happened and seat in trial.pending:
        trial.act(seat, luck.choice(trial.legal(seat)))
        given = trial.given(seat) or given
    for event in trial.events_since(happened)[:1]:
        assert isinstance(event, Reveal)
        given = event.numbers[seat]
    return spoken(table, given)


def play(name: str, seed: int, watch: Stopwatch) -> None:
    """One game, every part of every decision measured."""
    luck, table = Random(seed), Table(name, players=PLAYERS, seed=seed)
    words, names = table.setup.words, seat_names(table)
    while not table.over:
        seat, happened = luck.choice(table.pending), table.happened
        answer = some_answer(table, seat, luck)
        with watch("copy"):
            twin = table.copy()
        with watch("answer"):
            twin.answer(seat, answer)
        table = twin
        with watch("view"):
            view = table.view(seat)
        with watch("seen"):
            seen(view)
        with watch("bystander"):
            seen(table.view(None))
        for event in table.events_since(happened):
            for listener in (*table.seats, BYSTANDER):
                words.tell(table.setup, event, names, listener)
                with watch("tell"):
                    words.tell(table.setup, event, names, listener)
        with watch("groups"):
            for other in table.seats:
                words.groups(table.setup, table._state, other)
        if table.pending:
            asked = table.pending[0]
            with watch("question"):
                words.question(table.setup, table.config, table._state, names, asked)
            with watch("legal"):
                table.legal(asked)


def measured(name: str, games: int) -> dict[str, Any]:
    """The averages of some games."""
    play(name, games, Stopwatch())
    watch = Stopwatch()
    for seed in range(games):
        play(name, seed, watch)
    return {
        "game": name,
        "players": PLAYERS,
        "compiled": is_quick(name),
        "decisions": watch.times["answer"],
        "microseconds": watch.average(),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(KITS))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--plain", action="store_true")
    arguments = parser.parse_args()
    print(json.dumps({"processor": processor()}))
    for name in [arguments.game] if arguments.game else KITS:
        if not arguments.plain:
            compile_quick(name)
        with speaking("en"):
            print(json.dumps(measured(name, arguments.games)), flush=True)


if __name__ == "__main__":
    main()
