"""The table as the person at it sees it: board, plates, choices, what is remembered."""

from collections.abc import Collection, Sequence

from sushibar import columns as terminal
from sushibar.columns import in_columns, whole, wrap
from sushibar.games.notation import Action
from sushibar.games.phrases import Question
from sushibar.table.table import Table
from sushibar.texts import text


def columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """Rows of cells, the last cell wrapped under itself; the columns in `right` end flush."""
    return "\n".join(in_columns(rows, right=right))


# The table


def board(table: Table) -> list[str]:
    """The board, where there is one."""
    return table.setup.words.board(table.setup, table.config, table.state)


def plates(table: Table) -> str:
    """Everybody's points so far and plate of this round, sets grouped."""
    words, state = table.setup.words, table.state
    names, points = table.setup.seat_names(table.names), table.points
    heads = [text("play-column-points"), text("play-column-plate", game=table.setup.game)]
    rows = [["", *heads]]
    for seat, name in enumerate(names):
        plate = " · ".join(map(together, words.groups(table.setup, state, seat)))
        rows.append([name, str(points[seat]), plate or text("plate-empty")])
    return columns(rows, right=[1])


def together(group: str) -> str:
    """A group of cards that is kept on one line, unless it is too long for that."""
    return whole(group) if len(group) <= terminal.columns() // 2 else group


def notes(table: Table, seat: int) -> list[str]:
    """What the person should know beside the plates."""
    words = table.setup.words
    return words.notes(table.setup, table.config, table.state, table.names, seat)


# Questions


def question(table: Table, seat: int) -> Question:
    """What the person is asked."""
    words = table.setup.words
    return words.question(table.setup, table.config, table.state, table.names, seat)


def prompt(table: Table, seat: int) -> str:
    """What to type now."""
    asked, last = question(table, seat), len(choices(table, seat))
    if asked.yes_no:
        answers = text("play-answers-yes-no")
    elif asked.places:
        answers = text("play-answers-place", example=spoken(table, choices(table, seat)[0]))
    elif asked.numbers:
        answers = ", ".join(map(str, numbers(table, seat).values()))
    elif asked.enter is not None:
        choice = table.setup.words.spoken(table.setup, asked.enter)
        answers = text("play-answers-enter", last=last, choice=choice)
    else:
        answers = text("play-answers", last=last)
    return text("play-prompt", ask=asked.ask, answers=answers, begun=int(begun(table, seat)))


def begun(table: Table, seat: int) -> bool:
    """Whether the person is in the middle of an answer."""
    return bool(table.game.answer(table.config, table.state, seat))


def choices(table: Table, seat: int) -> list[Action]:
    """What the person may do now, in the order of its numbers."""
    words = table.setup.words
    return sorted(table.legal(seat), key=lambda one: words.order(table.config, one.number))


def spoken(table: Table, action: Action) -> str:
    """An action as the person says it."""
    return table.setup.words.spoken(table.setup, action.number)


def numbers(table: Table, seat: int) -> dict[Action, int]:
    """The numbers of all choices, where they have any."""
    own = question(table, seat).numbers
    return {
        one: own.get(one.number, place) for place, one in enumerate(choices(table, seat), start=1)
    }


def several(table: Table, seat: int, action: Action) -> str:
    """A choice, and how often it is there."""
    copies = table.setup.words.copies(table.config, table.state, seat, action.number)
    return text("group-several", card=spoken(table, action), cards=copies)


def listed(table: Table, seat: int) -> str:
    """Every choice with what it would bring."""
    return grouped(table, seat) if question(table, seat).compact else numbered(table, seat)


def numbered(table: Table, seat: int) -> str:
    """Every choice with its number, how often it is there, and what it would bring."""
    previews = table.preview(seat)
    rows = [
        [str(number), several(table, seat, action), previews[action]]
        for action, number in numbers(table, seat).items()
    ]
    return columns(rows, right=[0])


def grouped(table: Table, seat: int) -> str:
    """Choices that would bring the same in one line, those that bring nothing last."""
    bare = question(table, seat).places
    groups: dict[str, list[str]] = {}
    previews = table.preview(seat)
    for action, number in numbers(table, seat).items():
        choice = (
            several(table, seat, action) if bare else f"{number} {several(table, seat, action)}"
        )
        groups.setdefault(previews[action], []).append(whole(choice))
    lines = []
    for preview in sorted(groups, key=lambda preview: not preview):
        choices = (" " if bare else ", ").join(groups[preview])
        lines += wrap(text("labelled", label=preview, words=choices) if preview else choices, "  ")
    return "\n".join(lines)


# Memory


def memory(table: Table, seat: int) -> str:
    """What the person knows without seeing it."""
    view, words = table.view(seat).record, table.setup.words
    known = words.memory(table.setup, table.config, view, table.names, seat)
    return f"{known.head}\n{columns(known.rows)}"
