"""What is kept of a game that is over."""

from sushibar.match.match import Match
from sushibar.store.rows import Finish, SeatResult


def finish(match: Match) -> Finish:
    """Its record, and everybody's result."""
    table = match.playing
    share = 1 / len(table.winners)
    return Finish(
        table.record(),
        tuple(
            SeatResult(
                seat,
                chair.name,
                (chair.player or None) if match.settings.rated else None,
                chair.bot or None,
                table.points[seat],
                share if seat in table.winners else 0.0,
            )
            for seat, chair in enumerate(match.chairs)
        ),
        counts=not match.settings.lesson,
    )
