"""Where phones find the server: its addresses in the local network, and a QR code of one."""

import io
import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final

import segno

from sushibar.texts import text

EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
"""Hosts that stand for all addresses of this machine."""
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: the way to them leads through the address that others know us by."""
DISCARD_PORT: Final = 9
WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
"""Whatever the colours of a terminal are: not every phone reads a negative."""


def url(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def invitation(host: str, port: int) -> Iterator[str]:
    """What to show to people with phones, line by line; nothing where none can get here."""
    found = [url(address, port) for address in addresses(host)]
    if not found:
        if host in EVERYWHERE:
            yield text("serve-no-address")
        return
    yield text("serve-phones", urls=" ".join(found))
    if sys.stdout.isatty():
        yield from qr_code(found[0])


def addresses(host: str) -> list[str]:
    """The addresses at which others reach a server that listens at a host, the best one first."""
    if host not in EVERYWHERE:
        found = [host]
    else:
        found = [*_routed(host), *_named(host)]
    return [one for one in dict.fromkeys(found) if _is_reachable(one)]


def _routed(host: str) -> Iterator[str]:
    """The address that packets to others come from; none is sent to find out."""
    families = ELSEWHERE if host == "::" else {socket.AF_INET: ELSEWHERE[socket.AF_INET]}
    for family, elsewhere in families.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((elsewhere, DISCARD_PORT))
                yield str(probe.getsockname()[0])
        except OSError:  # no such network here
            continue


def _named(host: str) -> Iterator[str]:
    """The addresses that this machine's name stands for."""
    family = socket.AF_UNSPEC if host == "::" else socket.AF_INET
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, family):
            yield str(address[0])
    except OSError:
        return


def _is_reachable(host: str) -> bool:
    """Whether others can reach an address; names can be anything."""
    try:
        address = ip_address(host)
    except ValueError:
        return host != "localhost"
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def qr_code(words: str) -> list[str]:
    """A QR code in lines; none where it could not be drawn."""
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return []
    drawn = io.StringIO()
    segno.make(words, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in drawn.getvalue().splitlines()]
