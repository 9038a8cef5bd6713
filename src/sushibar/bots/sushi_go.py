"""What an action of Sushi Go! promises: points now, and hopes for what may still come."""

import math
from typing import Final

from sushibar.bots.odds import at_least
from sushibar.rulebook.drafting import hand_of
from sushibar.rulebook.rule import Counts, Record
from sushibar.rulebook.sushi_go.actions import (
    CALL_CHOPSTICKS,
    FOR_DUMMY,
    NO_CALL,
    card_of,
    may_call,
)
from sushibar.rulebook.sushi_go.cards import (
    CHOPSTICKS,
    DUMPLING,
    EGG,
    KINDS,
    NIGIRI,
    NIGIRI_POINTS,
    SASHIMI,
    TEMPURA,
    TEMPURA_POINTS,
)
from sushibar.rulebook.sushi_go.play import lay
from sushibar.rulebook.sushi_go.score import maki_icons
from sushibar.rulebook.sushi_go.state import DUMMY, FIRST_CARD, direction, free_wasabi, puddings_of
from sushibar.table.sushi_go import lay_chosen, sheet_now
from sushibar.table.view import View

TURN: Final = 2.5
"""What a turn brings in passing: the price of every card that an unfinished set still needs."""
DENIAL: Final = 0.6
"""How much the next neighbour's loss is worth, shared among all opponents."""
SECOND_CARD: Final = 0.6
"""What waiting chopsticks are worth for every turn on which they can be used, up to four."""
SHARE: Final = 1.5
"""How many times a fair share one hopes to get of the good cards that come by."""
DUMPLINGS_TAKEN: Final = 0.2
"""How many of the dumplings that come by one takes."""
ROUND_POINTS: Final = slice(TEMPURA_POINTS, NIGIRI_POINTS + 1)
"""The columns of the sheet that no other seat has a say in."""


