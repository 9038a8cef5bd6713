"""What happens to cards in front of a seat: laid, copied, set aside, turned face down."""

from typing import Final

from sushibar.games.party.rules.actions import COPY_FACE_DOWN, COPY_KIND
from sushibar.games.party.rules.config import ABSENT, NOTHING, ROLL_COLUMN
from sushibar.games.party.rules.effects import discard, happen
from sushibar.games.party.rules.state import free_wasabi, is_nigiri, printed, row_of, uramaki_icons
from sushibar.rulebook.rule import Record, long_rule, rule

RACE_POINTS: Final = (8, 5, 2)
RACE_ICONS: Final = 10
"""So many uramaki rolls take the next place of the race."""


@rule
def lay(config: Record, state: Record, seat: int, kind: int, copy: int) -> None:
    """Lay a card in front of a seat; with `copy` a special order that copies that kind."""
    state.plates[seat, kind] += 1
    state.copies[seat, kind] += copy
    if is_nigiri(kind):
        dip(config, state, seat, kind)
    elif config.effect[kind] != 0:
        happen(int(config.effect[kind]), config, state, seat, copy)


@rule
def dip(config: Record, state: Record, seat: int, kind: int) -> None:
    """Put a nigiri that has just been laid on a free wasabi, if there is one."""
    if free_wasabi(config, state, seat) > 0:
        state.dipped[seat, kind] += 1
        state.used_wasabi[seat] += 1


# Special orders


@rule
def copy_card(config: Record, state: Record, seat: int, action: int) -> None:
    """Lay a special order as the action says what it copies; `NOTHING` sets it aside."""
    if action == NOTHING:
        discard(config, state, int(config.special_order), 0)
    elif action == COPY_FACE_DOWN:
        copy_face_down(config, state, seat)
    else:
        lay(config, state, seat, action - COPY_KIND, 1)


@rule
def copy_face_down(config: Record, state: Record, seat: int) -> None:
    """Lay a special order that copies a face-down card, face down."""
    state.face_down[seat] += 1
    discard(config, state, int(config.special_order), 0)


# The uramaki race


@long_rule
def race_together(config: Record, state: Record) -> None:
    """Let all who have reached ten rolls at the same reveal take the next places, most first.

    A tie gives everyone tied the place in full and closes the next one.
    """
    while state.uramaki_place < len(RACE_POINTS):
        best = 0
        for seat in range(config.players):
            best = max(best, uramaki_icons(config, state, seat))
        if best < RACE_ICONS:
            return
        tied = 0
        for seat in range(config.players):
            if uramaki_icons(config, state, seat) == best:
                tied += 1
                take_place(config, state, seat)
        state.uramaki_place += 2 if tied > 1 else 1


@rule
def race_alone(config: Record, state: Record, seat: int) -> None:
    """Let a seat that has reached ten rolls by a card laid alone take the next place."""
    if config.uramaki == ABSENT or state.uramaki_place >= len(RACE_POINTS):
        return
    if uramaki_icons(config, state, seat) >= RACE_ICONS:
        take_place(config, state, seat)
        state.uramaki_place += 1


@rule
def take_place(config: Record, state: Record, seat: int) -> None:
    """Score the next place of the race and set all uramaki of the seat aside."""
    state.sheet[row_of(state), seat, ROLL_COLUMN] += RACE_POINTS[state.uramaki_place]
    for variant in range(3):
        kind = int(config.uramaki) + variant
        state.gone[kind] += printed(state, seat, kind)
        if state.copies[seat, kind] > 0:
            state.gone[config.special_order] += state.copies[seat, kind]
        state.plates[seat, kind] = 0
        state.copies[seat, kind] = 0
