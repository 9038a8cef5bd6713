"""What a seat of Sushi Go Party! knows, checked against a tracker that follows all that happens."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from party_invariants import Ledger
from party_secrets import change_secrets
from sushibar import Table
from sushibar.games.events import Chance, Reveal
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.steps import ACTIONS, GIVING, PICKS
from sushibar.rulebook.rule import new
from sushibar.rulebook.steps import SPECTATOR
from tables import chance, view_bytes

SETUPS = [
    (2, "uramaki,tofu,onigiri,miso-soup,menu,special-order,fruit", 1),
    (2, "maki,tempura,sashimi,sukeroku,chopsticks,special-order,pudding", 1),
    (3, "maki,tempura,sashimi,onigiri,chopsticks,spoon,pudding", 1),
    (3, "temaki,tempura,sashimi,onigiri,menu,sake,fruit", 1),
    (4, "maki,tempura,sashimi,onigiri,spoon,special-order,fruit", 1),
    (4, "maki,eel,tofu,dumpling,sake,chopsticks,pudding", 1),
    (5, "uramaki,tempura,sukeroku,onigiri,spoon,menu,fruit", 1),
    (3, "maki,tempura,sashimi,edamame,sake,special-order,pudding", 7),
    (6, "maki,tempura,sashimi,edamame,sake,spoon,fruit", 1),
    (8, "maki,onigiri,sashimi,edamame,spoon,takeout-box,fruit", 1),
]
each_setup = pytest.mark.parametrize(("players", "menu", "seed"), SETUPS)


def type_of(card: str) -> str:
    return next(type_.name for type_ in TYPES if card in type_.kinds)


class Tracker:
    """Follows the hands from seat to seat and remembers who has seen which cards in them.

    `hands` are the cards by holder, `known` those of them that an observer can name: all of a hand
    that it looks at, from then on less what is taken and more what is put in, both openly. `lacks`
    are cards that a spoon asked for in vain, `in_deck` what an observer has seen in the deck.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.followed = 0
        self.hands: list[Counter[str]] = []
        self.known: list[dict[int, Counter[str]]] = []
        self.lacks: list[set[str]] = []
        self.seen: list[set[int]] = []
        self.in_deck: dict[int, Counter[str]] = {}
        self.looking: Counter[str] | None = None
        self.blind: set[int] = set()
        self.blind_next: set[int] = set()
        self.request = ""

    def follow(self) -> None:
        """Take in what has happened since the last time."""
        for event in self.table.events[self.followed :]:
            if isinstance(event, Reveal):
                self.reveal(event)
            elif event.kind == "deal":
                self.deal(event)
            elif event.kind == "blind":
                self.draw_blindly(event)
            else:
                self.look_at_deck(event)
            if not isinstance(event, Chance) and event.after.turn > event.before.turn:
                self.pass_on()
        self.followed = len(self.table.events)

    def card(self, kind: int) -> str:
        return self.table.called.cards[kind]

    # Chance

    def deal(self, event: Chance) -> None:
        self.hands = [Counter(self.card(kind) for kind in hand) for hand in event.outcome]
        self.known = [{seat: Counter() for seat in self.table.seats} for _ in self.hands]
        self.lacks = [set() for _ in self.hands]
        self.seen = [set() for _ in self.hands]
        self.in_deck = {seat: Counter() for seat in self.table.seats}
        self.blind, self.blind_next = set(), set()
        self.look()

    def draw_blindly(self, event: Chance) -> None:
        for seat, (kind,) in zip(sorted(self.blind), event.outcome, strict=True):
            self.take(seat, self.card(kind))
            if event.after.copied[seat] == self.table.called.actions.index("copy:sake"):
                self.blind_next.add(seat)  # a special order that had nothing else to copy
        self.blind = set()
        self.look()

    def look_at_deck(self, event: Chance) -> None:
        """Somebody sees cards of the deck: it holds at least what was seen there at once."""
        actor = int(event.before.actor)
        self.looking = Counter(self.card(kind) for kind in event.outcome[0])
        self.in_deck[actor] = (self.in_deck[actor] | self.looking) - self.looking

    # Reveals

    def reveal(self, event: Reveal) -> None:
        words = [[self.table.called.actions[number] for number in a] for a in event.numbers]
        for seat, answer in enumerate(words):
            if "copy:sake" in answer:
                self.blind_next.add(seat)
        phase, actor = int(event.before.phase), int(event.before.actor)
        if phase == PICKS:
            for seat, (chosen, *_) in enumerate(words):
                if chosen != "blind":
                    self.take(seat, chosen)
        elif phase == GIVING:
            for seat, answer in enumerate(words):
                for gift in answer:
                    self.give(event, seat, gift.removeprefix("give:"))
        elif phase == ACTIONS:
            acting = type_of(self.card(int(event.before.acting)))
            if acting == "chopsticks":
                self.take(actor, words[actor][0])
                self.put_into(event, actor)
            elif acting == "spoon":
                self.ask(event, actor, words[actor][0].removeprefix("ask:"))
            elif acting == "menu":
                self.play_from_deck(actor, words[actor][0])

    def ask(self, event: Reveal, actor: int, request: str) -> None:
        for step in range(1, len(self.hands)):
            seat = (actor + step) % len(self.hands)
            fitting = [card for card in +self.hands[seat] if request in (card, type_of(card))]
            if fitting:
                if len(fitting) == 1:
                    self.give(event, seat, fitting[0])
                return
            cards = self.table.called.cards
            self.lacks[seat] |= {card for card in cards if request in (card, type_of(card))}

    def give(self, event: Reveal, seat: int, card: str) -> None:
        self.take(seat, card, eater=int(event.before.actor))
        self.put_into(event, seat)

    def play_from_deck(self, actor: int, card: str) -> None:
        assert self.looking is not None
        if card == "sake":
            self.blind_next.add(actor)
        self.in_deck[actor] += self.looking - Counter([card])
        for seat in self.table.seats:
            if seat != actor:
                self.in_deck[seat] -= Counter([card])
        self.looking = None

    def take(self, seat: int, card: str, eater: int | None = None) -> None:
        self.hands[seat][card] -= 1
        if card == "sake":
            self.blind_next.add(seat if eater is None else eater)
        for cards in self.known[seat].values():
            cards[card] -= cards[card] > 0

    def put_into(self, event: Reveal, seat: int) -> None:
        """The acting card goes into a hand, and everybody sees it."""
        card = "special-order" if event.before.acting_copy else self.card(int(event.before.acting))
        self.hands[seat][card] += 1
        for cards in self.known[seat].values():
            cards[card] += 1

    def pass_on(self) -> None:
        self.hands.insert(0, self.hands.pop())
        self.known.insert(0, self.known.pop())
        self.lacks.insert(0, self.lacks.pop())
        self.seen.insert(0, self.seen.pop())
        self.blind, self.blind_next = self.blind_next, set()
        self.look()

    def look(self) -> None:
        """Let everybody look at the hand that they hold, except those who are blind."""
        for seat in self.table.seats:
            if seat not in self.blind:
                self.known[seat][seat] = Counter(self.hands[seat])
                self.seen[seat].add(seat)

    # Questions

    def known_to(self, observer: int | None, holder: int) -> Counter[str]:
        """The cards of a hand that an observer can name; a spectator is shown none."""
        return Counter() if observer is None else +self.known[holder][observer]

    def hidden_from(self, observer: int | None, holder: int) -> Counter[str]:
        """The other cards of that hand."""
        return self.hands[holder] - self.known_to(observer, holder)

    def unseen_by(self, observer: int | None) -> Counter[str]:
        """The cards that an observer cannot place."""
        state = self.table.state
        cards = Counter(self.card(kind) for kind in state.deck[: state.undealt])
        for variant, copies in enumerate(state.box):
            if copies:
                cards[self.card(int(self.table.config.dessert) + variant)] += int(copies)
        for holder in self.table.seats:
            cards += self.hidden_from(observer, holder)
        if self.looking is not None and observer != state.actor:
            cards += self.looking
        return cards - (Counter() if observer is None else self.in_deck[observer])


