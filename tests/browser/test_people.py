"""Several people at one table, each in a browser of their own."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.tables import Place, Tables
from live import Server

NAMES = ("Aki", "Ben", "Chie", "Dai")


def test_four_people_invite_each_other_and_play(
    people: People, server: Server, tables: Tables
) -> None:
    everybody = [people(server.url) for _ in NAMES]
    host = everybody[0]
    for person in everybody:
        person.page.clock.install()
    code = host.open_table(NAMES[0], players=4)
    for guest, name in zip(everybody[1:], NAMES[1:], strict=True):
        guest.join(code)
        guest.take_seat(name)
    host.begin()
    turns = 0
    while sum(person.is_asked() for person in everybody) == len(NAMES):
        for person in everybody:
            person.choose(turns % min(9, person.choices.count()))
        turns += 1
    assert turns == 3 * 7  # the last card of a hand goes without saying
    place = Place(code, (host.secret(code),))
    totals = tables.totals(place)
    for person in everybody:
        assert person.points() == totals
    assert tables.replay(place)["names"] == list(NAMES)


def test_a_seat_link_opens_the_same_seat_in_another_browser(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Aki", "Ben"], [])
    laptop, phone = people(server.url), people(server.url, viewport={"width": 360, "height": 640})
    laptop.sit(place.seat_link(1))
    phone.sit(place.seat_link(1))
    assert place.secrets[1] not in phone.page.url
    assert laptop.hand() == phone.hand()
    assert [person.frames.views[-1]["you"] for person in (laptop, phone)] == [1, 1]
    laptop.choose(0)
    expect(phone.answered.first).to_be_visible()


def test_two_tabs_hold_the_same_seat(people: People, server: Server, tables: Tables) -> None:
    place = tables.set()
    first = people(server.url)
    first.sit(place.link)
    second = first.in_another_tab()
    second.sit(f"/t/{place.code}")
    hands = [first.hand()]
    for tab, other in ((first, second), (second, first), (first, second)):
        assert tab.hand() == other.hand() == hands[-1]
        tab.choose(0)
        other.wait_for_another_hand(hands[-1])
        assert tab.is_asked()
        hands.append(tab.hand())
    assert len(first.frames.answers) == 2
    assert len(second.frames.answers) == 1


def test_reload_and_the_back_button_lead_back_to_the_seat(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url)
    place = tables.set(["Aki", "Ben"], [])
    person.page.goto("/")
    person.sit(place.link)
    assert len(person.frames.sockets) == 1
    hand = person.hand()
    person.page.reload()
    assert person.is_asked()
    assert person.hand() == hand
    person.page.go_back()
    expect(person.button("web-play-bots")).to_be_visible()
    person.page.go_forward()
    assert person.is_asked()
    assert person.hand() == hand
    person.choose(1)
    expect(person.answered.first).to_be_visible()
    person.page.reload()
    expect(person.answered.first).to_be_visible()
