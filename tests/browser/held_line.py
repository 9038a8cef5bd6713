"""A line on which what the server says can be held back for a while."""

from playwright.sync_api import Page, WebSocketRoute


class HeldLine:
    """Stands between a page and the server."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        self.page_end: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.page_end = socket
        socket.connect_to_server().on_message(self._pass)

    def _pass(self, frame: str | bytes) -> None:
        if self.held is not None:
            self.held.append(frame)
        else:
            self._send(frame)

    def _send(self, frame: str | bytes) -> None:
        assert self.page_end is not None
        self.page_end.send(frame)

    def hold(self) -> None:
        """Keep back what the server says from now on."""
        self.held = []

    def release(self) -> None:
        """Let everything through."""
        held, self.held = self.held or [], None
        for frame in held:
            self._send(frame)
