"""Tables of Wasabi! drawn row by row, for tests that tell a story."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np

from plain_wasabi import COLUMNS, KITCHEN, POINTS, STYLE, TOKENS, block_at
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.book import Book, read_book
from sushibar.games.wasabi.rules.masks import set_mask
from sushibar.rulebook.rule import Record
from wasabi_scene import CARDS, SHEET, Scene, box_of, cell_name, cell_number, cells, mask

EMPTY = "."

STORY_BOOK = """
name = "The book of the stories"
[tiles.base]
rice = 6
maki = 8
[tiles.fish]
tuna = 8
salmon = 8
[tiles.shellfish]
crab = 8
shrimp = 8
[tiles.garden]
pickle = 8
leek = 8
[tiles.toppings]
tempura = 8
sesame = 8
[tiles.unique]
egg = 1
blowfish = 1
[recipes]
tekkamaki = ["tuna", "maki"]
sake-maki = ["salmon", "maki"]
tuna-bowl = ["tuna", "rice"]
two-tunas = ["tuna", "tuna"]
crab-stick = ["crab", "leek"]
omelette = ["egg", "rice"]
crunchy-tuna = ["maki", "tuna", "tempura"]
pickle-barrel = ["pickle", "maki", "leek"]
seesaw = ["crab", "tuna", "crab"]
three-tunas = ["tuna", "tuna", "tuna"]
shrimp-salad = ["shrimp", "leek", "sesame"]
blowfish-roll = ["blowfish", "maki", "rice"]
garden-roll = ["rice", "maki", "leek", "pickle"]
sea-roll = ["tuna", "salmon", "crab", "shrimp"]
crab-dance = ["crab", "crab", "leek", "leek"]
grand-roll = ["rice", "maki", "tuna", "salmon", "sesame"]
five-tunas = ["tuna", "tuna", "tuna", "tuna", "tuna"]
rainbow = ["tuna", "salmon", "crab", "shrimp", "leek"]
"""


def set_table(
    rows: str = "",
    *,
    tiles: str | Sequence[str] = "rice rice rice",
    cards: str | Sequence[str] = "",
    recipes: str | Sequence[str] = "",
    served: str | Sequence[str] = "",
    wasabi: str = "",
    kitchen: str | None = None,
    pantry: str | None = None,
    under: str = "",
    shuffled: str | None = None,
    players: int = 2,
    book: Book | None = None,
) -> Scene:
    """Seat 0 starts its turn at this table.

    A cell is `.` or its tiles, the top one first: `tuna/rice` is tuna on rice; rows that are not
    drawn are empty. What is said once is said of seat 0, and the others have nothing. Served
    recipes with a star are with style. The pantry, the kitchen and the piles have what is left of
    the box, unless they are said to have less; `under` are recipes that the last seat has returned.
    """
    book = STORIES if book is None else book
    scene = Scene(players, book, first=0)
    while int(scene.state.this_round) == 0:
        scene.act(min(scene.legal))
    state = scene.state
    lay_board(scene, rows)
    for place, corner in enumerate(wasabi.split()):
        state.wasabis[place] = cell_number(corner)
    set_mask(state.covered, mask(cell for corner in wasabi.split() for cell in block_at(corner)))
    left = Counter(dict(zip(book.ingredients, book.tiles, strict=True)))
    left.subtract(tile for stack in scene.board.values() for tile in stack)
    left_cards = Counter(KITCHEN[players])
    left_cards["wasabi"] -= len(wasabi.split())
    left_recipes = list(book.recipes)
    for seat, held in each_seat(tiles, players):
        fill(state.tiles[seat], held, book.ingredients)
        left.subtract(held)
    for seat, held in each_seat(cards, players):
        fill(state.cards[seat], held, CARDS)
        left_cards.subtract(held)
    for seat, held in each_seat(recipes, players):
        numbers = sorted(book.recipes.index(recipe) for recipe in held)
        state.hands[seat] = [*numbers, *[NOTHING] * (3 - len(numbers))]
        left_recipes = [recipe for recipe in left_recipes if recipe not in held]
    for seat, held in each_seat(served, players):
        serve(scene, seat, held)
        names = [recipe.removesuffix("*") for recipe in held]
        left_recipes = [recipe for recipe in left_recipes if recipe not in names]
    if pantry is not None:
        left = Counter(pantry.split())
    fill(state.pantry, left.elements(), book.ingredients)
    fill(state.kitchen, left_cards.elements() if kitchen is None else kitchen.split(), CARDS)
    if shuffled is not None:
        left_recipes = shuffled.split()
    lay_piles(scene, [name for name in left_recipes if name not in under.split()], under.split())
    return scene


def lay_board(scene: Scene, rows: str) -> None:
    """Lay the tiles of a drawn board."""
    state, drawn = scene.state, [row.split() for row in rows.strip().splitlines()]
    assert len(drawn) <= 6
    state.top[:] = NOTHING
    state.buried = 0
    for row, line in enumerate(drawn):
        assert len(line) <= COLUMNS[scene.players]
        for column, words in enumerate(line):
            if words == EMPTY:
                continue
            *buried, top = [scene.book.ingredients.index(tile) for tile in words.split("/")[::-1]]
            state.top[row * 7 + column] = top
            for kind in buried:
                bury(state, row * 7 + column, kind)
    set_mask(
        state.filled, mask(cell_name(int(cell)) for cell in np.flatnonzero(state.top != NOTHING))
    )


def bury(state: Record, cell: int, kind: int) -> None:
    """Put a tile under the top of a cell, on those that lie there."""
    state.buried_cell[int(state.buried)] = cell
    state.buried_kind[int(state.buried)] = kind
    state.buried += 1


def each_seat(words: str | Sequence[str], players: int) -> list[tuple[int, list[str]]]:
    spoken = [words] if isinstance(words, str) else list(words)
    spoken += [""] * (players - len(spoken))
    return [(seat, line.split()) for seat, line in enumerate(spoken)]


def fill(counts: Any, held: Iterable[str], names: Sequence[str]) -> None:
    counts[:] = 0
    for name in held:
        counts[names.index(name)] += 1


def serve(scene: Scene, seat: int, recipes: Sequence[str]) -> None:
    """Let a seat have completed these recipes."""
    state = scene.state
    for place, starred in enumerate(recipes):
        recipe = starred.removesuffix("*")
        number = scene.book.recipes.index(recipe)
        length = len(scene.book.lists[number])
        state.served[seat, place] = number
        state.sheet[0, seat, length - 2] += POINTS[length]
        if starred.endswith("*"):
            state.stylish[seat] |= 1 << place
            state.sheet[0, seat, SHEET.index("style")] += STYLE[length]


def lay_piles(scene: Scene, shuffled: Sequence[str], under: Sequence[str]) -> None:
    """Lay the piles: these recipes shuffled, and those under them in that order."""
    state = scene.state
    for length in POINTS:
        piles = [
            [name for name in pile if len(box_of(scene.book).recipes[name]) == length]
            for pile in (shuffled, under)
        ]
        first = int(scene.config.pile_first[length])
        numbers = [scene.book.recipes.index(name) for pile in piles for name in pile]
        state.deck[first : first + len(numbers)] = numbers
        state.returner[first : first + len(numbers)] = NOTHING
        state.returner[first + len(piles[0]) : first + len(numbers)] = scene.players - 1
        state.shuffled[length], state.returned[length] = map(len, piles)


STORIES = read_book(STORY_BOOK)

# Any table


def random_table(luck: Random, players: int, book: Book) -> Scene:
    """Seat 0 starts its turn at a table with tiles, stacks, covers and cards anywhere."""
    columns = COLUMNS[players]
    emptiness = luck.choice([0.1, 0.3, 0.6])
    stacking = luck.choice([0.0, 0.1, 0.4])
    rows, buried = [], 0
    for _ in range(6):
        line = []
        for _ in range(columns):
            height = 0 if luck.random() < emptiness else 1
            while height and luck.random() < stacking and buried < 24:
                height, buried = height + 1, buried + 1
            line.append("/".join(luck.choices(book.ingredients, k=height)) or EMPTY)
        rows.append(line)
    row, column = luck.randrange(6), luck.randrange(columns)
    rows[row][column] = EMPTY
    kitchen = list(Counter(KITCHEN[players]).elements())
    wasabi = random_covers(luck, players, f"{'abcdefg'[column]}{row + 1}")
    for _ in wasabi:
        kitchen.remove("wasabi")
    luck.shuffle(kitchen)
    held = [[kitchen.pop() for _ in range(min(len(kitchen), luck.randint(0, 2)))] for _ in "1234"]
    recipes = list(book.recipes)
    luck.shuffle(recipes)
    served = [random_tokens(luck, book, recipes) for _ in range(players)]
    hands = [random_hand(luck, book, recipes, tokens) for tokens in served]
    under = luck.randint(0, len(recipes))
    return set_table(
        "\n".join(" ".join(line) for line in rows),
        players=players,
        book=book,
        tiles=[
            " ".join(luck.choices(book.ingredients, k=luck.choice([0, 1, 2, 3, 3, 3])))
            for _ in range(players)
        ],
        cards=list(map(" ".join, held[:players])),
        kitchen=" ".join(kitchen[: luck.choice([0, 1, 2, 10])]),
        recipes=list(map(" ".join, hands)),
        served=list(map(" ".join, served)),
        wasabi=" ".join(wasabi),
        pantry=" ".join(luck.choices(book.ingredients, k=luck.choice([0, 1, 2, 50]))),
        shuffled=" ".join(recipes[under:]),
        under=" ".join(recipes[:under]),
    )


def random_covers(luck: Random, players: int, spared: str) -> list[str]:
    """Wasabi! cards that lie anywhere but on one cell."""
    corners: list[str] = []
    for _ in range(luck.randint(0, KITCHEN[players]["wasabi"])):
        covered = {cell for corner in corners for cell in block_at(corner)} | {spared}
        corners += [
            luck.choice(
                [
                    cell
                    for cell in cells(players)
                    if set(block_at(cell)) <= set(cells(players)) - covered
                ]
            )
        ]
    return corners


def random_tokens(luck: Random, book: Book, recipes: list[str]) -> list[str]:
    """Recipes that a seat has completed, at most nine, taken from those that are left."""
    served = list[str]()
    for recipe in luck.sample(recipes, min(len(recipes), luck.choice([0, 3, 9, 40]))):
        if has_token(book, served, recipe) and len(served) < 9 and len(recipes) > 6:
            recipes.remove(recipe)
            served.append(recipe + luck.choice(["", "*"]))
    return served


def random_hand(luck: Random, book: Book, recipes: list[str], served: list[str]) -> list[str]:
    """Recipes for a hand, mostly such as the seat has tokens for, taken from those left."""
    hand = list[str]()
    for _ in range(min(len(recipes), luck.choice([0, 1, 2, 3, 3, 3]))):
        useful = [recipe for recipe in recipes if has_token(book, served, recipe)]
        hand.append(luck.choice(useful if useful and luck.random() < 0.8 else recipes))
        recipes.remove(hand[-1])
    return hand


def has_token(book: Book, served: list[str], recipe: str) -> bool:
    """Whether a token for the recipe is left to who has completed these."""
    lengths = [len(book.lists[book.recipes.index(name.removesuffix("*"))]) for name in served]
    length = len(book.lists[book.recipes.index(recipe)])
    return lengths.count(length) < TOKENS[length]
