"""What holds in every game, whatever is dealt and chosen."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import Table
from sushibar.games.sushi_go.rules import GAME
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.rules.dishes import CARDS, CATEGORIES
from sushibar.games.sushi_go.rules.state import NOTHING
from sushibar.rulebook.chance import PLAYERS
from sushibar.rulebook.rule import Record, new
from tables import HAND_SIZES, NIGIRI, begun, chance, seated, turn

DECK = Counter(Table(stated=True).view(None).unseen)

Answer = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """A game to be played with random choices."""

    players: int
    edition: str
    options: tuple[str, ...]
    seed: int


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every combination that the rules allow, with any seed."""
    edition = draw(st.sampled_from(["gamewright", "zoch"]))
    players = draw(st.integers(2 if edition == "gamewright" else 3, 5))
    options = ["pass-both-ways"] if draw(st.booleans()) else []
    if players == 2 and draw(st.booleans()):
        options.append("dummy")
    return Setup(players, edition, tuple(options), draw(st.integers(0, 2**64 - 1)))


class Play:
    """A game in the hands of the rulebook, with random choices among the legal ones."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.luck = Random(setup.seed)
        self.config = GAME.configure(setup.players, setup.edition, setup.options)
        self.dealer = chance(setup.seed)
        self.lots = chance(setup.seed, lane=PLAYERS)
        self.state = begun(self.config, self.dealer)

    @property
    def seats(self) -> range:
        return range(self.setup.players)

    @property
    def pending(self) -> list[int]:
        bits = GAME.pending(self.config, self.state)
        return [seat for seat in self.seats if bits >> seat & 1]

    @property
    def moment(self) -> tuple[int, int]:
        return int(self.state.this_round), int(self.state.turn)

    def legal(self, seat: int) -> set[str]:
        mask = np.full(len(ACTION_NAMES), 7, np.int8)
        GAME.legal(self.config, self.state, seat, mask)
        assert set(mask.tolist()) <= {0, 1}
        return {ACTION_NAMES[action] for action in mask.nonzero()[0]}

    def act(self, seat: int, action: str) -> None:
        GAME.act(self.config, self.state, seat, ACTION_NAMES.index(action), self.dealer)

    def choose(self, seat: int, action: str) -> None:
        GAME.choose(self.config, self.state, seat, ACTION_NAMES.index(action))

    def some_action(self, seat: int) -> str:
        """A legal action, often with chopsticks."""
        legal = sorted(self.legal(seat))
        if "call-chopsticks" in legal or self.luck.random() < 0.7:
            return self.luck.choice(legal)
        return next((action for action in legal if action.endswith("chopsticks")), legal[-1])

    def step(self) -> None:
        """Let some seat take a step."""
        seat = self.luck.choice(self.pending)
        self.act(seat, self.some_action(seat))

    def answer(self, seat: int) -> Answer:
        return tuple(ACTION_NAMES[a] for a in GAME.answer(self.config, self.state, seat))

    def hand(self, seat: int) -> Counter[str]:
        """The cards that a seat holds and has not chosen."""
        return counted(self.state.hands[self.state.holds[seat]])

    def chosen(self, seat: int) -> Counter[str]:
        """The cards that a seat has chosen face down."""
        actions = (self.state.first[seat], self.state.second[seat], self.state.for_dummy[seat])
        return Counter(card_of(ACTION_NAMES[action]) for action in actions if action != NOTHING)

    def plate(self, seat: int) -> Counter[str]:
        return counted(self.state.plates[self.state.this_round, seat])

    def controller(self) -> int | None:
        if "dummy" not in self.setup.options:
            return None
        return (int(self.state.first_controller) + sum(self.moment)) % 2


def counted(counts: Record) -> Counter[str]:
    """Cards by kind as cards by name."""
    return +Counter({card: int(number) for card, number in zip(CARDS, counts, strict=True)})


def card_of(action: str) -> str:
    """The card that an action takes."""
    return action.rpartition(":")[2]


# Cards


@settings(max_examples=40, deadline=None)
@given(setups())
def test_cards_are_conserved_hands_are_equal_and_the_game_has_its_length(setup: Setup) -> None:
    play = Play(setup)
    size = HAND_SIZES[int(play.config.seats)]
    moments = [play.moment]
    while not GAME.over(play.state):
        play.step()
        assert everything(play) == DECK
        if play.moment != moments[-1]:
            moments.append(play.moment)
        if not GAME.over(play.state):
            sizes = {
                seat: (play.hand(seat) + play.chosen(seat)).total() - (seat == play.controller())
                for seat in play.seats
            }
            assert set(sizes.values()) == {size - play.state.turn}
    turns = [(round_, turn_) for round_ in range(3) for turn_ in range(size)]
    assert set(moments) <= {*turns, (3, 0)}
    assert set(turns) - set(moments) <= {(round_, size - 1) for round_ in range(3)}
    assert play.state.plates.sum() == 3 * size * play.config.seats
    assert play.state.undealt == 108 - 3 * size * play.config.seats
    assert play.state.hands.sum() == 0


def everything(play: Play) -> Counter[str]:
    """All cards wherever they are."""
    cards = Counter(CARDS[kind] for kind in play.state.deck[: play.state.undealt])
    for seat in range(int(play.config.seats)):
        cards += play.hand(seat)
        for past in range(3):
            cards += counted(play.state.plates[past, seat])
    for seat in play.seats:
        cards += play.chosen(seat)
    return cards


# Legal actions


def all_answers(play: Play, seat: int) -> set[Answer]:
    """Every whole answer that the rules allow a seat in this turn, by trying all of them."""
    hand = play.hand(seat) + play.chosen(seat)
    plate = play.plate(seat)
    on_wasabi = int(play.state.dipped[play.state.this_round, seat].sum())
    free = plate["wasabi"] - on_wasabi
    gives = seat == play.controller()

    def ways_to_lay(card: str, wasabi: int) -> list[tuple[str, int]]:
        """The actions that take this card, and how many wasabi they leave free."""
        if card not in NIGIRI or wasabi == 0:
            return [(card, wasabi)]
        dip = (card, wasabi - 1)
        return [dip, (f"beside:{card}", wasabi)] if play.setup.edition == "zoch" else [dip]

    def gifts(left: Counter[str]) -> list[Answer]:
        return [(f"dummy:{card}",) for card in left] if gives else [()]

    may_call = plate["chopsticks"] > 0 and hand.total() >= 2 + gives
    answers: set[Answer] = set()
    for first in hand:
        left = hand - Counter([first])
        for action, wasabi in ways_to_lay(first, free):
            silence = ("no-call",) if may_call else ()
            answers |= {(action, *silence, *gift) for gift in gifts(left)}
            for second in left if may_call else ():
                last = left - Counter([second])
                for other, _ in ways_to_lay(second, wasabi):
                    answers |= {(action, "call-chopsticks", other, *gift) for gift in gifts(last)}
    return answers


@settings(max_examples=30, deadline=None)
@given(setups())
def test_legal_actions_are_exactly_those_that_lead_to_an_allowed_answer(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        for seat in play.seats:
            answers = all_answers(play, seat)
            begun = play.answer(seat) if seat in play.pending else ()
            if seat not in play.pending:
                assert play.answer(seat) in answers
            expected = {answer[len(begun)] for answer in answers if answer[: len(begun)] == begun}
            assert play.legal(seat) == expected
        play.step()


@settings(max_examples=20, deadline=None)
@given(setups())
def test_a_random_action_is_legal(setup: Setup) -> None:
    play = Play(setup)
    view = new(GAME.view)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        GAME.observe(play.config, play.state, seat, view)
        for source in (play.state, view):
            action = GAME.random_action(play.config, source, seat, play.lots)
            assert ACTION_NAMES[action] in play.legal(seat)
        play.act(seat, play.some_action(seat))


# Second thoughts


@settings(max_examples=30, deadline=None)
@given(setups())
def test_taking_an_answer_back_restores_every_byte(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        if not play.answer(seat):
            before = play.state.tobytes()
            for _ in range(play.luck.randint(1, 4)):
                if seat in play.pending:
                    play.choose(seat, play.some_action(seat))
            GAME.retract(play.config, play.state, seat)
            assert play.state.tobytes() == before
        play.act(seat, play.some_action(seat))


@settings(max_examples=30, deadline=None)
@given(setups())
def test_changing_ones_mind_is_like_having_chosen_so_at_first(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.luck.choice(play.pending)
        undecided = play.state.copy()
        if len(play.pending) > 1 and not play.answer(seat):
            answer_somehow(play, seat)
            for action in play.luck.choice(sorted(all_answers(play, seat))):
                play.act(seat, action)
            changed, mind = play.state.tobytes(), play.answer(seat)
            play.state = undecided
            for action in mind:
                play.act(seat, action)
            assert play.state.tobytes() == changed
        else:
            play.act(seat, play.some_action(seat))


def answer_somehow(play: Play, seat: int) -> None:
    """Let a seat give a whole answer while others still owe theirs."""
    while seat in play.pending:
        play.act(seat, play.some_action(seat))


def test_a_last_card_without_a_choice_stays_chosen() -> None:
    table = seated("wasabi", "squid-nigiri", "", edition="zoch")
    turn(table, "wasabi", "tempura", "tempura")
    while table.turn < 9:
        legal = [table.legal(seat) for seat in table.seats]
        turn(table, *[next(card for card in cards if "squid" not in card) for cards in legal])
    assert table.pending == (0,)
    before = table.state.tobytes()
    (only,) = table.legal(1)
    table.act(1, only)
    assert table.state.tobytes() == before
    table.retract(1)
    assert table.state.tobytes() == before


# Points

# At most ten cards lie on a plate: the best for nigiri are five squid on five wasabi.
MOST = {"maki": 6, "tempura": 25, "sashimi": 30, "dumpling": 15, "nigiri": 45, "pudding": 6}
STEPS = {"tempura": {0, 5, 10, 15, 20, 25}, "sashimi": {0, 10, 20, 30}}


@settings(max_examples=60, deadline=None)
@given(setups())
def test_points_keep_within_their_bounds(setup: Setup) -> None:
    play = Play(setup)
    while not GAME.over(play.state):
        seat = play.pending[0]
        action = GAME.random_action(play.config, play.state, seat, play.lots)
        GAME.act(play.config, play.state, seat, action, play.dealer)
    seats = range(int(play.config.seats))
    sheet = [
        [
            dict(zip(CATEGORIES, map(int, play.state.sheet[row, seat]), strict=True))
            for seat in seats
        ]
        for row in range(4)
    ]
    for row in range(3):
        for points in sheet[row]:
            assert all(0 <= points[category] <= MOST[category] for category in MOST)
            assert points["tempura"] in STEPS["tempura"]
            assert points["sashimi"] in STEPS["sashimi"]
            assert points["dumpling"] in {0, 1, 3, 6, 10, 15}
            assert points["pudding"] == 0
        maki = sorted(points["maki"] for points in sheet[row])
        assert sum(maki) <= 9 or setup.edition == "zoch"
        assert maki[-1] in {0, 1, 2, 3, 6}
    desserts = [points.pop("pudding") for points in sheet[3]]
    assert not any(any(points.values()) for points in sheet[3])
    assert all(-6 <= points <= 6 for points in desserts)
    if setup.edition == "gamewright":
        assert -6 <= sum(desserts) <= 6
    if int(play.config.seats) == 2:
        assert min(desserts) >= 0
    totals = [GAME.total(play.state, seat) for seat in seats]
    assert totals == [
        desserts[seat] + sum(sum(sheet[row][seat].values()) for row in range(3)) for seat in seats
    ]
    winners = GAME.winners(play.config, play.state)
    best = max(totals[seat] for seat in play.seats)
    assert winners > 0
    assert not winners >> setup.players
    assert all(totals[seat] == best for seat in play.seats if winners >> seat & 1)
