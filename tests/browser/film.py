"""A film strip: what moves in a page, picture by picture, beside each other in one file."""

import base64
import time
from pathlib import Path

from playwright.sync_api import Page

SLOWED = 0.125
"""How much slower everything moves, so that pictures can be taken of it."""
IN_A_ROW = {True: 3, False: 6}
"""Pictures of wide windows, and of others."""
STRIP = """([pictures, row]) => {
  document.body.style = "margin: 0; display: flex; flex-wrap: wrap; gap: 6px; background: #777";
  for (const one of pictures) {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${one}`;
    image.style.width = `calc(${100 / row}vw - 6px)`;
    document.body.append(image);
  }
  return Promise.all([...document.images].map((image) => image.decode()));
}"""


class Film:
    """Takes pictures of a page while things move slowly in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[str] = []
        self.session = page.context.new_cdp_session(page)
        self.session.send("Animation.enable")
        self.session.send("Animation.setPlaybackRate", {"playbackRate": SLOWED})

    def shoot(self, pictures: int, every: float) -> None:
        """Take this many pictures of what moves, at even intervals in milliseconds."""
        begun = time.monotonic()
        for number in range(pictures):
            due = begun + number * every / 1_000 / SLOWED
            self.page.wait_for_timeout(max(1.0, 1_000 * (due - time.monotonic())))
            taken = self.page.screenshot(type="jpeg", quality=80)
            self.pictures.append(base64.b64encode(taken).decode())

    def develop(self, path: Path, width: int = 2_000) -> None:
        """Keep the strip."""
        size = self.page.viewport_size
        row = IN_A_ROW[size is not None and size["width"] > size["height"]]
        strip = self.page.context.new_page()
        strip.set_viewport_size({"width": width, "height": 400})
        strip.evaluate(STRIP, [self.pictures, row])
        path.parent.mkdir(parents=True, exist_ok=True)
        strip.screenshot(path=path, full_page=True)
        strip.close()

    def stop(self) -> None:
        """Let everything move as usual again."""
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 1})
        self.session.detach()
