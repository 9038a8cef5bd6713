"""A cache of what clients are sent about a table: made once for all who are sent the same."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from pydantic_core import to_json

from sushibar.match import updates, views
from sushibar.match.match import Match
from sushibar.match.match_state import Moment
from sushibar.match.scores import scores
from sushibar.server import prices
from sushibar.texts import language

FEW_EVENTS: Final = 4
"""No more events are news, which are forgotten with the next ones."""

Charge = Callable[[float], None]
"""Is told what something has cost that had to be made."""


def for_nothing(price: float) -> None:
    """Charge nobody."""


class Viewer(NamedTuple):
    """All who are sent the same: the connections of a device's seats, or everybody without one."""

    seat: int | None
    seats: tuple[int, ...]
    """Those of the device, of which that is one; several where people share it."""
    language: str
    """Empty for programs, which do without words."""

    @property
    def words(self) -> bool:
        """Whether things are told in words too."""
        return bool(self.language)

    @property
    def audience(self) -> "Audience":
        """All who hear the same of what has happened: without words, all who have a seat do."""
        return Audience(self.seat if self.language else self.seat is not None, self.language)


class Audience(NamedTuple):
    """What is different in events for one or the other: their seat, or just whether they have one,
    and the language.
    """

    seat: int | bool | None
    language: str


class ViewCache:
    """The views, events and score sheets of a match, as JSON; of its last version, and of as much
    of its past as somebody has asked for.

    Everything in a viewer's language has to be asked for while that language is spoken.
    """

    def __init__(self) -> None:
        self._past: dict[Audience, list[bytes]] = {}
        self._news: dict[tuple[Audience, int], bytes] = {}
        self._views: dict[Viewer, bytes] = {}
        self._sheets: dict[str, bytes] = {}
        self.forget()

    def forget(self) -> None:
        """Keep nothing: the table sleeps, or another match is shown there."""
        self._match: Match | None = None
        self._common: views.Common | None = None
        self._version = 0
        for kept in (self._past, self._news, self._views, self._sheets):
            kept.clear()

    def view(self, match: Match, viewer: Viewer, charge: Charge = for_nothing) -> bytes:
        """The table as a viewer sees it now."""
        self._turn_to(match)
        if viewer not in self._views:
            charge(prices.VIEW)
            assert self._common is not None
            self._views[viewer] = to_json(
                views.table_view(
                    match,
                    viewer.seat,
                    words=viewer.words,
                    common=self._common,
                    seats=viewer.seats,
                )
            )
        return self._views[viewer]

    def events(
        self, match: Match, viewer: Viewer, since: int, charge: Charge = for_nothing
    ) -> bytes:
        """All that has happened after a version, as a viewer may know it."""
        self._turn_to(match)
        audience = viewer.audience
        news = self._news.get((audience, since))
        if news is not None:
            return news
        if match.version - since > FEW_EVENTS:
            past = self._past.setdefault(audience, [])
            charge(prices.EVENT * (match.version - len(past)))
            past += [_told(match, moment, viewer) for moment in match.moments[len(past) :]]
            return _listed(past[since:])
        missing = match.moments[since:]
        charge(prices.EVENT * len(missing))
        news = _listed(_told(match, moment, viewer) for moment in missing)
        self._news[audience, since] = news
        return news

    def sheet(self, match: Match, charge: Charge = for_nothing) -> bytes:
        """The score sheet so far, in the language that is spoken now."""
        self._turn_to(match)
        spoken_here = language()
        if spoken_here not in self._sheets:
            told = scores(match.playing)
            charge(prices.SHEET)
            self._sheets[spoken_here] = to_json(told)
        return self._sheets[spoken_here]

    def _turn_to(self, match: Match) -> None:
        """Forget what is not true any more."""
        if match is not self._match:
            self.forget()
        elif match.version == self._version:
            return
        self._match, self._version = match, match.version
        self._common = views.Common(match)
        for kept in (self._news, self._views, self._sheets):
            kept.clear()


def _listed(parts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(part for part in parts if part) + b"]"


def _told(match: Match, moment: Moment, viewer: Viewer) -> bytes:
    """What came of one entry, without brackets around it."""
    you = viewer.seat if len(viewer.seats) == 1 else None  # people who share a device have names
    told = updates.told(match, moment, viewer.seat, words=viewer.words, you=you)
    return to_json(told)[1:-1]
