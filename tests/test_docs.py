"""Every Python example in the documentation and in docstrings does what it says."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_the_examples_of_a_page_run(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize(
    "module",
    [
        "sushibar.bots.named",
        "sushibar.bots.specs",
        "sushibar.games",
        "sushibar.games.overview",
        "sushibar.table.pad",
        "sushibar.table.positions",
        "sushibar.table.scorepad",
        "sushibar.table.table",
    ],
)
def test_the_examples_of_a_docstring_run(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
