"""Secrets of seats: which seats the bearer of a secret holds, and whether it is the host."""

from collections.abc import Callable

from sushibar.errors import Refused
from sushibar.match.chairs import check_secret, hashed
from sushibar.match.match import Match


def seat_with(match: Match, secret: str | None) -> int | None:
    """The seat that the bearer of a secret holds, if it is one of this table."""
    return None if secret is None else match.seat_of(hashed(secret))


def seat_held(match: Match, secret: str | None) -> int:
    """The seat that the bearer of a secret holds, the first of several."""
    return seats_held(match, secret)[0]


def seats_held(match: Match, secret: str | None) -> tuple[int, ...]:
    """The seats that the bearer of a secret holds."""
    if secret is None:
        raise Refused("refused-no-secret")
    seats = match.seats_of(hashed(check_secret(secret)))
    if not seats:
        raise Refused("refused-wrong-secret")
    return seats


def own(seat: int) -> Callable[[Match, str | None], int]:
    """Checks that a seat is one of those that the bearer of a secret holds."""

    def check(match: Match, secret: str | None) -> int:
        if seat not in seats_held(match, secret):
            raise Refused("refused-wrong-secret")
        return seat

    return check


def as_host(match: Match, secret: str | None) -> int:
    """The seat of the host, if it is the host who asks."""
    if match.host is None or match.host not in seats_held(match, secret):
        raise Refused("refused-not-host")
    return match.host
