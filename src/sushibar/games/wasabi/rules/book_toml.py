"""Recipe books as TOML files: what each entry of the file must look like."""

import re
import tomllib
from collections.abc import Collection
from typing import Any, Final

from sushibar.errors import BookError
from sushibar.games.wasabi.rules.book_checks import CATEGORIES, Entries, Ingredient, Recipe, shown

KEYS: Final = ("name", "tiles", "recipes")
LARGEST: Final = 20_000
"""More characters than any book needs; much longer ones could keep the reader busy for minutes."""
MOST_DOTS: Final = 40
"""Dots in a line, more than any needs; a key of thousands of parts could fill the memory."""
PLACE: Final = re.compile(r" \(at line (\d+), column \d+\)$")


def entries_of(text: str) -> Entries:
    """The entries of a book's file, each of the right type; the rest is for `check`."""
    content = parsed(text)
    check_keys(content, "", KEYS)
    for key in KEYS:
        if key not in content:
            raise BookError("error-book-missing", entry=key)
    title = content["name"]
    if not isinstance(title, str):
        raise BookError("error-book-title-text", title=shown(title))
    tiles = table(content["tiles"], "tiles")
    check_keys(tiles, "tiles.", CATEGORIES)
    ingredients = [
        Ingredient(category, name, whole(copies, name))
        for category in tiles
        for name, copies in table(tiles[category], f"tiles.{category}").items()
    ]
    recipes = [
        Recipe(name, names(wanted, name))
        for name, wanted in table(content["recipes"], "recipes").items()
    ]
    return Entries(" ".join(title.split()), ingredients, recipes)


def parsed(text: str) -> dict[str, Any]:
    """A TOML document; an error shows the line where it stops being one."""
    if len(text) > LARGEST:
        raise BookError("error-book-too-large", most=LARGEST)
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):  # as TOML does
        raise BookError("error-book-toml-dots", most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BookError("error-book-toml-deep") from None
    except ValueError as error:  # some numbers are too large even for TOML's own error
        raise complaint(text, str(error)) from None


def complaint(text: str, reason: str) -> BookError:
    """What is wrong with a text that is no TOML, in its line if that is known."""
    place = PLACE.search(reason)
    if place is None:
        return BookError("error-book-toml", reason=reason)
    line = int(place[1])
    content = text.replace("\r\n", "\n").split("\n")[line - 1].strip()
    if "overwrite" in reason or "twice" in reason:
        return BookError("error-book-toml-twice", line=line, content=content)
    reason = PLACE.sub("", reason)
    return BookError("error-book-toml-line", line=line, content=content, reason=reason)


def check_keys(content: dict[str, Any], inside: str, keys: Collection[str]) -> None:
    """Only these keys may be in a table."""
    for key in content:
        if key not in keys:
            raise BookError("error-book-key", entry=f"{inside}{key}", keys=", ".join(keys))


def table(value: object, key: str) -> dict[str, Any]:
    """A table of the file."""
    if not isinstance(value, dict):
        raise BookError("error-book-table", entry=key, value=shown(value))
    return value


def whole(value: object, name: str) -> int:
    """A number of tiles; for TOML true and 4.0 are no whole numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BookError("error-book-whole", name=name, copies=shown(value))
    return value


def names(value: object, name: str) -> tuple[str, ...]:
    """The ingredients of a recipe."""
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BookError("error-book-list", name=name, value=shown(value))
    return tuple(value)
