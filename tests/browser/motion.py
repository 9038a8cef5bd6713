"""What moves in a page: animations as they begin, and things that jump."""

from typing import Any

from playwright.sync_api import Page

WATCH = """
window.moved = [];
window.shifts = [];
const note = (event) => {
  for (const one of event.target.getAnimations()) {
    const { duration, delay, iterations } = one.effect.getComputedTiming();
    if (iterations === 1) moved.push(duration + delay);
  }
};
addEventListener("animationstart", note, true);
addEventListener("transitionrun", note, true);
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    const nodes = one.sources.map((source) => source.node?.className ?? "");
    shifts.push([one.value, one.hadRecentInput, nodes.join()]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


class Motion:
    """Watches a page from its first moment on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(WATCH)

    def forget(self) -> None:
        """Start again."""
        self.page.evaluate("moved.length = shifts.length = 0")

    def animations(self) -> list[float]:
        """How many milliseconds each took, without those that only say that something lasts."""
        return [time for time in self.page.evaluate("moved") if time > 1]

    def shifts(self) -> list[Any]:
        """Everything that jumped: how much, whether somebody had just pressed something, what."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        return list(self.page.evaluate("shifts"))
