"""What holds in every game of Sushi Go Party!, whatever is served, dealt and chosen."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from party_invariants import (
    FINE,
    INVARIANTS,
    Ledger,
    broken_at,
    note_deal,
    note_looks,
    open_ledger,
)
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.dishes import COURSES, TYPES
from sushibar.games.party.rules.steps import ASK, COPY, GIVE, MENU_CARD, PICKS, SECOND_CARD, TURN
from sushibar.rulebook.chance import PLAYERS
from sushibar.rulebook.rule import Record, new
from tables import chance

Answer = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """A game to be played with random choices."""

    players: int
    menu: tuple[str, ...]
    seed: int


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every menu that the rules allow, with any seed."""
    players = draw(st.integers(2, 8))
    menu: list[str] = []
    for group, wanted in COURSES.items():
        types = [
            type_.name
            for type_ in TYPES
            if type_.group == group and type_.players[0] <= players <= type_.players[1]
        ]
        menu += draw(
            st.lists(st.sampled_from(types), min_size=wanted, max_size=wanted, unique=True)
        )
    return Setup(players, tuple(menu), draw(st.integers(0, 2**64 - 1)))


class Play:
    """A game in the hands of the rulebook, with random choices among the legal ones."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.luck = Random(setup.seed)
        self.config = GAME.configure(setup.players, menu=setup.menu)
        self.names = GAME.names(self.config)
        self.dealer = chance(setup.seed)
        self.lots = chance(setup.seed, lane=PLAYERS)
        self.state = new(GAME.state)
        GAME.start(self.config, self.state)
        while GAME.advance(self.config, self.state, self.dealer):
            pass

    @property
    def seats(self) -> range:
        return range(self.setup.players)

    @property
    def pending(self) -> list[int]:
        bits = GAME.pending(self.config, self.state)
        return [seat for seat in self.seats if bits >> seat & 1]

    def legal(self, seat: int) -> set[str]:
        mask = np.full(GAME.actions, 7, np.int8)
        GAME.legal(self.config, self.state, seat, mask)
        assert set(mask.tolist()) <= {0, 1}
        names = {self.names.actions[action] for action in mask.nonzero()[0]}
        assert "" not in names
        return names

    def act(self, seat: int, action: str) -> None:
        GAME.act(self.config, self.state, seat, self.names.actions.index(action), self.dealer)

    def choose(self, seat: int, action: str) -> None:
        GAME.choose(self.config, self.state, seat, self.names.actions.index(action))

    def some_action(self, seat: int) -> str:
        return some_action(self.luck, self.legal(seat))

    def step(self) -> None:
        """Let some seat take a step."""
        seat = self.luck.choice(self.pending)
        self.act(seat, self.some_action(seat))

    def answer(self, seat: int) -> Answer:
        return tuple(self.names.actions[a] for a in GAME.answer(self.config, self.state, seat))

    def cards(self, counts: Record) -> Counter[str]:
        """Cards by kind as cards by name."""
        return +Counter(
            {card: int(cards) for card, cards in zip(self.names.cards, counts, strict=False)}
        )

    def hand(self, seat: int) -> Counter[str]:
        """The cards that a seat holds, with one that it has chosen face down."""
        hand = self.cards(self.state.hands[self.state.holds[seat]])
        chosen = int(self.state.first[seat])
        if self.state.phase == PICKS and chosen < len(self.names.cards):
            hand[self.names.cards[chosen]] += 1
        return hand

    def plate(self, seat: int) -> Counter[str]:
        return self.cards(self.state.plates[seat])

    def copies(self, seat: int) -> Counter[str]:
        return self.cards(self.state.copies[seat])


def contents(record: Record) -> list[bytes]:
    """All fields of a record, to the byte."""
    return [record[name].tobytes() for name in record.dtype.names]


def some_action(luck: Random, legal: set[str]) -> str:
    """A legal action, often one with a special card."""
    words = ("chopsticks", "spoon", "menu", "takeout", "order", "sake", "turn:", "ask:")
    special = sorted(action for action in legal if any(word in action for word in words))
    if special and luck.random() < 0.5:
        return luck.choice(special)
    return luck.choice(sorted(legal))


# Cards


@pytest.mark.parametrize("record", [GAME.config, GAME.state, GAME.view])
def test_records_have_no_unused_bytes_that_a_copy_would_leave_to_chance(
    record: np.dtype[np.void],
) -> None:
    assert record.names is not None
    assert sum(record[name].itemsize for name in record.names) == record.itemsize


@settings(max_examples=4, deadline=None)
@given(setups())
def test_all_invariants_hold_in_cpython_too(setup: Setup) -> None:
    play = Play(setup)
    ledger = new(Ledger)
    mask = np.zeros(GAME.actions, np.int8)
    open_ledger(ledger)
    note_looks(play.config, play.state, ledger)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        play.choose(seat, play.some_action(seat))
        moved = True
        while moved:
            broken = broken_at(play.config, play.state, ledger, mask)
            assert broken == FINE, INVARIANTS[broken]
            note_deal(play.config, play.state, ledger)
            moved = GAME.advance(play.config, play.state, play.dealer)
            note_looks(play.config, play.state, ledger)


# Legal actions


def targets(play: Play, seat: int) -> list[str]:
    """What a special order of the seat could copy."""
    face_down = ["copy:face-down"] if play.state.face_down[seat] else []
    return [f"copy:{card}" for card in play.plate(seat)] + face_down


def all_picks(play: Play, seat: int) -> set[Answer]:
    """Every whole answer with which a seat may begin this turn, by trying all of them."""
    hand = play.hand(seat)
    printed, copies = play.plate(seat) - play.copies(seat), play.copies(seat)
    calls = [f"call:{card}" for card in printed] + [f"call:special-order:{card}" for card in copies]
    calls = [call for call in calls if "chopsticks-" in call or "spoon-" in call]
    spoken: list[Answer] = [()]
    if calls and hand.total() > 1:
        spoken = [("no-call",), *((call,) for call in calls)]
    picks: list[Answer] = [(card,) for card in hand if card != "special-order"]
    if hand["special-order"]:
        picks += [("special-order", target) for target in targets(play, seat) or [""]]
    if play.state.blind >> seat & 1:
        picks = [("blind",)]
    return {(*filter(None, pick), *call) for pick in picks for call in spoken}


def all_turns(play: Play, seat: int) -> set[str]:
    """Everything that a takeout box could turn face down now."""
    plate, copies = play.plate(seat), play.copies(seat)
    nigiri = play.names.cards[:3]
    dipped = dict(zip(nigiri, map(int, play.state.dipped[seat]), strict=True))
    used = int(play.state.used_wasabi[seat])
    turns = {"done"}
    for card in plate:
        matters = card.startswith(("chopsticks", "spoon", "pudding", "green-tea", "fruit"))
        single = {**dipped, "wasabi": used}.get(card, copies[card] if matters else 0)
        if plate[card] > single:
            turns.add(f"turn:{card}")
        if matters and copies[card]:
            turns.add(f"turn:special-order:{card}")
    for card in nigiri:
        if dipped[card]:
            turns |= {f"turn:dipped:{card}", f"turn:under:{card}"}
    return turns | ({"turn:spent-wasabi"} if used > sum(dipped.values()) else set())


def all_requests(play: Play) -> set[str]:
    types = [type_ for type_ in TYPES if type_.name in (*play.setup.menu, "nigiri")]
    return {f"ask:{kind}" for type_ in types for kind in type_.kinds} | {
        f"ask:{type_.name}" for type_ in types if len(type_.kinds) > 1
    }


def fits(play: Play, card: str, request: str) -> bool:
    type_ = next(type_.name for type_ in TYPES if card in type_.kinds)
    return request in (f"ask:{card}", f"ask:{type_}")


def expected(play: Play, seat: int) -> set[str]:
    """What the rules allow a seat to do, from what lies on the table."""
    step = int(play.state.step[seat])
    if play.state.phase == PICKS:
        answers = all_picks(play, seat)
        begun = play.answer(seat)
        if seat not in play.pending:
            assert begun in answers
            begun = begun[:1] if play.hand(seat).total() == 1 and len(answers) > 1 else ()
        return {answer[len(begun)] for answer in answers if answer[: len(begun)] == begun}
    if step == COPY:
        return set(targets(play, seat))
    if step == SECOND_CARD:
        return set(play.hand(seat))
    if step == ASK:
        return all_requests(play)
    if step == GIVE:
        request = play.names.actions[play.state.request]
        return {f"give:{card}" for card in play.hand(seat) if fits(play, card, request)}
    if step == MENU_CARD:
        shown = {play.names.cards[kind] for kind in play.state.shown if kind < 25}
        return {card for card in shown if not card.startswith("menu")}
    if step == TURN:
        return all_turns(play, seat)
    return set()


@settings(max_examples=12, deadline=None)
@given(setups())
def test_legal_actions_are_exactly_those_that_the_rules_allow(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        for seat in play.seats:
            if play.state.phase == PICKS or seat in play.pending:
                assert play.legal(seat) == expected(play, seat)
        play.step()


@settings(max_examples=6, deadline=None)
@given(setups())
def test_a_random_action_is_legal_for_all_that_a_seat_knows(setup: Setup) -> None:
    play = Play(setup)
    view = new(GAME.view)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        GAME.observe(play.config, play.state, seat, view)
        for source in (play.state, view):
            action = GAME.random_action(play.config, source, seat, play.lots)
            assert play.names.actions[action] in play.legal(seat)
        play.act(seat, play.some_action(seat))


# Second thoughts


@settings(max_examples=10, deadline=None)
@given(setups())
def test_taking_an_answer_back_restores_every_byte(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        before = contents(play.state)
        for _ in range(play.luck.randint(1, 4)):
            if seat in play.pending:
                play.choose(seat, play.some_action(seat))
        if play.state.phase == PICKS or seat in play.pending:
            GAME.retract(play.config, play.state, seat)
            assert contents(play.state) == before
        answer_somehow(play, seat)
        while GAME.advance(play.config, play.state, play.dealer):
            pass


@settings(max_examples=10, deadline=None)
@given(setups())
def test_changing_ones_mind_is_like_having_chosen_so_at_first(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        undecided = play.state.copy()
        answer_somehow(play, seat)
        if seat not in play.pending and play.pending and play.legal(seat):
            play.act(seat, play.some_action(seat))
            answer_somehow(play, seat)
            changed, mind = contents(play.state), play.answer(seat)
            play.state = undecided
            for action in mind[len(play.answer(seat)) :]:
                if seat in play.pending and action in play.legal(seat):
                    play.act(seat, action)
            assert contents(play.state) == changed
        while GAME.advance(play.config, play.state, play.dealer):
            pass


def answer_somehow(play: Play, seat: int) -> None:
    """Let a seat give the rest of its answer, and nothing follow from it yet."""
    while seat in play.pending:
        play.choose(seat, play.some_action(seat))


@settings(max_examples=6, deadline=None)
@given(setups())
def test_a_step_is_a_choice_and_all_that_follows_from_it(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        action = play.some_action(seat)
        before, dealer = play.state.copy(), play.dealer.copy()
        play.act(seat, action)
        acted = contents(play.state)
        play.state, play.dealer = before, dealer
        play.choose(seat, action)
        while GAME.advance(play.config, play.state, play.dealer):
            pass
        assert contents(play.state) == acted
