"""Host headers: the names under which this server may be asked for.

A page elsewhere can have its own name lead to this machine once it is loaded, and would then be of
the same origin as the server (DNS rebinding). So a name has to be known here. Addresses need not:
no page can make a browser send one that it is not at.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
LOCAL: Final = "localhost"


class Hosts:
    """The hosts that may stand in a request: addresses, this machine's names, and those allowed."""

    def __init__(self, bound: str, allowed: Iterable[str] = ()) -> None:
        """With `*` among those that are allowed, any."""
        own = socket.gethostname().lower()
        self._names = {LOCAL, own, f"{own}.local", bound.lower(), *map(str.lower, allowed)}

    def __contains__(self, header: str) -> bool:
        """Whether a request with this header is for us; programs may leave it out."""
        name = host_of(header)
        return not header or ANY in self._names or name in self._names or is_address(name)


def host_of(header: str) -> str:
    """The host of a header, without its port.

    >>> host_of("Sushi.Example:8000"), host_of("[::1]:80")
    ('sushi.example', '::1')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0]
    name, _, _ = header.partition(":")
    return name.rstrip(".").lower()


def is_address(host: str) -> bool:
    """Whether a host is an address and no name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
