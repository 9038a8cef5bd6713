"""What a browser knows of its own tables and games, and who looks on."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.person import Person
from browser.tables import Place, Tables
from live import Server

MOMENT = "code => JSON.parse(localStorage['sushibar.games'] ?? '{}')[code]?.moment?.points"
"""The points of the best moment that a browser remembers of a game."""


def line_of(person: Person, place: Place) -> str:
    """What is said of one's own table on the start page."""
    person.page.goto("/")
    line = person.page.locator(f'a[href="/t/{place.code}"]')
    expect(line).to_be_visible()
    return line.inner_text()


def test_your_tables_say_whose_turn_it_is(people: People, server: Server, tables: Tables) -> None:
    place = tables.set(["Aki", "Ben"], [])
    person, other = people(server.url), people(server.url)
    person.sit(place.link)
    assert person.words("web-your-turn") in line_of(person, place)
    person.page.goto(place.link)
    person.choose(0)
    expect(person.answered.first).to_be_visible()
    assert person.words("web-waiting", names="Ben") in line_of(person, place)
    other.sit(place.seat_link(1))
    other.choose(0)
    other.wait_for_views(2)
    assert person.words("web-your-turn") in line_of(person, place)
    told = tables.ask("GET", f"/tables/{place.code}")
    assert told["pending"] == [0, 1]


def test_everybody_sees_how_many_look_on(people: People, server: Server, tables: Tables) -> None:
    place = tables.set()
    player, first, second = (people(server.url) for _ in range(3))
    player.sit(place.link)
    watched = player.page.get_by_text(player.words("web-onlookers", onlookers=1), exact=True)
    expect(watched).to_have_count(0)
    first.watch(place.code)
    expect(watched).to_have_count(1)
    second.watch(place.code)
    both = player.page.get_by_text(player.words("web-onlookers", onlookers=2), exact=True)
    expect(both).to_have_count(1)
    expect(first.page.get_by_text(first.words("web-onlookers", onlookers=1))).to_have_count(1)
    second.page.goto("/")
    expect(watched).to_have_count(1)


def test_a_browser_has_figures_and_best_moments_of_its_own(
    people: People, server: Server, tables: Tables
) -> None:
    games = [tables.played_out(people=["Emi"], bots=["random"]) for _ in range(2)]
    stranger = tables.played_out(people=["Fumi"])
    person = people(server.url)
    for place in games:
        person.page.goto("about:blank")
        person.page.goto(place.link)
        person.wait_for_the_end()
        person.until(lambda: bool(person.page.evaluate(MOMENT, place.code)))  # noqa: B023
    person.page.goto("/statistics")
    points = [tables.totals(place)[0] for place in games]
    me = person.region("web-me")
    figures = me.get_by_role("definition")
    expect(figures.first).to_have_text("2")
    assert str(max(points)) in figures.all_inner_texts()
    moments = person.region("web-moments").get_by_role("link")
    best = person.words("web-moment-score", points=max(points))
    expect(moments.filter(has_text=best)).to_have_count(1)
    lines = [
        line["points"]
        for place in games
        for row in tables.replay(place)["scores"]["rows"]
        for line in row["seats"][0]
    ]
    most = person.words("web-moment-line", points=max(lines))
    expect(moments.filter(has_text=most)).to_have_count(1)
    moments.filter(has_text=best).click()
    expect(person.region("web-replay-table")).to_be_visible()  # with the key that is kept here
    assert stranger.code not in person.page.content()
    other = people(server.url)
    other.page.goto("/statistics")
    other.wait_until_loaded()
    expect(other.region("web-me")).to_have_count(0)
