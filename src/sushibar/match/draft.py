"""An answer in the making: the table as it would be after some steps, those of a plan included."""

from collections.abc import Sequence
from typing import NamedTuple

from sushibar.errors import Refused
from sushibar.table.entries import take_default
from sushibar.table.table import Table


class Draft(NamedTuple):
    """A table as it would be after some steps of a seat's answer.

    Where a seat can plan, steps go on with the answers to what it would be asked next.
    """

    table: Table
    is_whole: bool
    """Whether nothing more can be said."""
    is_enough: bool
    """Whether nothing more has to be said: the rest goes without saying."""
    goes_on: bool
    """Whether the answer is whole, and what the seat is asked next is known before it is given."""
    first: tuple[str, ...]
    """The steps that answer the open question; all others are a plan."""


def drafted(table: Table, seat: int, steps: Sequence[str]) -> Draft:
    """The table after some steps of an answer that is not given yet; the table itself stays."""
    table = table.copy()
    if seat not in table.pending and table.given(seat):
        table.retract(seat)
    answers = [0]
    happened, plans = table.happened, may_plan(table, seat)
    for place, step in enumerate(steps):
        if is_answered(table, seat, happened):
            if not (plans and table.pending == (seat,)):
                raise Refused("refused-too-many-steps", step=step)
            answers.append(place)
            happened, plans = table.happened, may_plan(table, seat)
        table.act(seat, step)
    is_whole = is_answered(table, seat, happened)
    begun = len(steps) > answers[-1]
    return Draft(
        table,
        is_whole,
        is_whole or (begun and goes_on_by_itself(table, seat)),
        is_whole and plans and table.pending == (seat,),
        tuple(steps[: answers[1]] if len(answers) > 1 else steps),
    )


def is_answered(table: Table, seat: int, happened: int) -> bool:
    """Whether the answer is whole that a seat started when this many events had happened."""
    return table.happened > happened or seat not in table.pending


def may_plan(table: Table, seat: int) -> bool:
    """Whether all that comes of a seat's answer is its own doing: it knows it beforehand."""
    if seat not in table.pending:
        return False
    ask = table.setup.words.question
    return ask(table.setup, table.config, table.state, table.names, seat).plans_on


def goes_on_by_itself(table: Table, seat: int) -> bool:
    """Whether the answer that a seat has started is whole with what goes without saying."""
    twin, happened = table.copy(), table.happened
    while twin.happened == happened and take_default(twin, seat):
        pass
    return twin.happened > happened or seat not in twin.pending
