"""What a choice in Wasabi! would bring: recipes that it completes, cards, piles, tiles."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines
from sushibar.games.standing import Race
from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import (
    CELL_NAMES,
    CELLS,
    free_cells,
    lift_tile,
    open_tiles,
    partners,
    put_tile,
    switch_cells,
)
from sushibar.games.wasabi.rules.cards import CARDS, KINDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.masks import holds
from sushibar.games.wasabi.rules.piles import pile_size
from sushibar.games.wasabi.rules.runs import find_claims
from sushibar.games.wasabi.rules.state import HAND, times_chosen, used_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, STYLE, TOKENS
from sushibar.games.wasabi.words.book_names import ingredient_category_name
from sushibar.games.wasabi.words.names import listed, recipe_name, wants
from sushibar.games.wasabi.words.seats import held
from sushibar.rulebook.rule import Record
from sushibar.texts import text

FEW: Final = 4
"""More cells than that are not listed."""


class Claim(NamedTuple):
    """A recipe that can be completed, and whether with style."""

    recipe: int
    style: bool


def points_now(config: Record, state: Record, seat: int) -> int:
    """Nothing that is not on the sheet already."""
    return 0


def lines_now(config: Record, state: Record) -> tuple[Lines, ...]:
    """Nothing either."""
    return ()


def races(config: Record, state: Record) -> tuple[Race, ...]:
    """Nobody is compared with others before the end."""
    return ()


def preview(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What an action would bring now; empty where there is nothing to say."""
    if action < actions.ON_CELL:
        return _preview_ingredient(config, state, action - actions.INGREDIENT)
    if action < actions.RECIPE:
        return _preview_cell(config, state, action - actions.ON_CELL)
    if action < actions.PLAY:
        return _preview_recipe(config, state, action - actions.RECIPE)
    if action < actions.TAKE:
        return text(f"preview-play-{CARDS[action - actions.PLAY]}")
    if action < actions.DROP:
        return text(f"preview-play-{CARDS[action - actions.TAKE]}")
    if action < actions.DROP + KINDS:
        return text(f"preview-play-{CARDS[action - actions.DROP]}")
    if action < actions.PASS:
        return _preview_pile(state, seat, action - actions.DRAW_LENGTH)
    if action == actions.CLAIM:
        return listed(worth(config, claim) for claim in claims(state))
    if action == actions.LIFT:
        return text("preview-play-wasabi")
    return text(
        f"preview-answer-{actions.WORDS[action - actions.PASS]}",
        placed=int(state.placed),
        owed=int(state.owed),
    )


# Completing


def claims(state: Record) -> list[Claim]:
    """What the player can complete now."""
    return [
        Claim(int(state.hands[state.player, place]), bool(int(state.styles) >> place & 1))
        for place in range(HAND)
        if int(state.claims) >> place & 1
    ]


def completions(
    config: Record, state: Record, change: Callable[[Record], object]
) -> tuple[Claim, ...]:
    """What the player could complete after a change of the board, and cannot now."""
    after = state.copy()
    change(after)
    find_claims(config, after)
    now = claims(state)
    return tuple(claim for claim in claims(after) if claim not in now)


def completing(config: Record, found: tuple[Claim, ...]) -> str:
    """Recipes that would be complete."""
    if not found:
        return ""
    return text("preview-completes", recipes=_named(config, found))


def _named(config: Record, found: tuple[Claim, ...]) -> str:
    names = [(recipe_name(book_of(config), claim.recipe), claim.style) for claim in found]
    return listed(text("preview-stylish", recipe=name) if style else name for name, style in names)


def worth(config: Record, claim: Claim) -> str:
    """A recipe that can be completed, with its points and cubes."""
    place = int(config.length[claim.recipe]) - LENGTHS[0]
    return text(
        "preview-claim",
        recipe=recipe_name(book_of(config), claim.recipe),
        points=POINTS[place],
        style=int(claim.style),
        cubes=STYLE[place] if claim.style else 0,
    )


# Ingredients


