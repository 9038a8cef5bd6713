"""The middleware of every request: origins, hosts, rate limits, sizes, security headers.

Plain ASGI middleware: it is in the way of every message, so it does little.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sushibar.errors import Refused
from sushibar.server.hosts import Hosts
from sushibar.server.limits import Addresses, Visitor
from sushibar.server.page_build import BUILD_HEADER, build_digest
from sushibar.server.problems import TooLarge, refusal
from sushibar.texts import speaking, wanted_language

logger = logging.getLogger("sushibar.server")
access = logging.getLogger("sushibar.access")

Sockets = Callable[[Scope, Receive, Send, Visitor], Awaitable[bool]]
"""Lets a socket in or refuses it: whether the client stays. Then it is told when it leaves."""

LARGEST_BODY_BYTES: Final = 65_536
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
REFUSAL_SECONDS: Final = 1.0
"""How long a client that asks too often waits for the refusal, and should before it tries again."""
COSTS: Final = {"POST": 2.0, "DELETE": 2.0}
"""What requests count, where it is not one."""


ALLOWED: Final = {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers": "authorization, content-type, accept-language",
    "Access-Control-Max-Age": "600",
}
"""What browsers are told that ask for pages elsewhere what these may do."""
SCHEMES: Final = {"ws": "http", "wss": "https"}
"""Of pages whose sockets have these."""
SWITCHING_PROTOCOLS: Final = "101"
NETWORK_BITS: Final = 64
"""Bits of an IPv6 address; the others are its owner's to choose."""


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty if it has none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def is_for(hosts: Hosts, scope: Scope) -> bool:
    """Whether a request is for one of these hosts, whichever of its headers one believes."""
    named = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
    return all(host in hosts for host in named)


def address_of(scope: Scope) -> str:
    """Whose request it is."""
    client = scope.get("client")
    return network(str(client[0])) if client else "local"


def network(address: str) -> str:
    """An address; of those that somebody can have many of, what they have in common.

    >>> network("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    """
    if ":" not in address:
        return address
    try:
        known = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    free = 128 - NETWORK_BITS
    return str(IPv6Address(int(known) >> free << free))


def is_small(length: str) -> bool:
    """Whether a body of that length is read; more digits are no number, whatever they are.

    >>> is_small("65536"), is_small("65537"), is_small("-1"), is_small(5000 * "0")
    (True, False, False, False)
    """
    digits = len(str(LARGEST_BODY_BYTES))
    return length.isdecimal() and len(length) <= digits and int(length) <= LARGEST_BODY_BYTES


def log_access(scope: Scope, status: int | None) -> None:
    """Write down who asked for what, and how it ended; not what follows a question mark."""
    method, otherwise = scope.get("method"), "-"
    if method is None:
        method, otherwise = "SOCKET", SWITCHING_PROTOCOLS
    access.info("%s %s %s %s", address_of(scope), method, quote(scope["path"]), status or otherwise)


