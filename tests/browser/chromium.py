"""The Chromium that tests are run in: one on the PATH, else Playwright's own.

`python tests/browser/chromium.py` installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's: one without a window needs half the processor; not every system has it."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "The browser tests need Chromium, and none could be installed: put one on the PATH"
    " (Debian and Ubuntu: apt-get install chromium), or run: .venv/bin/playwright install chromium"
)


def starts(path: str) -> bool:
    """Whether it runs; some systems have a stand-in that only says what to install."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find_chromium(playwright: Playwright) -> str | None:
    """Where a Chromium is that starts."""
    paths = [*filter(None, map(shutil.which, NAMES)), playwright.chromium.executable_path]
    return next(filter(starts, paths), None)


def ways_to_install() -> Iterator[list[list[str]]]:
    """Commands that install a Chromium, the best way first."""
    by_apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if by_apt:
        yield [["apt-get", "update", "-qq"]]
        for package in PACKAGES:
            yield [["apt-get", "install", "-qq", "--yes", package]]
    libraries = ["--with-deps"] if by_apt else []
    yield [[sys.executable, "-m", "playwright", "install", *libraries, "chromium"]]


def install_chromium(playwright: Playwright) -> str | None:
    """Where a Chromium is that starts, after one was installed if there was none."""
    found = find_chromium(playwright)
    for commands in ways_to_install():
        if found is not None:
            break
        for command in commands:
            print("No Chromium yet:", *command, file=sys.stderr, flush=True)
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
        found = find_chromium(playwright)
    return found


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


if __name__ == "__main__":
    with sync_playwright() as asked:
        if install_chromium(asked) is None:
            sys.exit(MISSING)
