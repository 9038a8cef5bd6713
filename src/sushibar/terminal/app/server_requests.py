"""Requests to a server of live tables: look at a table, sit down, start, rematch."""

import json
import re
import secrets
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple

from sushibar.errors import Refused, SetupError
from sushibar.texts import language

LINK: Final = re.compile(
    r"(?P<server>https?://[^/?#\s]+(?:/[^/?#\s]+)*?)/[tT]/(?P<code>[A-Za-z0-9]{6})/?"
    r"(?:\?[^#\s]*)?(?:#(?:[a-z]+=)?(?P<secret>[0-9a-f]{32}))?"
)
"""The address of a table, as the page has it; a seat's secret may stand behind the `#`."""
PATIENCE_SECONDS: Final = 20


class Link(NamedTuple):
    """Where a table is, and whose seat it is."""

    server: str
    code: str
    secret: str | None

    @property
    def page(self) -> str:
        """The table's address in a browser."""
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.code}/socket"


def read_link(typed: str) -> Link:
    """The table that a link leads to."""
    found = LINK.fullmatch(typed.strip())
    if found is None:
        raise SetupError("error-join-link", link=typed)
    return Link(found["server"], found["code"].upper(), found["secret"])


def ask(link: Link, method: str, path: str = "", body: dict[str, object] | None = None) -> Any:
    """What the server answers to a request about the table."""
    headers = {"Accept-Language": language(), "Content-Type": "application/json"}
    if link.secret is not None:
        headers["Authorization"] = f"Bearer {link.secret}"
    request = urllib.request.Request(
        f"{link.server}/api/tables/{link.code}{path}",
        method=method,
        headers=headers,
        data=json.dumps(body).encode() if body is not None else None,
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise refusal(error.read(), f"{error.code} {error.reason}") from None
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        raise SetupError("error-join-server", server=link.server, reason=reason) from None


def refusal(answer: bytes, otherwise: str) -> Refused:
    """Why a server has refused something, in its own words."""
    try:
        return Refused("refused-by-server", words=str(json.loads(answer)["words"]))
    except (ValueError, KeyError, TypeError):
        return Refused("refused-by-server", words=otherwise)


def sit_down(link: Link, name: str) -> Link:
    """Sit down at a table, with random bits of one's own; a link with a secret has its seat."""
    table = ask(link, "GET")  # the seal of the shuffle is shown before our bits are told
    if link.secret is not None:
        return link
    taken = {chair["name"].casefold() for chair in table["chairs"]}
    names = (name, *(f"{name} {number}" for number in range(2, 10)))
    own = next((one for one in names if one.casefold() not in taken), name)
    seat = ask(link, "POST", "/seats", {"name": own, "salt": secrets.token_hex(16)})
    return link._replace(secret=seat["secret"])
