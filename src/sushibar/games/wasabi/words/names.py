"""What the ingredients, recipes, cards and choices of Wasabi! are called."""

from collections.abc import Iterable, Sequence
from typing import Final

from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules import actions
from sushibar.games.wasabi.rules.board import CELL_NAMES
from sushibar.games.wasabi.rules.book import Book, house_book
from sushibar.games.wasabi.rules.cards import CARDS, KINDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.words import book_names
from sushibar.rulebook.rule import Record
from sushibar.texts import text

FIRST: Final = (actions.CLAIM,)
LAST: Final = (actions.PASS, actions.DONE)
"""Choices that stand before and after all others."""


def config_of(setup: Setup) -> Record:
    """The configuration of a setup, to be looked at."""
    return setup.reading


def book_used(setup: Setup) -> Book:
    """The recipe book that is played with."""
    return setup.book if isinstance(setup.book, Book) else house_book()


# Things


def ingredient_name(book: Book, ingredient: int) -> str:
    """An ingredient as a person calls it."""
    return book_names.ingredient_name(book.ingredients[ingredient])


def recipe_name(book: Book, recipe: int) -> str:
    """A recipe as a person calls it."""
    return book_names.recipe_name(book.recipes[recipe])


def card_name(setup: Setup, name: str) -> str:
    """A recipe by its name in files, as a person calls it."""
    return book_names.recipe_name(name)


def kitchen_card(card: int) -> str:
    """An action card."""
    return text(f"kitchen-{CARDS[card]}")


# Several things


def counted(names: Iterable[str], counts: Iterable[int]) -> str:
    """Things that are there, several of a kind counted."""
    return listed(
        text("group-several", card=name, cards=int(number))
        for name, number in zip(names, counts, strict=False)
        if number > 0
    )


def listed(names: Iterable[str]) -> str:
    """Things in a row."""
    return ", ".join(names)


def ingredient_names(config: Record) -> list[str]:
    """All ingredients in the order of the book."""
    book = book_of(config)
    return [ingredient_name(book, number) for number in range(len(book.ingredients))]


def tiles_named(config: Record, counts: Sequence[int]) -> str:
    """Tiles by ingredient."""
    book = book_of(config)
    return listed(
        text("group-several", card=ingredient_name(book, ingredient), cards=number)
        for ingredient, number in enumerate(map(int, counts))
        if number > 0
    )


def cards_named(counts: Sequence[int]) -> str:
    """Action cards by kind."""
    return counted(map(kitchen_card, range(len(CARDS))), counts)


def wants(config: Record, recipe: int) -> str:
    """The ingredients of a recipe, in the order that has style."""
    book = book_of(config)
    return listed(ingredient_name(book, number) for number in book.lists[recipe])


# Choices


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    book = book_used(setup)
    if action < actions.ON_CELL:
        return ingredient_name(book, action - actions.INGREDIENT)
    if action < actions.RECIPE:
        return CELL_NAMES[action - actions.ON_CELL]
    if action < actions.PLAY:
        return recipe_name(book, action - actions.RECIPE)
    if action < actions.TAKE:
        return text("choice-play", card=kitchen_card(action - actions.PLAY))
    if action < actions.DROP:
        return text("choice-take", card=kitchen_card(action - actions.TAKE))
    if action < actions.DROP + KINDS:
        return text("choice-drop", card=kitchen_card(action - actions.DROP))
    if action < actions.PASS:
        return text("choice-draw", length=action - actions.DRAW_LENGTH)
    return text(f"choice-{actions.WORDS[action - actions.PASS]}")


spoken = brief = action_name


def order(config: Record, action: int) -> tuple[int, int]:
    """Where a choice stands among others: what brings points first, ways out last."""
    if action in FIRST:
        return 0, action
    return (2 if action in LAST else 1), action
