"""What a seat knows: checked against a tracker that follows every hand across the table."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sushibar import Table
from sushibar.games.events import Chance, Reveal
from sushibar.games.sushi_go.rules import GAME
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.rules.dishes import CARDS
from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.steps import SPECTATOR
from tables import DUMMY, seated, turn, view_bytes

SETUPS = [
    (2, "gamewright", ()),
    (2, "gamewright", ("pass-both-ways",)),
    (2, "gamewright", ("dummy",)),
    (2, "gamewright", ("dummy", "pass-both-ways")),
    (3, "gamewright", ()),
    (3, "zoch", ("pass-both-ways",)),
    (4, "zoch", ()),
    (4, "gamewright", ("pass-both-ways",)),
    (5, "gamewright", ()),
    (5, "zoch", ("pass-both-ways",)),
]
each_setup = pytest.mark.parametrize(("players", "edition", "options"), SETUPS)

BOX = Counter(Table(stated=True).view(None).unseen)


class Tracker:
    """Follows the hands from seat to seat and remembers who has seen which cards in them.

    `hands` are the cards by holder, `known` those of them that an observer can name: all of a
    hand that it holds, from then on less what is taken and more what is put back, both openly.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.followed = 0
        self.first_controller = 0
        self.hands: list[Counter[str]] = []
        self.known: list[dict[int, Counter[str]]] = []
        self.plates: Counter[str] = Counter()

    def follow(self) -> None:
        """Take in what has happened since the last time."""
        for event in self.table.events[self.followed :]:
            if isinstance(event, Reveal):
                self.reveal(event)
            elif event.kind == "controller":
                self.first_controller = event.outcome[0][0]
            elif event.kind == "deal":
                self.deal(event)
            else:
                self.draw(event)
        self.followed = len(self.table.events)

    def deal(self, event: Chance) -> None:
        self.hands = [Counter(CARDS[kind] for kind in hand) for hand in event.outcome]
        self.known = [{seat: Counter() for seat in self.table.seats} for _ in self.hands]
        self.look()

    def draw(self, event: Chance) -> None:
        controller = (self.first_controller + event.round + event.turn) % 2
        card = CARDS[event.outcome[0][0]]
        self.hands[DUMMY][card] -= 1
        self.hands[controller][card] += 1
        self.look()

    def reveal(self, event: Reveal) -> None:
        for seat, answer in enumerate(event.numbers):
            words = [ACTION_NAMES[action] for action in answer]
            for word in words:
                if word not in ("call-chopsticks", "no-call"):
                    self.take(seat, word.rpartition(":")[2])
            if "call-chopsticks" in words:
                self.put_back(seat, "chopsticks")
        if any(self.hands[seat].total() for seat in self.table.seats):
            self.pass_on(event.round)
            self.look()

    def take(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        self.plates[card] += 1
        for cards in self.known[seat].values():
            cards[card] -= cards[card] > 0

    def put_back(self, seat: int, card: str) -> None:
        self.hands[seat][card] += 1
        self.plates[card] -= 1
        for cards in self.known[seat].values():
            cards[card] += 1

    def pass_on(self, round_: int) -> None:
        to_the_right = "pass-both-ways" in self.table.setup.options and round_ == 2
        giver = {
            seat: (seat + 1 if to_the_right else seat - 1) % len(self.table.seats)
            for seat in self.table.seats
        }
        self.hands[: len(giver)] = [self.hands[giver[seat]] for seat in self.table.seats]
        self.known[: len(giver)] = [self.known[giver[seat]] for seat in self.table.seats]

    def look(self) -> None:
        """Let everybody look at the hand that they hold."""
        for seat in self.table.seats:
            self.known[seat][seat] = Counter(self.hands[seat])

    def known_to(self, observer: int | None, holder: int) -> Counter[str]:
        """The cards of a hand that an observer can name; a spectator is shown none."""
        if observer is None or holder not in self.table.seats:
            return Counter()
        return +self.known[holder][observer]

    def hidden_from(self, observer: int | None, holder: int) -> Counter[str]:
        """The other cards of that hand."""
        return self.hands[holder] - self.known_to(observer, holder)


def chosen(table: Table, seat: int) -> Counter[str]:
    """The cards that a seat has chosen face down."""
    words = [ACTION_NAMES[action] for action in GAME.answer(table.config, table.state, seat)]
    return Counter(
        word.rpartition(":")[2] for word in words if word not in ("call-chopsticks", "no-call")
    )


def act_at_random(table: Table, luck: Random) -> None:
    """Let some seat take a step, fond of chopsticks so that many of them travel."""
    seat = luck.choice(table.pending)
    legal = table.legal(seat)
    favourite = next((action for action in legal if action.endswith("chopsticks")), legal[0])
    table.act(seat, favourite if luck.random() < 0.6 else luck.choice(legal))


def moments(
    players: int, edition: str, options: tuple[str, ...], seed: int
) -> Iterator[tuple[Table, Tracker, Random]]:
    """Every turn of a random game, each at some moment when some seats have answered."""
    table = Table(players=players, edition=edition, options=options, seed=seed)
    tracker = Tracker(table)
    luck = Random(f"{players} {edition} {options} {seed}")
    while not table.over:
        now = (table.round, table.turn)
        for _ in range(luck.randrange(players + 2)):
            if table.pending:
                before = len(table.events)
                act_at_random(table, luck)
                if len(table.events) > before:
                    break
        tracker.follow()
        yield table, tracker, luck
        while not table.over and (table.round, table.turn) == now:
            act_at_random(table, luck)
    tracker.follow()
    yield table, tracker, luck


def observers(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [*table.seats, None]


# What is known


@each_setup
def test_a_seat_knows_exactly_what_it_has_seen(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    for table, tracker, _ in moments(players, edition, options, seed=1):
        for observer in observers(table):
            view = table.view(observer)
            placed = Counter(tracker.plates)
            for holder in range(table.config.seats):
                known = tracker.known_to(observer, holder)
                placed += known
                if holder == observer:
                    known -= chosen(table, holder)
                assert Counter(view.hands[holder]) == known
                assert view.unknown[holder] == tracker.hidden_from(observer, holder).total()
            assert Counter(view.unseen) == BOX - placed


@each_setup
def test_what_a_view_calls_known_is_true(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    for table, tracker, _ in moments(players, edition, options, seed=2):
        for observer in observers(table):
            view = table.view(observer)
            for holder in range(table.config.seats):
                named = Counter(view.hands[holder])
                if holder == observer:
                    named += chosen(table, holder)
                assert named <= tracker.hands[holder]
                assert named.total() + view.unknown[holder] == tracker.hands[holder].total()


def test_a_spectator_knows_no_hand() -> None:
    for table, tracker, _ in moments(4, "gamewright", (), seed=3):
        view = table.view(None)
        assert view.hand == ()
        assert view.hands == ((), (), (), ())
        assert view.unknown == tuple(hand.total() for hand in tracker.hands)


def test_a_hand_that_was_passed_on_stays_known() -> None:
    table = seated("wasabi pudding", "", "")
    turn(table, "tempura", "tempura", "tempura")
    turn(table, "tempura", "pudding", "tempura")
    assert table.view(0).unknown == (0, 0, 0)
    assert "wasabi" in table.view(0).hands[2]
    assert "pudding" not in table.view(0).hands[2]


def test_chopsticks_that_go_back_are_known_to_those_who_have_held_the_hand() -> None:
    table = seated("chopsticks", "", "")
    turn(table, "chopsticks", "tempura", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura")
    assert "chopsticks" in table.view(0).hands[1]
    assert "chopsticks" in table.view(2).hands[1]


def test_chopsticks_that_go_back_are_known_to_those_who_have_not_held_the_hand_too() -> None:
    table = seated("chopsticks", "", "", "")
    turn(table, "chopsticks", "tempura", "tempura", "tempura")
    turn(table, "tempura call-chopsticks sashimi", "tempura", "tempura", "tempura")
    assert table.view(2).hands[1] == ("chopsticks",)
    assert table.view(2).unknown == (0, 5, 0, 0)
    turn(table, "tempura", "chopsticks", "tempura", "tempura")
    assert table.view(3).hands[2].count("chopsticks") == 0


def test_the_controller_knows_the_hand_that_it_has_passed_on() -> None:
    table = seated("maki-2", "maki-2", "maki-2", options=["dummy"])
    table.enter("draw 1.1 tempura")
    turn(table, "tempura dummy:tempura", "tempura")
    table.enter("draw 1.2 maki-2")
    assert table.view(1).unknown == (0, 0, 7)
    assert table.view(1).hands[0] == table.view(0).hand
    assert table.view(0).unknown == (0, 1, 7)
    assert table.view(0).hands[1].count("maki-2") == 1


# What is not known


def rearranged(table: Table, tracker: Tracker, observer: int | None, luck: Random) -> Record:
    """The table with everything that the observer cannot know exchanged for something else:
    the cards among deck, unseen hands and pile, and what the others have answered so far.
    """
    config, state = table.config, table.state
    others = [seat for seat in table.seats if seat != observer and table.pending]
    for seat in others:
        GAME.retract(config, state, seat)
    hidden = {
        holder: sorted(tracker.hidden_from(observer, holder).elements())
        for holder in range(config.seats)
        if holder != observer and (holder not in table.seats or tracker.hands[holder].total() > 1)
    }
    deck = [CARDS[kind] for kind in state.deck[: state.undealt]]
    pool = [card for cards in (*hidden.values(), deck) for card in cards]
    luck.shuffle(pool)
    for holder, cards in hidden.items():
        hand = state.hands[state.holds[holder]]
        for card in cards:
            hand[CARDS.index(card)] -= 1
        drawn = [pool.pop() for _ in cards]
        for card in drawn:
            hand[CARDS.index(card)] += 1
        controls = (tracker.first_controller + table.round + table.turn) % 2
        if config.dummy and holder == controls and holder != observer:
            state.drawn = CARDS.index(drawn[0])
    state.deck[: state.undealt] = [CARDS.index(card) for card in pool]
    for seat in others:
        for _ in range(luck.randrange(4)):
            if GAME.pending(config, state) >> seat & 1:
                mask = np.zeros(len(ACTION_NAMES), np.int8)
                GAME.legal(config, state, seat, mask)
                GAME.choose(config, state, seat, luck.choice(mask.nonzero()[0].tolist()))
    return state


@each_setup
def test_what_a_seat_cannot_know_does_not_change_a_byte_of_its_view(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    for table, tracker, luck in moments(players, edition, options, seed=4):
        if table.over:
            break
        for observer in observers(table):
            state = rearranged(table, tracker, observer, luck)
            view = new(GAME.view)
            GAME.observe(table.config, state, SPECTATOR if observer is None else observer, view)
            assert view.tobytes() == view_bytes(table, observer)


def test_looking_changes_nothing() -> None:
    table = Table(players=3, seed=5)
    table.answer(1, table.legal(1)[0])
    before = table.state.tobytes()
    for observer in observers(table):
        assert view_bytes(table, observer) == view_bytes(table, observer)
    assert table.state.tobytes() == before
