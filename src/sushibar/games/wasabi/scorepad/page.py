"""What the page scores Wasabi! by where it has no network."""

from typing import Final

from sushibar.games.score_pad import PageRules
from sushibar.games.wasabi.rules.score import winners
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS
from sushibar.games.wasabi.scorepad.boards import CATEGORIES, CUBES

PAGE: Final = PageRules(
    (winners,),
    {"sorts": CATEGORIES, "lengths": LENGTHS, "points": POINTS, "cubes": CUBES},
)