class Outlook:
    """What a seat hopes for: the cards on their way to it, and what plates may become."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.config, self.seat, self.deciding = view.config, view.seat, view.record
        self.table = view.record.copy()
        self.free = lay_chosen(self.table, self.seat)
        self.turns_left = int(self.config.hand) - int(self.table.turn) - 1
        self.hopes = self.coming_cards()
        self.wasabi_hope = self.best_nigiri()
        first = self.deciding.step[self.seat] == FIRST_CARD
        self.can_call = first and may_call(self.config, self.deciding, self.seat)

    # Actions

    def promise(self, action: int) -> float:
        """How good an action is; only comparisons between actions mean anything."""
        if action == NO_CALL:
            return self.worth(self.table, self.seat)
        if action == CALL_CHOPSTICKS:
            return self.best_second(self.table, self.free, hand_of(self.deciding, self.seat))
        if action >= FOR_DUMMY:
            return self.promise_for_dummy(card_of(action))
        after = self.table.copy()
        free = lay(after, self.seat, action, self.free)
        promise = self.worth(after, self.seat)
        if self.can_call:
            hand = hand_of(self.deciding, self.seat).copy()
            hand[card_of(action)] -= 1
            promise = max(promise, self.best_second(after, free, hand))
        return promise + self.denied(card_of(action))

    def best_second(self, table: Record, free: int, hand: Counts) -> float:
        """The promise of the best second card, with the chopsticks gone for it."""
        best = -math.inf
        for kind in range(KINDS):
            if hand[kind]:
                after = table.copy()
                after.plates[after.this_round, self.seat, CHOPSTICKS] -= 1
                lay(after, self.seat, kind, free)
                best = max(best, self.worth(after, self.seat) + self.denied(kind))
        return best

    def promise_for_dummy(self, kind: int) -> float:
        """Giving the dummy a card takes it from the opponent, and changes both races."""
        after = self.table.copy()
        lay(after, DUMMY, kind, free_wasabi(after, DUMMY))
        opponent = 1 - self.seat
        denied = self.gain(opponent, kind) if self.turns_left else 0.0
        return denied + self.worth(after, self.seat) - self.worth(after, opponent)

    def denied(self, kind: int) -> float:
        """What it is worth that the next neighbour does not get a card."""
        if self.turns_left == 0:
            return 0.0
        players = int(self.config.players)
        neighbour = (self.seat + direction(self.config, self.table)) % players
        return DENIAL / (players - 1) * self.gain(neighbour, kind)

    def gain(self, seat: int, kind: int) -> float:
        """What one more card would add to a seat's plate."""
        after = self.table.copy()
        lay(after, seat, kind, free_wasabi(after, seat))
        return self.worth(after, seat) - self.worth(self.table, seat)

    # Hopes

    def coming_cards(self) -> list[float]:
        """How many cards of each kind the others may leave in the hands that come to this seat."""
        view, players = self.deciding, int(self.config.players)
        unseen = [int(cards) for cards in view.unseen]
        size = self.turns_left + 1
        hopes = [0.0] * KINDS
        for passes in range(1, min(size, players)):
            holder = (self.seat - direction(self.config, view) * passes) % players
            hidden = int(view.unknown[holder]) / max(1, sum(unseen))
            for kind in range(KINDS):
                cards = int(hand_of(view, holder)[kind]) + hidden * unseen[kind]
                hopes[kind] += cards * (size - passes) / size * SHARE / players
        return hopes

    def chance(self, kind: int, cards: int = 1) -> float:
        """How likely that many more cards of a kind can be taken."""
        if self.turns_left < cards:
            return 0.0
        return at_least(cards, self.hopes[kind])

    def best_nigiri(self) -> float:
        """What a waiting wasabi may add: twice the best nigiri that may come."""
        none_better, points = 1.0, 0.0
        for nigiri in reversed(range(NIGIRI)):
            comes = self.chance(EGG + nigiri)
            points += none_better * comes * 2 * (nigiri + 1)
            none_better *= 1 - comes
        return points

    # Plates

    def worth(self, table: Record, seat: int) -> float:
        """What a seat's plate brings now, and what it may still become."""
        plate = table.plates[table.this_round, seat]
        tempura, sashimi = int(plate[TEMPURA]) % 2, int(plate[SASHIMI]) % 3
        dumplings = int(plate[DUMPLING])
        points = float(sum(map(int, sheet_now(self.config, table)[seat, ROUND_POINTS])))
        if tempura:
            points += self.chance(TEMPURA) * (5 - TURN)
        if sashimi:
            points += self.chance(SASHIMI, 3 - sashimi) * (10 - TURN * (3 - sashimi))
        points += dumplings * min(DUMPLINGS_TAKEN * self.hopes[DUMPLING], max(0, 5 - dumplings))
        points += self.wasabi_hope * min(free_wasabi(table, seat), self.turns_left)
        if plate[CHOPSTICKS]:
            points += SECOND_CARD * max(0, min(self.turns_left - 1, 4))
        return points + self.maki_race(table, seat) + self.pudding_race(table, seat)

    def maki_race(self, table: Record, seat: int) -> float:
        """The points that the maki rolls of a seat may bring: 6 for the most, 3 for the second."""
        rolls = [maki_icons(plate) for plate in table.plates[table.this_round]]
        if rolls[seat] == 0 and self.turns_left == 0:
            return 0.0
        ahead = self.ahead(rolls, seat, spread=0.3 + 0.5 * self.turns_left)
        first, second = 1.0, 0.0
        for chance in ahead:
            first, second = first * (1 - chance), second * (1 - chance) + first * chance
        return 6 * first + 3 * second

    def pudding_race(self, table: Record, seat: int) -> float:
        """The points that the puddings of a seat may bring: 6 for the most, -6 for the fewest."""
        puddings = [puddings_of(table, other) for other in range(self.config.seats)]
        turns = self.turns_left + int(self.config.hand) * (2 - int(table.this_round))
        ahead = self.ahead(puddings, seat, spread=0.3 + 0.08 * turns)
        points = 6 * math.prod(1 - chance for chance in ahead)
        if self.config.seats > 2:
            points -= 6 * math.prod(ahead)
        return points

    def ahead(self, amounts: list[int], seat: int, spread: float) -> list[float]:
        """How likely every other seat ends ahead, if amounts may still move by the spread."""
        mine = amounts[seat]
        return [
            1 / (1 + math.exp((mine - amounts[other]) / spread))
            for other in range(self.config.seats)
            if other != seat
        ]
