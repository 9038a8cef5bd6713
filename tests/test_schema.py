"""What views and news tell as data and words: complete, at every moment, and nothing hidden."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from hidden import answered_again, exchanged, other_events
from slow import first
from sushibar import Table, View
from sushibar.games.events import Chance
from sushibar.games.kit import KITS
from sushibar.games.phrases import BYSTANDER
from sushibar.games.schema import described, seen, shared
from sushibar.table.story import seat_names

SETUPS: list[dict[str, object]] = [
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "sushi-go", "players": 3, "edition": "zoch"},
    {"game": "party", "players": 2, "menu": "uramaki,tofu,onigiri,miso-soup,menu,sake,fruit"},
    {"game": "party", "players": 3, "menu": "temaki,eel,tofu,onigiri,spoon,special-order,fruit"},
    {"game": "party", "players": 4, "menu": "maki,tempura,tofu,onigiri,menu,takeout-box,fruit"},
    {"game": "wasabi", "players": 2},
    {"game": "sushi-go", "players": 4, "options": ["pass-both-ways"]},
    {"game": "sushi-go", "players": 5},
    {"game": "party", "players": 5, "menu": "maki,eel,tofu,dumpling,spoon,chopsticks,pudding"},
    {"game": "wasabi", "players": 4},
]
each_setup = pytest.mark.parametrize(
    "setup", first(6, SETUPS), ids=lambda setup: f"{setup['game']}-{setup['players']}"
)
COMMON = ("round", "turn", "points", "hand", "hands", "unknown", "unseen", "plates")


def moments(setup: dict[str, object], seed: int = 1) -> Iterator[tuple[Table, Random]]:
    """A table at every moment of a random game, the end included."""
    luck = Random(f"{setup} {seed}")
    table = Table(**setup, seed=seed)  # type: ignore[arg-type]
    while not table.over:
        yield table, luck
        seat = luck.choice(table.pending)
        table.act(seat, luck.choice(table.legal(seat)))
    yield table, luck


def observers(table: Table) -> list[int]:
    return [*table.seats, BYSTANDER]


def told(table: Table, state: object, seat: int) -> str:
    """What a seat or a bystander is shown, as it is sent."""
    viewer = None if seat == BYSTANDER else seat
    return json.dumps(seen(View(table.setup, table.config, state, viewer, table.names)))


# Data


@each_setup
def test_what_cannot_be_known_changes_no_byte_of_what_is_seen(setup: dict[str, object]) -> None:
    changed = 0
    for table, luck in moments(setup):
        for seat in luck.sample(observers(table), 2):
            state = table.state
            other = answered_again(table, exchanged(table, state, seat, luck), seat, luck)
            assert told(table, other, seat) == told(table, state, seat)
            changed += other.tobytes() != state.tobytes()
    assert changed > 20


@each_setup
def test_what_is_shared_is_what_a_bystander_sees(setup: dict[str, object]) -> None:
    for table, _ in moments(setup):
        alike = shared(table.view(None))
        assert all(shared(table.view(seat)) == alike for seat in table.seats)


@each_setup
def test_a_bystander_sees_all_that_lies_open_and_no_hand(setup: dict[str, object]) -> None:
    for table, _ in moments(setup):
        view = table.view(None)
        known = seen(view)
        assert set(COMMON) <= set(known)
        assert known["hand"] == []
        assert not any(known["hands"])
        assert known["points"] == list(table.points)
        assert known["plates"] == [list(plate) for plate in view.plates]


@each_setup
def test_the_description_is_the_same_from_first_to_last(setup: dict[str, object]) -> None:
    table = Table(**setup, seed=1)  # type: ignore[arg-type]
    first = json.dumps(described(table.view(None)))
    assert first == json.dumps(described(table.view(0)))
    assert first == json.dumps(described(table.play().view(None)))


def test_every_game_is_seen() -> None:
    assert {str(setup["game"]) for setup in SETUPS} == set(KITS)


# Words


@each_setup
def test_what_cannot_be_known_changes_no_byte_of_what_is_told(setup: dict[str, object]) -> None:
    compared: Counter[str] = Counter()
    luck = Random(str(setup))
    table = Table(**setup, seed=0).play()  # type: ignore[arg-type]
    words, names = table.setup.words, seat_names(table)
    for event in table.events:
        for seat in observers(table):
            for other in other_events(table, event, seat, luck):
                one = words.tell(table.setup, event, names, seat)
                assert repr(one) == repr(words.tell(table.setup, other, names, seat))
                compared[event.kind if isinstance(event, Chance) else "reveal"] += 1
    due = {event.kind for event in table.events if isinstance(event, Chance)}
    assert set(compared) == {"reveal", *due} - {"first", "controller"}
    assert compared["reveal"] > 20


@each_setup
def test_a_bystander_is_told_of_every_turn(setup: dict[str, object]) -> None:
    table = Table(**setup, seed=1).play()  # type: ignore[arg-type]
    words, names = table.setup.words, seat_names(table)
    for event in table.events:
        hers = words.tell(table.setup, event, names, BYSTANDER)
        everything = words.tell(table.setup, event, names, None)
        if not isinstance(event, Chance):
            assert [seat for seat, _ in hers.rows] == [seat for seat, _ in everything.rows]
        assert hers.then == ""


def test_a_bystander_hears_how_many_cards_are_dealt_and_which_way_they_go() -> None:
    table = Table(players=4, options=["pass-both-ways"], seed=1).play()
    deals = [
        table.setup.words.tell(table.setup, event, table.names, BYSTANDER).notes
        for event in table.events
        if isinstance(event, Chance)
    ]
    assert deals == [
        ("Round 1: 8 cards for everyone. Hands go to the left.",),
        ("Round 2: 8 cards for everyone. Hands go to the right.",),
        ("Round 3: 8 cards for everyone. Hands go to the left.",),
    ]
