"""Bots that other packages bring along: entry points of the group `sushibar.bots`."""

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sushibar.bots.builtin import BUILTIN
from sushibar.bots.kinds import BotKind, checked
from sushibar.errors import BotError

GROUP: Final = "sushibar.bots"


def plugged_in() -> tuple[str, ...]:
    """The names of all plug-ins, whether they work or not; none is loaded."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@lru_cache(maxsize=500)
def plug_in(name: str) -> BotKind | None:
    """The kind that a plug-in of this name describes; a `BotError` says what is wrong with it."""
    points = list({point.value: point for point in entry_points(group=GROUP, name=name)}.values())
    if not points:
        return None
    if name in BUILTIN:
        raise BotError("error-bot-taken", bot=name)
    if len(points) > 1:
        packages = ", ".join(sorted(map(package_of, points)))
        raise BotError("error-plug-in-twice", bot=name, packages=packages)
    (point,) = points
    return checked(name, loaded(point))


def loaded(point: EntryPoint) -> object:
    """What an entry point leads to."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotError(
            "error-plug-in", bot=point.name, package=package_of(point), reason=reason
        ) from error


def package_of(point: EntryPoint) -> str:
    """The package that an entry point comes from."""
    return point.dist.name if point.dist is not None else point.value
