"""Compiled rules at the table: the same game to the byte, and nobody waits for them."""

import json
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sushibar import Table
from sushibar.games import readiness
from sushibar.games.kit import KITS, game_named
from sushibar.games.readiness import (
    compile_quick,
    compiled_apart,
    is_quick,
    quick_soon,
    rules_of,
    use_plain,
)
from sushibar.games.schema import seen
from sushibar.rulebook.quick import quick
from sushibar.rulebook.rule import copied, new

PATIENCE = 300
"""Seconds after which a compiler has surely failed."""

SETUPS: list[dict[str, object]] = [
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "sushi-go", "players": 4, "options": ["pass-both-ways"]},
    {"game": "sushi-go", "players": 3, "edition": "zoch"},
    {"game": "party", "players": 3, "menu": "temaki,tempura,sashimi,onigiri,menu,sake,fruit"},
    {"game": "party", "players": 5, "menu": "uramaki,tempura,tofu,onigiri,spoon,takeout-box,fruit"},
    {
        "game": "party",
        "players": 4,
        "menu": "maki,eel,tofu,miso-soup,chopsticks,special-order,fruit",
    },
    {"game": "wasabi", "players": 2},
    {"game": "wasabi", "players": 4},
]
each_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda setup: f"{setup['game']}-{setup['players']}"
)


@pytest.fixture(autouse=True)
def plain_afterwards() -> Iterator[None]:
    yield
    for name in KITS:
        use_plain(name)


def glance(table: Table) -> tuple[object, ...]:
    """All that can be told from a table now."""
    views = [table.view(seat) for seat in (None, *table.seats)]
    return (
        table.state.tobytes(),
        [view.record.tobytes() for view in views],
        [json.dumps(seen(view)) for view in views],
        [table.legal(seat) for seat in table.seats],
        (table.pending, table.due, table.round, table.turn, table.over),
        (table.points, table.winners, table.happened),
    )


def played(setup: dict[str, object], switch: int | None) -> Iterator[tuple[object, ...]]:
    """A random game move by move, with compiled rules after some of them."""
    luck = Random(str(setup))
    table = Table(**setup, seed=3)  # type: ignore[arg-type]
    name, moves = str(setup["game"]), 0
    while not table.over:
        if moves == switch:
            compile_quick(name)
        yield glance(table)
        seat = luck.choice(table.pending)
        if luck.random() < 0.1:
            table.retract(seat)
        table.act(seat, luck.choice(table.legal(seat)))
        moves += 1
    yield glance(table)
    records = [(event.before.tobytes(), event.after.tobytes()) for event in table.events]
    yield table.events, records, table.record()
    assert is_quick(name) == (switch is not None)


@each_setup
def test_a_table_goes_on_the_same_when_its_rules_are_compiled(setup: dict[str, object]) -> None:
    plain = list(played(setup, None))
    for number, glances in enumerate(played(setup, switch=len(plain) // 3)):
        assert glances == plain[number]
    assert number == len(plain) - 1


@pytest.mark.parametrize("name", KITS)
def test_compiled_rules_return_pythons_own_numbers(name: str) -> None:
    rules = compile_quick(name)
    table = Table(name, players=2, seed=1)
    assert type(rules.pending(table.config, table.state)) is int
    assert type(rules.total(table.state, 0)) is int
    assert type(rules.total(table.view(0).record, 0)) is int
    assert type(rules.advance(table.config, table.state, None)) is bool
    assert type(table.points[0]) is int


@pytest.mark.parametrize("name", KITS)
def test_records_that_kernels_cannot_read_are_left_to_the_plain_rules(name: str) -> None:
    rules, game = quick(game_named(name)), game_named(name)
    table = Table(name, players=2, seed=1)
    several = np.zeros(3, game.state).view(np.recarray)
    several[1] = table.state
    assert rules.pending(table.config, several[1]) == game.pending(table.config, table.state)
    assert rules.pending(table.config, table.view(0).record) == game.pending(
        table.config, table.view(0).record
    )
    one, other = new(game.view), new(game.view)
    rules.observe(table.config, several[1], 1, one)
    game.observe(table.config, table.state, 1, other)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", KITS)
def test_a_copied_record_is_its_own_and_equal(name: str) -> None:
    state = Table(name, players=2, seed=1).state
    other = copied(state)
    assert other.tobytes() == state.tobytes()
    other.turn = 5
    assert state.turn == 0


def test_a_stated_table_is_played_with_compiled_rules() -> None:
    compile_quick("sushi-go")
    table = Table(players=2, stated=True)
    table.enter("deal 1 5*tempura 5*sashimi | 5*dumpling 5*maki-1")
    table.enter("1.1 tempura | maki-1")
    assert table.view(None).plates == (("tempura",), ("maki-1",))


# Getting ready


def wait_for(name: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_quick(name):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_game_gets_ready_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SUSHIBAR_RULES")
    begin, get_ready = threading.Event(), readiness._get_ready
    monkeypatch.setattr(readiness, "_get_ready", lambda name: begin.wait() and get_ready(name))
    table = Table("wasabi", players=2, seed=1)
    quick_soon("wasabi")
    quick_soon("wasabi")
    assert table.rules is game_named("wasabi")
    begin.set()
    wait_for("wasabi")
    assert table.rules is rules_of("wasabi") is quick(game_named("wasabi"))
    assert table.play().over


def test_nothing_is_compiled_where_the_environment_says_so() -> None:
    quick_soon("party")
    assert "party" not in readiness._begun


def test_a_compiler_that_cannot_start_is_logged_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(readiness, "folder_used", lambda: str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    with caplog.at_level(logging.ERROR):
        readiness._get_ready("sushi-go")
    assert "could not compile for sushi-go" in caplog.text
    assert not is_quick("sushi-go")
    assert Table(players=2, seed=1).play().over


def test_a_compiler_that_fails_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr(readiness, "__name__", "sushibar.nothing")
    with caplog.at_level(logging.ERROR):
        readiness._get_ready("sushi-go")
    assert "could not compile for sushi-go" in caplog.text
    assert not is_quick("sushi-go")


def test_code_that_cannot_be_kept_is_not_compiled_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(readiness, "folder_used", lambda: "another folder")
    with caplog.at_level(logging.WARNING):
        readiness._get_ready("sushi-go")
    assert "compiled code of sushi-go cannot be kept" in caplog.text
    assert not is_quick("sushi-go")


def test_what_was_compiled_once_is_not_compiled_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(readiness, "folder_used", lambda: str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert not compiled_apart("a.module", "sushi-go")
    (tmp_path / "a.module.sushi-go").touch()
    assert compiled_apart("a.module", "sushi-go")


def test_a_table_alone_loads_no_compiler() -> None:
    program = (
        "import sys\nfrom sushibar import Table\nTable(players=2, seed=1).play()\n"
        "assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=100)
