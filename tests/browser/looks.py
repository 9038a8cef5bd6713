"""What is wrong with what can be seen: text that is missing, cut off or beside the page; axe."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from browser.page_build import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@cache
def source() -> str:
    """The programs that look."""
    own = Path(__file__).with_suffix(".js")
    return f"{AXE.read_text(encoding='utf-8')}\n{own.read_text(encoding='utf-8')}"


def look(page: Page, call: str) -> list[str]:
    """What one of the programs finds."""
    if not page.evaluate("'looks' in window"):
        page.evaluate(source())
    return list(page.evaluate(f"looks.{call}"))


def missing_text(page: Page) -> list[str]:
    """Texts that show a key or a hole instead of words."""
    return look(page, "missingText()")


def cut_off_text(page: Page) -> list[str]:
    """Texts that do not fit where they are."""
    return look(page, "cutOffText()")


def violations(page: Page) -> list[str]:
    """What breaks WCAG 2.2 AA, as far as a program can tell."""
    return look(page, f"violations({TAGS})")
