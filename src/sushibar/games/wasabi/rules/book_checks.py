"""What a recipe book may hold; an error names the first entry that is wrong."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from sushibar.errors import BookError
from sushibar.games.wasabi.rules.tokens import LENGTHS

CATEGORIES: Final = ("base", "fish", "shellfish", "garden", "toppings", "unique")
BASE: Final = 0
UNIQUE: Final = 5
"""Base and unique ingredients are barred from starting hands."""

MOST_INGREDIENTS: Final = 32
MOST_RECIPES: Final = 64
MOST_TILES: Final = 128
MOST_COPIES: Final = 99
LONGEST_TITLE: Final = 60
ENTRY_NAME: Final = re.compile("[a-z][a-z0-9-]{0,29}")
CELL_NAME: Final = re.compile("[a-g][1-6]")
RESERVED: Final = ("pass", "done", "claim", "keep", "pantry", "lift", "nothing")
"""Names of actions that an ingredient or a recipe would be mistaken for."""
STARTING_CATEGORIES: Final = 3
STARTING_TILES: Final = 4
"""Four seats take a tile each of three different categories: a category with this many has enough
for all of them, and without three such categories the last seat may find too few."""


class Ingredient(NamedTuple):
    """A line of the pantry as it was written."""

    category: str
    name: str
    copies: int


class Recipe(NamedTuple):
    """A recipe as it was written."""

    name: str
    ingredients: tuple[str, ...]


class Entries(NamedTuple):
    """A whole book as it was written."""

    title: str
    ingredients: Sequence[Ingredient]
    recipes: Sequence[Recipe]


def check(entries: Entries) -> None:
    """Raise a `BookError` if these entries make no book."""
    check_title(entries.title)
    ingredients = [entry.name for entry in entries.ingredients]
    check_names([*ingredients, *(entry.name for entry in entries.recipes)])
    check_tiles(entries.ingredients)
    check_recipes(entries)
    check_starting_hands(entries.ingredients)


def check_title(title: str) -> None:
    """A title fits into one line of a record, where “#” begins a comment."""
    if not title or len(title) > LONGEST_TITLE or "#" in title or not title.isprintable():
        raise BookError("error-book-title", title=title, most=LONGEST_TITLE)


def check_names(names: Sequence[str]) -> None:
    """Names can be typed, and each means one thing only."""
    for name, times in Counter(names).items():
        if not ENTRY_NAME.fullmatch(name):
            raise BookError("error-book-name", name=name)
        if name in RESERVED or CELL_NAME.fullmatch(name):
            raise BookError("error-book-reserved", name=name)
        if times > 1:
            raise BookError("error-book-twice", name=name)


def check_tiles(ingredients: Sequence[Ingredient]) -> None:
    """The pantry is neither too large nor too varied; of what is unique there is one tile."""
    tiles = 0
    for number, (category, name, copies) in enumerate(ingredients, start=1):
        if category not in CATEGORIES:
            raise BookError(
                "error-book-category", category=category, categories=", ".join(CATEGORIES)
            )
        if not 1 <= copies <= MOST_COPIES:
            raise BookError("error-book-copies", name=name, copies=shown(copies), most=MOST_COPIES)
        if category == CATEGORIES[UNIQUE] and copies > 1:
            raise BookError("error-book-unique", name=name, copies=copies)
        if number > MOST_INGREDIENTS:
            raise BookError("error-book-ingredients", name=name, most=MOST_INGREDIENTS)
        tiles += copies
        if tiles > MOST_TILES:
            raise BookError("error-book-tiles", name=name, tiles=tiles, most=MOST_TILES)


def check_recipes(entries: Entries) -> None:
    """Every recipe can be made, no two are the same, and every ingredient is good for one."""
    copies = {entry.name: entry.copies for entry in entries.ingredients}
    if not entries.recipes:
        raise BookError("error-book-no-recipes")
    seen: dict[tuple[str, ...], str] = {}
    for number, recipe in enumerate(entries.recipes, start=1):
        if number > MOST_RECIPES:
            raise BookError("error-book-recipes", name=recipe.name, most=MOST_RECIPES)
        check_recipe(recipe, copies)
        twin = seen.setdefault(tuple(sorted(recipe.ingredients)), recipe.name)
        if twin != recipe.name:
            raise BookError("error-book-same", name=recipe.name, twin=twin)
    wanted = {name for recipe in entries.recipes for name in recipe.ingredients}
    for name in copies:
        if name not in wanted:
            raise BookError("error-book-unused", name=name)


def check_recipe(recipe: Recipe, copies: dict[str, int]) -> None:
    """A recipe has a length that there are tokens for, and its tiles exist."""
    name, length = recipe.name, len(recipe.ingredients)
    if length not in LENGTHS:
        raise BookError(
            "error-book-length", name=name, length=length, least=LENGTHS[0], most=LENGTHS[-1]
        )
    for ingredient, wanted in Counter(recipe.ingredients).items():
        if ingredient not in copies:
            known = ", ".join(copies)
            raise BookError("error-book-unknown", name=name, ingredient=ingredient, known=known)
        if wanted > copies[ingredient]:
            raise BookError(
                "error-book-too-few",
                name=name,
                ingredient=ingredient,
                wanted=wanted,
                copies=copies[ingredient],
            )


def check_starting_hands(ingredients: Sequence[Ingredient]) -> None:
    """Four players can be given hands, whatever the first of them are given."""
    tiles = dict.fromkeys(CATEGORIES[BASE + 1 : UNIQUE], 0)
    for entry in ingredients:
        if entry.category in tiles:
            tiles[entry.category] += entry.copies
    enough = sum(copies >= STARTING_TILES for copies in tiles.values())
    if enough < STARTING_CATEGORIES:
        raise BookError("error-book-hands", tiles=STARTING_TILES, **tiles)


def shown(value: object) -> str:
    """A value as an error shows it; some are too long or too deep to be shown."""
    try:
        return value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):
        return "…"
