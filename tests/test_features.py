"""What networks are shown and choose from: all that a seat may know, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hidden import answered_again, exchanged, luck_record
from sushibar import Table
from sushibar.games.features import Encoding, Layout
from sushibar.games.kit import KITS, kit_named
from sushibar.games.party.features.numbering import CARDS, FACE_OF, FACES
from sushibar.games.party.features.numbering import tables as numbers
from sushibar.games.party.rules.config import card_names
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new

SETUPS: list[dict[str, Any]] = [
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "sushi-go", "players": 4, "options": ["pass-both-ways"]},
    {"game": "sushi-go", "players": 3, "edition": "zoch"},
    {"game": "sushi-go", "players": 5},
    {"game": "party", "players": 2, "menu": "uramaki,tofu,onigiri,miso-soup,menu,sake,fruit"},
    {"game": "party", "players": 3, "menu": "temaki,eel,tofu,onigiri,spoon,special-order,fruit"},
    {"game": "party", "players": 4, "menu": "maki,tempura,tofu,onigiri,wasabi,takeout-box,fruit"},
    {"game": "party", "players": 8, "menu": "maki,eel,tofu,dumpling,spoon,chopsticks,pudding"},
    {
        "game": "party",
        "players": 4,
        "menu": "maki,eel,tofu,sukeroku,special-order,chopsticks,green-tea-ice-cream",
    },
    {"game": "wasabi", "players": 2},
    {"game": "wasabi", "players": 4},
]
LOOKED_AT = 4
"""One moment of this many."""
each_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda setup: f"{setup['game']}-{setup['players']}"
)


def moments(setup: dict[str, Any], seed: int = 1) -> Iterator[tuple[Table, int, Random]]:
    """A table at many moments of a random game, with a seat that is asked."""
    luck = Random(f"{setup} {seed}")
    table = Table(**setup, seed=seed)
    while not table.over:
        seat = luck.choice(table.pending)
        if luck.randrange(LOOKED_AT) == 0:
            yield table, seat, luck
        table.act(seat, luck.choice(table.legal(seat)))


class Seen:
    """What a network is shown at a table."""

    def __init__(self, table: Table) -> None:
        self.table, self.game = table, table.game
        self.encoding: Encoding = kit_named(table.game.name).features
        self.tables = np.array([*self.encoding.tables(table.config)], np.int16)

    def row(self, state: Record, seat: int) -> np.ndarray[Any, Any]:
        row = np.full(self.encoding.layout.size, 77, np.int8)
        self.encoding.write(self.table.config, self.tables, state, seat, row)
        return row

    def parts(self, state: Record, seat: int) -> dict[str, Any]:
        """The features by name."""
        row = self.row(state, seat)
        return {one.name: row[one.start : one.end] for one in self.encoding.layout}

    def choices(self, state: Record, seat: int) -> list[int]:
        mask = np.full(len(self.encoding.choices), 77, np.int8)
        self.encoding.mark(self.table.config, self.tables, state, seat, mask)
        assert set(mask.tolist()) <= {0, 1}
        return [int(choice) for choice in mask.nonzero()[0]]

    def action(self, state: Record, seat: int, choice: int) -> int:
        return self.encoding.action(self.table.config, self.tables, state, seat, choice)


def legal(game: Game, table: Table, seat: int) -> list[int]:
    mask = np.zeros(game.actions, np.int8)
    game.legal(table.config, table.state, seat, mask)
    return [int(action) for action in mask.nonzero()[0]]


# Layouts


@pytest.mark.parametrize("name", KITS)
def test_slices_lie_side_by_side_and_all_are_explained(name: str) -> None:
    encoding = kit_named(name).features
    layout: Layout = encoding.layout
    assert [one.start for one in layout] == [0, *(one.end for one in layout)][:-1]
    assert len({one.name for one in layout}) == len(layout)
    assert all(one.meaning and one.scale > 0 and one.length > 0 for one in layout)
    assert 0 <= layout.size - layout[-1].end < 16
    assert layout.size % 16 == 0
    assert len(layout.scales) == layout.size
    assert len(set(encoding.choices)) == len(encoding.choices)


@pytest.mark.parametrize("name", KITS)
def test_the_documentation_tells_all_slices(name: str) -> None:
    page = (Path(__file__).parents[1] / "docs" / "learning.md").read_text(encoding="utf-8")
    encoding = kit_named(name).features
    assert f"{encoding.layout.size} features, {len(encoding.choices)} choices." in page
    for one in encoding.layout:
        places = f"{one.start}–{one.end - 1}"
        assert f"| `{one.name}` | {places} | {one.scale} | {one.meaning} |" in page


# Secrets


@each_setup
def test_what_cannot_be_known_changes_no_feature(setup: dict[str, Any]) -> None:
    changed = 0
    for table, seat, luck in moments(setup):
        seen, state = Seen(table), table.state
        other = answered_again(table, exchanged(table, state, seat, luck), seat, luck)
        assert seen.row(other, seat).tobytes() == seen.row(state, seat).tobytes()
        changed += other.tobytes() != state.tobytes()
    assert changed > 5


@each_setup
def test_a_table_guessed_from_a_view_has_the_same_features_and_choices(
    setup: dict[str, Any],
) -> None:
    for table, seat, luck in moments(setup, 2):
        seen, game = Seen(table), table.game
        view, guess = new(game.view), new(game.state)
        game.observe(table.config, table.state, seat, view)
        game.determinize(table.config, view, luck_record(luck), guess)
        assert seen.row(guess, seat).tobytes() == seen.row(table.state, seat).tobytes()
        assert seen.choices(guess, seat) == seen.choices(table.state, seat)


# Choices


@each_setup
def test_choices_are_the_legal_actions_one_for_one(setup: dict[str, Any]) -> None:
    asked: Counter[int] = Counter()
    for table, seat, _ in moments(setup, 3):
        seen = Seen(table)
        choices = seen.choices(table.state, seat)
        actions = [seen.action(table.state, seat, choice) for choice in choices]
        assert sorted(actions) == legal(table.game, table, seat)
        asked.update(choices)
    assert len(asked) > 8


def test_a_choice_is_called_what_the_rulebook_calls_it() -> None:
    for table, seat, _ in moments(SETUPS[3]):
        seen = Seen(table)
        names = [seen.encoding.choices[choice] for choice in seen.choices(table.state, seat)]
        assert sorted(names) == sorted(table.legal(seat))


def test_a_card_of_party_is_the_same_choice_on_every_menu() -> None:
    for setup in SETUPS:
        if setup["game"] == "party":
            for table, seat, _ in moments(setup):
                seen = Seen(table)
                names = [
                    seen.encoding.choices[choice] for choice in seen.choices(table.state, seat)
                ]
                cards = {name for name in names if name in CARDS}
                spoken = {name.rpartition(":")[2] for name in table.legal(seat)}
                assert cards <= spoken


# Meanings


@pytest.mark.parametrize("setup", SETUPS[:4], ids=lambda setup: str(setup["players"]))
def test_sushi_go_is_shown_as_its_view_is(setup: dict[str, Any]) -> None:
    known = 0
    for table, seat, _ in moments(setup):
        parts = Seen(table).parts(table.state, seat)
        view = new(table.game.view)
        table.game.observe(table.config, table.state, seat, view)
        players = int(table.config.players)
        way = -1 if "pass-both-ways" in table.setup.options and view.this_round == 1 else 1
        assert parts["unseen"].tolist() == view.unseen.tolist()
        assert parts["hand"].tolist() == view.hands[view.holds[seat]].tolist()
        for turns in range(1, players):
            holder = (seat - turns * way) % players
            *cards, unknown, held = parts["hands"].reshape(4, 14)[turns - 1].tolist()
            assert cards == view.hands[view.holds[holder]].tolist()
            assert unknown == view.unknown[holder]
            assert held == (sum(cards) > 0 and unknown <= 1 and view.turn >= players - turns)
            known += held
        for turns in range(players):
            owner = (seat + turns * way) % players
            plate = parts["plates"].reshape(5, 23)[turns].tolist()
            assert plate[:12] == view.plates[view.this_round, owner].tolist()
            assert plate[18] == table.points[owner]
    assert known > 5


@pytest.mark.parametrize("setup", SETUPS[4:9], ids=lambda setup: str(setup["menu"]))
def test_party_is_shown_as_its_view_is(setup: dict[str, Any]) -> None:
    for table, seat, _ in moments(setup):
        parts = Seen(table).parts(table.state, seat)
        view = new(table.game.view)
        table.game.observe(table.config, table.state, seat, view)
        players, kinds = int(table.config.players), int(table.config.kinds)
        own = view.hands[view.holds[seat]].tolist()
        names = card_names(table.config)
        held = {CARDS[place]: cards for place, cards in enumerate(parts["hand"].tolist()) if cards}
        assert held == {names[kind]: cards for kind, cards in enumerate(own) if cards}
        faces = [*numbers(table.config)][FACE_OF : FACE_OF + kinds]

        def by_face(cards: Any, faces: Any = faces) -> list[int]:
            counts = [0] * len(FACES)
            for face, count in zip(faces, cards, strict=False):
                counts[face] += int(count)
            return counts

        for turns in range(1, players):
            holder = (seat - turns) % players
            *cards, unknown, _ = parts["hands"].reshape(7, -1)[turns - 1].tolist()
            assert cards == by_face(view.hands[view.holds[holder]])
            assert unknown == view.unknown[holder]
        for turns in range(players):
            owner = (seat + turns) % players
            plate = parts["plates"].reshape(8, -1)[turns].tolist()
            assert plate[: len(FACES)] == by_face(view.plates[owner])
        if not view.kept_orders and view.phase == 0:
            unseen = by_face(view.unseen.astype(int) + view.in_deck)
            # A hand that its own seat must not look at is in no slice but `hand`.
            assert parts["unseen"].tolist() == unseen


def test_wasabi_shows_how_near_a_run_is_to_a_recipe() -> None:
    claims = 0
    table, luck = Table("wasabi", players=2, seed=2), luck_record(Random(1))
    cook = kit_named("wasabi").bot.policies["greedy"]
    while not table.over and claims < 2:
        (seat,) = table.pending
        parts = Seen(table).parts(table.state, seat)
        recipes = parts["recipes"].reshape(3, -1)
        reach = parts["reach"].reshape(3, 42)
        for place, recipe in enumerate(table.state.hands[seat].tolist()):
            length = int(table.config.length[recipe]) if recipe >= 0 else 0
            assert recipes[place, :4].tolist() == [int(length == one) for one in (2, 3, 4, 5)]
            assert reach[place].max() <= length + 1 if length else not reach[place].any()
            if recipes[place, 5]:  # what can be claimed lies there whole
                assert reach[place].max() == length + 1
                claims += 1
        table.act(seat, table.setup.called.actions[cook(table.config, table.state, seat, luck)])
    assert claims == 2
