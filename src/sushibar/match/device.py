"""A device, and the seats of those who play at it.

Usually that is one. Where several people share a device, the same secret holds their seats, and the
device is covered until one of them says that it is their turn to look: only then it is shown what
that seat may know, and no longer than until the seat has answered.
"""

from collections.abc import Sequence

from sushibar.errors import Refused
from sushibar.match.match import Match


class Device:
    """Seats at one device, and whose view is shown there now."""

    def __init__(self, seats: Sequence[int] = ()) -> None:
        """Nobody sits at the device of somebody who looks on."""
        self.seats = tuple(seats)
        self.seat: int | None = self.seats[0] if len(self.seats) == 1 else None
        """Whose view is shown; None while it is covered, and to those who look on."""
        self.last: int | None = self.seat
        """Who has looked at it last."""
        self._question = self._version = 0

    @property
    def is_shared(self) -> bool:
        """Whether several people play at it."""
        return len(self.seats) > 1

    def look(self, match: Match) -> int | None:
        """Whose view may be shown of a match as it is now; it is covered if that is nobody's."""
        if self.is_shared:
            if match.phase == "open":  # nothing is hidden yet
                self.seat = self.seats[0]
            elif match.phase != "playing" or not self._stays(match):
                self.seat = None
        return self.seat

    def take(self, match: Match, seat: int) -> None:
        """Somebody says that the device is theirs now."""
        if seat not in self.seats:
            raise Refused("refused-not-here", seat=seat)
        if match.phase != "playing":
            raise Refused("refused-not-playing")
        self._show(match, seat, match.version)

    def resume(self, match: Match, seat: int, since: int) -> None:
        """Show what was shown before, unless anything has been revealed since, or was answered."""
        is_same = all(moment.first == moment.last for moment in match.moments[since:])
        if self.is_shared and seat in self.seats and match.phase == "playing" and is_same:
            self._show(match, seat, since)

    def cover(self) -> None:
        """Nobody may look until somebody says that it is their turn."""
        if self.is_shared:
            self.seat = None

    def _show(self, match: Match, seat: int, since: int) -> None:
        self.seat = self.last = seat
        self._question, self._version = match.question, since

    def _stays(self, match: Match) -> bool:
        """Whether who looks at it goes on: has not answered, or alone is asked once more."""
        if self.seat is None or self._question == 0:
            return False
        if match.question == self._question:
            return match.given_at(self.seat, match.question) <= self._version
        self._question, self._version = match.question, match.version
        return [seat for seat in match.pending if seat in self.seats] == [self.seat]
