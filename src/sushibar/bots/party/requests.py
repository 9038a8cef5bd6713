"""What a spoon may ask for, and what the one who has it would give."""

from sushibar.bots.party.standing import Prospects
from sushibar.rulebook.party.actions import ASK_KIND, ASK_TYPE
from sushibar.rulebook.party.config import FACE_DOWN_COLUMN
from sushibar.rulebook.rule import Record


class Requests:
    """What every request of a seat would bring at a table."""

    def __init__(self, prospects: Prospects, table: Record, seat: int) -> None:
        self.prospects, self.table, self.seat = prospects, table, seat
        self.hopes, self.config = prospects.hopes, prospects.config
        self.now = prospects.standing(table, seat)
        self.gains: dict[int, float] = {}

    def promise(self, request: int) -> float:
        """How the seat may stand after a request; it goes round to the left until one has it."""
        kinds = self.kinds(request)
        promise, nobody_yet = self.now, 1.0
        for steps in range(1, self.hopes.players):
            holder = (self.seat + steps) % self.hopes.players
            has = self.hopes.holds(holder, kinds)
            if has:
                promise += nobody_yet * has * self.given(holder, kinds)
                nobody_yet *= 1 - has
        return promise

    def best(self) -> float:
        """How the seat may stand after its best request."""
        requests = [ASK_KIND + kind for kind in range(self.config.kinds)]
        requests += [
            ASK_TYPE + column
            for column in range(FACE_DOWN_COLUMN)
            if self.config.variants[column] > 1
        ]
        return max(map(self.promise, requests))

    def kinds(self, request: int) -> range:
        """The kinds that a request names."""
        if request < ASK_TYPE:
            return range(request - ASK_KIND, request - ASK_KIND + 1)
        column = request - ASK_TYPE
        first = int(self.config.first[column])
        return range(first, first + int(self.config.variants[column]))

    def given(self, holder: int, kinds: range) -> float:
        """What a holder's gift brings: the least of what is known there, else what is usual."""
        known = [kind for kind in kinds if self.hopes.hands[holder][kind]]
        if known:
            return min(map(self.gain, known))
        weights = [self.hopes.unseen[kind] for kind in kinds]
        gains = sum(
            weight * self.gain(kind) for kind, weight in zip(kinds, weights, strict=True) if weight
        )
        return gains / max(1, sum(weights))

    def gain(self, kind: int) -> float:
        """What one more card would bring to the seat."""
        if kind not in self.gains:
            self.gains[kind] = self.prospects.taken(self.table, self.seat, kind) - self.now
        return self.gains[kind]
