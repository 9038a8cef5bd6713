"""Whole games of one person against a bot before a bystander, and all that was heard of them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, NamedTuple

from browser.cooking import cook
from browser.frames import Frames, Message
from browser.person import Person
from browser.tables import Tables
from sushibar.games.events import Event
from sushibar.games.schema import seen
from sushibar.games.view import View
from sushibar.table.record import read
from sushibar.table.table import Table

GAMES: list[dict[str, Any]] = [
    {"game": "sushi-go"},
    {"game": "wasabi"},
    {"game": "party", "menu": "temaki,tempura,dumpling,tofu,menu,chopsticks,fruit"},
]


SEEN = ("round", "turn", "points", "plates", "hands", "unknown")


class Moment(NamedTuple):
    """What was public at a moment of a game, and what was not."""

    public: Message
    hands: list[list[str]]


@dataclass
class Story:
    """A game that was played."""

    code: str
    chosen: int
    """How often the person chose something."""
    points: list[int]
    """As they stood on the person's score sheet in the end, and on the bystander's."""
    points_by_the_bystander: list[int]
    player: Frames
    bystander: Frames
    table: Table
    """The game as its record tells it."""

    def moments(self) -> list[Moment]:
        """All moments of the game, one after the other."""

        def view(event: Event, seat: int | None) -> View:
            return View(self.table.setup, self.table.config, event.after, seat, self.table.names)

        return [
            Moment(
                public(seen(view(event, None))),
                [list(view(event, seat).hand) for seat in self.table.seats],
            )
            for event in self.table.events
        ]


def public(told: Message) -> Message:
    """That of a game which is compared."""
    return {name: told[name] for name in SEEN}


def play_a_story(person: Person, bystander: Person, tables: Tables, **setup: Any) -> Story:
    """Play by keyboard alone."""
    place = tables.set(**setup)
    person.sit(place.link)
    bystander.watch(place.code)
    chosen = cook(person) if setup["game"] == "wasabi" else person.play(by="key")
    bystander.wait_for_the_end()
    return Story(
        place.code,
        chosen,
        person.points(),
        bystander.points(),
        person.frames,
        bystander.frames,
        read(tables.record(place)),
    )


def more_than(some: list[str], others: list[str]) -> Counter[str]:
    """What is in some and not in the others."""
    return Counter(some) - Counter(others)
