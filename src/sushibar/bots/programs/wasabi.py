"""What a program is told of Wasabi! beside what all games have in common."""

from collections.abc import Iterable
from typing import Any

from sushibar.rulebook.rule import Record
from sushibar.rulebook.wasabi.board import CELL_NAMES, CELLS, NOTHING
from sushibar.rulebook.wasabi.book import CATEGORIES
from sushibar.rulebook.wasabi.cards import CARDS
from sushibar.rulebook.wasabi.config import book_of
from sushibar.rulebook.wasabi.masks import holds, mask_of
from sushibar.rulebook.wasabi.piles import pile_size
from sushibar.rulebook.wasabi.state import cubes, used_tokens
from sushibar.rulebook.wasabi.tokens import LENGTHS, TOKENS
from sushibar.table.view import View


def setup(view: View) -> dict[str, Any]:
    """The recipe book."""
    book = book_of(view.config)
    return {
        "ingredients": {
            name: {"category": CATEGORIES[category], "tiles": copies}
            for category, name, copies in zip(
                book.categories, book.ingredients, book.tiles, strict=True
            )
        },
        "recipes": {
            name: [book.ingredients[number] for number in wanted]
            for name, wanted in zip(book.recipes, book.lists, strict=True)
        },
    }


def details(view: View) -> dict[str, Any]:
    """The board, everybody's tiles, cards and tokens, the kitchen, the pantry and the piles."""
    config, record = view.config, view.record
    seats, ingredients = range(int(config.seats)), book_of(config).ingredients
    return {
        "player": int(record.player),
        "board": stacks(view),
        "covered": cells(record.covered),
        "changed": cells(record.changed),
        "wasabis": [CELL_NAMES[int(cell)] for cell in record.wasabis if cell != NOTHING],
        "tiles": [amounts(ingredients, record.tiles[seat]) for seat in seats],
        "cards": [amounts(CARDS, record.cards[seat]) for seat in seats],
        "lengths": [lengths(config, record, seat) for seat in seats],
        "stylish": [stylish(view, seat) for seat in seats],
        "tokens": [tokens(record, seat) for seat in seats],
        "cubes": [cubes(record, seat) for seat in seats],
        "kitchen": amounts(CARDS, record.kitchen),
        "barred": amounts(CARDS, record.barred),
        "pantry": amounts(ingredients, record.pantry),
        "piles": {str(length): pile_size(record, length) for length in LENGTHS},
        "put_under": [view.called.cards[int(one)] for one in record.known if one != NOTHING],
        "played": name_of(CARDS, int(record.played)),
        "placed": int(record.placed),
        "chopped": name_of(ingredients, int(record.chopped)),
        "claims": claims(view, int(record.claims)),
        "claims_with_style": claims(view, int(record.styles)),
        "rewards": int(record.owed),
        "passes": int(record.passes),
    }


# The board


def stacks(view: View) -> dict[str, list[str]]:
    """The tiles on every cell that has any, from the bottom up."""
    record, names = view.record, book_of(view.config).ingredients
    told: dict[str, list[str]] = {}
    for number in range(int(record.buried)):
        under = CELL_NAMES[int(record.buried_cell[number])]
        told.setdefault(under, []).append(names[int(record.buried_kind[number])])
    for cell, top in enumerate(record.top):
        if top != NOTHING:
            told.setdefault(CELL_NAMES[cell], []).append(names[int(top)])
    return told


def cells(mask: Record) -> list[str]:
    """The cells of a mask."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if holds(mask_of(mask), cell)]


# Recipes


def lengths(config: Record, record: Record, seat: int) -> list[int]:
    """How long a seat's recipes are; a hidden one is minus its length."""
    recipes = [int(recipe) for recipe in record.hands[seat] if recipe != NOTHING]
    return [int(config.length[recipe]) if recipe >= 0 else -recipe for recipe in recipes]


def stylish(view: View, seat: int) -> list[bool]:
    """Which of the recipes on a seat's plate were completed with style."""
    styles = int(view.record.stylish[seat])
    return [bool(styles >> place & 1) for place in range(len(view.plates[seat]))]


def tokens(record: Record, seat: int) -> dict[str, int]:
    """How many tokens of each length a seat has left."""
    return {
        str(length): TOKENS[length - LENGTHS[0]] - used_tokens(record, seat, length)
        for length in LENGTHS
    }


def claims(view: View, places: int) -> list[str]:
    """The recipes at some places of the hand, as bits: those that can be claimed now."""
    assert view.seat is not None
    hand = view.record.hands[view.seat]
    return [
        view.called.cards[int(recipe)]
        for place, recipe in enumerate(hand)
        if recipe != NOTHING and places >> place & 1
    ]


# Numbers by their names


def amounts(names: Iterable[str], numbers: Iterable[int]) -> dict[str, int]:
    """How many of each, where there are any."""
    return {name: int(number) for name, number in zip(names, numbers, strict=False) if number}


def name_of(names: tuple[str, ...], number: int) -> str | None:
    """What a number stands for; nothing if it stands for nothing."""
    return None if number == NOTHING else names[number]
