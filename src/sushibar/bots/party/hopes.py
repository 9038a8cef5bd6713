"""What may still come to a seat: cards in this round, desserts in the later ones."""

from collections.abc import Callable
from typing import Final

from sushibar.bots.odds import at_least
from sushibar.rulebook.drafting import hand_of
from sushibar.rulebook.party.cards import NIGIRI_KINDS
from sushibar.rulebook.party.config import ABSENT
from sushibar.rulebook.rule import Record

TURN: Final = 2.5
"""What a turn brings in passing: the price of every card that an unfinished set still needs."""
WISH: Final = 0.7
"""How many of the cards that come by, and that one would like, one takes."""
FRUITS_EACH: Final = 2 / 3
"""How many icons of each fruit a card shows on average."""
MOST_WANTED: Final = 4
"""No more cards than this are hoped for to complete a set."""


class Hopes:
    """What a seat may expect by its view, before it chooses."""

    def __init__(self, config: Record, view: Record, seat: int) -> None:
        self.config, self.view, self.seat = config, view, seat
        self.players = int(config.players)
        self.turns_left = int(config.hand) - int(view.turn) - 1
        self.rounds_left = len(config.desserts) - int(view.this_round) - 1
        self.first_dessert = int(config.dessert)
        self.has_wasabi = config.wasabi != ABSENT
        self.maki_places = (6, 3) if config.maki_places == 2 else (6, 4, 2)
        self.colours: list[int] = config.colour.tolist()
        self.kept: list[list[int]] = view.kept.tolist()
        self.unseen: list[int] = view.unseen.tolist()
        self.lost = max(1, sum(self.unseen))
        self.hands = [hand_of(view, holder).tolist() for holder in range(self.players)]
        self.unknown: list[int] = view.unknown.tolist()
        self.lacks = [int(view.lacks[view.holds[holder]]) for holder in range(self.players)]
        self.coming = self.coming_cards()
        self.cards_left = self.turns_left + self.rounds_left * int(config.hand)
        self.desserts = self.coming_desserts()
        self.more_icons = [at_least(icons, FRUITS_EACH * self.desserts) for icons in range(6)]
        self.dipping = self.best_nigiri()

    def in_hand(self, holder: int, kind: int) -> float:
        """How many cards of a kind a hand may hold: those known, and a share of the unseen."""
        if self.lacks[holder] >> kind & 1:
            return float(self.hands[holder][kind])
        hidden: float = self.unknown[holder] * self.unseen[kind] / self.lost
        return hidden + float(self.hands[holder][kind])

    def holds(self, holder: int, kinds: range) -> float:
        """How likely a hand has a card of one of these kinds."""
        if any(self.hands[holder][kind] for kind in kinds):
            return 1.0
        fitting = sum(self.unseen[kind] for kind in kinds if not self.lacks[holder] >> kind & 1)
        misses: float = max(0.0, 1 - fitting / self.lost) ** self.unknown[holder]
        return 1 - misses

    def coming_cards(self) -> list[float]:
        """How many cards of each kind the seat may take out of the hands that come to it."""
        size = self.turns_left + 1
        kinds = range(self.config.kinds)
        coming = [0.0] * len(kinds)
        for passes in range(1, min(size, self.players + 1)):
            holder = (self.seat - passes) % self.players
            visits = -(-(size - passes) // self.players)
            for kind in kinds:
                left = self.in_hand(holder, kind) * (size - passes) / size
                coming[kind] += WISH * min(left, visits)
        return coming

    def coming_desserts(self) -> float:
        """How many desserts the seat may take until the end of the game."""
        served = sum(map(int, self.config.desserts[int(self.view.this_round) + 1 :]))
        deck = sum(map(int, self.config.copies[: self.first_dessert])) + served
        later = served * min(1.0, int(self.config.hand) / deck)
        return later + sum(self.coming[self.first_dessert :])

    def best_nigiri(self) -> float:
        """What a waiting wasabi may add: twice the best nigiri that may come."""
        none_better, points = 1.0, 0.0
        for nigiri in reversed(range(NIGIRI_KINDS)):
            comes = at_least(1, self.coming[nigiri])
            points += none_better * comes * 2 * (nigiri + 1)
            none_better *= 1 - comes
        return points

    def complete(self, score: Callable[[int], int], cards: int, hope: float, turns: int) -> float:
        """What a set may bring: what it is worth, or with some more cards at the price of turns."""
        now = score(cards)
        best = float(now)
        for more in range(1, min(MOST_WANTED, turns) + 1):
            gain = score(cards + more) - now - TURN * more
            if gain > 0:
                best = max(best, now + gain * at_least(more, hope))
        return best
