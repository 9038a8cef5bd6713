"""A browser and a server for the tests of a worker; for each test, people with windows."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser.chromium import chromium
from browser.page_build import ROOT, build_page
from browser.person import Person
from browser.tables import Tables
from live import Server, serving

FAILED = ROOT / "build" / "browser"
"""Pictures of tests that failed."""
TRACED = bool(os.environ.get("TRACE"))
"""Whether to keep traces beside them, for a fifth more time: `playwright show-trace FILE`."""
SCREENS = ROOT / "build" / "screens"
"""A picture of every screen, where somebody asks for them (see `Person.picture`)."""
PATIENCE = 30_000
"""Milliseconds after which something that should be seen is not there."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of this worker; it is closed before tests run that have a loop of their own."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page as its sources are now."""
    build_page()
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def tables(server: Server) -> Iterator[Tables]:
    """The server's requests, to set tables and to look records up."""
    with Tables(server.url) as asked:
        yield asked


class People:
    """Opens browser windows, and keeps what was seen in them when a test fails."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser, self.name = browser, name
        self.contexts: list[BrowserContext] = []

    def __call__(self, url: str, **settings: Any) -> Person:
        """Somebody with a browser of their own: nothing is remembered in it, nor kept of a page."""
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        settings = {**usual, **settings}
        context = self.browser.new_context(base_url=url, **settings)
        context.set_default_timeout(PATIENCE)
        if TRACED:
            context.tracing.start(snapshots=True)
        self.contexts.append(context)
        return Person(context, settings["locale"][:2])

    def leave(self, *, failed: bool) -> None:
        """Close everything."""
        folder = FAILED / self.name
        shutil.rmtree(folder, ignore_errors=True)
        for number, context in enumerate(self.contexts):
            if failed:
                for tab, page in enumerate(context.pages):
                    page.screenshot(path=folder / f"{number}-{tab}.png")
                if TRACED:
                    context.tracing.stop(path=folder / f"{number}.zip")
            context.close()


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """People, as many as a test needs."""
    opened = People(browser, request.node.name.replace("/", "-"))
    yield opened
    opened.leave(failed=request.node.stash.get(FAILURE, False))


@pytest.fixture
def somebody(people: People, server: Server) -> Person:
    """One person, in front of a desktop."""
    return people(server.url)


FAILURE = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Note whether a test failed, for those who clear up after it."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILURE] = report.failed
    return report


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures of screens are kept."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS
