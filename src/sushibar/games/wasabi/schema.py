"""What a view knows of Wasabi! beside what all games have in common."""

from typing import Any

from sushibar.games.events import Event
from sushibar.games.plain import amounts
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.games.wasabi.rules.board import CELL_NAMES, CELLS, NOTHING, ROWS
from sushibar.games.wasabi.rules.book import CATEGORIES
from sushibar.games.wasabi.rules.cards import CARDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.piles import pile_size
from sushibar.games.wasabi.rules.state import cubes, used_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, STYLE, TOKENS
from sushibar.games.wasabi.words.runs import Board, touched


def setup(view: View) -> dict[str, Any]:
    """The recipe book, and what recipes of each length bring."""
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
        "tokens": {
            str(length): {"tokens": tokens, "points": points, "cubes": cubes}
            for length, tokens, points, cubes in zip(LENGTHS, TOKENS, POINTS, STYLE, strict=True)
        },
    }


def shared(view: View) -> dict[str, Any]:
    """The board, what everybody has, the kitchen, the pantry and the piles."""
    numbers, record, seats = view.numbers, view.reading, range(view.seats)
    ingredients = book_of(view.config).ingredients
    return {
        "plates": [list(plate) for plate in view.plates],
        "player": numbers["player"],
        "rows": ROWS,
        "columns": int(view.config.columns),
        "board": stacks(view),
        "covered": cells(numbers["covered"]),
        "changed": cells(numbers["changed"]),
        "wasabis": [CELL_NAMES[cell] for cell in numbers["wasabis"] if cell != NOTHING],
        "tiles": [amounts(ingredients, numbers["tiles"][seat]) for seat in seats],
        "cards": [amounts(CARDS, numbers["cards"][seat]) for seat in seats],
        "lengths": [lengths(view, seat) for seat in seats],
        "stylish": [stylish(view, seat) for seat in seats],
        "tokens": [tokens(view, seat) for seat in seats],
        "cubes": [cubes(record, seat) for seat in seats],
        "kitchen": amounts(CARDS, numbers["kitchen"]),
        "barred": amounts(CARDS, numbers["barred"]),
        "pantry": amounts(ingredients, numbers["pantry"]),
        "piles": {str(length): pile_size(record, length) for length in LENGTHS},
        "played": name_of(CARDS, numbers["played"]),
        "placed": numbers["placed"],
        "chopped": name_of(ingredients, numbers["chopped"]),
        "rewards": numbers["owed"],
        "passes": numbers["passes"],
    }


def own(view: View) -> dict[str, Any]:
    """The seat's own recipes: what can be claimed, how far they are, what it put under a pile."""
    numbers = view.numbers
    return {
        "put_under": [view.called.cards[one] for one in numbers["known"] if one != NOTHING],
        "claims": claims(view, numbers["claims"]),
        "claims_with_style": claims(view, numbers["styles"]),
        "runs": runs(view),
    }


# The board


def stacks(view: View) -> dict[str, list[str]]:
    """The tiles on every cell that has any, from the bottom up."""
    numbers, names = view.numbers, book_of(view.config).ingredients
    told: dict[str, list[str]] = {}
    for number in range(numbers["buried"]):
        under = CELL_NAMES[numbers["buried_cell"][number]]
        told.setdefault(under, []).append(names[numbers["buried_kind"][number]])
    for cell, top in enumerate(numbers["top"]):
        if top != NOTHING:
            told.setdefault(CELL_NAMES[cell], []).append(names[top])
    return told


def cells(words: list[int]) -> list[str]:
    """The cells of a mask in two words."""
    mask = words[0] | words[1] << 32
    return [CELL_NAMES[cell] for cell in range(CELLS) if mask >> cell & 1]


# Recipes


def lengths(view: View, seat: int) -> list[int]:
    """How long a seat's recipes are."""
    recipes = [recipe for recipe in view.numbers["hands"][seat] if recipe != NOTHING]
    return [
        int(view.setup.reading.length[recipe]) if recipe >= 0 else -recipe for recipe in recipes
    ]


def stylish(view: View, seat: int) -> list[bool]:
    """Which of the recipes on a seat's plate were completed with style."""
    styles = view.numbers["stylish"][seat]
    return [bool(styles >> place & 1) for place in range(len(view.plates[seat]))]


def tokens(view: View, seat: int) -> dict[str, int]:
    """How many tokens of each length a seat has left."""
    return {
        str(length): TOKENS[length - LENGTHS[0]] - used_tokens(view.reading, seat, length)
        for length in LENGTHS
    }


def claims(view: View, places: int) -> list[str]:
    """The recipes at some places of the hand, as bits: those that can be claimed now."""
    if view.seat is None:
        return []
    return [
        view.called.cards[recipe]
        for place, recipe in enumerate(view.numbers["hands"][view.seat])
        if recipe != NOTHING and places >> place & 1
    ]


def runs(view: View) -> dict[str, dict[str, Any]]:
    """Where the seat's own recipes lie complete, or have come furthest."""
    if view.seat is None or not view.hand:
        return {}
    book, board = book_of(view.config), Board(view.config, view.numbers)
    tiles, can_claim = view.numbers["tiles"][view.seat], claims(view, view.numbers["claims"])
    told = {}
    for name in view.hand:
        wanted = book.lists[book.recipes.index(name)]
        run = board.complete(wanted) if name in can_claim else board.furthest(wanted, tiles)
        if run:
            told[name] = {
                "cells": [CELL_NAMES[cell] for cell in run.cells],
                "missing": [book.ingredients[kind] for kind in run.missing],
                "order": [book.ingredients[kind] for kind in run.order],
            }
    return told


def cells_of(setup: Setup, event: Event) -> list[str]:
    """The cells that an event is about."""
    return [CELL_NAMES[cell] for cell in touched(setup.reading, event)]


def name_of(names: tuple[str, ...], number: int) -> str | None:
    """What a number stands for; nothing if it stands for nothing."""
    return None if number == NOTHING else names[number]
