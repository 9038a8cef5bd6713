"""What the page scores Sushi Go Party! by where it has no network."""

from typing import Final

from sushibar.games.drafting.dish import Dish, point_table
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import ROLL_COLUMN
from sushibar.games.party.rules.plate import RACE_ICONS, RACE_POINTS, race_together
from sushibar.games.party.rules.score import score_end, score_round
from sushibar.games.party.scorepad.cards import FACE_DOWN_CARD, WHOLE_BOX
from sushibar.games.party.scorepad.tables import USUAL, column_of, config_with, menu_with
from sushibar.games.score_pad import PageRules
from sushibar.rulebook.scoring import leaders


def _told(number: int, dish: Dish) -> dict[str, object]:
    """A dish as the configuration of a table notes it, with few players and with many."""
    column = column_of(number)
    few, many = (config_with(menu_with(number), players) for players in (2, dishes.MOST_PLAYERS))
    return {
        "number": number,
        "name": dish.name,
        "group": dish.group,
        "colour": dish.background,
        "kinds": dish.kinds,
        "icons": dish.shows,
        "scoring": int(few.scoring[column]),
        "awards": [config.awards[column].tolist() for config in (few, many)],
        "points": point_table(dish.counted, WHOLE_BOX) if dish.counted else [],
    }


PAGE: Final = PageRules(
    (score_round, score_end, race_together, leaders),
    {
        "dishes": [_told(number, dish) for number, dish in enumerate(dishes.TYPES)],
        "usual": [dishes.TYPES[number].name for number in USUAL],
        "fewPlayers": dishes.FEW_PLAYERS,
        "nigiri": dishes.TYPES[dishes.NIGIRI].kinds,
        "uramaki": dishes.TYPES[dishes.URAMAKI].name,
        "wasabi": dishes.TYPES[dishes.WASABI].name,
        "rollColumn": ROLL_COLUMN,
        "race": {"points": RACE_POINTS, "icons": RACE_ICONS},
        "faceDown": FACE_DOWN_CARD,
    },
)
