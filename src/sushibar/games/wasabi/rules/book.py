"""The recipe book of Wasabi!: ingredients, tiles and recipes; the house's own, or anybody's."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from zlib import crc32

from sushibar.errors import BookError, SetupError
from sushibar.games.wasabi.rules.book_checks import (
    BASE,
    CATEGORIES,
    MOST_INGREDIENTS,
    MOST_RECIPES,
    MOST_TILES,
    UNIQUE,
    Entries,
    Ingredient,
    Recipe,
    check,
)
from sushibar.games.wasabi.rules.book_toml import LARGEST, entries_of
from sushibar.rulebook.game import BookSource

__all__ = [
    "BASE",
    "CATEGORIES",
    "MOST_INGREDIENTS",
    "MOST_RECIPES",
    "MOST_TILES",
    "UNIQUE",
    "Book",
    "book_numbered",
    "choose_book",
    "house_book",
    "house_text",
    "load_book",
    "read_book",
    "read_lines",
    "remember",
    "write_book",
]


@dataclass(frozen=True)
class Book:
    """A recipe book; ingredients and recipes are numbered in this order."""

    name: str
    ingredients: tuple[str, ...]
    tiles: tuple[int, ...]
    """How many tiles there are of each ingredient."""
    categories: tuple[int, ...]
    """The category of each ingredient, numbered as in `CATEGORIES`."""
    recipes: tuple[str, ...]
    """Short recipes first, those of one length in the order of the book."""
    lists: tuple[tuple[int, ...], ...]
    """The ingredients of each recipe, in the order that has style."""


# Reading


def read_book(text: str) -> Book:
    """The book in a TOML text, laid out like `house.toml`; a `BookError` names a wrong entry."""
    return bound(entries_of(text))


def load_book(path: str | PathLike[str]) -> Book:
    """The book in a file."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise BookError("error-book-not-text") from None
    return read_book(text)


def house_text() -> str:
    """The file of the house recipe book."""
    return resources.files(__package__).joinpath("house.toml").read_text(encoding="utf-8")


@cache
def house_book() -> Book:
    """The book that a game is played with if nobody brings another one."""
    return read_book(house_text())


def bound(entries: Entries) -> Book:
    """A book of these entries, if they make one."""
    check(entries)
    numbers = {entry.name: number for number, entry in enumerate(entries.ingredients)}
    recipes = sorted(entries.recipes, key=lambda recipe: len(recipe.ingredients))
    return Book(
        name=entries.title,
        ingredients=tuple(numbers),
        tiles=tuple(entry.copies for entry in entries.ingredients),
        categories=tuple(CATEGORIES.index(entry.category) for entry in entries.ingredients),
        recipes=tuple(recipe.name for recipe in recipes),
        lists=tuple(tuple(numbers[name] for name in recipe.ingredients) for recipe in recipes),
    )


# Lines of a game record


def write_book(book: Book) -> list[str]:
    """A book as lines of a game record."""
    lines = [f"book {book.name}"]
    for category, name, copies in zip(book.categories, book.ingredients, book.tiles, strict=True):
        lines.append(f"ingredient {CATEGORIES[category]} {name} {copies}")
    for name, wanted in zip(book.recipes, book.lists, strict=True):
        lines.append(" ".join(["recipe", name, *(book.ingredients[number] for number in wanted)]))
    return lines


def read_lines(lines: Iterable[str]) -> Book:
    """The book that `write_book` wrote; a `BookError` names a wrong entry."""
    titles: list[str] = []
    ingredients: list[Ingredient] = []
    recipes: list[Recipe] = []
    for line in lines:
        match line.split():
            case ["book", *words]:
                titles.append(" ".join(words))
            case ["ingredient", category, name, copies] if is_number(copies):
                ingredients.append(Ingredient(category, name, int(copies)))
            case ["recipe", name, *words]:
                recipes.append(Recipe(name, tuple(words)))
            case _:
                raise BookError("error-book-line", line=line)
    if len(titles) != 1:
        raise BookError("error-book-titles", titles=len(titles))
    return bound(Entries(titles[0], ingredients, recipes))


def is_number(word: str) -> bool:
    """Whether a word is a number of tiles, however wrong."""
    return word.isascii() and word.isdigit() and len(word) < 4


# Books by number

_books: dict[int, Book] = {}


def remember(book: Book) -> int:
    """The number of a book: 32 bits of its content, by which `book_numbered` finds it again."""
    number = crc32("\n".join(write_book(book)).encode())
    while _books.setdefault(number, book) != book:  # another book has the same 32 bits
        number = (number + 1) % (1 << 32)
    return number


def book_numbered(number: int) -> Book:
    """The book that got this number; the house book has one from the beginning."""
    if number not in _books:
        remember(house_book())
    if number not in _books:
        raise BookError("error-book-number", number=str(number))
    return _books[number]


def choose_book(book: BookSource) -> Book | None:
    """The book that was brought, checked; None where it is the house's own."""
    if book is None:
        return None
    if isinstance(book, Book):
        chosen = read_lines(write_book(book))
    elif isinstance(book, str | PathLike):
        chosen = load_book(book)
    else:
        raise SetupError("error-book-kind", book=repr(book))
    return None if chosen == house_book() else chosen
