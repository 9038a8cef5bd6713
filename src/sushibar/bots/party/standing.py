"""How a seat stands at a table as it is, or as it would be after one more card."""

from typing import Final

from sushibar.bots.odds import best_of
from sushibar.bots.party.hopes import Hopes
from sushibar.bots.party.plates import Plates
from sushibar.bots.party.worth import CONTESTED, WORTH
from sushibar.rulebook.party.actions import COPY_FACE_DOWN, COPY_KIND, DONE, TURN_KIND
from sushibar.rulebook.party.config import is_one_of
from sushibar.rulebook.party.plate import copy_face_down, lay, race_alone
from sushibar.rulebook.party.state import LOOKED_AT
from sushibar.rulebook.party.turning import may_turn, turn_over
from sushibar.rulebook.rule import Record

RIVALRY: Final = 0.6
"""How much it is worth that all others lose, shared among them."""
FACE_DOWN: Final = 2
"""What a face-down card brings."""


class Prospects:
    """What tables promise to seats, by the hopes of the one that decides."""

    def __init__(self, hopes: Hopes) -> None:
        self.hopes, self.config = hopes, hopes.config
        self.worths = [
            (WORTH[int(type_)], int(first), int(type_) in CONTESTED)
            for type_, first in zip(self.config.type, self.config.first, strict=True)
            if int(type_) in WORTH
        ]

    def standing(self, table: Record, seat: int) -> float:
        """What a seat's plate may bring, less a share of what others compete for."""
        plates = Plates(self.hopes, table)
        mine, theirs = float(FACE_DOWN * plates.face_down[seat]), 0.0
        for worth, first, contested in self.worths:
            mine += worth(plates, seat, first)
            if contested:
                for other in range(plates.players):
                    if other != seat:
                        theirs += worth(plates, other, first)
        return mine - RIVALRY * theirs / (plates.players - 1)

    def taken(self, table: Record, seat: int, kind: int) -> float:
        """How a seat stands after taking a card and making the best of it."""
        if kind == self.config.special_order:
            return self.ordered(table, seat)
        if is_one_of(kind, int(self.config.menu)):
            return self.served(table, seat)
        if is_one_of(kind, int(self.config.takeout_box)):
            return self.packed(table, seat)
        return self.laid(table, seat, kind, 0)

    def laid(self, table: Record, seat: int, kind: int, copy: int) -> float:
        """How a seat stands with one more card, or a special order that copies it."""
        after = table.copy()
        lay(self.config, after, seat, kind, copy)
        race_alone(self.config, after, seat)
        return self.standing(after, seat)

    # Special orders

    def ordered(self, table: Record, seat: int) -> float:
        """How a seat stands after a special order of the best card it has."""
        targets = [COPY_KIND + kind for kind, cards in enumerate(table.plates[seat]) if cards]
        if table.face_down[seat]:
            targets.append(COPY_FACE_DOWN)
        if not targets:
            return self.standing(table, seat)
        return max(self.copied(table, seat, target) for target in targets)

    def copied(self, table: Record, seat: int, target: int) -> float:
        """How a seat stands after a special order copies something."""
        if target != COPY_FACE_DOWN:
            return self.laid(table, seat, target - COPY_KIND, 1)
        after = table.copy()
        copy_face_down(self.config, after, seat)
        return self.standing(after, seat)

    # Menus

    def served(self, table: Record, seat: int) -> float:
        """How a seat may stand after the best card that a menu shows."""
        nothing = self.standing(table, seat)
        if table.undealt == 0:
            return nothing
        known, unseen = self.hopes.view.in_deck.tolist(), self.hopes.unseen
        hidden = max(0, int(table.undealt) - sum(known)) / self.hopes.lost
        shown = []
        for kind in range(self.config.kinds):
            weight = known[kind] + hidden * unseen[kind]
            if weight > 0:
                playable = not is_one_of(kind, int(self.config.menu))
                promise = self.taken(table, seat, kind) if playable else nothing
                shown.append((promise, weight))
        return best_of(min(LOOKED_AT, int(table.undealt)), shown)

    # Takeout boxes

    def packed(self, table: Record, seat: int) -> float:
        """How a seat stands after turning face down whatever is better so."""
        best = self.standing(table, seat)
        while True:
            promise, action = max(
                (
                    (self.turned(table, seat, action), -action)
                    for action in range(TURN_KIND, DONE)
                    if may_turn(self.config, table, seat, action)
                ),
                default=(best, -DONE),
            )
            if promise <= best:
                return best
            best, table = promise, table.copy()
            turn_over(self.config, table, seat, -action)

    def turned(self, table: Record, seat: int, action: int) -> float:
        """How a seat stands after turning one card face down."""
        after = table.copy()
        turn_over(self.config, after, seat, action)
        return self.standing(after, seat)
