"""`sushibar join`: a seat at a server's table, played in the terminal."""

import getpass
from typing import Annotated

from sushibar.cli.options import argument, option
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.match.chairs import LONGEST_NAME_CHARACTERS
from sushibar.terminal.console import is_full_screen
from sushibar.texts import text

Table = Annotated[str, argument("link", metavar=text("help-metavar-link"))]
Name = Annotated[str | None, option("name")]


def join(link: Table, name: Name = None) -> None:
    """Sit down at the table that a link leads to, or come back to one's seat there."""
    need("serve")
    if not is_full_screen():
        raise SetupError("error-join-terminal")
    from sushibar.terminal.app.app import SushibarApp, run
    from sushibar.terminal.app.server_requests import read_link, sit_down
    from sushibar.terminal.app.server_seat import ServerSeat

    seat = ServerSeat(sit_down(read_link(link), name or login_name()))
    print(*run(SushibarApp(seat)), sep="\n")


def login_name() -> str:
    """What the user is called on this machine."""
    try:
        return getpass.getuser()[:LONGEST_NAME_CHARACTERS] or text("play-you")
    except (OSError, KeyError):
        return text("play-you")
