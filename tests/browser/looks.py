"""What is wrong with what can be seen: text that is missing, cut off or beside the page; axe."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from browser.page_build import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

MISSING = r"""() => {
  const wrong = /\bweb-[a-z][a-z0-9-]*|\{\s*\$|\{\s*NUMBER|\bundefined\b|\bNaN\b|\[object |\?\?\?/;
  const seen = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      seen.push(element.getAttribute(name) ?? "");
  return seen.flatMap((text) => text.split("\n")).filter((text) => wrong.test(text));
}"""

CUT_OFF = r"""() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`page: ${document.documentElement.scrollWidth} > ${width}`);
  const name = (one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""} "${(one.innerText ?? "").slice(0, 40)}"`;
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  for (const one of document.querySelectorAll("body *")) {
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!hasText || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(one);
    if (style.display !== "inline" && !/auto|scroll/.test(style.overflowX)) {
      if (one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${name(one)} ${one.scrollWidth} > ${one.clientWidth}`);
      if (/hidden|clip/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 2) found.push(`cut off below: ${name(one)}`);
    }
    if ((box.right > width + 1 || box.left < -1) && !scrolls(one)) found.push(`beside the page: ${name(one)}`);
  }
  return found;
}"""

RUN_AXE = """async (tags) => {
  const found = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")} (${node.any[0]?.message ?? rule.help})`));
}"""


@cache
def axe_source() -> str:
    """The program that knows the guidelines."""
    return AXE.read_text(encoding="utf-8")


def missing_text(page: Page) -> list[str]:
    """Texts that show a key or a hole instead of words."""
    return list(page.evaluate(MISSING))


def cut_off_text(page: Page) -> list[str]:
    """Texts that do not fit where they are."""
    return list(page.evaluate(CUT_OFF))


def violations(page: Page) -> list[str]:
    """What breaks WCAG 2.2 AA, as far as a program can tell."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    found: list[Any] = page.evaluate(RUN_AXE, TAGS)
    return [str(one) for one in found]
