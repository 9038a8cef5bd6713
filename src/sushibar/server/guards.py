"""What stands between the world and the tables: origins, addresses, sizes, headers.

Plain ASGI middleware: it is in the way of every message, so it does little.
"""

from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sushibar.errors import Refused
from sushibar.server.limits import Addresses
from sushibar.texts import speaking, wanted_language

LARGEST_BODY: Final = 65_536
HEADERS: Final = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
"""On every answer. Secrets are in the fragments of links, which no referrer holds anyway."""
COSTS: Final = {"POST": 2.0, "DELETE": 2.0}
"""What requests count, where it is not one."""


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty if it has none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def address_of(scope: Scope) -> str:
    """Whose request it is."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def is_own_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, from one that is allowed, or no page."""
    origin = header(scope, b"origin")
    if not origin or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:
        return False


class Guards:
    """Lets in only what may come in, and gives every answer its headers."""

    def __init__(self, app: ASGIApp, addresses: Addresses, origins: frozenset[str]) -> None:
        self.app, self.addresses, self.origins = app, addresses, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, unless it has to be refused."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not is_own_origin(scope, self.origins) or not self.addresses.enter(address):
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: a 403
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.addresses.leave(address)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                given += [(name, value) for name, value in HEADERS.items() if name not in names]
                message = {**message, "headers": given}
            await send(message)

        refusal = self._refusal(scope)
        with speaking(wanted_language(header(scope, b"accept-language"))):
            if refusal is not None:
                status, error = refusal
                problem = {"reason": error.reason, "words": str(error)}
                await JSONResponse(problem, status)(scope, receive, with_headers)
            else:
                await self.app(scope, Limited(receive), with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, Refused] | None:
        """Why a request is not even looked at, if it is not."""
        method = scope["method"]
        if method not in ("GET", "HEAD") and not is_own_origin(scope, self.origins):
            return 403, Refused("refused-origin")
        if not self.addresses.take(address_of(scope), COSTS.get(method, 1.0)):
            return 429, Refused("refused-too-many-requests")
        length = header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > LARGEST_BODY):
            return 413, Refused("refused-too-large", most=LARGEST_BODY)
        return None


class TooLarge(Exception):
    """A request without a length has turned out to be too large."""


class Limited:
    """Receives the body of a request as long as it is not too large."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._left = receive, LARGEST_BODY

    async def __call__(self) -> MutableMapping[str, Any]:
        """The next part."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooLarge
        return message
