"""What a view knows of Wasabi! beside what all games have in common."""

from typing import Literal

from sushibar.games.events import Event
from sushibar.games.moves import Move
from sushibar.games.plain import amounts
from sushibar.games.schema import Amounts, CommonOwn, CommonSetup, CommonShared
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.games.wasabi.rules.board import CELL_NAMES, CELLS, NOTHING, ROWS
from sushibar.games.wasabi.rules.book import CATEGORIES
from sushibar.games.wasabi.rules.cards import CARDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, STYLE, TOKENS
from sushibar.games.wasabi.words.runs import BoardRuns, touched
from sushibar.shapes import TypedDict


class IngredientView(TypedDict):
    """An ingredient, and how many tiles of it there are."""

    category: str
    tiles: int


class LengthView(TypedDict):
    """What recipes of a length bring, and how many tokens of it everybody has."""

    tokens: int
    points: int
    cubes: int


class WasabiSetup(CommonSetup):
    """What Wasabi! is played with."""

    ingredients: dict[str, IngredientView]
    recipes: dict[str, list[str]]
    tokens: dict[str, LengthView]


PlayedWith = WasabiSetup


def setup(view: View, common: CommonSetup) -> WasabiSetup:
    """The recipe book, and what recipes of each length bring."""
    book = book_of(view.config)
    return {
        **common,
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


class WasabiShared(TypedDict):
    """What everybody sees alike: plates are recipes."""

    plates: list[list[str]]
    player: int
    rows: int
    columns: int
    board: dict[str, list[str]]
    """By cell, its tiles from the bottom up."""
    covered: list[str]
    changed: list[str]
    wasabis: list[str]
    tiles: list[Amounts]
    cards: list[Amounts]
    lengths: list[list[int]]
    stylish: list[list[bool]]
    tokens: list[Amounts]
    cubes: list[int]
    kitchen: Amounts
    barred: Amounts
    pantry: Amounts
    piles: Amounts
    played: str | None
    placed: int
    chopped: str | None
    rewards: int
    passes: int


class RecipeRun(TypedDict):
    """Cells in a row for a recipe: what they still need, and the order in which they have style.

    Without an order style is lost there.
    """

    cells: list[str]
    missing: list[str]
    order: list[str]


class WasabiOwn(TypedDict):
    """What one seat knows otherwise than another: hands are recipes."""

    put_under: list[str]
    claims: list[str]
    claims_with_style: list[str]
    runs: dict[str, RecipeRun]
    """By the seat's own recipes: where each lies complete, or has come furthest."""


class WasabiView(CommonShared, CommonOwn, WasabiShared, WasabiOwn):
    """Wasabi! as a seat sees it: hands and plates are recipes."""

    game: Literal["wasabi"]


Known = WasabiView


def shared(view: View) -> WasabiShared:
    """The board, what everybody has, the kitchen, the pantry and the piles."""
    numbers, seats = view.numbers, range(view.seats)
    return {
        "plates": [list(plate) for plate in view.plates],
        "player": view.player,
        "rows": ROWS,
        "columns": int(view.config.columns),
        "board": {cell: list(stack) for cell, stack in view.board.items()},
        "covered": cells(numbers["covered"]),
        "changed": cells(numbers["changed"]),
        "wasabis": list(view.wasabis),
        "tiles": list(view.tiles),
        "cards": list(view.cards),
        "lengths": [lengths(view, seat) for seat in seats],
        "stylish": [stylish(view, seat) for seat in seats],
        "tokens": [spelled(left) for left in view.tokens],
        "cubes": list(view.cubes),
        "kitchen": view.kitchen,
        "barred": amounts(CARDS, numbers["barred"]),
        "pantry": view.pantry,
        "piles": spelled(view.piles),
        "played": name_of(CARDS, numbers["played"]),
        "placed": numbers["placed"],
        "chopped": name_of(book_of(view.config).ingredients, numbers["chopped"]),
        "rewards": numbers["owed"],
        "passes": numbers["passes"],
    }


def own(view: View) -> WasabiOwn:
    """The seat's own recipes: what can be claimed, how far they are, what it put under a pile."""
    numbers = view.numbers
    return {
        "put_under": [view.called.cards[one] for one in numbers["known"] if one != NOTHING],
        "claims": claims(view, numbers["claims"]),
        "claims_with_style": claims(view, numbers["styles"]),
        "runs": runs(view),
    }


# The board


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


def spelled(by_length: dict[int, int]) -> dict[str, int]:
    """Numbers by length, as JSON spells lengths."""
    return {str(length): number for length, number in by_length.items()}


def claims(view: View, places: int) -> list[str]:
    """The recipes at some places of the hand, as bits: those that can be claimed now."""
    if view.seat is None:
        return []
    return [
        view.called.cards[recipe]
        for place, recipe in enumerate(view.numbers["hands"][view.seat])
        if recipe != NOTHING and places >> place & 1
    ]


def runs(view: View) -> dict[str, RecipeRun]:
    """Where the seat's own recipes lie complete, or have come furthest."""
    if view.seat is None or not view.hand:
        return {}
    book, board = book_of(view.config), BoardRuns(view.config, view.numbers)
    tiles, can_claim = view.numbers["tiles"][view.seat], claims(view, view.numbers["claims"])
    told: dict[str, RecipeRun] = {}
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


def moves_of(setup: Setup, event: Event) -> list[Move]:
    """Nothing: what happens on a board is told by its cells."""
    return []


def name_of(names: tuple[str, ...], number: int) -> str | None:
    """What a number stands for; nothing if it stands for nothing."""
    return None if number == NOTHING else names[number]