def act_at_random(table: Table, luck: Random) -> None:
    """Let some seat take a step, fond of special cards so that many of them travel."""
    seat = luck.choice(table.pending)
    legal = table.legal(seat)
    words = ("chopsticks", "spoon", "menu", "order", "sake")
    special = [action for action in legal if any(word in action for word in words)]
    table.act(seat, luck.choice(special if special and luck.random() < 0.5 else legal))


def moments(players: int, menu: str, seed: int) -> Iterator[tuple[Table, Tracker, Random]]:
    """Moments of a random game: all inside a turn, and some of those when all choose."""
    table = Table("party", players=players, menu=menu, seed=seed)
    tracker = Tracker(table)
    luck = Random(f"{players} {menu} {seed}")
    while not table.over:
        tracker.follow()
        if table.state.phase != PICKS or luck.random() < 1 / players:
            yield table, tracker, luck
        act_at_random(table, luck)


def observers(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [*table.seats, None]


def chosen(table: Table, seat: int) -> Counter[str]:
    """The card that a seat has taken from its hand and not shown."""
    state = table.state
    action = int(state.first[seat])
    hidden = state.phase == PICKS or (state.phase == ACTIONS and takes_from_a_hand(table))
    return Counter([table.called.cards[action]]) if hidden and action < 25 else Counter()


def takes_from_a_hand(table: Table) -> bool:
    """Whether the acting card takes one out of a hand, not out of the deck."""
    return table.called.cards[int(table.state.acting)].startswith("chopsticks")


# What is known


@each_setup
def test_a_seat_knows_exactly_what_it_has_seen(players: int, menu: str, seed: int) -> None:
    inside_turns = 0
    for table, tracker, _ in moments(players, menu, seed):
        inside_turns += table.state.phase != PICKS
        cards = table.called.cards
        for observer in observers(table):
            view = table.view(observer)
            assert Counter(view.unseen) == tracker.unseen_by(observer)
            seen = Counter() if observer is None else +tracker.in_deck[observer]
            assert Counter(dict(zip(cards, view.record.in_deck, strict=False))) == seen
            for holder in table.seats:
                known = tracker.known_to(observer, holder)
                if holder == observer:
                    known -= chosen(table, holder)
                assert Counter(view.hands[holder]) == known
                assert view.unknown[holder] == tracker.hidden_from(observer, holder).total()
                bits = int(view.record.lacks[view.record.holds[holder]])
                lacks = {card for kind, card in enumerate(cards) if bits >> kind & 1}
                assert lacks == (set() if observer is None else tracker.lacks[holder])
    assert inside_turns > 0


# What is not known


@each_setup
def test_what_a_seat_cannot_know_does_not_change_a_byte_of_its_view(
    players: int, menu: str, seed: int
) -> None:
    for table, tracker, luck in moments(players, menu, seed):
        ledger = new(Ledger)
        for holder in table.seats:
            bits = sum(1 << seat for seat in tracker.seen[holder])
            ledger.seen[table.state.holds[holder]] = bits
        for observer in observers(table):
            seat = SPECTATOR if observer is None else observer
            state = table.state
            change_secrets(table.config, state, seat, ledger, chance(luck.randrange(1 << 30)))
            for other in table.seats:
                if other != observer and table.state.phase == PICKS:
                    choose_at_random(table, state, other, luck)
            view = new(GAME.view)
            GAME.observe(table.config, state, seat, view)
            assert view.tobytes() == view_bytes(table, observer)


def choose_at_random(table: Table, state: np.record, seat: int, luck: Random) -> None:
    """Let a seat begin or finish an answer."""
    for _ in range(luck.randrange(4)):
        if GAME.pending(table.config, state) >> seat & 1:
            mask = np.zeros(GAME.actions, np.int8)
            GAME.legal(table.config, state, seat, mask)
            GAME.choose(table.config, state, seat, luck.choice(mask.nonzero()[0].tolist()))


# Sentences


def test_a_blind_seat_sees_its_hand_only_after_the_reveal() -> None:
    table = Table(
        "party", players=3, menu="maki,tempura,sashimi,tofu,sake,tea,pudding", stated=True
    )
    table.enter(
        "deal 1 sake 4*tempura 5*sashimi | 3*maki-1 5*maki-2 2*maki-3 | 3*tea 3*tofu 4*egg-nigiri"
    )
    table.enter("1.1 sake | maki-1 | tea")
    assert table.view(0).hand == ()
    assert table.view(0).unknown == (9, 0, 9)
    assert table.view(1).unknown == (9, 0, 0)
    table.enter("1.2 blind | tempura | maki-1")
    assert table.view(0).hand == ()
    table.enter("blind 1.2 tea")
    assert table.view(0).unknown == (0, 0, 0)


def test_a_blind_seat_knows_a_hand_that_it_has_held_before() -> None:
    table = Table(
        "party", players=2, menu="maki,tempura,sashimi,tofu,sake,tea,pudding", stated=True
    )
    table.enter("deal 1 sake 4*tempura 5*sashimi | sake 2*maki-1 5*maki-2 2*maki-3")
    table.enter("1.1 tempura | maki-2")
    table.enter("1.2 maki-1 | sake")
    assert table.legal(1) == ("blind",)
    assert table.view(1).unknown == (0, 0)
    assert table.view(1).hand == ("maki-1", *["maki-2"] * 4, *["maki-3"] * 2, "sake")


def test_a_spectator_sees_only_what_lies_open() -> None:
    table = Table("party", players=3, menu="maki,tempura,sashimi,onigiri,spoon,menu,fruit", seed=8)
    luck = Random(8)
    while not table.over:
        view = table.view(None).record
        assert view.hands.sum() == view.in_deck.sum() == view.lacks.sum() == 0
        assert view.returned.sum() == 0
        act_at_random(table, luck)
