"""The table as the person at it sees it: plates, choices, hands remembered."""

from collections.abc import Collection, Sequence
from typing import Final

from sushibar.rulebook.sushi_go.actions import CALL_CHOPSTICKS, FOR_DUMMY, card_of
from sushibar.rulebook.sushi_go.state import direction
from sushibar.table import picture
from sushibar.table.notation import Action
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal.console import whole, wrap
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
        lines += wrap(last, start)
    return "\n".join(lines)


def plates(table: Table) -> str:
    """Everybody's points so far and plate of this round, sets grouped."""
    words, state = words_of(table.setup), table.state
    names, points = table.setup.seat_names(table.names), table.points
    rows = [["", text("play-column-points"), text("play-column-plate")]]
    for seat, name in enumerate(names):
        plate = " · ".join(map(whole, words.groups(table.setup, state, seat)))
        rows.append([name, str(points[seat]), plate or text("plate-empty")])
    return columns(rows, right=[1])


def choices(table: Table) -> list[Action]:
    """What the person may do now, in the order of its numbers: all ways to lay a card together."""
    return sorted(table.legal(PERSON), key=lambda action: (card_of(action.number), action.number))


def spoken(table: Table, action: Action) -> str:
    """An action as a person says it; that a card is for the dummy goes without saying."""
    number = action.number
    if FOR_DUMMY <= number < CALL_CHOPSTICKS:
        number = card_of(number)
    return words_of(table.setup).action_name(table.setup, number)


def numbered(table: Table) -> str:
    """Every choice with its number, how often it is there, and what it would bring."""
    previews, hand = table.preview(PERSON), table.hand(PERSON)
    rows = []
    for number, action in enumerate(choices(table), start=1):
        copies = max(1, hand.count(action.removeprefix("dummy:")))
        name = text("group-several", card=spoken(table, action), cards=copies)
        rows.append([str(number), name, previews[action]])
    return columns(rows, right=[0])


def chosen(table: Table) -> str:
    """The cards that the person has chosen so far in this turn."""
    words, answer = words_of(table.setup), table.game.answer(table.config, table.state, PERSON)
    return ", ".join(
        words.action_name(table.setup, action) for action in answer if action < FOR_DUMMY
    )


def route(table: Table, round_: int | None = None) -> list[int]:
    """The seats in the order in which the person's hand goes round in that round, or this one."""
    state = table.state
    if round_ is not None:
        state.this_round = round_ - 1
    way = direction(table.config, state)
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
