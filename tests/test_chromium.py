"""Where the browser tests find a Chromium, and how they get one where there is none."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from browser.chromium import MISSING, PACKAGES, find_chromium, install_chromium

PLAYWRIGHT = ["playwright"]


class Machine:
    """A machine with nothing on its PATH but what is put there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.installing = folder, dict[str, Path]()
        self.asked: list[str] = []
        """Who was asked to install something."""
        self.own = folder / "playwright" / "chrome"
        own = SimpleNamespace(executable_path=str(self.own))
        self.playwright: Any = SimpleNamespace(chromium=own)
        self.is_root, self.run = True, subprocess.run
        monkeypatch.setenv("PATH", str(folder))
        monkeypatch.setattr(os, "geteuid", lambda: 0 if self.is_root else 1000)
        monkeypatch.setattr(subprocess, "run", self.command)

    def put(self, path: Path, status: int = 0) -> Path:
        """Put a program there that ends with that status."""
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\nexit {status}\n")
        path.chmod(0o755)
        return path

    def command(self, words: list[Any], **settings: Any) -> Any:
        """Run what looks for a browser; note what would install one."""
        if words[1:] == ["--version"]:
            return self.run(words, **settings)
        name = "playwright" if "playwright" in words else words[0]
        self.asked.append(name)
        if "install" in words:
            brought = self.installing.get(words[-1]) or self.installing.get(name)
            if brought is not None:
                self.put(brought)
        return None


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_a_chromium_on_the_path_is_found(machine: Machine) -> None:
    path = machine.put(machine.folder / "google-chrome")
    assert find_chromium(machine.playwright) == str(path)
    assert install_chromium(machine.playwright) == str(path)
    assert machine.asked == []


def test_one_that_does_not_start_is_passed_over(machine: Machine) -> None:
    machine.put(machine.folder / "chromium", status=1)
    assert find_chromium(machine.playwright) is None
    machine.put(machine.own)
    assert find_chromium(machine.playwright) == str(machine.own)


@pytest.mark.parametrize("package", PACKAGES)
def test_root_installs_the_systems_own_where_there_is_apt(package: str, machine: Machine) -> None:
    machine.put(machine.folder / "apt-get")
    machine.installing[package] = machine.folder / package
    assert install_chromium(machine.playwright) == str(machine.folder / package)
    assert machine.asked == ["apt-get"] * (2 + PACKAGES.index(package))


def test_one_without_a_window_is_preferred(machine: Machine) -> None:
    machine.put(machine.folder / "chromium")
    path = machine.put(machine.folder / "chromium-headless-shell")
    assert find_chromium(machine.playwright) == str(path)


def test_where_apt_brings_none_that_starts_playwright_brings_its_own(machine: Machine) -> None:
    machine.put(machine.folder / "apt-get")
    machine.installing["playwright"] = machine.own
    assert install_chromium(machine.playwright) == str(machine.own)
    assert machine.asked == ["apt-get"] * 3 + PLAYWRIGHT


@pytest.mark.parametrize("is_root", [True, False])
def test_without_apt_or_without_rights_playwright_brings_its_own(
    is_root: bool, machine: Machine
) -> None:
    machine.is_root = is_root
    if not is_root:
        machine.put(machine.folder / "apt-get")
    machine.installing["playwright"] = machine.own
    assert install_chromium(machine.playwright) == str(machine.own)
    assert machine.asked == PLAYWRIGHT


def test_where_nothing_works_one_line_says_what_to_do(machine: Machine) -> None:
    assert install_chromium(machine.playwright) is None
    assert machine.asked == PLAYWRIGHT
    assert "\n" not in MISSING
