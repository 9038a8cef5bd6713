"""The actions of Wasabi! by number and by name."""

from functools import lru_cache
from typing import Final

from sushibar.games.wasabi.rules.board import CELL_NAMES, CELLS, COLUMNS
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS, MOST_RECIPES, Book
from sushibar.games.wasabi.rules.cards import CARDS, KINDS
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.state import CATEGORIES
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.game import Names
from sushibar.rulebook.rule import Record

INGREDIENT: Final = 0
ON_CELL: Final = INGREDIENT + MOST_INGREDIENTS
RECIPE: Final = ON_CELL + CELLS
PLAY: Final = RECIPE + MOST_RECIPES
TAKE: Final = PLAY + KINDS
DROP: Final = TAKE + KINDS
DRAW_LENGTH: Final = DROP + KINDS - LENGTHS[0]
"""Plus the length of the recipe."""
PASS: Final = DRAW_LENGTH + LENGTHS[-1] + 1
DONE: Final = PASS + 1
CLAIM: Final = DONE + 1
KEEP: Final = CLAIM + 1
TO_PANTRY: Final = KEEP + 1
LIFT: Final = TO_PANTRY + 1
TAKE_NOTHING: Final = LIFT + 1
ACTION_COUNT: Final = TAKE_NOTHING + 1

WORDS: Final = ("pass", "done", "claim", "keep", "pantry", "lift", "nothing")
"""The names of the last actions, in their order."""


def names(config: Record) -> Names:
    """What the recipes, actions and score columns are called."""
    return _names(book_of(config), int(config.columns))


@lru_cache(maxsize=500)
def _names(book: Book, columns: int) -> Names:
    cells = (name if cell % COLUMNS < columns else "" for cell, name in enumerate(CELL_NAMES))
    actions = (
        *_padded(book.ingredients, MOST_INGREDIENTS),
        *cells,
        *_padded(book.recipes, MOST_RECIPES),
        *(f"{verb}:{card}" for verb in ("play", "take", "drop") for card in CARDS),
        *(f"draw:{length}" for length in LENGTHS),
        *WORDS,
    )
    return Names(book.recipes, actions, CATEGORIES)


def _padded(spelled: tuple[str, ...], size: int) -> tuple[str, ...]:
    return spelled + ("",) * (size - len(spelled))
