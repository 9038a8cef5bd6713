"""Making puzzles: deals are played, their decisions searched for one that is clearly best.

Few decisions are worth a long search, so each is looked at longer and longer as long as one choice
stands out.
"""

import random
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import Final, NamedTuple

from sushibar.advice.advice import Advice, greedy_choice
from sushibar.bots.endgame.endgame import is_small
from sushibar.puzzles.clearness import clearly_best, is_exactly_best
from sushibar.puzzles.deals import decisions_of, play_deal, seed_of, table_before
from sushibar.puzzles.puzzle import BY_SEARCH, EXACTLY, Puzzle
from sushibar.puzzles.searching import search
from sushibar.table.decisions import Decision
from sushibar.table.table import Table

MANY_CHOICES: Final = 4
"""With this many choices or more a decision is preferred, and so is one that can be solved."""
SHARES: Final = {1: 0.25, 2: 0.6, 3: 1.0}
"""How much of a shelf may be easy, tricky and hard."""
MOST_PROBES: Final = 30
"""Decisions of a deal that are looked at for a moment, drawn at random."""
MOST_FINALISTS: Final = 3
"""Decisions of a deal that are looked at for long, those first that a greedy player misses."""
TRIES: Final = 5
MOST_MISSES: Final = 1
"""Short searches of a decision, and how many of them may miss before a puzzle is hard."""


class Effort(NamedTuple):
    """How many playouts a decision is looked at with, and how sure it must be then."""

    share: float
    """Of the playouts of a review."""
    sure: float
    """Standard errors by which the best choice must be better than any other."""


SHORT: Final = Effort(0.05, 0.0)
PROBE: Final = Effort(0.25, 2.0)
SECOND: Final = Effort(4.0, 4.0)
LONG: Final = Effort(20.0, 5.0)


def playouts_of(table: Table, effort: Effort) -> int:
    """The playouts of an effort in a game."""
    return int(table.setup.kit.bot.search.review_playouts * effort.share)


def make_puzzle(game: str, seed: str, deal: int) -> Puzzle | None:
    """The puzzle of a deal, if it has one. The same arguments always make the same puzzle."""
    table = play_deal(game, seed, deal)
    luck = seed_of(game, seed, deal)
    # Any moment of a game may be the one: else all puzzles would be about its last cards.
    decisions = list(decisions_of(table))
    random.Random(luck).shuffle(decisions)
    finalists = []
    for decision in decisions[:MOST_PROBES]:
        found = looked_at(decision, table, PROBE, f"{luck} probe")
        if found is not None:
            is_missed = greedy_choice(decision.view).number != found[0].action.number
            is_good = len(found) >= MANY_CHOICES or is_small(decision.view)
            finalists.append((is_missed, is_good, decision))
    finalists.sort(key=lambda one: one[:2], reverse=True)
    for _, _, decision in finalists[:MOST_FINALISTS]:
        puzzle = checked_puzzle(table, decision, luck)
        if puzzle is not None:
            return puzzle
    return None


def looked_at(
    decision: Decision, table: Table, effort: Effort, luck: str
) -> tuple[Advice, ...] | None:
    """The choices of a decision, if one of them is clearly best at this effort."""
    own = f"{luck} {decision.place} {decision.seat} {decision.step}"
    found = search(decision.view, own, playouts_of(table, effort))
    return found if clearly_best(found, effort.sure) else None


def checked_puzzle(table: Table, decision: Decision, luck: str) -> Puzzle | None:
    """A decision as a puzzle, if a second and a long search agree, and the solver if it can."""
    second = looked_at(decision, table, SECOND, f"{luck} second")
    if second is None:
        return None
    best = second[0].action
    exact = is_exactly_best(decision.view, best.number)
    if exact is False:
        return None
    found = looked_at(decision, table, LONG, f"{luck} long")
    if found is None or found[0].action != best:
        return None
    before = table_before(table, decision)
    assert before.view(decision.seat).record.tobytes() == decision.view.record.tobytes()
    return Puzzle(
        record=before.record(),
        seat=decision.seat,
        level=level_of(table, decision, best.number, luck),
        checked=BY_SEARCH if exact is None else EXACTLY,
        figures={str(one.action): one.figures for one in found},
    )


def level_of(table: Table, decision: Decision, best: int, luck: str) -> int:
    """How hard it is: whether a greedy player finds it, and whether short searches do."""
    if greedy_choice(decision.view).number == best:
        return 1
    short = playouts_of(table, SHORT)
    misses = sum(
        search(decision.view, f"{luck} short {number}", short)[0].action.number != best
        for number in range(TRIES)
    )
    return 3 if misses > MOST_MISSES else 2


class Source(NamedTuple):
    """Where puzzles come from: deals of a game, by a seed."""

    game: str
    seed: str


class OfDeal(NamedTuple):
    """What a deal brings: a puzzle, or none."""

    deal: int
    puzzle: Puzzle | None


Maker = Callable[[Source, Iterable[int]], Generator[OfDeal]]
"""What makes the puzzles of deals, in their order: this process, or a cluster."""


def puzzle_of(source: Source, deal: int) -> OfDeal:
    """The puzzle of a deal."""
    return OfDeal(deal, make_puzzle(source.game, source.seed, deal))


def one_by_one(source: Source, deals: Iterable[int]) -> Generator[OfDeal]:
    """The puzzles of deals, made here."""
    return (puzzle_of(source, deal) for deal in deals)


def make_shelf(
    game: str,
    count: int,
    seed: str,
    deals: Iterable[int],
    kept: Iterable[Puzzle] = (),
    maker: Maker = one_by_one,
) -> Iterator[tuple[int, Puzzle | None]]:
    """Deal after deal the puzzle that it brings, or none, until there are `count`, `kept` included.

    Where there are enough of a level, more of it are passed over. A cluster looks at some deals
    that are not needed any more.
    """
    levels = [puzzle.level for puzzle in kept]
    if len(levels) >= count:
        return
    with closing(maker(Source(game, seed), deals)) as made:
        for deal, found in made:
            puzzle = found
            if puzzle is not None and levels.count(puzzle.level) >= SHARES[puzzle.level] * count:
                puzzle = None
            if puzzle is not None:
                levels.append(puzzle.level)
            yield deal, puzzle
            if len(levels) >= count:
                return
