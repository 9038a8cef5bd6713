"""What a seat of Wasabi! has, and what else there is to know."""

from collections.abc import Sequence

from sushibar.games.phrases import Memory, Pile
from sushibar.games.plain import reading
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules.board import NOTHING, free_cells
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.masks import count_bits
from sushibar.games.wasabi.rules.piles import pile_size
from sushibar.games.wasabi.rules.state import all_tokens, cubes, over, used_tokens
from sushibar.games.wasabi.rules.steps import GIVING, PREPARATION
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, TOKENS
from sushibar.games.wasabi.words.names import (
    book_used,
    cards_named,
    config_of,
    listed,
    recipe_name,
    tiles_named,
    wants,
)
from sushibar.rulebook.rule import Record
from sushibar.texts import text

# Recipes


def held(record: Record, seat: int) -> list[int]:
    """A seat's recipes, of a state or a view; a hidden one is minus its length."""
    return [int(recipe) for recipe in record.hands[seat] if recipe != NOTHING]


def length_of(config: Record, recipe: int) -> int:
    """How long a recipe is, hidden or not."""
    return int(config.length[recipe]) if recipe >= 0 else -recipe


def hands(setup: Setup, config: Record, record: Record) -> tuple[tuple[str, ...], ...]:
    """The recipes of every seat that a view knows."""
    names = book_of(config).recipes
    return tuple(
        tuple(names[recipe] for recipe in held(record, seat) if recipe >= 0)
        for seat in range(config.seats)
    )


def unknown(config: Record, record: Record) -> tuple[int, ...]:
    """How many recipes of every seat a view does not know."""
    return tuple(sum(recipe < 0 for recipe in held(record, seat)) for seat in range(config.seats))


def completed(record: Record, seat: int) -> list[tuple[int, bool]]:
    """The recipes that a seat has completed, and whether with style, in their order."""
    recipes = record.served[seat, : all_tokens(record, seat)].tolist()
    return [
        (recipe, bool(int(record.stylish[seat]) >> place & 1))
        for place, recipe in enumerate(recipes)
    ]


def plate(setup: Setup, config: Record, record: Record, seat: int) -> tuple[str, ...]:
    """The recipes that a seat has completed, by their names in files."""
    names = book_used(setup).recipes
    return tuple(names[recipe] for recipe, _ in completed(record, seat))


def completed_name(config: Record, recipe: int, style: bool) -> str:
    """A completed recipe; one with style is marked."""
    name = recipe_name(book_of(config), recipe)
    return text("served-with-style", recipe=name) if style else name


# What lies in front of a seat


def groups(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[str]:
    """Tiles and cards, tokens and cubes, recipes by their lengths, and what was completed."""
    config, state = config_of(setup), reading(state)
    return [
        *stock(config, state, seat),
        *lengths_held(config, state, seat),
        *standing(state, seat),
        *served(config, state, seat),
    ]


def piles(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[Pile]:
    """Nothing: there are no plates of cards."""
    return []


def stock(config: Record, record: Record, seat: int) -> list[str]:
    """A seat's tiles and action cards."""
    tiles = tiles_named(config, record.tiles[seat])
    cards = cards_named(record.cards[seat])
    told = [text("seat-tiles", tiles=tiles)] if tiles else []
    return [*told, text("seat-cards", cards=cards)] if cards else told


def lengths_held(config: Record, record: Record, seat: int) -> list[str]:
    """How long a seat's recipes are."""
    recipes = held(record, seat)
    lengths = listed(str(length_of(config, recipe)) for recipe in recipes)
    return [text("seat-recipes", recipes=len(recipes), lengths=lengths)] if recipes else []


def standing(record: Record, seat: int) -> list[str]:
    """The tokens that a seat has left, and its cubes."""
    left = [
        text(
            "seat-tokens-length",
            length=length,
            tokens=TOKENS[length - LENGTHS[0]] - used_tokens(record, seat, length),
        )
        for length in LENGTHS
    ]
    told = [text("seat-tokens", tokens=" ".join(left))]
    own = cubes(record, seat)
    return [*told, text("seat-cubes", cubes=own)] if own else told


def served(config: Record, record: Record, seat: int) -> list[str]:
    """What a seat has completed."""
    recipes = [completed_name(config, *recipe) for recipe in completed(record, seat)]
    return [text("seat-served", recipes=listed(recipes))] if recipes else []


def in_front(
    setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
) -> list[str]:
    """All that a seat has, recipes as far as they are known."""
    recipes = held(record, seat)
    known = any(recipe >= 0 for recipe in recipes)
    return [
        " · ".join(stock(config, record, seat)),
        " · ".join(standing(record, seat)),
        *served(config, record, seat),
        *([] if known else lengths_held(config, record, seat)),
        *(recipe_line(config, recipe) for recipe in recipes if known),
    ]


def recipe_line(config: Record, recipe: int) -> str:
    """A recipe with its ingredients."""
    name = recipe_name(book_of(config), recipe)
    return text("seat-recipe", recipe=name, ingredients=wants(config, recipe))


# The table


def progress(setup: Setup, config: Record, state: Record) -> str:
    """How far the game has come."""
    if over(state):
        return text("progress-over")
    if state.this_round == PREPARATION:
        return text("progress-preparation", recipes=int(state.phase != GIVING))
    cells = count_bits(free_cells(config, state))
    return text("progress-cooking", turn=int(state.turn) + 1, cells=cells)


def notes(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> list[str]:
    """The seat's own recipes, what is in the kitchen, and how high the piles are."""
    told = []
    recipes = held(state, seat)
    if recipes:
        told.append(text("play-your-recipes"))
    told += [f"  {own_recipe(config, recipe)}" for recipe in recipes]
    kitchen = cards_named(state.kitchen)
    told.append(text("play-kitchen", cards=kitchen or text("play-kitchen-empty")))
    return told


def own_recipe(config: Record, recipe: int) -> str:
    """One of the seat's own recipes, what it needs and brings."""
    return text(
        "play-your-recipe",
        recipe=recipe_name(book_of(config), recipe),
        ingredients=wants(config, recipe),
        points=POINTS[length_of(config, recipe) - LENGTHS[0]],
    )


def memory(setup: Setup, config: Record, view: Record, names: Sequence[str], seat: int) -> Memory:
    """The recipes that the seat has not placed yet, by their lengths, and the pantry."""
    book = book_of(config)
    rows = []
    for length in LENGTHS:
        unseen = [
            recipe_name(book, recipe)
            for recipe in range(config.recipes)
            if view.unseen[recipe] and config.length[recipe] == length
        ]
        pile = pile_size(view, length)
        told = text(
            "play-memory-recipes",
            pile=pile,
            others=len(unseen) - pile,
            recipes=listed(unseen) or text("play-memory-none"),
        )
        rows.append((text(f"category-length-{length}"), told))
    pantry = tiles_named(config, view.pantry) or text("play-memory-none")
    return Memory(text("play-memory-head"), (*rows, (text("play-memory-pantry"), pantry)))
