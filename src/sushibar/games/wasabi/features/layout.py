"""The features of Wasabi!: named slices of a row."""

from typing import Final

from sushibar.games.features import Layout
from sushibar.games.wasabi.rules import steps
from sushibar.games.wasabi.rules.board import CELLS
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS
from sushibar.games.wasabi.rules.cards import KINDS
from sushibar.games.wasabi.rules.config import SEATS
from sushibar.games.wasabi.rules.state import HAND
from sushibar.games.wasabi.rules.tokens import LENGTHS

LENGTH_COUNT: Final = len(LENGTHS)
OTHERS: Final = SEATS - 1

(TOKEN, CLAIM, STYLISH, DISCARDED) = range(LENGTH_COUNT, LENGTH_COUNT + 4)
RECIPE_LENGTH: Final = DISCARDED + 1
"""Places within the slice of one recipe of mine: first its length."""
(CUBES, POINTS, LEAD, SEATED) = range(LENGTH_COUNT, LENGTH_COUNT + 4)
SEAT_LENGTH: Final = SEATED + 1
"""Places within the slice of one seat: first its tokens used."""
(PLACED, CHOPPED, OWED, PASSES, FREE, PREPARING, TURN) = range(7)

LAYOUT: Final = Layout.of(
    ("cells", CELLS, 1, "the cells of the board that are in use"),
    ("filled", CELLS, 1, "how many tiles lie on each"),
    ("covered", CELLS, 1, "whether a Wasabi! covers it"),
    ("changed", CELLS, 1, "whether I have changed it in this turn"),
    ("named", CELLS, 1, "the cell that I have named in my answer so far"),
    ("wanted", HAND * CELLS, 1, "for each recipe of mine: whether it wants the tile on top"),
    (
        "reach",
        HAND * CELLS,
        3,
        "for each recipe of mine and each cell: one more than the tiles of it that lie in the best "
        "run through the cell which can still become the recipe; 0 if none has any",
    ),
    ("style", HAND * CELLS, 3, "the same where the tiles also lie in its order"),
    (
        "gain",
        HAND * CELLS,
        3,
        "the same for the run with the tile that I am placing on the empty cell",
    ),
    ("tiles", MOST_INGREDIENTS, 1, "the tiles in my hand, by ingredient"),
    ("pantry", MOST_INGREDIENTS, 3, "the tiles in the pantry"),
    ("picked", MOST_INGREDIENTS, 1, "the ingredients in my answer so far, or chopped to be placed"),
    ("wants", HAND * MOST_INGREDIENTS, 1, "for each recipe of mine: how many it wants of each"),
    (
        "needs",
        HAND * MOST_INGREDIENTS,
        3,
        "for each recipe of mine and each ingredient: one more than the tiles in the best run that "
        "lacks it",
    ),
    ("others", OTHERS * MOST_INGREDIENTS, 1, "the tiles of the next seat, the one after, the last"),
    (
        "recipes",
        HAND * RECIPE_LENGTH,
        1,
        "for each recipe of mine: its length, 2 to 5; whether I "
        "have a token for it, can claim it, can do so with style, have discarded it in my answer",
    ),
    ("hidden", OTHERS * LENGTH_COUNT, 1, "for each other seat: its recipes of each length"),
    ("cards", SEATS * KINDS, 1, "my action cards, and those of the seats after me"),
    ("kitchen", KINDS, 1, "the action cards in the kitchen"),
    ("barred", KINDS, 1, "those that I have put back in this turn"),
    (
        "seats",
        SEATS * SEAT_LENGTH,
        4,
        "for me and the seats after me: tokens used of each length; cubes; points; my lead on it; "
        "whether somebody sits there",
    ),
    ("piles", LENGTH_COUNT, 5, "how many recipes of each length are left to draw"),
    ("step", steps.REFILL, 1, "what is asked: see the steps of the rulebook"),
    ("played", KINDS, 1, "the action card of this turn"),
    (
        "turn",
        7,
        4,
        "ingredients placed in this turn; whether a chopped one must be; rewards not taken yet; "
        "turns passed in a row; free cells, by eights; whether the game is being prepared; turns "
        "of mine so far",
    ),
    ("players", OTHERS, 1, "2, 3 or 4 players"),
)
IN_USE: Final = LAYOUT.start("cells")
FILLED: Final = LAYOUT.start("filled")
COVERED: Final = LAYOUT.start("covered")
CHANGED: Final = LAYOUT.start("changed")
NAMED: Final = LAYOUT.start("named")
WANTED: Final = LAYOUT.start("wanted")
REACH: Final = LAYOUT.start("reach")
STYLE: Final = LAYOUT.start("style")
GAIN: Final = LAYOUT.start("gain")
TILES: Final = LAYOUT.start("tiles")
PANTRY: Final = LAYOUT.start("pantry")
PICKED: Final = LAYOUT.start("picked")
WANTS: Final = LAYOUT.start("wants")
NEEDS: Final = LAYOUT.start("needs")
OTHER_TILES: Final = LAYOUT.start("others")
RECIPES: Final = LAYOUT.start("recipes")
HIDDEN: Final = LAYOUT.start("hidden")
CARDS: Final = LAYOUT.start("cards")
KITCHEN: Final = LAYOUT.start("kitchen")
BARRED: Final = LAYOUT.start("barred")
ALL_SEATS: Final = LAYOUT.start("seats")
PILES_LEFT: Final = LAYOUT.start("piles")
STEP: Final = LAYOUT.start("step")
PLAYED: Final = LAYOUT.start("played")
THIS_TURN: Final = LAYOUT.start("turn")
PLAYERS: Final = LAYOUT.start("players")
SIZE: Final = LAYOUT.size
