"""Random games of Sushi Go Party!, compared question by question with a second implementation."""

import random
from collections import Counter
from itertools import combinations

import pytest

from party_referee import Question, Referee
from party_referee_score import victors
from party_tables import cards_held, in_words, is_blind, on_wasabi, serving, set_aside
from sushibar import Table
from sushibar.games.events import Chance, Event
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.dishes import TYPES

SPECIALS = [type_.name for type_ in TYPES if type_.group == "special"]
PAIRS = list(combinations(SPECIALS, 2))
APPETIZERS = [type_.name for type_ in TYPES if type_.group == "appetizer"]
ROLLS = ("maki", "temaki", "uramaki")
DESSERTS = ("pudding", "green-tea-ice-cream", "fruit")
KINDS = {type_.name: type_.kinds for type_ in TYPES}
LIMITS = {type_.name: type_.players for type_ in TYPES}
EAGER = ("call:", "copy:", "turn:", "menu-", "takeout-", "special-", "chopsticks", "spoon", "sake")
"""What random players like to do, so that much happens."""


def told(table: Table, event: Event) -> list[list[str]]:
    """An event as the referee wants to hear it."""
    if isinstance(event, Chance):
        return [[table.called.cards[kind] for kind in group] for group in event.outcome]
    return [[table.called.actions[action] for action in answer] for answer in event.numbers]


def play_and_compare(players: int, menu: str, seed: int) -> None:
    """Play a random game and compare the table with the referee's at every question."""
    rng = random.Random(seed)
    table = Table("party", players=players, menu=menu, seed=seed)
    types = {name: KINDS[name] for name in table.called.categories[:-1]}
    referee = Referee(players, types)
    game = referee.game()
    question: Question | None = next(game)
    heard = 0
    while True:
        fresh = heard < len(table.events)
        for event in table.events[heard:]:
            heard += 1
            words = told(table, event)
            if isinstance(event, Chance) or any(words):
                assert question is not None
                if isinstance(event, Chance):
                    assert question[0] == event.kind
                try:
                    question = game.send(words)
                except StopIteration:
                    question = None
        if table.over:
            break
        if fresh:
            assert question is not None
            compare(table, referee, question)
        seat = rng.choice(table.pending)
        undecided = rng.choice(table.seats)
        if rng.random() < 0.1 and table.legal(undecided):  # somebody starts a new answer
            if table.game.answer(table.config, table.state, undecided) and rng.random() < 0.5:
                table.retract(undecided)
            seat = undecided
        legal = table.legal(seat)
        if "no-call" in legal:
            assert {word.removeprefix("call:") for word in legal} - {"no-call"} == referee.callable(
                seat
            )
        eager = [word for word in legal if word.startswith(EAGER)]
        table.act(seat, rng.choice(eager if eager and rng.random() < 0.6 else legal))
    assert question is None
    compare_points(table, referee)
    assert list(table.winners) == victors(referee)


def compare(table: Table, referee: Referee, question: Question) -> None:
    """Check that all lies where the referee has it, and that the same is asked."""
    asked = choices(table, referee, question)
    assert table.pending == tuple(sorted(asked)), question
    for seat, legal in asked.items():
        assert set(table.legal(seat)) == legal
    if question[0] == "picks":
        assert Counter(set_aside(table)) == +referee.gone
        assert [is_blind(table, seat) for seat in table.seats] == [
            seat in referee.blind for seat in table.seats
        ]
    plates = table.view(None).plates
    for seat in table.seats:
        assert Counter(plates[seat]) == Counter(map(str, referee.plates[seat]))
        if (table.state.first == NOTHING).all():  # nothing is chosen face down
            assert Counter(cards_held(table, seat)) == +referee.hands[seat]
        dipped = [laid.shows for laid in referee.plates[seat] if laid.wasabi is not None]
        assert Counter(on_wasabi(table, seat)) == Counter(dipped)


def choices(table: Table, referee: Referee, question: Question) -> dict[int, set[str]]:
    """What there is to choose for every seat that has a choice: a single card is taken for it."""
    name, asked = question
    if name not in ("second", "card") and not (name == "picks" and is_last_turn(table)):
        return asked
    copying = {
        seat: {f"copy:{target}" for target in referee.targets(seat)}
        for seat, legal in asked.items()
        if legal == {"special-order"}
    }
    several = {seat: legal for seat, legal in asked.items() if len(legal) > 1}
    return several | {seat: targets for seat, targets in copying.items() if len(targets) > 1}


def is_last_turn(table: Table) -> bool:
    """Whether everybody had one card when the turn started."""
    return table.turn == int(table.config.hand)


def compare_points(table: Table, referee: Referee) -> None:
    """Check the whole score sheet."""
    state = table.state
    for row, seats in enumerate(referee.rows):
        for seat, points in enumerate(seats):
            found = dict(
                zip(table.called.categories, map(int, state.sheet[row, seat]), strict=True)
            )
            assert Counter(points) == Counter(found), (row, seat)
    assert in_words(table, state.hands[0]) == []


def menus(special_pair: tuple[str, str], rng: random.Random) -> tuple[int, str]:
    """A random menu with these specials, often with soup or uramaki, and players for it."""
    appetizers = rng.sample(APPETIZERS, 3)
    if "miso-soup" not in appetizers and rng.random() < 0.5:
        appetizers[0] = "miso-soup"
    roll = rng.choice((*ROLLS, "uramaki"))
    names = [*special_pair, *appetizers, roll, rng.choice(DESSERTS)]
    fewest = max(LIMITS[name][0] for name in names)
    most = min(LIMITS[name][1] for name in names)
    return rng.randint(fewest, most), serving(" ".join(names))


@pytest.mark.parametrize("pair", PAIRS, ids="-and-".join)
def test_random_games_go_as_the_referee_says(pair: tuple[str, str]) -> None:
    rng = random.Random(" ".join(pair))
    for _ in range(2):
        players, menu = menus(pair, rng)
        play_and_compare(players, menu, rng.randrange(1 << 30))


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS, ids="-and-".join)
def test_long_random_games_go_as_the_referee_says(pair: tuple[str, str]) -> None:
    rng = random.Random("long " + " ".join(pair))
    for _ in range(40):
        players, menu = menus(pair, rng)
        play_and_compare(players, menu, rng.randrange(1 << 30))
