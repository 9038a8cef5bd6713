"""`sushibar wasabi-book`: the house recipe book of Wasabi!, and a check of anybody's own."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushibar.cli.help import Command, Group
from sushibar.cli.options import argument
from sushibar.columns import wrap
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.games.wasabi.rules.book import Book

BookFile = Annotated[Path, argument("book-file", metavar=text("help-metavar-file"))]

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def wasabi_book(context: typer.Context) -> None:
    """Answer where there is no command."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("check", cls=Command, help=text("help-wasabi-book-check"))
def check(file: BookFile) -> None:
    """Check a recipe book, and sum it up."""
    from sushibar.games.wasabi.rules.book import load_book

    lines = summary(load_book(file))
    print("\n".join([*lines, "", *wrap(text("book-play", file=shlex.quote(str(file))))]))


@app.command("show", cls=Command, help=text("help-wasabi-book-show"))
def show() -> None:
    """Print the file of the house recipe book."""
    from sushibar.games.wasabi.rules.book import house_text

    print(house_text(), end="")


def summary(book: "Book") -> list[str]:
    """What is in a book: tiles by category, recipes by length."""
    tiles, recipes = sum(book.tiles), len(book.recipes)
    lines = wrap(text("book-head", name=book.name, tiles=tiles, recipes=recipes))
    blocks = [tiles_by_category(book), recipes_by_length(book)]
    width = max(len(title) for rows in blocks for title, _, _ in rows)
    for rows in blocks:
        lines.append("")
        for title, count, words in rows:
            start = f"  {title:{width}} {count:4}"
            lines += wrap(words, f"{start}  ") or [start]
    return lines


def tiles_by_category(book: "Book") -> list[tuple[str, int, str]]:
    """Each category, its tiles, and how many there are of each ingredient."""
    from sushibar.games.wasabi.rules.book import CATEGORIES
    from sushibar.games.wasabi.words.book_names import ingredient_category_name, ingredient_name

    rows = []
    for category in range(len(CATEGORIES)):
        tiles = [
            (name, copies)
            for name, copies, its in zip(book.ingredients, book.tiles, book.categories, strict=True)
            if its == category
        ]
        words = [
            text("book-tiles", ingredient=ingredient_name(name), copies=copies)
            for name, copies in tiles
        ]
        count = sum(copies for _, copies in tiles)
        rows.append((ingredient_category_name(category), count, ", ".join(words)))
    return rows


def recipes_by_length(book: "Book") -> list[tuple[str, int, str]]:
    """Each length, how many recipes have it, and what they are called."""
    from sushibar.games.wasabi.rules.tokens import LENGTHS
    from sushibar.games.wasabi.words.book_names import recipe_name

    rows = []
    for length in LENGTHS:
        names = [
            recipe_name(name)
            for name, wanted in zip(book.recipes, book.lists, strict=True)
            if len(wanted) == length
        ]
        rows.append((text("book-length", length=length), len(names), ", ".join(names)))
    return rows
