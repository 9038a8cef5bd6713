"""From one tap to a friend who sits at the table."""

import json

from playwright.sync_api import expect

from browser.conftest import People
from browser.tables import Tables
from live import Server

SHEET = """
window.shared = [];
navigator.share = (what) => { window.shared.push(what); return Promise.resolve(); };
"""


def test_one_tap_gives_link_code_and_share_sheet(people: People, server: Server) -> None:
    host = people(server.url, viewport={"width": 390, "height": 844})
    host.page.add_init_script(SHEET)
    host.page.goto("/")
    host.button("web-play-friends").click()
    invite = host.region("web-invite")
    expect(invite.get_by_role("img")).to_be_visible()  # the QR code
    link = host.field("web-link").input_value()
    assert link == host.page.url
    host.button("web-share").click()
    (shared,) = host.page.evaluate("window.shared")
    name = host.field("web-name").input_value()
    game = host.words("web-game-sushi-go")
    assert shared["url"] == link
    assert shared["text"] == host.words("web-invites", name=name, game=game)


def test_without_a_share_sheet_the_link_is_copied(people: People, server: Server) -> None:
    host = people(server.url)
    host.page.add_init_script("delete Navigator.prototype.share")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.goto("/new/friends")  # an address to keep
    expect(host.region("web-invite")).to_be_visible()
    expect(host.button("web-share")).to_have_count(0)
    host.button("web-copy").click()
    expect(host.status("web-copied")).to_have_count(1)
    assert host.page.evaluate("navigator.clipboard.readText()") == host.page.url


def test_a_guest_is_told_who_invites_to_what_and_how_it_goes(
    people: People, server: Server, tables: Tables
) -> None:
    for game in ("sushi-go", "party", "wasabi"):
        place = tables.set(["Nori"], [], start=False, players=3, game=game)
        guest = people(server.url, locale="fr", viewport={"width": 360, "height": 640})
        guest.page.goto(f"/t/{place.code}")
        called = guest.words(f"web-game-{game}")
        title = guest.words("web-invites", name="Nori", game=called)
        expect(guest.page.get_by_role("heading", level=1, name=title)).to_be_visible()
        brief = guest.region("web-brief")
        lines = guest.words(f"web-brief-{game}").splitlines()
        expect(brief.get_by_role("listitem")).to_have_text(lines)
        expect(guest.button("web-take-seat")).to_be_in_viewport()
        guest.take_seat("Zoë")
        expect(guest.field("web-name")).to_have_value("Zoë")


def test_what_the_host_changes_is_seen_by_everybody_at_once(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Nori", "Ben"], [], start=False, players=4, game="party")
    host, guest = people(server.url), people(server.url)
    host.page.goto(place.link)
    guest.page.goto(place.seat_link(1))
    host.open_table_settings()
    host.choose_setting("3")
    expect(guest.page.get_by_text(guest.words("web-empty"), exact=True)).to_have_count(1)
    expect(guest.status("web-changed", name="Nori")).to_be_visible()
    host.choose_setting(host.words("web-clock-seconds", seconds=30))
    expect(guest.page.get_by_text(guest.words("web-clock-each", seconds=30))).to_be_visible()
    menu = guest.page.get_by_role("list", name=guest.words("web-menu")).get_by_role("listitem")
    served = menu.all_inner_texts()
    pill = host.page.get_by_role("radio", name="Cutthroat Combo")
    with host.page.expect_response("**/settings"):
        pill.check(force=True)
    expect(menu.first).not_to_have_text(served[0])
    host.call_oneself("Nora")
    expect(guest.page.get_by_text("Nora", exact=True)).to_be_visible()
    host.choose_setting("2")
    host.begin()
    expect(guest.page.get_by_role("heading", level=1)).to_have_count(0)
    expect(guest.my_turn.or_(guest.waiting).first).to_be_visible()
    # what each card does follows from the menu that is played
    rules = json.dumps(tables.ask("GET", f"/tables/{place.code}/rules")["setup"])
    assert "cutthroat" not in rules
    assert not host.faults + guest.faults


def test_a_full_room_says_who_is_away(people: People, server: Server, tables: Tables) -> None:
    place = tables.set(["Nori", "Ben"], [], start=False)
    host, guest = people(server.url), people(server.url)
    host.page.goto(place.link)
    expect(host.status("web-all-taken", names="Ben")).to_be_visible()
    guest.page.goto(place.seat_link(1))
    expect(host.status("web-all-here")).to_be_visible()


def test_a_change_that_the_rules_refuse_is_explained_and_changes_nothing(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Nori", "Ben", "Cleo"], [], start=False, players=3)
    host = people(server.url)
    host.page.goto(place.link)
    host.open_table_settings()
    host.choose_setting("2")
    expect(host.page.get_by_role("alert")).to_contain_text("Cleo")
    assert len(tables.ask("GET", f"/tables/{place.code}")["chairs"]) == 3


def test_the_seal_of_the_shuffle_stands_behind_a_small_sign(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Nori"], [], start=False, players=2)
    seal = tables.ask("GET", f"/tables/{place.code}")["commitment"]
    host = people(server.url)
    host.page.goto(place.link)
    sign = host.page.get_by_text(host.words("web-seal-sign"))
    expect(sign).to_be_visible()
    expect(host.page.get_by_text(seal)).not_to_be_visible()
    sign.click()
    expect(host.page.get_by_text(seal)).to_be_visible()
