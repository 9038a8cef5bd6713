"""What the page scores Sushi Go! by where it has no network."""

from typing import Final

from sushibar.games.score_pad import PageRules
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.score import award_puddings, score_round
from sushibar.games.sushi_go.scorepad.points import setup_for
from sushibar.rulebook.scoring import leaders

PLAYERS: Final = 3


def _splits_ties(edition: str) -> bool:
    """Whether seats that tie share their points."""
    return bool(setup_for(PLAYERS, edition, dummy=False).configure().split_ties)


PAGE: Final = PageRules(
    (score_round, award_puddings, leaders),
    {
        "kinds": dishes.CARDS,
        "sorts": dishes.CATEGORIES,
        "nigiri": dishes.CARDS[dishes.EGG : dishes.EGG + dishes.NIGIRI],
        "wasabi": "wasabi",
        "dessert": dishes.CARDS[dishes.PUDDING],
        "splitsTies": {edition: _splits_ties(edition) for edition in dishes.EDITIONS},
    },
)
