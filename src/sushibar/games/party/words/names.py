"""What the cards, types and choices of Sushi Go Party! are called."""

from typing import Final

from sushibar.games.notation import canonical
from sushibar.games.party.rules import actions, dishes
from sushibar.games.party.rules.config import EDITION, card_names
from sushibar.games.party.rules.turning import kind_turned
from sushibar.games.setup import Setup
from sushibar.games.sheet import category_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text

NUMBERED_TYPES: Final = tuple(
    dishes.TYPES[type_].name
    for type_ in (dishes.CHOPSTICKS, dishes.SPOON, dishes.MENU, dishes.TAKEOUT_BOX)
)
LAST: Final = 255
"""Stands after all kinds."""


def config_of(setup: Setup) -> Record:
    """The configuration of a setup, to be looked at."""
    return setup.reading


# Cards


def card_name(setup: Setup, name: str) -> str:
    """A card by its name in files, as a person calls it."""
    return card_text(canonical(name))


def card_text(name: str) -> str:
    """A card as a person calls it; with its number it is a name, such as Spoon 6."""
    type_, _, number = name.rpartition("-")
    if type_ in NUMBERED_TYPES:
        card = text(f"card-{type_}", edition=EDITION)
        return text("card-numbered", card=card[:1].upper() + card[1:], number=int(number))
    return text(f"card-{name}", edition=EDITION)


def kind_name(setup: Setup, kind: int) -> str:
    """A card by its number on the menu."""
    return card_name(setup, card_names(config_of(setup))[kind])


def type_name(setup: Setup, column: int) -> str:
    """The type of cards in a column of the score sheet."""
    return category_name(dishes.TYPES[config_of(setup).type[column]].name, EDITION)


def acting_name(setup: Setup, state: Record) -> str:
    """The numbered card that acts now."""
    card = kind_name(setup, int(state.acting))
    return text("card-as", card=card) if state.acting_copy else card


# Choices


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    if action < actions.BLIND:
        return kind_name(setup, action)
    if action < actions.CALL_PRINTED:
        return _copying_name(setup, action)
    if action < actions.ASK_KIND:
        return _calling_name(setup, action)
    if action < actions.TURN_KIND:
        return _asking_name(setup, action)
    return _turning_name(setup, action)


spoken = action_name


def brief(setup: Setup, action: int) -> str:
    """The card alone, where the question says what is done with it; else the action."""
    if actions.BLIND < action < actions.CALL_PRINTED:
        return target_name(setup, action)
    if actions.ASK_KIND <= action < actions.GIVE_KIND:
        return asked_name(setup, action)
    if actions.GIVE_KIND <= action < actions.TURN_KIND:
        return kind_name(setup, action - actions.GIVE_KIND)
    if actions.TURN_KIND <= action < actions.DONE:
        return turned_name(setup, action)
    return action_name(setup, action)


def _copying_name(setup: Setup, action: int) -> str:
    if action == actions.BLIND:
        return text("action-blind")
    return text("action-copy", card=target_name(setup, action))


def target_name(setup: Setup, action: int) -> str:
    """The card that a special order copies."""
    if action == actions.COPY_FACE_DOWN:
        return text("card-face-down")
    return kind_name(setup, action - actions.COPY_KIND)


def _calling_name(setup: Setup, action: int) -> str:
    if action == actions.NO_CALL:
        return text("action-call-nothing")
    return text("action-call", card=called_name(setup, action))


def called_name(setup: Setup, action: int) -> str:
    """The chopsticks or the spoon that an action calls."""
    slot = action - (actions.CALL_COPY if action >= actions.CALL_COPY else actions.CALL_PRINTED)
    card = kind_name(setup, int(config_of(setup).specials) + slot)
    return text("card-as", card=card) if action >= actions.CALL_COPY else card


def _asking_name(setup: Setup, action: int) -> str:
    if action >= actions.GIVE_KIND:
        return text("action-give", card=kind_name(setup, action - actions.GIVE_KIND))
    return text("action-ask", card=asked_name(setup, action))


def asked_name(setup: Setup, action: int) -> str:
    """What a spoon asks for: a card, or any of a type."""
    if action >= actions.ASK_TYPE:
        return text("card-any", type=type_name(setup, action - actions.ASK_TYPE))
    return kind_name(setup, action - actions.ASK_KIND)


def _turning_name(setup: Setup, action: int) -> str:
    if action == actions.DONE:
        return text("action-done")
    return text("action-turn", card=turned_name(setup, action))


def turned_name(setup: Setup, action: int) -> str:
    """The card that a takeout box turns face down."""
    if action == actions.TURN_SPENT:
        return text("turned-spent-wasabi")
    if action >= actions.TURN_UNDER:
        return text("turned-under", card=kind_name(setup, action - actions.TURN_UNDER))
    card = kind_name(setup, kind_turned(config_of(setup), action))
    if action >= actions.TURN_DIPPED:
        return text("turned-dipped", card=card)
    return text("card-as", card=card) if action >= actions.TURN_COPY else card


def order(config: Record, action: int) -> tuple[int, int]:
    """Where a choice stands among others: what is about the same cards together."""
    if actions.ASK_TYPE <= action < actions.GIVE_KIND:
        return int(config.first[action - actions.ASK_TYPE]), 0
    if actions.ASK_KIND <= action < actions.ASK_TYPE:
        return action - actions.ASK_KIND, action
    if actions.TURN_KIND <= action < actions.DONE:
        return kind_turned(config, action), action
    return LAST, action
