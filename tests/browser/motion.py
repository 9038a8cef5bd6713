"""What moves in a page: animations as they start, hands on their way, and things that jump."""

import time
from typing import Any, NamedTuple

from playwright.sync_api import FloatRect, Locator, Page

from live import PATIENCE

WATCH = """
window.moved = [];
window.shifts = [];
window.hands = {};
window.told = [];
window.hiding = [];
window.keptPlates = [];
const begin = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const moves = frames.some((frame) => frame.transform && frame.transform !== "none");
  const changed = [...new Set(frames.flatMap(Object.keys))];
  moved.push({ moves, changed, ms: timing.duration + (timing.delay ?? 0) });
  return begin.call(this, frames, timing);
};
addEventListener("animationstart", (event) => {
  for (const one of event.target.getAnimations()) {
    const { duration, delay, iterations } = one.effect.getComputedTiming();
    const ms = duration + delay;
    if (iterations === 1 && ms > 1) moved.push({ moves: true, changed: [], ms });
  }
}, true);
const look = () => {
  for (const one of document.querySelectorAll("[data-hand]")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    (hands[one.dataset.hand] ??= []).push([x + width / 2, y + height / 2]);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
const lie = (one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 && wide * high > 0.15 * b.width * b.height;
};
const note = (words) => {
  const cards = [...document.querySelectorAll("article ul > li > div")];
  const seats = [...document.querySelectorAll("article")];
  for (const one of [...words, ...document.querySelectorAll(".decided")]) {
    const isAtSeat = seats.some((seat) => lie(one, seat) || lie(seat, one));
    if (!isAtSeat) hiding.push(`${one.innerText}: at no seat`);
    const under = cards.find((card) => lie(one, card));
    if (under) hiding.push(`${one.innerText || "a card"}: ${under.parentElement.innerText}`);
  }
};
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const words = added.filter((one) => one.classList?.contains("words"));
  for (const one of words) told.push(one.innerText);
  const plates = added.filter((one) => one.tagName === "UL" && one.inert);
  keptPlates.push(...plates.map((one) => one.children.length));
  if (words.length) note(words); // at once: later there may be other plates
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    const nodes = one.sources.map((source) => source.node?.className ?? "");
    shifts.push([one.value, one.hadRecentInput, nodes.join()]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
MOVING = "document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1).length"


class Point(NamedTuple):
    """Where the middle of something was."""

    x: float
    y: float

    def is_in(self, box: FloatRect, margin: float = 30) -> bool:
        """Whether it was inside a box, or close to it."""
        return (
            -margin <= self.x - box["x"] <= box["width"] + margin
            and -margin <= self.y - box["y"] <= box["height"] + margin
        )


def slow_down(page: Page, times: float) -> None:
    """Let everything on a page move this many times slower: a busy machine shows fewer frames."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / times})


class Motion:
    """Watches a page from its first moment on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(WATCH)

    def slow_down(self, times: float) -> None:
        """Let everything move this many times slower."""
        slow_down(self.page, times)

    def forget(self) -> None:
        """Start again."""
        self.page.evaluate("(moved.length = shifts.length = 0, hands = {})")

    def animations(self) -> list[dict[str, Any]]:
        """All that started to move, how long it takes, and what of it changes."""
        return [one for one in self.page.evaluate("moved") if one["moves"]]

    def is_moving(self) -> bool:
        """Whether something moves now."""
        return bool(self.page.evaluate(MOVING))

    def wait_until_still(self) -> None:
        """Wait until nothing moves any more."""
        deadline = time.monotonic() + PATIENCE
        while self.is_moving():
            assert time.monotonic() < deadline, self.page.evaluate("moved")
            self.page.wait_for_timeout(20)

    def hand(self, giver: int, taker: int) -> list[Point]:
        """Where a hand was, frame by frame, on its way from one seat to another."""
        return [Point(*one) for one in self.page.evaluate(f"hands['{giver} {taker}'] ?? []")]

    def words(self) -> list[str]:
        """What was said over the table."""
        return list(self.page.evaluate("told"))

    def hidden_cards(self) -> list[str]:
        """Cards on plates that were hidden by words or by a card put down; and words at no seat."""
        return list(self.page.evaluate("hiding"))

    def kept_plates(self) -> list[int]:
        """How many piles lay on each plate that stayed though its round was over."""
        return list(self.page.evaluate("keptPlates"))

    def shifts(self) -> list[Any]:
        """Everything that jumped: how much, whether somebody had just pressed something, what."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        return list(self.page.evaluate("shifts"))


def box_of(found: Locator) -> FloatRect:
    """Where something is."""
    box = found.bounding_box()
    assert box is not None
    return box