def is_own_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, from one that is allowed, or no page."""
    origin = header(scope, b"origin")
    if not origin or origin in allowed:
        return True
    try:
        scheme, place = urlsplit(origin)[:2]
    except ValueError:
        return False
    own = SCHEMES.get(scope["scheme"], scope["scheme"])
    return bool(place) and (scheme, place) == (own, header(scope, b"host"))


class AccessMiddleware:
    """Lets in only what may come in, and gives every answer its headers."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: Sockets,
        addresses: Addresses,
        origins: frozenset[str],
        hosts: Hosts,
        access_log: bool = False,
    ) -> None:
        """Sockets are served apart: thousands are open at a time, with nothing in between."""
        self.app, self.sockets = app, sockets
        self.addresses, self.origins, self.hosts = addresses, origins, hosts
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, unless it has to be refused."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        answer = ResponseSender(send, self._headers(scope))
        with speaking(wanted_language(header(scope, b"accept-language"))):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send, answer)
            else:
                await self._request(scope, receive, answer)
        if self.access_log:
            log_access(scope, answer.status)

    def _headers(self, scope: Scope) -> dict[bytes, bytes]:
        """What every answer to a request has to have."""
        usual = {**HEADERS, BUILD_HEADER: build_digest().encode()}
        origin = header(scope, b"origin")
        if origin not in self.origins:
            return usual
        own = {b"access-control-allow-origin": origin.encode("latin-1"), b"vary": b"Origin"}
        return {**usual, **own}

    async def _socket(
        self, scope: Scope, receive: Receive, send: Send, answer: "ResponseSender"
    ) -> None:
        visitor, stays = self._let_in(scope), False
        if isinstance(visitor, Refused):
            await receive()
            await self._pause(visitor)
            await refusal(visitor)(scope, receive, answer)
            return
        try:
            stays = await self.sockets(scope, receive, send, visitor)
        finally:
            if not stays:
                visitor.leave()

    def _let_in(self, scope: Scope) -> Visitor | Refused:
        """Who it is, counted until they leave; or why a socket is not let in."""
        address = address_of(scope)
        if not self.addresses.take(address):
            return Refused("refused-too-many-requests")
        if not is_for(self.hosts, scope):
            return Refused("refused-host")
        if not is_own_origin(scope, self.origins):
            return Refused("refused-origin")
        return self.addresses.enter(address) or Refused("refused-too-many-sockets")

    async def _request(self, scope: Scope, receive: Receive, answer: "ResponseSender") -> None:
        refused = self._refusal(scope)
        if isinstance(refused, Refused):
            await self._pause(refused)
            refused = refusal(refused)
        if refused is not None:
            await refused(scope, receive, answer)
            return
        if scope["method"] == "HEAD":  # answered like GET; the server leaves the body out
            scope = {**scope, "method": "GET"}
        try:
            await self.app(scope, LimitedBody(receive), answer)
        except Exception as error:
            if answer.has_begun:
                raise
            logger.error("a request broke: %s: %s", type(error).__name__, error, exc_info=error)
            await refusal(Refused("refused-fault"))(scope, receive, answer)

    async def _pause(self, refused: Refused) -> None:
        """Let a client that asks too often wait: a refusal costs nearly as much as an answer."""
        if refused.reason in ("too-many-requests", "too-many-sockets"):
            await asyncio.sleep(REFUSAL_SECONDS)

    def _refusal(self, scope: Scope) -> Response | Refused | None:
        """How a request is answered that is not even looked at; that counts too, or somebody could
        be refused without end.
        """
        method = scope["method"]
        if not self.addresses.take(address_of(scope), COSTS.get(method, 1.0)):
            return Refused("refused-too-many-requests")
        if not is_for(self.hosts, scope):
            return Refused("refused-host")
        if method not in ("GET", "HEAD") and not is_own_origin(scope, self.origins):
            return Refused("refused-origin")
        length = header(scope, b"content-length")
        if length and not is_small(length):
            return Refused("refused-too-large", most=LARGEST_BODY_BYTES)
        if method == "OPTIONS" and header(scope, b"origin") in self.origins:
            return Response(status_code=204, headers=ALLOWED)
        return None


class ResponseSender:
    """Sends what is answered, with the headers that it has to have."""

    def __init__(self, send: Send, headers: dict[bytes, bytes]) -> None:
        self._send, self._headers = send, headers
        self.has_begun = False
        self.status: int | None = None
        """Of what was answered, if anything was; a socket that is let in is answered by others."""

    async def __call__(self, message: Message) -> None:
        """Send a part."""
        if message["type"].endswith("http.response.start"):
            self.has_begun, self.status = True, message["status"]
            given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            given += [(name, value) for name, value in self._headers.items() if name not in names]
            message = {**message, "headers": given}
        await self._send(message)


class LimitedBody:
    """Receives the body of a request as long as it is not too large."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._left = receive, LARGEST_BODY_BYTES

    async def __call__(self) -> MutableMapping[str, Any]:
        """The next part."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooLarge(LARGEST_BODY_BYTES)
        return message