def _preview_ingredient(config: Record, state: Record, ingredient: int) -> str:
    if state.step == steps.GIFT:
        return ingredient_category_name(int(config.category[ingredient]))
    cells: tuple[int, ...] = ()
    if state.step == steps.ACT:
        cells = cells_of(free_cells(config, state))
    elif state.step == steps.TILE:
        cells = cells_of(open_tiles(state))
    best = _best_cells(config, state, ingredient, cells)
    if best:
        return best
    wanting = [
        recipe_name(book_of(config), recipe)
        for recipe in held(state, int(state.player))
        if ingredient in config.wants[recipe, : config.length[recipe]].tolist()
    ]
    return text("preview-wanted", recipes=listed(wanting)) if wanting else ""


def _best_cells(config: Record, state: Record, ingredient: int, cells: tuple[int, ...]) -> str:
    """Where a tile would complete recipes: the cells that complete most of it."""
    found = {
        cell: completions(config, state, partial(put_tile, cell=cell, ingredient=ingredient))
        for cell in cells
    }
    best = max(found.values(), key=_promise, default=())
    if not best:
        return ""
    places = [CELL_NAMES[cell] for cell, claimed in found.items() if claimed == best]
    return text(
        "preview-completes-on",
        recipes=_named(config, best),
        cells=listed(places[:FEW]),
        more=int(len(places) > FEW),
    )


def _promise(found: tuple[Claim, ...]) -> tuple[int, int]:
    return len(found), sum(claim.style for claim in found)


# Cells


def cells_of(mask: int) -> tuple[int, ...]:
    """The cells of a mask."""
    return tuple(cell for cell in range(CELLS) if holds(mask, cell))


def _preview_cell(config: Record, state: Record, cell: int) -> str:
    step = int(state.step)
    if step == steps.SWITCHING:
        return _preview_switch(config, state, cell)
    if step in CHANGES:
        return completing(config, completions(config, state, partial(CHANGES[step], cell=cell)))
    return ""


def _place(state: Record, cell: int) -> None:
    put_tile(state, cell, int(state.chosen[int(state.steps) - 1]) - actions.INGREDIENT)


def _switch(state: Record, cell: int) -> None:
    switch_cells(state, int(state.chosen[1]) - actions.ON_CELL, cell)


CHANGES: Final[dict[int, Callable[..., object]]] = {
    steps.CELL: _place,
    steps.ON: _place,
    steps.OTHER: _switch,
    steps.CHOPPING: lift_tile,
}
"""What choosing a cell does to the board, by the step of the answer."""


def _preview_switch(config: Record, state: Record, cell: int) -> str:
    """With which neighbour a cell would complete something."""
    for other in cells_of(partners(config, state, cell)):
        found = completions(config, state, partial(switch_cells, cell=cell, other=other))
        if found:
            return text("preview-switched", cell=CELL_NAMES[other], recipes=_named(config, found))
    return ""


# Recipes and piles


def _preview_recipe(config: Record, state: Record, recipe: int) -> str:
    for claim in claims(state):
        if claim.recipe == recipe:
            return worth(config, claim)
    return wants(config, recipe)


def _preview_pile(state: Record, seat: int, length: int) -> str:
    place = length - LENGTHS[0]
    return text(
        "preview-pile",
        pile=pile_size(state, length),
        points=POINTS[place],
        cubes=STYLE[place],
        stylish=POINTS[place] + STYLE[place],
        tokens=TOKENS[place] - used_tokens(state, seat, length),
    )


# How often a choice is there


def copies(config: Record, state: Record, seat: int, action: int) -> int:
    """How often a choice is there: in the hand, in the pantry, in the kitchen."""
    if action < actions.ON_CELL:
        if state.step in (steps.GIFT, steps.REFILL):
            return int(state.pantry[action]) - times_chosen(state, action)
        return max(1, int(state.tiles[seat, action]))
    if actions.TAKE <= action < actions.DROP:
        return int(state.kitchen[action - actions.TAKE])
    if actions.PLAY <= action < actions.TAKE:
        return int(state.cards[seat, action - actions.PLAY])
    if actions.DROP <= action < actions.DROP + KINDS:
        return int(state.cards[seat, action - actions.DROP])
    return 1
