"""Why points were given in Wasabi!."""

from collections.abc import Sequence

from sushibar.games.sheet import Line, Lines
from sushibar.games.wasabi.rules.state import (
    CATEGORIES,
    STYLE_COLUMN,
    WASABI_COLUMN,
    all_tokens,
    cubes,
)
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, STYLE
from sushibar.games.wasabi.words.names import listed
from sushibar.games.wasabi.words.seats import completed, completed_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text


def is_live() -> bool:
    """Points count as soon as they are made."""
    return True


def row_names(config: Record) -> tuple[str, ...]:
    """What the rows of the score sheet are called: each is a category."""
    return tuple(text(f"sheet-{category}") for category in CATEGORIES)


def rows(
    config: Record, finished: Sequence[Record], state: Record
) -> tuple[tuple[Lines, ...], ...]:
    """The rows of the score sheet, one for each category, from the present state alone."""
    return tuple(
        tuple({category: _line(config, state, seat, column)} for seat in range(config.players))
        for column, category in enumerate(CATEGORIES)
    )


def _line(config: Record, state: Record, seat: int, column: int) -> Line:
    points = int(state.sheet[0, seat, column])
    recipes = completed(state, seat)
    if column == WASABI_COLUMN:
        return Line(points, "reason-wasabi", (("cards", points),))
    if column == STYLE_COLUMN:
        chosen = [one for one in recipes if _cubes(config, *one)]
        key = "reason-style"
    else:
        chosen = [one for one in recipes if int(config.length[one[0]]) == LENGTHS[column]]
        key = "reason-served"
    names = listed(completed_name(config, *one) for one in chosen)
    return Line(points, key, (("recipes", names),))


def _cubes(config: Record, recipe: int, style: bool) -> int:
    """The cubes for a completed recipe."""
    return STYLE[int(config.length[recipe]) - LENGTHS[0]] if style else 0


def tie_break(config: Record, state: Record, seat: int) -> str:
    """What has decided for a seat: its last token, or its cubes."""
    if all_tokens(state, seat) == MOST_TOKENS:
        return text("play-won-tokens", tokens=MOST_TOKENS)
    return text("play-tie-cubes", cubes=cubes(state, seat))
