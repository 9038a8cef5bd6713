"""Wasabi! in the middle of a game: a position becomes the rulebook's own record."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sushibar.errors import SetupError, UnknownName
from sushibar.games.mistakes import similar, some
from sushibar.games.position import (
    Position,
    by_seat,
    check_copies,
    check_keys,
    number,
    numbers,
    read,
)
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules.board import (
    BLOCK,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    NOTHING,
    ROWS,
    cover,
    free_cells,
    put_tile,
)
from sushibar.games.wasabi.rules.book import Book
from sushibar.games.wasabi.rules.cards import CARDS, KINDS, MOST_CARDS, WASABI
from sushibar.games.wasabi.rules.config import MOST_BURIED, book_of
from sushibar.games.wasabi.rules.masks import holds, mask_of
from sushibar.games.wasabi.rules.piles import piles_left, take_recipe
from sushibar.games.wasabi.rules.play import clear, forget_turn, go_on
from sushibar.games.wasabi.rules.state import (
    HAND,
    STYLE_COLUMN,
    WASABI_COLUMN,
    recipes_held,
)
from sushibar.games.wasabi.rules.steps import COOKING, COOKING_TIME
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, STYLE, TOKENS
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record

KEYS: Final = (
    "turn",
    "player",
    "hands",
    "plates",
    "board",
    "wasabis",
    "tiles",
    "cards",
    "wasabi_cubes",
    "passes",
)
STYLISH: Final = "style:"
"""What stands before a recipe that was completed with style."""
MOST_TURNS: Final = 999
MOST_CUBES: Final = 99


def lay_out(
    setup: Setup, config: Record, state: Record, position: Position, rng: Record | None
) -> None:
    """Let the state be what a position says; a `SetupError` says why it cannot be."""
    check_keys(setup.game, position, KEYS)
    players = int(config.players)
    clear(state)
    state.this_round = COOKING_TIME
    state.phase = COOKING
    state.turn = number(position, "turn", 1, MOST_TURNS, 1) - 1
    state.player = number(position, "player", 0, players - 1, 0)
    state.first_seat = (int(state.player) - int(state.turn)) % players
    state.passes = number(position, "passes", 0, 2 * players - 1, 0)
    lay_board(config, state, position)
    lay_tiles(config, state, position)
    lay_cards(config, state, position)
    lay_recipes(config, state, position, rng)
    if free_cells(config, state) == 0:
        raise SetupError("error-position-full")
    forget_turn(state)
    go_on(config, state)


# The board


def lay_board(config: Record, state: Record, position: Position) -> None:
    """Lay tiles on cells, and Wasabi! cards on blocks of them."""
    names = book_of(config).ingredients
    for name, tiles in position.get("board", {}).items():
        stack = read("board", None, tiles, lambda name: named(names, name))
        if int(state.buried) + len(stack) - 1 > MOST_BURIED:
            raise SetupError("error-position-stacks", most=MOST_BURIED)
        for tile in stack:
            put_tile(state, cell_named(config, "board", name), tile)
    for corner in position.get("wasabis", ()):
        cell = cell_named(config, "wasabis", corner)
        row, column = divmod(cell, COLUMNS)
        inside = row + 1 < ROWS and column + 1 < int(config.columns)
        if not inside or mask_of(state.covered) & BLOCK << cell:
            raise SetupError("error-position-block", cell=corner)
        if state.wasabis[-1] != NOTHING:
            raise SetupError(
                "error-position-copies",
                card=CARDS[WASABI],
                cards=len(position["wasabis"]),
                box=int(config.kitchen[WASABI]),
            )
        cover(state, cell)


def cell_named(config: Record, key: str, name: object) -> int:
    """The number of a cell in use."""
    used = mask_of(config.cells)
    cells = {CELL_NAMES[cell]: cell for cell in range(CELLS) if holds(used, cell)}
    if not isinstance(name, str) or name.strip().lower() not in cells:
        last = [*cells][-1]
        raise SetupError("error-position-cell", part=key, cell=str(name), last=last)
    return cells[name.strip().lower()]


def lay_tiles(config: Record, state: Record, position: Position) -> None:
    """Give every seat its tiles; the others are in the pantry."""
    names, players = book_of(config).ingredients, int(config.players)
    hands = [
        read("tiles", seat, tiles, lambda name: named(names, name))
        for seat, tiles in enumerate(by_seat(position, "tiles", players))
    ]
    used = Counter(tile for hand in hands for tile in hand)
    used.update(int(tile) for tile in state.top if tile != NOTHING)
    used.update(int(tile) for tile in state.buried_kind[: int(state.buried)])
    check_copies(names, used, config.tiles)
    for tile in range(config.ingredients):
        state.pantry[tile] = int(config.tiles[tile]) - used[tile]
    for seat, hand in enumerate(hands):
        check_hand("tiles", seat, len(hand), is_short=not state.pantry.any())
        for tile in hand:
            state.tiles[seat, tile] += 1


def check_hand(key: str, seat: int, held: int, *, is_short: bool) -> None:
    """Refuse a hand of another size than everybody has between turns, unless no more were left."""
    if held > HAND or (held < HAND and not is_short):
        raise SetupError("error-position-held", part=key, seat=seat, cards=held, expected=HAND)


def lay_cards(config: Record, state: Record, position: Position) -> None:
    """Give every seat its action cards; those that lie nowhere are in the kitchen."""
    players = int(config.players)
    used = Counter({WASABI: sum(cell != NOTHING for cell in state.wasabis)})
    for seat, cards in enumerate(by_seat(position, "cards", players)):
        hand = read("cards", seat, cards, lambda name: named(CARDS, name))
        if len(hand) > MOST_CARDS:
            raise SetupError(
                "error-position-cards", seat=seat, cards=len(hand), expected=MOST_CARDS
            )
        used.update(hand)
        for card in hand:
            state.cards[seat, card] += 1
    check_copies(CARDS, used, config.kitchen)
    for card in range(KINDS):
        state.kitchen[card] = int(config.kitchen[card]) - used[card]


# Recipes


def lay_recipes(config: Record, state: Record, position: Position, rng: Record | None) -> None:
    """Give every seat its recipes, open and secret; the others lie in the piles, shuffled."""
    book, players = book_of(config), int(config.players)
    served = [
        read("plates", seat, recipes, lambda name: recipe_named(book, name))
        for seat, recipes in enumerate(by_seat(position, "plates", players))
    ]
    hands = [
        None
        if recipes is None
        else read("hands", seat, recipes, lambda name: named(book.recipes, name))
        for seat, recipes in enumerate(by_seat(position, "hands", players, None))
    ]
    used = Counter(recipe for hand in hands for recipe in hand or ())
    used.update(recipe for plate in served for recipe, _ in plate)
    check_copies(book.recipes, used, [1] * len(book.recipes))
    left = [recipe for recipe in range(config.recipes) if not used[recipe]]
    for seat, hand in enumerate(hands):
        if hand is None:
            if rng is None:
                raise SetupError("error-position-unknown", seat=seat)
            hand = [left.pop(below(rng, len(left))) for _ in range(min(HAND, len(left)))]
        for recipe in hand:
            if recipes_held(state, seat) == HAND:
                check_hand("hands", seat, len(hand), is_short=False)
            take_recipe(state, seat, recipe)
    for recipe in left:
        length = int(config.length[recipe])
        place = int(config.pile_first[length]) + int(state.shuffled[length])
        state.deck[place] = recipe
        state.shuffled[length] += 1
    for seat in range(players):
        held = recipes_held(state, seat)
        check_hand("hands", seat, held, is_short=piles_left(state) == 0)
    cubes = numbers(position, "wasabi_cubes", players, 0, MOST_CUBES)
    for seat, plate in enumerate(served):
        serve(config, state, seat, plate)
        state.sheet[0, seat, WASABI_COLUMN] = cubes[seat]


def serve(config: Record, state: Record, seat: int, plate: list[tuple[int, bool]]) -> None:
    """Let a seat have completed these recipes, in this order."""
    lengths = Counter(int(config.length[recipe]) for recipe, _ in plate)
    for length, most, points in zip(LENGTHS, TOKENS, POINTS, strict=True):
        if lengths[length] > most:
            raise SetupError(
                "error-position-tokens",
                seat=seat,
                length=length,
                recipes=lengths[length],
                expected=most,
            )
        state.sheet[0, seat, length - LENGTHS[0]] = points * lengths[length]
    if len(plate) == MOST_TOKENS:
        raise SetupError("error-position-won", seat=seat, tokens=MOST_TOKENS)
    for place, (recipe, with_style) in enumerate(plate):
        state.served[seat, place] = recipe
        if with_style:
            state.stylish[seat] |= 1 << place
            style = STYLE[int(config.length[recipe]) - LENGTHS[0]]
            state.sheet[0, seat, STYLE_COLUMN] += style


def recipe_named(book: Book, name: str) -> tuple[int, bool]:
    """A completed recipe, and whether it was completed with style."""
    plain = name.strip().removeprefix(STYLISH)
    return named(book.recipes, plain), plain != name.strip()


def named(names: Sequence[str], name: str) -> int:
    """The number of a tile, a card or a recipe."""
    plain = name.strip().lower()
    if plain not in names:
        meant = similar(names, plain)
        told = {"help": "similar" if meant else "none", "name": name, "names": some(meant)}
        raise UnknownName("error-card", card=name, **told)
    return list(names).index(plain)
