"""How many bytes a page takes to load, as they go over the wire."""

from typing import Any

from playwright.sync_api import Page


class Traffic:
    """What a page has loaded since somebody began to look."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        """By request."""
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._begin)
        session.on("Network.loadingFinished", self._end)
        session.send("Network.enable")

    def _begin(self, told: dict[str, Any]) -> None:
        self.files[told["requestId"]] = told["response"]["url"]

    def _end(self, told: dict[str, Any]) -> None:
        self.bytes[told["requestId"]] = int(told["encodedDataLength"])

    @property
    def total(self) -> int:
        """All of it, headers included."""
        return sum(self.bytes.values())

    @property
    def largest(self) -> list[tuple[int, str]]:
        """The largest first."""
        sizes = [(size, self.files.get(request, "?")) for request, size in self.bytes.items()]
        return sorted(sizes, reverse=True)
