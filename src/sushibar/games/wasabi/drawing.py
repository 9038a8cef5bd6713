"""A table of Wasabi! as a picture: the board, the kitchen, the pantry, and what everybody has."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from sushibar.games import picture
from sushibar.games.svg import (
    EDGE,
    FAINT,
    HEADER,
    INK,
    MARGIN,
    PANEL,
    RED,
    WIDTH,
    Picture,
    text_width,
)
from sushibar.games.wasabi.rules.board import CELL_NAMES, COLUMNS, ROWS
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS
from sushibar.games.wasabi.words.names import book_used, ingredient_names
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.games.shown import Shown

CELL: Final = 62
"""Pixels of a cell."""
LEFT: Final = 30
"""Pixels beside the board for the numbers of its rows."""
ICON: Final = 30
"""Pixels of a tile, a card or a token beside the board."""
SEAT: Final = 96
"""Height of what a seat has."""
RECIPE: Final = 212
"""Width of a recipe."""
HEADING: Final = 13
TOKEN: Final = {2: "token-2", 3: "token-3", 4: "token-4", 5: "token-5"}
"""The drawings of tokens by their length."""


def draw(shown: "Shown") -> str:
    """The picture of a table or a view."""
    drawn = Picture(picture.header(shown.setup, shown.config, shown._reading()))
    top = HEADER + MARGIN + 14
    columns = int(shown.config.columns)
    draw_board(drawn, shown, top, columns)
    draw_supplies(drawn, shown, LEFT + columns * CELL + 24, top)
    y = top + ROWS * CELL + 14
    for seat in range(shown.setup.players):
        draw_seat(drawn, shown, seat, y)
        y += SEAT + 8
    return drawn.finished(y + 2)


def draw_board(drawn: Picture, shown: "Shown", top: float, columns: int) -> None:
    """The cells, their tiles and the blocks that are covered."""
    book, board = book_used(shown.setup), shown.board
    names = dict(zip(book.ingredients, ingredient_names(shown.config), strict=True))
    for cell, name in enumerate(CELL_NAMES):
        row, column = divmod(cell, COLUMNS)
        if column >= columns:
            continue
        x, y = LEFT + column * CELL, top + row * CELL
        drawn.box(x + 1, y + 1, CELL - 2, CELL - 2, fill=PANEL, edge=EDGE)
        if row == 0:
            drawn.words(x + CELL / 2, top - 4, name[0], size=12, ink=FAINT, anchor="middle")
        if column == 0:
            drawn.words(LEFT - 8, y + CELL / 2 + 4, name[1:], size=12, ink=FAINT, anchor="end")
        stack = board.get(name, ())
        if stack:
            label = " / ".join(names[tile] for tile in stack)
            drawn.art(x + 8, y + 8, CELL - 16, stack[-1], label=label, otherwise="ingredient")
        if len(stack) > 1:
            drawn.badge(x + CELL - 3, y + CELL - 3, f"×{len(stack)}")
    for name in shown.wasabis:
        row, column = divmod(CELL_NAMES.index(name), COLUMNS)
        x, y = LEFT + column * CELL, top + row * CELL
        drawn.art(x, y, 2 * CELL, "wasabi-cover", label=text("kitchen-wasabi"), faint=True)


def draw_supplies(drawn: Picture, shown: "Shown", x: float, top: float) -> None:
    """What can be had: action cards, tiles and recipes."""
    y = top + HEADING
    for heading, supply in (("kitchen", shown.kitchen), ("pantry", shown.pantry)):
        drawn.words(x, y, text(f"picture-{heading}"), bold=True)
        y = draw_amounts(drawn, x, y + 6, supply) + HEADING + 12
    drawn.words(x, y, text("picture-piles"), bold=True)
    for place, (length, recipes) in enumerate(shown.piles.items()):
        left = x + place * 64
        drawn.art(left, y + 6, ICON, TOKEN[length], label=str(length))
        drawn.words(left + ICON + 4, y + 27, str(recipes), bold=True)


def draw_amounts(drawn: Picture, x: float, y: float, supply: Mapping[str, int]) -> float:
    """Drawings with numbers, in as many rows as they need; returns where the last one ends."""
    left = x
    for name, number in supply.items():
        if left + ICON + 20 > WIDTH - MARGIN:
            left, y = x, y + ICON + 6
        drawn.art(left, y, ICON, name, label=name, otherwise="ingredient")
        drawn.words(left + ICON + 3, y + 21, str(number), bold=True)
        left += ICON + 22
    return y + ICON


def draw_seat(drawn: Picture, shown: "Shown", seat: int, y: float) -> None:
    """All that a seat has: points, tiles, cards, tokens, and its recipes as far as known."""
    is_playing = shown.player == seat
    drawn.box(MARGIN, y, WIDTH - 2 * MARGIN, SEAT, edge=RED if is_playing else EDGE)
    drawn.words(MARGIN + 12, y + 26, shown.names[seat], size=15, bold=True)
    drawn.words(MARGIN + 12, y + 52, str(shown.points[seat]), size=22, bold=True)
    if shown.cubes[seat]:
        drawn.art(MARGIN + 52, y + 34, 22, "style-cube")
        drawn.words(MARGIN + 77, y + 50, str(shown.cubes[seat]), bold=True)
    x = 150.0
    for name in (*repeated(shown.tiles[seat]), *repeated(shown.cards[seat])):
        drawn.art(x, y + 8, ICON, name, label=name, otherwise="ingredient")
        x += ICON + 6
    x += 12
    for name in shown.plates[seat]:
        length = len(book_used(shown.setup).lists[book_used(shown.setup).recipes.index(name)])
        drawn.art(x, y + 10, 26, TOKEN[length], label=picture.card_text(shown.setup, name))
        x += 30
    x = 150.0
    for name in shown.hands[seat]:
        draw_recipe(drawn, shown, x, y + 44, name)
        x += RECIPE + 8
    for _ in range(shown.unknown[seat]):
        drawn.art(x, y + 48, 40, "recipe")
        x += 50


def repeated(amounts: Mapping[str, int]) -> Iterator[str]:
    """Every name as often as it is there."""
    for name, number in amounts.items():
        yield from [name] * number


def draw_recipe(drawn: Picture, shown: "Shown", x: float, y: float, name: str) -> None:
    """A recipe with its ingredients, and what it brings."""
    book = book_used(shown.setup)
    wanted = book.lists[book.recipes.index(name)]
    drawn.box(x, y, RECIPE, 46, fill="#fbf3e6")
    title = picture.card_text(shown.setup, name)
    most = int((RECIPE - 40) / text_width("x", 11.5))
    title = title if len(title) <= most else f"{title[: most - 1]}…"
    drawn.words(x + 8, y + 15, title, size=11.5, bold=True, ink=INK)
    points = POINTS[len(wanted) - LENGTHS[0]]
    drawn.words(x + RECIPE - 8, y + 15, str(points), size=11.5, bold=True, ink=RED, anchor="end")
    for place, ingredient in enumerate(wanted):
        name = book.ingredients[ingredient]
        drawn.art(x + 8 + 27 * place, y + 20, 23, name, otherwise="ingredient")
