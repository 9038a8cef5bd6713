"""`sushibar bots`: who can be played against, the house's own bots and guests."""

import json
from typing import TYPE_CHECKING, Annotated, Any

from sushibar.cli.complaint import complain
from sushibar.cli.options import option
from sushibar.columns import in_columns, wide_columns, wrap
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.bots.roster import RosterEntry


def bots(as_json: Annotated[bool, option("json", "--json")] = False) -> None:
    """List all bots; guests that do not work are complained about on standard error."""
    from sushibar.bots.roster import all_bots

    listed = list(all_bots())
    if as_json:
        print(json.dumps({"bots": [described(one) for one in listed]}))
        return
    print(report([one for one in listed if one.kind is not None]))
    for one in listed:
        if one.kind is None:
            complain(one.problem)


def described(listed: "RosterEntry") -> dict[str, Any]:
    """A bot as a JSON object, or what is wrong with it."""
    known = {"name": listed.name, "origin": listed.origin}
    kind = listed.kind
    if kind is None:
        return {**known, "problem": listed.problem}
    return {
        **known,
        "level": kind.level,
        "games": list(kind.games),
        "limit": kind.limited,
        "character": kind.character,
    }


def report(listed: list["RosterEntry"]) -> str:
    """A line for every bot."""
    from sushibar.games.kit import KITS

    columns = ("name", "level", "limit", "games", "character")
    rows = [[text(f"bots-column-{column}") for column in columns]]
    for name, origin, kind, _ in listed:
        assert kind is not None
        games = ", ".join(kind.games)
        rows.append(
            [
                name if origin == "house" else text("bots-guest", name=name, origin=origin),
                "-" if kind.level is None else str(kind.level),
                text("bots-limit", limited=int(kind.limited)),
                text("bots-all-games") if {*kind.games} == {*KITS} else games,
                kind.character,
            ]
        )
    return "\n".join(
        [*in_columns(rows, indent=0, wide=wide_columns()), "", *wrap(text("bots-how"))]
    )
