"""A new game of cards is played in the browser without a line of the page."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.page_build import ROOT
from browser.tables import Tables
from copies import run, with_another_game
from live import Server, serving

WIRE = "from sushibar.codegen.wire_types import wire_types; print(wire_types(), end='')"
CHECK = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json"]
BUILD = ["node_modules/vite/bin/vite.js", "build"]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy with one more game, and the page that knows it, checked and built."""
    house = with_another_game(tmp_path)
    page = house / "frontend"
    leave = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "frontend", page, ignore=leave, dirs_exist_ok=True)
    (page / "node_modules").symlink_to((ROOT / "frontend" / "node_modules").resolve())
    (page / "src" / "wire.ts").write_text(run(house, WIRE), encoding="utf-8")
    own = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    node = shutil.which("node", path=own)
    assert node is not None
    for command in ([*CHECK, "--fail-on-warnings"], BUILD):
        done = subprocess.run([node, *command], cwd=page, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
    return house


@pytest.fixture
def another_server(house: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    with serving(house) as running:
        yield running


@pytest.mark.long
def test_a_game_that_brings_no_parts_is_played_with_cards_and_plates(
    people: People, another_server: Server
) -> None:
    person = people(another_server.url)
    with Tables(another_server.url) as tables:
        place = tables.set(game="sushi-go-two")
        ended = tables.played_out(game="sushi-go-two")
    person.sit(place.link).choose(0)
    expect(person.region("web-mine").get_by_role("listitem")).to_have_count(1)
    person.page.goto(ended.replay_link)
    expect(person.region("web-replay-table").get_by_role("article")).to_have_count(2)
    person.page.goto("/learn/sushi-go-two")
    expect(person.choices.first).to_be_visible()
