"""Everything that goes over a page's sockets, as it goes."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]


def read(frame: str | bytes) -> Message:
    """What is said in a frame."""
    message: Message = json.loads(frame)
    return message


class Frames:
    """What a page has heard and said since it was opened."""

    def __init__(self, page: Page) -> None:
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.sockets: list[WebSocket] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.said.append(read(frame)))

    def _hear(self, frame: str | bytes) -> None:
        self.raw.append(frame if isinstance(frame, str) else frame.decode())
        self.heard.append(read(frame))

    def of(self, *kinds: str) -> list[Message]:
        """The messages heard of some kinds."""
        return [message for message in self.heard if message["type"] in kinds]

    @property
    def views(self) -> list[Message]:
        """Every table as it was told."""
        told = (message["view"] for message in self.of("welcome", "news"))
        return [view for view in told if view is not None]

    @property
    def answers(self) -> list[Message]:
        """Every answer that was given."""
        return [message for message in self.said if message["type"] == "answer"]

    @property
    def refusals(self) -> list[str]:
        """Why something was not done, each time."""
        return [str(message["reason"]) for message in self.of("refused")]
