"""What was laid in one reveal of Sushi Go Party!, found by comparing the table before and after."""

from typing import NamedTuple

from sushibar.games.events import Reveal
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.actions import fits_request
from sushibar.games.party.rules.config import ABSENT, NOTHING, acts_at_once, is_one_of
from sushibar.games.party.rules.plate import RACE_ICONS
from sushibar.games.party.rules.specials import giver_of
from sushibar.games.party.rules.state import is_nigiri, roll_icons
from sushibar.rulebook.rule import Record


class LaidCard(NamedTuple):
    """A card that a seat laid; a special order with the action that says what it copies."""

    seat: int
    kind: int
    copied: int = NOTHING

    def counts_as(self, config: Record) -> int:
        """The kind that lies there then; `NOTHING` if it is face down or set aside."""
        if self.kind != config.special_order:
            return self.kind
        if self.copied in (NOTHING, actions.COPY_FACE_DOWN):
            return NOTHING
        return self.copied - actions.COPY_KIND


def copy_targets(config: Record, state: Record, seat: int) -> list[int]:
    """The actions that say what a special order of the seat could copy."""
    kinds = [
        actions.COPY_KIND + kind for kind in range(config.kinds) if state.plates[seat, kind] > 0
    ]
    return [*kinds, actions.COPY_FACE_DOWN] if state.face_down[seat] else kinds


def lays_picks(event: Reveal) -> bool:
    """Whether the cards that all seats had picked were laid."""
    if event.before.phase == steps.PICKS:
        return int(event.after.phase) != steps.BLIND_DRAWN
    return int(event.before.phase) == steps.BLIND_DRAWN


def dishes(config: Record, event: Reveal) -> list[LaidCard]:
    """The cards that were laid."""
    before = event.before
    if lays_picks(event):
        return [_chosen(before, seat) for seat in range(config.players)]
    actor = int(before.actor)
    if before.phase in (steps.GIVING, steps.ACTIONS) and is_one_of(
        int(before.acting), int(config.spoon)
    ):
        return given(config, event)
    if before.phase == steps.GIVEN or before.first[actor] != NOTHING:
        return [_chosen(before, actor)]
    return []


def _chosen(state: Record, seat: int) -> LaidCard:
    return LaidCard(seat, int(state.first[seat]) - actions.TAKE, int(state.copied[seat]))


# Spoons


def giver(config: Record, event: Reveal) -> int:
    """Who has what a spoon asks for; `NOTHING` if nobody has."""
    return int(giver_of(config, event.before))


def gift(config: Record, event: Reveal) -> int:
    """The kind that was given to a spoon; `NOTHING` if none was, or not yet."""
    seat = giver(config, event)
    if seat == NOTHING or event.after.phase == steps.GIVING:
        return NOTHING
    if event.before.phase == steps.GIVING:
        return int(event.before.first[seat]) - actions.GIVE_KIND
    hand = event.before.hands[event.before.holds[seat]]
    return next(kind for kind in range(config.kinds) if hand[kind] and fits(config, event, kind))


def fits(config: Record, event: Reveal, kind: int) -> bool:
    """Whether a card is what the spoon asked for."""
    return bool(fits_request(config, int(event.before.request), kind))


def given(config: Record, event: Reveal) -> list[LaidCard]:
    """The card that a spoon brought, unless its owner has yet to say what it copies."""
    kind, actor = gift(config, event), int(event.before.actor)
    if kind == NOTHING or event.after.phase == steps.GIVEN:
        return []
    found = copy_targets(config, event.before, actor)
    copied = found[0] if kind == config.special_order and found else NOTHING
    return [LaidCard(actor, kind, copied)]


# What came of it


def is_on_wasabi(config: Record, event: Reveal, dish: LaidCard) -> bool:
    """Whether a nigiri went on a wasabi."""
    kind = dish.counts_as(config)
    if kind == NOTHING or not is_nigiri(kind):
        return False
    return bool(event.after.dipped[dish.seat, kind] > event.before.dipped[dish.seat, kind])


def vanished(config: Record, event: Reveal, seat: int, kind: int) -> int:
    """How many cards of a kind lay in front of a seat during the reveal and are gone after it."""
    laid = sum(
        dish.seat == seat and dish.counts_as(config) == kind for dish in dishes(config, event)
    )
    return int(event.before.plates[seat, kind]) + laid - int(event.after.plates[seat, kind])


def spilled(config: Record, event: Reveal) -> list[int]:
    """The seats whose miso soups were set aside."""
    soup = int(config.miso_soup)
    if soup == ABSENT or not any(dish.counts_as(config) == soup for dish in dishes(config, event)):
        return []
    return [seat for seat in range(config.players) if vanished(config, event, seat, soup) > 0]


def finishers(config: Record, event: Reveal) -> list[int]:
    """The seats that took a place of the uramaki race."""
    if event.before.uramaki_place == event.after.uramaki_place:
        return []
    return [
        seat
        for seat in range(config.players)
        if roll_icons(config, event.after, seat) == 0
        and _icons_gone(config, event, seat) >= RACE_ICONS
    ]


def _icons_gone(config: Record, event: Reveal, seat: int) -> int:
    first = int(config.uramaki)
    return sum((3 + roll) * vanished(config, event, seat, first + roll) for roll in range(3))


def fizzled(config: Record, event: Reveal) -> list[tuple[int, int]]:
    """Menus and takeout boxes that had nothing to do: seat and kind."""
    after = event.after
    found = []
    for seat in range(config.players):
        for kind in range(config.specials, config.dessert):
            if acts_at_once(config, kind):
                acting = after.actor == seat and after.acting == kind
                if vanished(config, event, seat, kind) - acting > 0:
                    found.append((seat, kind))
    return found
