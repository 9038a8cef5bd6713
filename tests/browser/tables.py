"""Tables set by request: quicker than by hand, and exactly as a test wants them."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import httpx

from live import PATIENCE

PAUSE = 0.05


class Place(NamedTuple):
    """A table, and the secrets of the people at it."""

    code: str
    secrets: tuple[str, ...]
    key: str = ""
    """What reads the game when it is over."""

    @property
    def replay_link(self) -> str:
        """What anybody opens to see the finished game."""
        return f"/r/{self.code}#{self.key}"

    @property
    def link(self) -> str:
        """What the first person opens to sit there."""
        return self.seat_link(0)

    def seat_link(self, person: int) -> str:
        """What somebody opens to sit there."""
        return f"/t/{self.code}#{self.secrets[person]}"


class Tables:
    """Requests to a server."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)  # plain HTTP

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, bearer: str = "", **body: Any) -> Any:
        """What is answered."""
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
        answer = self.http.request(
            method, f"/api{path}", headers=headers, json=body if method == "POST" else None
        )
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def set(
        self,
        people: Sequence[str] = ("Aki",),
        bots: Sequence[str] = ("greedy",),
        *,
        start: bool = True,
        **setup: Any,
    ) -> Place:
        """A table with these people and bots."""
        setup = {"players": len(people) + len(bots), **setup}
        seat = self.ask("POST", "/tables", host={"name": people[0]}, bots=list(bots), **setup)
        code, secrets = seat["code"], [seat["secret"]]
        for name in people[1:]:
            secrets.append(self.ask("POST", f"/tables/{code}/seats", name=name)["secret"])
        if start:
            self.ask("POST", f"/tables/{code}/start", secrets[0])
        return Place(code, tuple(secrets))

    def played_out(self, **setup: Any) -> Place:
        """A finished game: its people get up, and bots go on for them."""
        place = self.set(**setup)
        for seat, secret in enumerate(place.secrets):
            self.ask("DELETE", f"/tables/{place.code}/seats/{seat}", secret)
        return self.wait_for_the_end(place)

    def wait_for_the_end(self, place: Place) -> Place:
        """Wait until the game is over; the place, with the key of its record."""
        deadline = time.monotonic() + PATIENCE
        while (told := self.ask("GET", f"/tables/{place.code}", place.secrets[0]))[
            "phase"
        ] != "over":
            assert time.monotonic() < deadline
            time.sleep(PAUSE)
        return place._replace(key=told["record_key"])

    def totals(self, place: Place) -> list[int]:
        """The points at the end of a finished game, by seat."""
        return list(self.replay(place)["scores"]["totals"])

    def record(self, place: Place) -> str:
        """A finished game, as it is written down."""
        return str(self.ask("GET", f"/records/{place.code}", place.secrets[0]))

    def replay(self, place: Place) -> Any:
        """A finished game, step by step."""
        return self.ask("GET", f"/records/{place.code}/replay", place.secrets[0])
