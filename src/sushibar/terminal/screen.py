"""The table as the person at it sees it: plates, choices, hands remembered."""

from collections.abc import Collection, Sequence
from typing import Final

from sushibar.table import picture
from sushibar.table.notation import Action
from sushibar.table.phrases import Question
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal.console import WIDTH, whole, wrap
from sushibar.texts import text

PERSON: Final = 0
"""The person's seat; all others are bots'."""


def columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """Rows of cells, the last cell wrapped under itself; the columns in `right` end flush."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    lines = []
    for *cells, last in rows:
        start = "  " + "".join(
            (cell.rjust(width) if column in right else cell.ljust(width)) + "  "
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        lines += wrap(last, start) or [start.rstrip()]
    return "\n".join(lines)


# The table


def plates(table: Table) -> str:
    """Everybody's points so far and plate of this round, sets grouped."""
    words, state = words_of(table.setup), table.state
    names, points = table.setup.seat_names(table.names), table.points
    rows = [["", text("play-column-points"), text("play-column-plate")]]
    for seat, name in enumerate(names):
        plate = " · ".join(map(together, words.groups(table.setup, state, seat)))
        rows.append([name, str(points[seat]), plate or text("plate-empty")])
    return columns(rows, right=[1])


def together(group: str) -> str:
    """A group of cards that is kept on one line, unless it is too long for that."""
    return whole(group) if len(group) <= WIDTH // 2 else group


def notes(table: Table) -> list[str]:
    """What the person should know beside the plates."""
    words = words_of(table.setup)
    return words.notes(table.setup, table.config, table.state, table.names, PERSON)


# Questions


def question(table: Table) -> Question:
    """What the person is asked."""
    words = words_of(table.setup)
    return words.question(table.setup, table.config, table.state, table.names, PERSON)


def prompt(table: Table) -> str:
    """What to type now."""
    asked, last = question(table), len(choices(table))
    if asked.yes_no:
        answers = text("play-answers-yes-no")
    elif asked.enter is not None:
        choice = words_of(table.setup).spoken(table.setup, asked.enter)
        answers = text("play-answers-enter", last=last, choice=choice)
    else:
        answers = text("play-answers", last=last)
    return text("play-prompt", ask=asked.ask, answers=answers, begun=int(begun(table)))


def begun(table: Table) -> bool:
    """Whether the person is in the middle of an answer."""
    return bool(table.game.answer(table.config, table.state, PERSON))


def choices(table: Table) -> list[Action]:
    """What the person may do now, in the order of its numbers."""
    words = words_of(table.setup)
    return sorted(table.legal(PERSON), key=lambda one: words.order(table.config, one.number))


def spoken(table: Table, action: Action) -> str:
    """An action as the person says it."""
    return words_of(table.setup).spoken(table.setup, action.number)


def numbered(table: Table) -> str:
    """Every choice with its number, how often it is there, and what it would bring."""
    words, previews = words_of(table.setup), table.preview(PERSON)
    rows = []
    for number, action in enumerate(choices(table), start=1):
        copies = words.copies(table.config, table.state, PERSON, action.number)
        name = text("group-several", card=spoken(table, action), cards=copies)
        rows.append([str(number), name, previews[action]])
    return columns(rows, right=[0])


# Hands


def route(table: Table, round_: int | None = None) -> list[int]:
    """The seats in the order in which the person's hand goes round in that round, or this one."""
    way = words_of(table.setup).direction(table.config, round_ or table.round)
    return [(PERSON + way * step) % table.setup.players for step in table.seats]


def memory(table: Table) -> str:
    """The other hands as far as the person has seen them, the next one to arrive first."""
    view = table.view(PERSON)
    rows = []
    for seat in reversed(route(table)[1:]):
        known = view.hands[seat]
        cards = ", ".join(map(whole, picture.cards(table.setup, known).split(", ")))
        words = text("play-memory-hand", known=len(known), cards=cards, unknown=view.unknown[seat])
        rows.append([table.names[seat], words])
    return columns(rows)
