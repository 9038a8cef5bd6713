"""Without a network, and with a new version of the page."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from browser.conftest import People
from browser.page_build import ROOT, build_page
from browser.person import Person
from browser.tables import Tables
from live import Server, serving

READY = "navigator.serviceWorker.ready.then((kept) => kept.active.state)"
RULES_KEPT = "Object.keys(localStorage).filter((key) => key.includes('manual-')).length"
KEPT = """
caches.keys().then((names) => Promise.all(names.map((name) =>
    caches.open(name).then((cache) => cache.keys())
))).then((all) => all.flat().map((one) => new URL(one.url).pathname))
"""


def kept_for_later(person: Person) -> None:
    """Wait until the page can be opened without a network."""
    person.page.goto("/")
    person.page.evaluate(READY)
    person.until(lambda: "/" in person.page.evaluate(KEPT))


def test_the_score_pad_counts_and_scores_without_a_network(people: People, server: Server) -> None:
    """Somebody has opened the page once, and opens the score pad where there is no network."""
    person = people(server.url, service_workers="allow")
    kept_for_later(person)
    person.until(lambda: person.page.evaluate(RULES_KEPT) == 5)
    person.context.set_offline(True)
    person.page.goto("/score")
    expect(person.status("web-pad-offline")).to_be_visible()
    person.context.set_offline(False)
    expect(person.status("web-pad-offline")).to_have_count(0)  # though nothing was counted yet
    person.context.set_offline(True)
    for what in ("tempura", "tempura", "triple maki"):
        person.button("web-one-more", what=what).click()
    scored = person.page.get_by_role("listitem")
    expect(scored.filter(has_text=re.compile(r"^\+5 tempura$"))).to_be_visible()
    expect(scored.filter(has_text=re.compile(r"^\+6 maki$"))).to_be_visible()
    points = person.page.get_by_text(person.words("web-pad-points", now=11, total=11))
    expect(points).to_be_visible()
    person.page.goto("/")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.goto("/score")
    expect(points).to_be_visible()  # what was counted is there, and counts
    person.context.set_offline(False)
    expect(person.status("web-pad-offline")).to_have_count(0)
    expect(scored.filter(has_text="1 pair at 5")).to_be_visible()  # the server's reason
    expect(points).to_be_visible()


def test_nothing_that_the_server_answers_is_kept(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Ayumi"])
    person = people(server.url, service_workers="allow")
    kept_for_later(person)
    person.page.goto(place.link)
    expect(person.my_turn.first).to_be_visible()
    person.page.reload()
    expect(person.my_turn.first).to_be_visible()
    kept = person.page.evaluate(KEPT)
    assert len(kept) > 5
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


# Another version


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package with its page."""
    build_page()
    leave = shutil.ignore_patterns("__pycache__", "site")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=leave)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    return tmp_path


@pytest.fixture
def changing_server(house: Path) -> Iterator[Server]:
    """A server whose page is going to change."""
    with serving(house) as running:
        yield running


def build_another(house: Path) -> None:
    """The page as another build, which has a script more and says so."""
    static = house / "src" / "sushibar" / "server" / "static"
    (static / "assets" / "new.js").write_text("globalThis.isNew = true;")
    changes = {
        "index.html": ("</head>", '<script type="module" src="/assets/new.js"></script></head>'),
        "worker.js": ('const BUILD = "', 'const BUILD = "b'),
    }
    for name, (old, new) in changes.items():
        told = (static / name).read_text(encoding="utf-8")
        assert old in told
        (static / name).write_text(told.replace(old, new), encoding="utf-8")


def exchange(server: Server, house: Path) -> None:
    """The server comes back with another page."""
    server.stop()
    build_another(house)
    server.start()


def is_new(person: Person) -> bool:
    """Whether it is the other build; nobody knows while it is loaded."""
    try:
        return bool(person.page.evaluate("Boolean(globalThis.isNew)"))
    except Error:
        return False


@pytest.mark.parametrize("workers", ["block", "allow"])
def test_a_page_that_meets_a_new_server_is_loaded_again(
    people: People, changing_server: Server, house: Path, workers: str
) -> None:
    with Tables(changing_server.url) as tables:
        place = tables.set()
    person = people(changing_server.url, service_workers=workers)
    if workers == "allow":
        kept_for_later(person)
    person.page.goto(place.link)
    expect(person.my_turn.first).to_be_visible()
    assert not is_new(person)
    exchange(changing_server, house)
    person.until(lambda: is_new(person))
    expect(person.my_turn.first).to_be_visible()
    expect(person.status("web-update")).to_have_count(0)


def test_a_choice_that_was_begun_is_given_before_the_page_is_loaded_again(
    people: People, changing_server: Server, house: Path
) -> None:
    with Tables(changing_server.url) as tables:
        place = tables.set(["Aki", "Ben"], [])
    person = people(changing_server.url)
    person.page.goto(place.link)
    expect(person.my_turn.first).to_be_visible()
    person.page.wait_for_timeout(400)
    person.page.keyboard.press("2")
    expect(person.selected).to_have_count(1)
    exchange(changing_server, house)
    expect(person.status("web-update")).to_be_visible()
    expect(person.selected).to_have_count(1)
    assert not is_new(person)
    expect(person.confirm).to_be_enabled()
    person.page.keyboard.press("Enter")
    person.until(lambda: is_new(person))
    expect(person.answered.first).to_be_visible()


def test_without_a_safe_moment_the_person_decides(
    people: People, changing_server: Server, house: Path
) -> None:
    person = people(changing_server.url)
    person.page.goto("/")
    person.field("web-join").fill("ABC")
    exchange(changing_server, house)
    expect(person.status("web-update")).to_be_visible()
    assert person.field("web-join").input_value() == "ABC"
    person.button("web-update-now").click()
    person.until(lambda: is_new(person))
