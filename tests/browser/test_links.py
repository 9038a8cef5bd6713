"""Links that hold the secret of a seat: taken up, out of the address bar, and not believed."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.tables import Tables
from live import Server

FORGED = "0" * 32


def test_a_forged_link_takes_nobody_s_seat(people: People, server: Server, tables: Tables) -> None:
    place = tables.set(["Aki", "Ben"], [])
    aki, stranger = people(server.url), people(server.url)
    aki.page.goto(place.link)
    expect(aki.my_turn).to_be_visible()
    aki.page.goto(f"/t/{place.code}#{FORGED}")
    expect(aki.page.get_by_role("alert")).to_have_text(aki.words("web-wrong-link-seated"))
    expect(aki.my_turn).to_be_visible()
    assert aki.secret(place.code) == place.secrets[0]
    aki.page.goto("/")
    aki.page.goto(f"/t/{place.code}#{FORGED}")  # into a page that is loaded again
    expect(aki.page.get_by_role("alert")).to_be_visible()
    aki.button("web-close").click()
    expect(aki.page.get_by_role("alert")).to_have_count(0)
    expect(aki.my_turn).to_be_visible()

    stranger.page.goto(f"/t/{place.code}#{FORGED}")
    expect(stranger.page.get_by_role("alert")).to_have_text(stranger.words("web-wrong-link"))
    expect(stranger.page.get_by_text(stranger.words("web-watching"))).to_be_visible()


def test_a_seat_link_is_taken_up_where_the_table_is_shown_already(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Aki", "Ben"], [])
    ben = people(server.url)
    ben.watch(place.code)
    ben.page.goto(place.seat_link(1))
    expect(ben.my_turn).to_be_visible()
    assert ben.page.url == f"{server.url}/t/{place.code}"
    assert ben.secret(place.code) == place.secrets[1]
    ben.page.reload()
    expect(ben.my_turn).to_be_visible()
