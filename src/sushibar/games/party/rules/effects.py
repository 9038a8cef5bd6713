"""What dishes do when they are laid: a short function each."""

from collections.abc import Callable
from typing import Any, Final

from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.dishes import TYPES
from sushibar.rulebook.rule import Record, one_of, rule

_effects: Final[dict[str, Callable[..., Any]]] = {}


def when_laid(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Mark what happens when a card of a dish is laid.

    A rule (config, state, seat, copy); `copy` is 1 where a special order counts as that card.
    """

    def mark(effect: Callable[..., Any]) -> Callable[..., Any]:
        _effects[name] = rule(effect)
        return effect

    return mark


@when_laid("miso-soup")
def serve_soup(config: Record, state: Record, seat: int, copy: int) -> None:
    """Set aside all miso soups of this turn as soon as there are two, and every further one."""
    state.fresh_soups += 1
    if state.fresh_soups == 1:
        state.lone_soup = seat
        state.lone_copy = copy
        return
    set_aside(config, state, seat, int(config.miso_soup), copy)
    if state.lone_soup != NOTHING:
        set_aside(config, state, int(state.lone_soup), int(config.miso_soup), int(state.lone_copy))
        state.lone_soup = NOTHING
        state.lone_copy = 0


@when_laid("sake")
def blind_next_turn(config: Record, state: Record, seat: int, copy: int) -> None:
    """Let the seat choose without looking in the next turn."""
    state.blind_next |= 1 << seat


# Cards that leave a plate


@rule
def physical(config: Record, kind: int, copy: int) -> int:
    """The kind that is printed on a card: a special order's own if it is a copy."""
    return int(config.special_order) if copy else kind


@rule
def lift(state: Record, seat: int, kind: int, copy: int) -> None:
    """Take a card off a seat's plate."""
    state.plates[seat, kind] -= 1
    state.copies[seat, kind] -= copy


@rule
def discard(config: Record, state: Record, kind: int, copy: int) -> None:
    """Put a card that lies nowhere aside for the rest of the round."""
    state.gone[physical(config, kind, copy)] += 1


@rule
def set_aside(config: Record, state: Record, seat: int, kind: int, copy: int) -> None:
    """Put a card of a seat's plate aside for the rest of the round."""
    lift(state, seat, kind, copy)
    discard(config, state, kind, copy)


# Which one it is

_wanted = [dish.name for dish in TYPES if dish.acts]
if sorted(_wanted) != sorted(_effects):
    raise LookupError(f"dishes that act: {_wanted}; effects: {sorted(_effects)}")

happen: Final = one_of([_effects[name] for name in _wanted])
"""A rule (number, config, state, seat, copy): what a card does; 0 does nothing."""
