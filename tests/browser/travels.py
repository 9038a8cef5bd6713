"""Things of Wasabi! that travel over the table, as they are seen on their way."""

from typing import NamedTuple

from playwright.sync_api import FloatRect, Page, expect

WATCH = """
window.travels = {};
const watch = () => {
  for (const one of document.querySelectorAll("[data-travels]")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    (travels[one.dataset.travels] ??= []).push([x + width / 2, y + height / 2]);
  }
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


class Middle(NamedTuple):
    """Where the middle of something was."""

    x: float
    y: float

    def is_in(self, box: FloatRect, margin: float = 24) -> bool:
        """Whether it was inside a box, or close to it."""
        return (
            -margin <= self.x - box["x"] <= box["width"] + margin
            and -margin <= self.y - box["y"] <= box["height"] + margin
        )


class Travels:
    """Watches a page from its first moment on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(WATCH)

    def slow_down(self, times: float) -> None:
        """Let everything move so many times slower: a busy machine shows fewer frames."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 1 / times})

    def forget(self) -> None:
        """Start again."""
        self.page.evaluate("travels = {}")

    def skip(self) -> None:
        """Have seen enough of what travels now, and of what would follow it."""
        self.page.keyboard.press("Shift")
        expect(self.page.locator("[data-travels]")).to_have_count(0)

    def seen(self) -> dict[str, list[Middle]]:
        """By what travelled, where it was, frame by frame."""
        told = self.page.evaluate("travels")
        return {name: [Middle(*one) for one in way] for name, way in told.items()}

    def now(self) -> int:
        """How many things are on their way."""
        return self.page.locator("[data-travels]").count()
