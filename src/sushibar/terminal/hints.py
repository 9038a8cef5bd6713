"""Hints: the best choices of the person, what they are expected to bring, and why."""

import time
from typing import TYPE_CHECKING, Final

from sushibar.advice.advice import Advice, advise, greedy_choice
from sushibar.advice.explanation import reason
from sushibar.advice.told_figures import points_of, reach_of
from sushibar.bots.best_search import compile_soon, is_compiled
from sushibar.columns import wrap
from sushibar.extras import missing
from sushibar.games.notation import Action
from sushibar.terminal import screen
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.table import Table

HINT_SECONDS: Final = 0.5
"""How long a hint is thought about."""
COMPILE_SECONDS: Final = 1.5
"""How long it waits for being compiled."""
MOST_CHOICES: Final = 3
"""Choices that it lists."""
INDENT: Final = " " * 4


def hint(table: "Table", seat: int) -> list[str]:
    """The best choices in words; nobody waits for the compiler."""
    if seat not in table.pending:
        return [text("hint-not-asked")]
    game = table.setup.game
    if len(table.legal(seat)) == 1:
        return [text("hint-no-choice")]
    if (error := missing("fast")) is not None:
        return [*wrap(str(error)), *guess(table, seat)]
    if not is_ready(game):
        return [*wrap(text("hint-preparing")), *guess(table, seat)]
    advised = advise(table.view(seat), luck=str(table.happened), seconds=HINT_SECONDS)
    return [
        text("hint-head"),
        *(line for one in advised[:MOST_CHOICES] for line in told(table, seat, one)),
    ]


def is_ready(game: str) -> bool:
    """Whether hints can be computed: what was compiled earlier is loaded in a moment."""
    compile_soon(game)
    end = time.monotonic() + COMPILE_SECONDS
    while not is_compiled(game) and time.monotonic() < end:
        time.sleep(0.02)
    return is_compiled(game)


def told(table: "Table", seat: int, advice: Advice) -> list[str]:
    """A choice, its figures, and why."""
    view, figures = advice.view, advice.figures
    reach = reach_of(view)
    points = f"{points_of(view, figures, reach):.1f} ± {figures.points.error:.1f}"
    words = text(
        "hint-choice",
        choice=choice(table, seat, advice.action),
        wins=f"{100 * figures.wins.mean:.1f}",
        wins_error=f"{100 * figures.wins.error:.1f}",
        points=text("hint-points", points=points, reach=reach),
    )
    return [*wrap(words, "  "), *wrap(advice.why, INDENT)]


def guess(table: "Table", seat: int) -> list[str]:
    """What a greedy player would choose, and why."""
    view = table.view(seat)
    action = greedy_choice(view)
    words = text("hint-greedy", choice=choice(table, seat, action))
    return [*wrap(words, "  "), *wrap(reason(view, action.number), INDENT)]


def choice(table: "Table", seat: int, action: Action) -> str:
    """A choice with its number, where it has one."""
    if screen.question(table, seat).places:
        return screen.spoken(table, action)
    number = screen.numbers(table, seat)[action]
    return text("hint-numbered", number=number, choice=screen.spoken(table, action))
