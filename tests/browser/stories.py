"""Whole games of one person against a bot before a bystander, and all that was heard of them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from browser.frames import Frames, Message
from browser.person import Person
from browser.tables import Tables

GAMES: list[dict[str, Any]] = [
    {"game": "sushi-go"},
    {"game": "party", "menu": "temaki,tempura,dumpling,tofu,menu,chopsticks,fruit"},
    {"game": "wasabi"},
]


@dataclass
class Story:
    """A game that was played."""

    code: str
    chosen: int
    """How often the person chose something."""
    points: list[int]
    """As they stood on the score sheet in the end, and on the bystander's."""
    points_by_the_bystander: list[int]
    player: Frames
    bystander: Frames
    replay: Any
    """The game as the server tells it afterwards, all hands included."""

    def hands_at(self, seen: Message) -> list[list[str]]:
        """Everybody's true hand at a moment, which is known by what everybody could see."""
        steps = [step for step in self.replay["steps"] if step["seen"] == seen]
        assert len(steps) > 0, seen
        return list(steps[0]["hands"])


def play_a_story(person: Person, bystander: Person, tables: Tables, **setup: Any) -> Story:
    """Play by keyboard alone."""
    place = tables.set(**setup)
    person.sit(place.link)
    bystander.watch(place.code)
    chosen = person.play(by="key")
    bystander.wait_for_the_end()
    return Story(
        place.code,
        chosen,
        person.points(),
        bystander.points(),
        person.frames,
        bystander.frames,
        tables.replay(place.code),
    )


def more_than(some: list[str], others: list[str]) -> Counter[str]:
    """What is in some and not in the others."""
    return Counter(some) - Counter(others)
