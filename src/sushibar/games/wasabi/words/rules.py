"""What can be looked up about Wasabi!, and how the game goes."""

from typing import Final

from sushibar.games.phrases import Rule
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules.book import Book
from sushibar.games.wasabi.rules.cards import CARDS
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, STYLE
from sushibar.games.wasabi.words.book_names import ingredient_category_name
from sushibar.games.wasabi.words.names import (
    book_used,
    config_of,
    ingredient_name,
    kitchen_card,
    listed,
    recipe_name,
    wants,
)
from sushibar.rulebook.rule import Record
from sushibar.texts import text

SUBJECTS: Final = (
    "turn",
    "completing",
    "style",
    "tokens",
    "passing",
    "rewards",
    "refilling",
    "end",
)


def welcome(setup: Setup) -> list[str]:
    """How the game goes, for somebody who has never played it."""
    return [text("play-how-wasabi")]


def manual(setup: Setup) -> str:
    """All that can be typed."""
    return text("play-help-wasabi")


def rules(setup: Setup) -> list[Rule]:
    """How a turn goes, every action card, and to be looked up: every recipe and ingredient."""
    config, book = config_of(setup), book_used(setup)
    return [
        *(_subject(subject) for subject in SUBJECTS),
        *(_card(card) for card in range(len(CARDS))),
        *(_recipe(config, book, recipe) for recipe in range(len(book.recipes))),
        *(_ingredient(book, ingredient) for ingredient in range(len(book.ingredients))),
    ]


def _subject(subject: str) -> Rule:
    name = text(f"subject-{subject}")
    return Rule(name, text(f"rule-wasabi-{subject}"), {subject: name})


def _card(card: int) -> Rule:
    name = kitchen_card(card)
    return Rule(name, text(f"rule-kitchen-{CARDS[card]}"), {CARDS[card]: name})


def _recipe(config: Record, book: Book, recipe: int) -> Rule:
    name = recipe_name(book, recipe)
    place = len(book.lists[recipe]) - LENGTHS[0]
    words = text(
        "rule-recipe",
        ingredients=wants(config, recipe),
        points=POINTS[place],
        cubes=STYLE[place],
    )
    return Rule(name, words, {book.recipes[recipe]: name}, listed=False)


def _ingredient(book: Book, ingredient: int) -> Rule:
    name = ingredient_name(book, ingredient)
    recipes = [
        recipe_name(book, recipe)
        for recipe, wanted in enumerate(book.lists)
        if ingredient in wanted
    ]
    words = text(
        "rule-ingredient",
        category=ingredient_category_name(book.categories[ingredient]),
        tiles=book.tiles[ingredient],
        recipes=listed(recipes),
    )
    return Rule(name, words, {book.ingredients[ingredient]: name}, listed=False)
