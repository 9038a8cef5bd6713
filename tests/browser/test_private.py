"""Games by link in two browsers: who played sees them, who has their link too, a stranger not."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import People
from browser.person import Person
from browser.tables import Place, Tables
from live import Server
from sushibar import Table
from sushibar.table.dealer import record_key


def listed(person: Person, place: Place) -> Locator:
    """A finished game in the list of them."""
    return person.page.get_by_role("listitem").filter(has_text=place.code)


def in_finished_games(person: Person, place: Place, *, public: bool = False) -> Locator:
    """A finished game in the list, once that is there."""
    person.page.goto("/records")
    if public:
        person.choose_public_games()
    person.wait_until_loaded()
    return listed(person, place)


def test_a_link_only_game_is_invisible_and_unreadable_to_another_browser(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.played_out(people=["Ayumi"])
    player, stranger = people(server.url), people(server.url)
    player.page.goto(place.link)
    player.wait_for_the_end()
    expect(in_finished_games(player, place)).to_contain_text("Ayumi")
    expect(in_finished_games(player, place, public=True)).to_have_count(0)
    player.page.goto(f"/r/{place.code}")
    expect(player.region("web-replay-table")).to_be_visible()

    stranger.page.goto(f"/t/{place.code}")  # has the code, and was not there
    stranger.wait_for_the_end()
    expect(stranger.link("web-replay")).to_have_count(0)
    for public in (False, True):
        expect(in_finished_games(stranger, place, public=public)).to_have_count(0)
    stranger.page.goto("/statistics")
    stranger.choose_public_games()
    stranger.wait_until_loaded()
    expect(stranger.page.get_by_text("Ayumi")).to_have_count(0)
    stranger.page.goto(f"/r/{place.code}")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    expect(stranger.region("web-replay-table")).to_have_count(0)
    assert "Ayumi" not in stranger.page.content()
    wrong = Place(place.code, place.secrets, "0" * 32)
    stranger.page.goto(wrong.replay_link)
    expect(stranger.page.get_by_role("alert")).to_be_visible()


def test_a_game_of_an_open_table_is_for_everybody(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.played_out(people=["Botan"], listed=True)
    stranger = people(server.url)
    line = in_finished_games(stranger, place, public=True)
    expect(line).to_contain_text("Botan")
    line.get_by_role("link", name=stranger.words("web-replay")).click()
    expect(stranger.region("web-replay-table")).to_be_visible()
    expect(in_finished_games(stranger, place)).to_have_count(0)


def test_the_link_of_a_replay_shows_it_to_a_friend_and_does_not_stay_in_sight(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.played_out(people=["Chiyo"])
    player, friend = people(server.url), people(server.url)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.goto(place.link)
    player.wait_for_the_end()
    player.page.goto(f"/r/{place.code}/3")
    player.button("web-copy-step").click()
    expect(player.status("web-copied")).to_have_count(1)
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{place.code}/3#{place.key}")
    assert not any(secret in link for secret in place.secrets)

    friend.page.goto(f"/r/{place.code}")
    expect(friend.page.get_by_role("alert")).to_be_visible()
    friend.page.goto(link)  # in a tab that shows the same address without the key
    expect(friend.region("web-replay-table")).to_be_visible()
    assert place.key not in friend.page.url
    friend.page.goto(f"/r/{place.code}")  # it is remembered
    expect(friend.region("web-replay-table")).to_be_visible()
    expect(in_finished_games(friend, place)).to_have_count(0)  # but it is not the friend's own


def test_a_forged_link_takes_nothing_away(people: People, server: Server, tables: Tables) -> None:
    place = tables.played_out(people=["Chiyo"])
    player = people(server.url)
    player.page.goto(place.link)
    player.wait_for_the_end()
    player.page.goto(Place(place.code, place.secrets, "0" * 32).replay_link)
    expect(player.region("web-replay-table")).to_be_visible()
    expect(in_finished_games(player, place)).to_have_count(1)


def test_a_game_by_link_is_downloaded_and_verified_by_who_played_it(
    people: People, server: Server, tables: Tables, tmp_path: Path
) -> None:
    place = tables.played_out(people=["Daichi"])
    player = people(server.url)
    player.page.goto(f"/t/{place.code}")  # looks on first, and has no seat yet
    player.page.goto("/")
    player.page.goto(place.link)
    player.wait_for_the_end()
    line = in_finished_games(player, place)
    with player.page.expect_download() as coming:
        line.get_by_role("button", name=player.words("web-download")).click()
    assert coming.value.suggested_filename == f"sushi-go-{place.code}.txt"
    coming.value.save_as(tmp_path / "game.txt")
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert record == tables.record(place)
    assert record_key(Table.from_record(record).seed or "") == place.key
    line.get_by_role("button", name=player.words("web-fair-go")).click()
    expect(line.get_by_text(player.words("web-found-salts", salts=0))).to_be_visible()

    friend = people(server.url)
    friend.page.goto("/fair")
    friend.field("web-fair-paste").fill(f"{server.url}{place.replay_link}")
    friend.button("web-fair-go").click()
    expect(friend.page.get_by_text(friend.words("web-found-salts", salts=0))).to_be_visible()


def test_a_game_that_ended_while_one_was_away_is_among_ones_own(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.set(["Emi"], ["greedy"])
    player = people(server.url)
    player.sit(place.link)
    player.page.goto("/records")
    tables.ask("DELETE", f"/tables/{place.code}/seats/0", place.secrets[0])
    tables.wait_for_the_end(place)
    expect(in_finished_games(player, place)).to_contain_text("Emi")
    player.page.goto("/statistics")
    expect(player.status("web-games-played", games=1)).to_be_visible()
