"""The challenge tokens of Wasabi!: how many a player has, what they bring, and their style."""

from typing import Final

LENGTHS: Final = (2, 3, 4, 5)
"""How many ingredients a recipe can have; what follows is in the same order."""
TOKENS: Final = (4, 3, 2, 1)
"""How many tokens of each length a player has."""
POINTS: Final = (2, 3, 5, 8)
"""What a recipe of each length brings."""
STYLE: Final = (0, 1, 2, 3)
"""The cubes for completing a recipe of each length with style."""

MOST_TOKENS: Final = 10
"""All tokens of a player; whoever assigns the last one wins at once."""
