"""Things of Wasabi! that travel over the table, as they are seen on their way."""

from playwright.sync_api import Page, expect

from browser.motion import Point, slow_down

WATCH = """
window.travels = {};
window.beyond = new Set();
const watch = () => {
  for (const one of document.querySelectorAll("span.words")) {
    const { left, right } = one.getBoundingClientRect();
    if (left < 0 || right > innerWidth) beyond.add(one.innerText);
  }
  for (const one of document.querySelectorAll("[data-travels]")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    (travels[one.dataset.travels] ??= []).push([x + width / 2, y + height / 2]);
  }
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


class Travels:
    """Watches a page from its first moment on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(WATCH)

    def slow_down(self, times: float) -> None:
        """Let everything move this many times slower."""
        slow_down(self.page, times)

    def forget(self) -> None:
        """Start again."""
        self.page.evaluate("travels = {}")

    def skip(self) -> None:
        """Have seen enough of what travels now, and of what would follow it."""
        self.page.keyboard.press("Shift")
        expect(self.page.locator("[data-travels]")).to_have_count(0)

    def seen(self) -> dict[str, list[Point]]:
        """By what travelled, where it was, frame by frame."""
        told = self.page.evaluate("travels")
        return {name: [Point(*one) for one in way] for name, way in told.items()}

    def cut_off_words(self) -> list[str]:
        """What was said over the table and left the screen at a side."""
        return list(self.page.evaluate("[...beyond]"))

    def now(self) -> int:
        """How many things are on their way."""
        return self.page.locator("[data-travels]").count()
