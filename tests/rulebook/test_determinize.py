"""Whole tables drawn from what a seat knows: consistent, complete, and uniform."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from fairness import assert_fair
from sushibar.games.sushi_go.rules import GAME
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.rules.dishes import CARDS
from sushibar.games.sushi_go.rules.state import NOTHING
from sushibar.rulebook.chance import PLAYERS
from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.steps import SPECTATOR
from tables import DUMMY, begun, chance, seated

DECK = [14, 14, 14, 6, 12, 8, 5, 10, 5, 10, 6, 4]
SETUPS = [
    (2, "gamewright", ()),
    (2, "gamewright", ("dummy",)),
    (3, "gamewright", ("pass-both-ways",)),
    (4, "zoch", ("pass-both-ways",)),
    (5, "zoch", ()),
]


class Play:
    """A random game, step by step."""

    def __init__(
        self,
        players: int,
        edition: str = "gamewright",
        options: tuple[str, ...] = (),
        seed: int = 1,
    ) -> None:
        self.config = GAME.configure(players, edition, options)
        self.dealer = chance(seed)
        self.luck = chance(seed, lane=PLAYERS)
        self.state = begun(self.config, self.dealer)

    def pending(self, state: Record | None = None) -> list[int]:
        bits = GAME.pending(self.config, self.state if state is None else state)
        return [seat for seat in range(self.config.players) if bits >> seat & 1]

    def step(self, seat: int) -> None:
        action = GAME.random_action(self.config, self.state, seat, self.luck)
        GAME.act(self.config, self.state, seat, action, self.dealer)

    def until(self, round_: int, turn: int) -> None:
        """Play until this turn of this round starts, both counted from 1."""
        while (self.state.this_round + 1, self.state.turn + 1) != (round_, turn):
            self.step(self.pending()[0])

    def view(self, seat: int, state: Record | None = None) -> Record:
        view = new(GAME.view)
        GAME.observe(self.config, self.state if state is None else state, seat, view)
        return view

    def mask(self, seat: int, state: Record) -> list[int]:
        mask = np.zeros(len(ACTION_NAMES), np.int8)
        GAME.legal(self.config, state, seat, mask)
        return mask.tolist()


def cards_of(state: Record) -> list[int]:
    """All cards of a table by kind, those chosen face down included."""
    cards = [
        int(state.hands[:, kind].sum()) + int(state.plates[:, :, kind].sum()) for kind in range(12)
    ]
    for kind in state.deck[: state.undealt]:
        cards[kind] += 1
    for actions in (state.first, state.second, state.for_dummy):
        for action in actions:
            if action != NOTHING:
                cards[CARDS.index(ACTION_NAMES[action].rpartition(":")[2])] += 1
    return cards


@pytest.mark.parametrize(("players", "edition", "options"), SETUPS)
def test_a_drawn_table_agrees_with_the_view_and_can_be_played(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    play = Play(players, edition, options, seed=2)
    drawn = new(GAME.state)
    number = 0
    while play.pending():
        number += 1
        seat = number % (players + 1) - 1  # every seat and the spectator in turn
        view = play.view(seat)
        GAME.determinize(play.config, view, play.luck, drawn)
        assert play.view(seat, drawn).tobytes() == view.tobytes()
        assert cards_of(drawn) == DECK
        if seat != SPECTATOR:
            assert (seat in play.pending(drawn)) == (seat in play.pending())
            assert drawn.step[seat] == play.state.step[seat]
        if seat in play.pending():
            assert play.mask(seat, drawn) == play.mask(seat, play.state)
        if number % 25 == 0:
            play_on(play, drawn.copy())
        play.step(play.pending()[number % len(play.pending())])


def play_on(play: Play, state: Record) -> None:
    """Play a drawn table to its end."""
    while not GAME.over(state):
        seat = play.pending(state)[-1]
        action = GAME.random_action(play.config, state, seat, play.luck)
        assert play.mask(seat, state)[action]
        GAME.act(play.config, state, seat, action, play.luck)
    assert cards_of(state) == DECK


def test_the_others_owe_their_answers_again() -> None:
    play = Play(4, seed=3)
    for seat in (1, 2, 3):
        play.step(seat)
    drawn = new(GAME.state)
    GAME.determinize(play.config, play.view(0), play.luck, drawn)
    assert play.pending(drawn) == [0, 1, 2, 3]
    play.step(0)
    play.step(0)
    GAME.determinize(play.config, play.view(0), play.luck, drawn)
    assert play.pending(drawn) == [1, 2, 3]


def test_nobody_is_asked_while_a_card_for_the_dummy_is_due() -> None:
    table = seated("", "", "", options=["dummy"])
    drawn = new(GAME.state)
    luck = chance(seed=1)
    for observer in (0, 1, None):
        view = table.view(observer).record
        GAME.determinize(table.config, view, luck, drawn)
        assert GAME.pending(table.config, drawn) == 0
        assert GAME.chance_due(drawn) == "draw"
        assert drawn.drawn == NOTHING


# Uniformly


def hand_of(state: Record, seat: int) -> tuple[int, ...]:
    """The cards that a seat holds, by kind."""
    return tuple(int(cards) for cards in state.hands[state.holds[seat]])


def position(turn: int, unknown: list[int]) -> Play:
    """A game of five in this turn of the last round, where seat 0 does not know that many cards."""
    for seed in range(100):
        play = Play(5, seed=seed)
        play.until(3, turn)
        if play.view(0).unknown.tolist() == unknown:
            return play
    raise AssertionError("no such position among a hundred games")


def test_an_unknown_hand_is_drawn_uniformly() -> None:
    play = position(turn=4, unknown=[0, 0, 0, 0, 4])
    view = play.view(0)
    stranger = 4  # its hand comes to seat 0 in the next turn
    assert view.unseen.sum() == 7
    unseen = [kind for kind in range(12) for _ in range(view.unseen[kind])]
    known = hand_of(view, stranger)
    likelihood: Counter[tuple[int, ...]] = Counter()
    for cards in combinations(unseen, 4):
        likelihood[tuple(known[kind] + cards.count(kind) for kind in range(12))] += 1
    assert likelihood.total() == comb(7, 4)
    outcomes = []
    drawn = new(GAME.state)
    for _ in range(1200):
        GAME.determinize(play.config, view, play.luck, drawn)
        outcomes.append(hand_of(drawn, stranger))
    assert_fair(outcomes, likelihood)


def test_two_unknown_hands_are_drawn_uniformly_together() -> None:
    play = position(turn=3, unknown=[0, 0, 0, 5, 5])
    view = play.view(0)
    kind = int(view.unseen.argmax())
    copies = int(view.unseen[kind])
    likelihood = {
        (third, fourth): comb(5, third) * comb(5, fourth) * comb(3, copies - third - fourth)
        for third in range(copies + 1)
        for fourth in range(copies + 1 - third)
    }
    outcomes: list[tuple[int, int]] = []
    drawn = new(GAME.state)
    for _ in range(1200):
        GAME.determinize(play.config, view, play.luck, drawn)
        outcomes.append((hand_of(drawn, 3)[kind], hand_of(drawn, 4)[kind]))
    assert_fair(outcomes, {pair: weight for pair, weight in likelihood.items() if weight})


def test_the_drawn_card_and_the_pile_of_the_dummy_are_drawn_uniformly() -> None:
    play = Play(2, options=("dummy",), seed=6)
    play.until(3, 8)
    controller = (int(play.state.first_controller) + 2 + 7) % 2
    observer = 1 - controller
    view = play.view(observer)
    assert int(view.unknown[controller]) == 1
    assert int(view.unknown[DUMMY]) == 1
    unseen = [kind for kind in range(12) for _ in range(view.unseen[kind])]
    likelihood: Counter[tuple[int, int]] = Counter(
        (unseen[a], unseen[b]) for a in range(len(unseen)) for b in range(len(unseen)) if a != b
    )
    outcomes = []
    drawn = new(GAME.state)
    for _ in range(1200):
        GAME.determinize(play.config, view, play.luck, drawn)
        difference = np.array(hand_of(drawn, controller)) - hand_of(view, controller)
        assert drawn.drawn == difference.argmax()
        outcomes.append((int(drawn.drawn), hand_of(drawn, DUMMY).index(1)))
    assert_fair(outcomes, likelihood)
