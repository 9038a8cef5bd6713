"""What an action of Sushi Go Party! promises: points now, hopes, and what others get by it."""

import math
from functools import cached_property
from typing import Final

from sushibar.bots.odds import best_of
from sushibar.bots.party.hopes import Hopes
from sushibar.bots.party.requests import Requests
from sushibar.bots.party.standing import Prospects
from sushibar.rulebook.drafting import ANSWERED
from sushibar.rulebook.party.actions import (
    BLIND,
    CALL_COPY,
    CALL_PRINTED,
    COPY_FACE_DOWN,
    DONE,
    GIVE_KIND,
    NO_CALL,
    TURN_KIND,
)
from sushibar.rulebook.party.answers import retract
from sushibar.rulebook.party.choices import calls, may_call
from sushibar.rulebook.party.config import acts_at_once, is_one_of
from sushibar.rulebook.party.plate import lay, lift, race_alone
from sushibar.rulebook.party.specials import lay_chosen
from sushibar.rulebook.party.state import CALL, MENU_CARD, PICK, is_blind
from sushibar.rulebook.rule import Record
from sushibar.table.view import View

DENIAL: Final = 0.6
"""How much it is worth that the next neighbour does not get a card, shared among all opponents."""
SOUP: Final = 3
"""What a miso soup loses when it meets another in the same turn."""
SOUP_TAKEN: Final = 0.4
"""How likely somebody who holds a miso soup takes it in this turn."""
TRIFLE: Final = 0.01
"""So little better is not worth turning a card face down."""


class Outlook:
    """What a seat may hope for by its view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.config, self.seat, self.table = view.config, view.seat, view.record.copy()
        if self.table.step[self.seat] == ANSWERED:
            retract(self.config, self.table, self.seat)
        self.players = int(self.config.players)
        self.step = int(self.table.step[self.seat])
        self.neighbour = (self.seat + 1) % self.players
        self.hopes = Hopes(self.config, self.table, self.seat)
        self.prospects = Prospects(self.hopes)
        self.standings: dict[int, float] = {}
        self.gains: dict[tuple[int, int], float] = {}
        if self.step == CALL:
            self.lay_picked()

    def lay_picked(self) -> None:
        """Lay the card that comes with a call, unless nobody has seen it yet."""
        card = int(self.table.first[self.seat])
        if card != BLIND:
            lay_chosen(self.config, self.table, self.seat, card)
            race_alone(self.config, self.table, self.seat)

    @cached_property
    def requests(self) -> Requests:
        """What a spoon may ask for."""
        return Requests(self.prospects, self.table, self.seat)

    # Actions

    def promise(self, action: int) -> float:
        """How good an action is; only comparisons between actions mean anything."""
        if action < BLIND:
            return self.promise_of_card(action)
        if action <= COPY_FACE_DOWN:
            return self.prospects.copied(self.table, self.seat, action)
        if action <= NO_CALL:
            return self.promise_of_call(action)
        if action < GIVE_KIND:
            return self.requests.promise(action)
        if action < TURN_KIND:
            return self.promise_of_gift(action - GIVE_KIND)
        if action == DONE:
            return self.now(self.seat)
        return self.prospects.turned(self.table, self.seat, action) - TRIFLE

    def promise_of_card(self, kind: int) -> float:
        """What a card brings, and what the neighbour loses if it comes from the hand."""
        promise = self.now(self.seat) + self.gain(self.seat, kind)
        if self.step == MENU_CARD:
            return promise
        if self.step == PICK:
            promise = max(promise, self.with_second(kind))
            if kind == self.config.miso_soup:
                promise -= SOUP * self.soup_spoiled()
        return promise + self.denied(kind)

    def promise_of_call(self, call: int) -> float:
        """What a second card or a request brings, with the chopsticks or the spoon gone for it."""
        if call == NO_CALL:
            return self.now(self.seat)
        after = self.table.copy()
        self.lift_called(after, call)
        if self.is_for_second(call):
            return self.best_second(after, self.hopes.hands[self.seat])
        return Requests(self.prospects, after, self.seat).best()

    def promise_of_gift(self, kind: int) -> float:
        """A card that helps the asker little, and would have helped the next neighbour."""
        asker = int(self.table.actor)
        promise = -self.gain(asker, kind) / (self.players - 1)
        return promise if asker == self.neighbour else promise + self.denied(kind)

    # Second cards

    def with_second(self, kind: int) -> float:
        """The promise of a card together with a second one from the same hand."""
        if kind == self.config.special_order or acts_at_once(self.config, kind):
            return -math.inf
        if not may_call(self.config, self.table, self.seat):
            return -math.inf
        open_calls = calls(self.config, self.table, self.seat)
        for call in range(CALL_PRINTED, NO_CALL):
            if open_calls >> (call - CALL_PRINTED) & 1 and self.is_for_second(call):
                after = self.table.copy()
                lay(self.config, after, self.seat, kind, 0)
                self.lift_called(after, call)
                hand = self.hopes.hands[self.seat].copy()
                hand[kind] -= 1
                return self.best_second(after, hand)
        return -math.inf

    def best_second(self, table: Record, hand: list[int]) -> float:
        """The promise of the best second card of a hand, also of one that nobody has seen."""
        if is_blind(table, self.seat):
            held = [
                (self.prospects.taken(table, self.seat, kind), weight)
                for kind in range(self.config.kinds)
                if (weight := self.hopes.in_hand(self.seat, kind))
            ]
            return best_of(self.hopes.turns_left, held)
        return max(
            self.prospects.taken(table, self.seat, kind) + self.denied(kind)
            for kind, cards in enumerate(hand)
            if cards
        )

    def kind_called(self, call: int) -> int:
        """The kind of the chopsticks or the spoon that a call names."""
        first = CALL_COPY if call >= CALL_COPY else CALL_PRINTED
        return int(self.config.specials) + call - first

    def is_for_second(self, call: int) -> bool:
        """Whether a call names chopsticks."""
        return is_one_of(self.kind_called(call), int(self.config.chopsticks))

    def lift_called(self, table: Record, call: int) -> None:
        """Take what is called off the seat's plate."""
        lift(table, self.seat, self.kind_called(call), int(call >= CALL_COPY))

    # Cards

    def now(self, seat: int) -> float:
        """How a seat stands before the action."""
        if seat not in self.standings:
            self.standings[seat] = self.prospects.standing(self.table, seat)
        return self.standings[seat]

    def gain(self, seat: int, kind: int) -> float:
        """What one more card would bring to a seat."""
        if acts_at_once(self.config, kind):  # the number makes no difference
            kind = int(self.config.first[self.config.column[kind]])
        if (seat, kind) not in self.gains:
            self.gains[seat, kind] = self.prospects.taken(self.table, seat, kind) - self.now(seat)
        return self.gains[seat, kind]

    def denied(self, kind: int) -> float:
        """What it is worth that the next neighbour does not get a card."""
        if self.hopes.turns_left == 0:
            return 0.0
        return DENIAL / (self.players - 1) * max(0.0, self.gain(self.neighbour, kind))

    def soup_spoiled(self) -> float:
        """How likely another seat takes a miso soup in the same turn."""
        kinds = range(self.config.miso_soup, self.config.miso_soup + 1)
        return 1 - math.prod(
            1 - SOUP_TAKEN * self.hopes.holds(other, kinds)
            for other in range(self.players)
            if other != self.seat
        )
