"""What the cards of Sushi Go Party! do, to be looked up, and how the game goes."""

from collections.abc import Mapping

from sushibar.games.drafting import told
from sushibar.games.drafting.dish import Dish
from sushibar.games.party.rules.config import (
    ABSENT,
    COLUMNS,
    EDITION,
    FACE_DOWN_COLUMN,
)
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.words.names import card_text, config_of
from sushibar.games.phrases import Rule
from sushibar.games.setup import Setup
from sushibar.games.sheet import category_name
from sushibar.texts import text


def welcome(setup: Setup) -> list[str]:
    """How the game goes, for somebody who has never played it."""
    types = [TYPES[number] for number in config_of(setup).type[:FACE_DOWN_COLUMN]]
    served = ", ".join(_type_text(type_) for type_ in types)
    return [text("play-how", edition=setup.edition), text("play-how-party", types=served)]


def rules(setup: Setup) -> list[Rule]:
    """What every type of the menu does, and face-down cards if there can be any."""
    config = config_of(setup)
    columns = range(COLUMNS if config.takeout_box != ABSENT else FACE_DOWN_COLUMN)
    return [_rule(setup, column) for column in columns]


def _rule(setup: Setup, column: int) -> Rule:
    config = config_of(setup)
    if column == FACE_DOWN_COLUMN:
        name = text("category-face-down")
        return Rule(name, text("rule-face-down"), {"face-down": name})
    facts = {
        "seats": int(config.players),
        "edition": setup.edition,
        "places": int(config.places),
        "wasabi": int(config.wasabi != ABSENT),
        "box": int(config.takeout_box != ABSENT),
    }
    return _type_rule(TYPES[config.type[column]], facts)


def every_rule() -> list[Rule]:
    """What all types do, on whatever menu, at a table of three to five."""
    facts = {"seats": 4, "edition": EDITION, "places": 2, "wasabi": 1, "box": 1}
    return [_type_rule(type_, facts) for type_ in TYPES]


def _type_rule(type_: Dish, facts: Mapping[str, object]) -> Rule:
    words = told.rule(type_, "party", dict(facts))
    return Rule(_type_text(type_), words, {kind: card_text(kind) for kind in type_.kinds})


def _type_text(type_: Dish) -> str:
    """A type as the menu calls it: one that has a single kind like its card."""
    return card_text(type_.name) if len(type_.kinds) == 1 else category_name(type_.name, EDITION)
