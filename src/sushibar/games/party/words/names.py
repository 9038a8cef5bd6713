"""What the cards, types and choices of Sushi Go Party! are called."""

from typing import Final

from sushibar.games.notation import canonical
from sushibar.games.party.rules.actions import (
    ASK_KIND,
    ASK_TYPE,
    BLIND,
    CALL_COPY,
    CALL_PRINTED,
    COPY_FACE_DOWN,
    COPY_KIND,
    DONE,
    GIVE_KIND,
    NO_CALL,
    TURN_COPY,
    TURN_DIPPED,
    TURN_KIND,
    TURN_SPENT,
    TURN_UNDER,
)
from sushibar.games.party.rules.cards import CHOPSTICKS, MENU, SPOON, TAKEOUT_BOX, TYPES
from sushibar.games.party.rules.config import EDITION, card_names
from sushibar.games.party.rules.turning import kind_turned
from sushibar.games.setup import Setup
from sushibar.games.sheet import category_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text

NUMBERED_TYPES: Final = tuple(TYPES[type_].name for type_ in (CHOPSTICKS, SPOON, MENU, TAKEOUT_BOX))
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
    """A card as a person calls it, numbered ones with their number."""
    type_, _, number = name.rpartition("-")
    if type_ in NUMBERED_TYPES:
        card = text(f"card-{type_}", edition=EDITION)
        return text("card-numbered", card=card, number=int(number))
    return text(f"card-{name}", edition=EDITION)


def kind_name(setup: Setup, kind: int) -> str:
    """A card by its number on the menu."""
    return card_name(setup, card_names(config_of(setup))[kind])


def type_name(setup: Setup, column: int) -> str:
    """The type of cards in a column of the score sheet."""
    return category_name(TYPES[config_of(setup).type[column]].name, EDITION)


def acting_name(setup: Setup, state: Record) -> str:
    """The numbered card that acts now."""
    card = kind_name(setup, int(state.acting))
    return text("card-as", card=card) if state.acting_copy else card


# Choices


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    if action < BLIND:
        return kind_name(setup, action)
    if action < CALL_PRINTED:
        return _copying_name(setup, action)
    if action < ASK_KIND:
        return _calling_name(setup, action)
    if action < TURN_KIND:
        return _asking_name(setup, action)
    return _turning_name(setup, action)


spoken = action_name


def brief(setup: Setup, action: int) -> str:
    """The card alone, where the question says what is done with it; else the action."""
    if BLIND < action < CALL_PRINTED:
        return target_name(setup, action)
    if ASK_KIND <= action < GIVE_KIND:
        return asked_name(setup, action)
    if GIVE_KIND <= action < TURN_KIND:
        return kind_name(setup, action - GIVE_KIND)
    if TURN_KIND <= action < DONE:
        return turned_name(setup, action)
    return action_name(setup, action)


def _copying_name(setup: Setup, action: int) -> str:
    if action == BLIND:
        return text("action-blind")
    return text("action-copy", card=target_name(setup, action))


def target_name(setup: Setup, action: int) -> str:
    """The card that a special order copies."""
    if action == COPY_FACE_DOWN:
        return text("card-face-down")
    return kind_name(setup, action - COPY_KIND)


def _calling_name(setup: Setup, action: int) -> str:
    if action == NO_CALL:
        return text("action-call-nothing")
    return text("action-call", card=called_name(setup, action))


def called_name(setup: Setup, action: int) -> str:
    """The chopsticks or the spoon that an action calls."""
    slot = action - (CALL_COPY if action >= CALL_COPY else CALL_PRINTED)
    card = kind_name(setup, int(config_of(setup).specials) + slot)
    return text("card-as", card=card) if action >= CALL_COPY else card


def _asking_name(setup: Setup, action: int) -> str:
    if action >= GIVE_KIND:
        return text("action-give", card=kind_name(setup, action - GIVE_KIND))
    return text("action-ask", card=asked_name(setup, action))


def asked_name(setup: Setup, action: int) -> str:
    """What a spoon asks for: a card, or any of a type."""
    if action >= ASK_TYPE:
        return text("card-any", type=type_name(setup, action - ASK_TYPE))
    return kind_name(setup, action - ASK_KIND)


def _turning_name(setup: Setup, action: int) -> str:
    if action == DONE:
        return text("action-done")
    return text("action-turn", card=turned_name(setup, action))


def turned_name(setup: Setup, action: int) -> str:
    """The card that a takeout box turns face down."""
    if action == TURN_SPENT:
        return text("turned-spent-wasabi")
    if action >= TURN_UNDER:
        return text("turned-under", card=kind_name(setup, action - TURN_UNDER))
    card = kind_name(setup, kind_turned(config_of(setup), action))
    if action >= TURN_DIPPED:
        return text("turned-dipped", card=card)
    return text("card-as", card=card) if action >= TURN_COPY else card


def order(config: Record, action: int) -> tuple[int, int]:
    """Where a choice stands among others: what is about the same cards together."""
    if ASK_TYPE <= action < GIVE_KIND:
        return int(config.first[action - ASK_TYPE]), 0
    if ASK_KIND <= action < ASK_TYPE:
        return action - ASK_KIND, action
    if TURN_KIND <= action < DONE:
        return kind_turned(config, action), action
    return LAST, action
