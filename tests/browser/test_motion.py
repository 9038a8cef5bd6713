"""What moves tells something, is soon over, and can be left out; nothing jumps."""

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.looks import cut_off_text
from browser.motion import Motion
from browser.tables import Tables
from live import Server

LONGEST = 400
"""Milliseconds."""
MOST_SHIFT = 0.02


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_a_turn_moves_shortly_or_not_at_all_and_nothing_jumps(
    people: People, server: Server, tables: Tables, wish: str
) -> None:
    place = tables.set(["Aki", "Ben"], [])
    ben = people(server.url)
    aki, watcher = (people(server.url, reduced_motion=wish) for _ in range(2))
    motions = [Motion(person.page) for person in (aki, watcher)]
    aki.sit(place.seat_link(0))
    ben.sit(place.seat_link(1))
    watcher.watch(place.code)
    for _ in range(2):
        hand = aki.hand()
        aki.choose(0)
        expect(aki.answered.first).to_be_visible()
        seen = len(watcher.frames.views)
        for motion in motions:
            motion.forget()
        ben.choose(0)
        aki.wait_for_another_hand(hand)
        watcher.wait_for_views(seen + 1)
        aki.choices.first.hover()
        for motion in motions:
            shifts = [shift for shift in motion.shifts() if not shift[1]]
            assert sum(shift[0] for shift in shifts) < MOST_SHIFT, shifts
            assert all(time <= LONGEST for time in motion.animations()), motion.animations()
        assert bool(motions[0].animations()) == (wish == "no-preference")
        assert ben.is_asked()


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_a_table_can_be_used_at_twice_the_size(
    people: People, server: Server, tables: Tables, game: str
) -> None:
    person = people(server.url, viewport={"width": 640, "height": 400}, device_scale_factor=2)
    person.sit(tables.set(["Aki", "Ben"], [], game=game).link)
    assert cut_off_text(person.page) == []
    if game == "wasabi":
        return
    person.look()
    person.choices.last.click()
    expect(person.selected).to_have_count(1)
    person.confirm.click()
    expect(person.answered.first).to_be_visible()
