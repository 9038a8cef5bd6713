"""The action cards of Wasabi!, and how many of them lie in the kitchen."""

from typing import Final

CARDS: Final = ("chop", "spicy", "switch", "stack", "wasabi")
CHOP, SPICY, SWITCH, STACK, WASABI = range(len(CARDS))
KINDS: Final = len(CARDS)

KITCHENS: Final = {2: (1, 1, 1, 1, 1), 3: (1, 2, 1, 1, 2), 4: (2, 2, 2, 2, 2)}
"""By the number of players, how many cards of each kind."""
MOST_CARDS: Final = 2
"""In a hand."""
MOST_WASABIS: Final = 2
"""On the board."""
