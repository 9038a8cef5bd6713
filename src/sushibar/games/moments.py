"""Where an event stands in the course of a game."""

from typing import TypeGuard

from sushibar.games.events import Chance, Event


def is_deal(event: Event) -> TypeGuard[Chance]:
    """Whether hands were dealt."""
    return isinstance(event, Chance) and event.kind == "deal"


def ends_round(event: Event) -> bool:
    """Whether an event was the last one of its round."""
    return int(event.before["this_round"]) != int(event.after["this_round"])


def ends_turn(event: Event) -> bool:
    """Whether an event was the last one of its turn."""
    return ends_round(event) or int(event.before["turn"]) != int(event.after["turn"])
