"""The Chromium that tests are run in: one on the PATH, else Playwright's own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "The browser tests need Chromium: install it so that it is on the PATH"
    " (Debian and Ubuntu: apt-get install chromium), or run: .venv/bin/playwright install chromium"
)


def starts(path: str) -> bool:
    """Whether it runs; some systems have a stand-in that only says what to install."""
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def find_chromium(playwright: Playwright) -> str | None:
    """Where a Chromium is that starts."""
    for path in filter(None, map(shutil.which, NAMES)):
        if starts(path):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """A browser without a window, for a while."""
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        if path is None:
            pytest.fail(MISSING, pytrace=False)
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=path, args=[*as_root, *arguments])
        try:
            yield browser
        finally:
            browser.close()
