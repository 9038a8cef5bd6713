"""Why a choice in Wasabi! is good or bad."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from sushibar.games.view import View
from sushibar.games.wasabi.nearness import Nearness, nearness
from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import cover, free_cells, open_tiles, put_tile
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.runs import find_claims
from sushibar.games.wasabi.words.names import ingredient_name, listed, recipe_name
from sushibar.games.wasabi.words.previews import CHANGES, cells_of, claims, copies, preview
from sushibar.rulebook.rule import Record
from sushibar.texts import text

BOARD: Final[Mapping[int, Callable[..., object]]] = {**CHANGES, steps.COVERING: cover}
"""What choosing a cell does to the board, by the step of the answer."""
FAR: Final = 99
"""More tiles than any recipe lacks."""


def clauses(view: View, action: int) -> Iterable[str]:
    """What an action brings now, and how near it brings the seat's recipes."""
    assert view.seat is not None
    config, record = view.config, view.record
    brings = preview(view.setup, config, record, view.seat, action)
    step = int(record.step)
    if step == steps.GIFT:
        return [text("why-gift", kind=brings)]
    if action < actions.ON_CELL and step == steps.REFILL:
        return refilled(view, action - actions.INGREDIENT, brings)
    if action < actions.ON_CELL and step in (steps.ACT, steps.TILE):
        cells = free_cells(config, record) if step == steps.ACT else open_tiles(record)
        return best_cell(view, action - actions.INGREDIENT, cells_of(cells), brings)
    if actions.ON_CELL <= action < actions.RECIPE and step in BOARD:
        change = partial(BOARD[step], cell=action - actions.ON_CELL)
        otherwise = text("why-not-in-the-way" if step == steps.COVERING else "why-no-nearer")
        return [brings, *changed(view, change, otherwise)]
    if action == actions.DONE and step == steps.ACT:
        return [brings, unclaimed(config, record)]
    return [brings]


def unclaimed(config: Record, record: Record) -> str:
    """What could be completed and is not."""
    names = [recipe_name(book_of(config), claim.recipe) for claim in claims(record)]
    return text("why-unclaimed", recipes=listed(names)) if names else ""


# Tiles


def refilled(view: View, ingredient: int, brings: str) -> list[str]:
    """What a tile is for, whether a recipe lacks nothing else, and whether it is the last one."""
    assert view.seat is not None
    near = nearness(view.config, view.record, view.seat)
    book = book_of(view.config)
    is_held = view.record.tiles[view.seat][ingredient] > 0
    names = [
        recipe_name(book, recipe)
        for recipe, lacks in near.items()
        if lacks.missing == 1 and ingredient in lacks.tiles and not is_held
    ]
    wanted = text("why-last-tile", recipes=listed(names)) if names else brings
    if not wanted:
        return [text("why-not-wanted")]
    is_last = copies(view.config, view.record, view.seat, actions.INGREDIENT + ingredient) == 1
    return [wanted, text("why-last-in-pantry") if is_last else ""]


def best_cell(view: View, ingredient: int, cells: Iterable[int], brings: str) -> list[str]:
    """How near a tile can bring a recipe, wherever it is laid, unless it completes one."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    now = nearness(config, record, seat)
    best: tuple[int, int, Nearness] | None = None
    for cell in cells:
        after = record.copy()
        put_tile(after, cell, ingredient)
        find_claims(config, after)
        if len(claims(after)) > len(claims(record)):
            return [brings]
        for recipe, lacks in nearness(config, after, seat).items():
            found = lacks.missing, recipe, lacks
            if is_nearer(now, recipe, lacks) and (best is None or found < best):
                best = found
    if best is None:
        return [brings, text("why-no-nearer")]
    return [nearer(config, best[1], best[2])]


# Cells


def changed(view: View, change: Callable[[Record], object], otherwise: str) -> Iterable[str]:
    """Which recipe a change of the board brings nearer, and which one it takes away, if any."""
    assert view.seat is not None
    config, record, seat = view.config, view.record, view.seat
    after = record.copy()
    change(after)
    find_claims(config, after)
    complete = {claim.recipe for claim in claims(after)}
    before, then = nearness(config, record, seat), nearness(config, after, seat)
    near = [
        (lacks.missing, recipe, lacks)
        for recipe, lacks in then.items()
        if recipe not in complete and is_nearer(before, recipe, lacks)
    ]
    far = [
        recipe
        for recipe, lacks in before.items()
        if recipe not in complete and (recipe not in then or then[recipe].missing > lacks.missing)
    ]
    if near:
        _, recipe, lacks = min(near)
        yield nearer(config, recipe, lacks)
    for recipe in far[:1]:
        yield text("why-farther", recipe=recipe_name(book_of(config), recipe))
    if not near and not far and not complete:
        yield otherwise


def is_nearer(before: Mapping[int, Nearness], recipe: int, lacks: Nearness) -> bool:
    """Whether a recipe lacks fewer tiles than before."""
    return lacks.missing < (before[recipe].missing if recipe in before else FAR)


def nearer(config: Record, recipe: int, lacks: Nearness) -> str:
    """What a recipe still lacks."""
    book = book_of(config)
    tiles = listed(ingredient_name(book, tile) for tile in lacks.tiles)
    return text("why-nearer", recipe=recipe_name(book, recipe), missing=lacks.missing, tiles=tiles)
