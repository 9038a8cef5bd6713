"""A finished game, looked at step by step by keys."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import expect

from browser.person import Person

READ = """all => all.map((seat) => {
  const read = (one) => {
    const copy = one.cloneNode(true);
    for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return copy.textContent.trim();
  };
  const plate = [...seat.querySelector("ul").children].map(read);
  return [seat.ariaLabel, read(seat.querySelector("h3")), plate];
})"""
"""What a screen reader would say of each seat: its name, its points, its plate."""


class Step(NamedTuple):
    """What can be seen after a step, seat by seat."""

    names: list[str]
    points: list[int]
    plates: list[list[str]]


class Replay:
    """The page of a replay."""

    def __init__(self, person: Person, link: str) -> None:
        self.person = person
        person.page.goto(link)
        self.table = person.region("web-replay-table")
        expect(self.table).to_be_visible()
        self.slider = person.page.get_by_role("slider", name=person.words("web-scrub"))
        self.last = int(str(self.slider.get_attribute("max"))) - self.first
        """How many steps there are after the first."""

    @property
    def first(self) -> int:
        """The number of the first step."""
        return int(str(self.slider.get_attribute("min")))

    def steps(self) -> Iterator[Step]:
        """Every step."""
        for number in range(self.last + 1):
            expect(self.slider).to_have_value(str(self.first + number))
            yield self.seen()
            self.person.page.keyboard.press("ArrowRight")

    def seen(self) -> Step:
        """What can be seen now."""
        names, points, plates = [], [], []
        told: list[tuple[str, str, list[str]]]
        told = self.table.get_by_role("article").evaluate_all(READ)
        for name, head, plate in told:
            names.append(name)
            points.append(int(re.findall(r"-?\d+", head.replace("−", "-"))[-1]))
            plates.append(plate)
        return Step(names, points, plates)

    def final_points(self) -> list[int]:
        """The totals of the score sheet, which is shown at the end."""
        return self.person.points()
