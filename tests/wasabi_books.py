"""Small and odd recipe books of Wasabi!, with which rare things happen often."""

from itertools import combinations_with_replacement

from sushibar.games.wasabi.rules.book import read_book

THREE = ("tuna", "crab", "leek")


def all_of(kinds: tuple[str, ...], *lengths: int) -> str:
    """A recipe for every way to take that many tiles."""
    return "\n".join(
        f"{'-'.join(tile[0] for tile in wants)}-roll = {list(wants)}"
        for length in lengths
        for wants in combinations_with_replacement(kinds, length)
    )


THREE_KINDS = f"""
name = "Three kinds of tiles, so that much is completed"
[tiles.fish]
tuna = 42
[tiles.shellfish]
crab = 42
[tiles.garden]
leek = 42
[recipes]
{all_of(THREE, 2, 3, 4, 5)}
"""

FEW_TILES = f"""
name = "So few tiles that the pantry runs out"
[tiles.fish]
tuna = 4
[tiles.shellfish]
crab = 4
[tiles.garden]
leek = 4
[recipes]
{all_of(THREE, 2, 3)}
"""

FEW_RECIPES = """
name = "So few recipes that the piles run out"
[tiles.base]
rice = 20
[tiles.fish]
tuna = 20
[tiles.shellfish]
crab = 20
[tiles.toppings]
sesame = 20
[tiles.unique]
egg = 1
[recipes]
tuna-bowl = ["tuna", "rice"]
crab-bowl = ["crab", "rice"]
two-tunas = ["tuna", "tuna"]
two-crabs = ["crab", "crab"]
crab-toast = ["crab", "sesame"]
seesaw = ["crab", "tuna", "crab"]
sesame-bowl = ["rice", "sesame", "rice"]
omelette = ["egg", "rice", "rice"]
feast = ["rice", "tuna", "tuna", "crab", "rice"]
"""

SHORT_RECIPES = f"""
name = "Recipes of two tiles only, and two piles are empty"
[tiles.fish]
tuna = 30
[tiles.shellfish]
crab = 30
[tiles.garden]
leek = 30
[tiles.toppings]
sesame = 30
[recipes]
{all_of((*THREE, "sesame"), 2)}
all-four = ["tuna", "crab", "leek", "sesame"]
"""

BOOKS = {
    "three-kinds": read_book(THREE_KINDS),
    "few-tiles": read_book(FEW_TILES),
    "few-recipes": read_book(FEW_RECIPES),
    "short-recipes": read_book(SHORT_RECIPES),
}
