"""What lies on a table of Wasabi! beside recipes, by name."""

from typing import Final

from sushibar.games.plain import Numbers, amounts
from sushibar.games.printed import PrintedFace
from sushibar.games.setup import Setup
from sushibar.games.wasabi.drawing import draw as draw
from sushibar.games.wasabi.rules.board import CELL_NAMES, NOTHING, free_cells
from sushibar.games.wasabi.rules.cards import CARDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.state import STYLE_COLUMN, WASABI_COLUMN, all_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, TOKENS
from sushibar.rulebook.rule import Record

COVER: Final = ("wasabi-cover", "tuna")


def printed(players: int) -> dict[str, PrintedFace]:
    """Nothing: tiles and kitchen cards are whole pictures."""
    return {}


def player(setup: Setup, numbers: Numbers) -> int:
    """The seat whose turn it is."""
    seat: int = numbers["player"]
    return seat


def board(setup: Setup, numbers: Numbers) -> dict[str, tuple[str, ...]]:
    """The tiles on every cell that has any, from the bottom up."""
    names = book_of(setup.config).ingredients
    stacks: dict[str, tuple[str, ...]] = {}
    for number in range(numbers["buried"]):
        cell = CELL_NAMES[numbers["buried_cell"][number]]
        stacks[cell] = (*stacks.get(cell, ()), names[numbers["buried_kind"][number]])
    for number, top in enumerate(numbers["top"]):
        if top != NOTHING:
            stacks[CELL_NAMES[number]] = (*stacks.get(CELL_NAMES[number], ()), names[top])
    return stacks


def wasabis(setup: Setup, numbers: Numbers) -> tuple[str, ...]:
    """The upper left cells of the blocks that are covered."""
    return tuple(CELL_NAMES[cell] for cell in numbers["wasabis"] if cell != NOTHING)


def kitchen(setup: Setup, numbers: Numbers) -> dict[str, int]:
    """The action cards that can be earned."""
    return amounts(CARDS, numbers["kitchen"])


def pantry(setup: Setup, numbers: Numbers) -> dict[str, int]:
    """The tiles that nobody has yet."""
    return amounts(book_of(setup.config).ingredients, numbers["pantry"])


def tiles(setup: Setup, numbers: Numbers) -> tuple[dict[str, int], ...]:
    """The tiles in hand, by seat."""
    names = book_of(setup.config).ingredients
    return tuple(amounts(names, held) for held in numbers["tiles"][: setup.players])


def cards(setup: Setup, numbers: Numbers) -> tuple[dict[str, int], ...]:
    """The action cards in hand, by seat."""
    return tuple(amounts(CARDS, held) for held in numbers["cards"][: setup.players])


def tokens(setup: Setup, numbers: Numbers) -> tuple[dict[int, int], ...]:
    """How many tokens of each length every seat has left."""
    (sheet,) = numbers["sheet"]
    return tuple(
        {
            length: most - scored // points
            for length, most, points, scored in zip(LENGTHS, TOKENS, POINTS, row, strict=False)
        }
        for row in sheet[: setup.players]
    )


def cubes(setup: Setup, numbers: Numbers) -> tuple[int, ...]:
    """How many cubes every seat has."""
    (sheet,) = numbers["sheet"]
    return tuple(row[STYLE_COLUMN] + row[WASABI_COLUMN] for row in sheet[: setup.players])


def piles(setup: Setup, numbers: Numbers) -> dict[int, int]:
    """How many recipes of each length can be drawn."""
    return {length: numbers["shuffled"][length] + numbers["returned"][length] for length in LENGTHS}


def ending(setup: Setup, state: Record) -> str:
    """What ended the game: somebody's last token, a full board, or too many passes in a row."""
    if any(all_tokens(state, seat) == MOST_TOKENS for seat in range(setup.players)):
        return "tokens"
    return "passes" if free_cells(setup.config, state) else "board"
