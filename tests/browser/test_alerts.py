"""Whose turn it is can be heard, and is told to players who look elsewhere, as they like it."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.person import Person
from browser.tables import Tables
from live import Server

LISTEN = """
window.heard = [];
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  heard.push(this.state);
  return create.call(this);
};
"""
LOOK_ELSEWHERE = """
window.notified = [];
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => (Notification.permission = "granted");
  constructor(words) { notified.push(words); }
};
"""


def heard(person: Person) -> int:
    """How many tones there have been, all of them audible."""
    states: list[str] = person.page.evaluate("heard")
    assert set(states) <= {"running"}
    return len(states)


def test_sounds_are_one_press_away_from_silence(somebody: Person, tables: Tables) -> None:
    somebody.page.add_init_script(LISTEN)
    somebody.sit(tables.set().link)
    while not heard(somebody):  # until it can be heard, what is late is left out
        somebody.choose(0)
        assert somebody.is_asked()
    somebody.button("web-sound").click()
    expect(somebody.button("web-sound")).to_have_attribute("aria-pressed", "false")
    before = heard(somebody)
    somebody.choose(0)
    assert somebody.is_asked()
    assert heard(somebody) == before
    somebody.page.reload()
    somebody.choose(0)
    assert somebody.is_asked()
    assert heard(somebody) == 0


def test_who_looks_elsewhere_is_told_if_it_was_asked_for(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Aki", "Ben"], [])
    aki, ben = people(server.url), people(server.url)
    aki.page.add_init_script(LOOK_ELSEWHERE)
    aki.sit(place.seat_link(0))
    ben.sit(place.seat_link(1))
    for asked_for in (False, True):
        if asked_for:
            aki.open_settings()
            aki.page.get_by_role("checkbox", name=aki.words("web-notify")).check()
            aki.page.keyboard.press("Escape")
        hand = aki.hand()
        aki.choose(0)
        ben.choose(0)
        aki.wait_for_another_hand(hand)
        assert aki.page.evaluate("notified") == [aki.words("web-your-turn")] * asked_for
        expect(ben.my_turn).to_be_visible()
