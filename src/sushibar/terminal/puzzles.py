"""Puzzles in the terminal: the table as the seat sees it, the choices, and what became of yours."""

from collections.abc import Mapping

from sushibar.advice.advice import Advice
from sushibar.advice.told_figures import told_figures
from sushibar.columns import in_columns, wrap
from sushibar.games.notation import Action
from sushibar.games.picture import title
from sushibar.puzzles.guess import Guess, judge
from sushibar.puzzles.puzzle import Puzzle
from sushibar.table.table import Table
from sushibar.terminal import screen
from sushibar.terminal.console import Console
from sushibar.terminal.typed_input import find, shortened, spellings
from sushibar.texts import text

LEAVE = ("q", "quit", "exit")


def solve(console: Console, puzzle: Puzzle, heading: str) -> Guess | None:
    """Show a puzzle and ask until it is answered; nothing if the person leaves."""
    table = puzzle.sit_down()
    console.head(heading)
    console.say(*position(puzzle, table), "")
    options = numbered(puzzle, table)
    while True:
        try:
            typed = console.ask(text("puzzle-prompt", last=len(options)))
        except EOFError:
            return None
        if typed.lower() in LEAVE:
            return None
        action = meant(table, options, typed)
        if action is not None:
            guess = judge(puzzle, table.view(puzzle.seat), str(action))
            console.say("", *told(guess))
            return guess
        console.tell(text("puzzle-no-choice", typed=shortened(typed), last=len(options)))


def position(puzzle: Puzzle, table: Table) -> list[str]:
    """All that the seat knows, what it is asked, and its choices with what each brings now."""
    setup, words, seat = table.setup, table.setup.words, puzzle.seat
    state = table.state
    lines = wrap(f"{title(setup)} · {words.progress(setup, table.config, state)}")
    board = screen.board(table)
    lines += ["", *board] if board else []
    lines += ["", screen.plates(table)]
    for note in words.notes(setup, table.config, state, table.names, seat):
        lines += wrap(note)
    memory = words.memory(setup, table.config, table.view(seat).record, table.names, seat)
    lines += ["", memory.head, screen.columns(memory.rows)] if memory.rows else []
    asked = words.question(setup, table.config, state, table.names, seat)
    lines += ["", *wrap(asked.head or asked.ask)]
    brings = table.preview(seat)
    rows = [
        [str(number), words.spoken(setup, action.number), brings[action]]
        for number, action in numbered(puzzle, table).items()
    ]
    return [*lines, *in_columns(rows, right=[0])]


def numbered(puzzle: Puzzle, table: Table) -> dict[int, Action]:
    """The choices by the numbers that they are shown with."""
    words, config = table.setup.words, table.config
    legal = sorted(table.legal(puzzle.seat), key=lambda one: words.order(config, one.number))
    return dict(enumerate(legal, start=1))


def meant(table: Table, options: Mapping[int, Action], typed: str) -> Action | None:
    """The choice that was typed: by its number, or as much of its name as is needed."""
    if typed.isascii() and typed.isdigit():
        return options.get(int(typed))
    setup = table.setup
    names = {
        action: spellings(setup.words.spoken(setup, action.number), str(action))
        for action in options.values()
    }
    found = find(typed, names)
    return found[0] if len(found) == 1 else None


def told(guess: Guess) -> list[str]:
    """Whether it was right, in a review's words, and what every choice is worth."""
    verdict = text("puzzle-solved" if guess.is_right else "puzzle-missed")
    best = guess.best
    return [
        *wrap(f"{verdict} {guess.told}"),
        *wrap(best.why, "  "),
        "",
        *in_columns([worth(guess, one) for one in guess.choices]),
    ]


def worth(guess: Guess, one: Advice) -> list[str]:
    """A choice with its figures, and a mark if it is the best or yours."""
    setup = guess.setup
    mark = "★" if one is guess.best else "→" if one.action == guess.given else " "
    figures = told_figures(one.view, one.figures, guided=False)
    return [mark, setup.words.spoken(setup, one.action.number), figures]
