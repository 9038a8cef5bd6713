"""What moves tells something, is soon over, and can be left out; nothing waits for it or jumps."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.held_line import HeldLine
from browser.looks import cut_off_text
from browser.motion import Motion, box_of
from browser.person import Person
from browser.tables import Tables
from live import Server
from slow import first

LONGEST = 1_000
"""Milliseconds that one thing moves."""
MOST_SHIFT = 0.02
CHEAP = {"transform", "opacity", "offset"}
"""What a browser animates without laying out or painting anything again."""


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
            motion.wait_until_still()
            motion.forget()
        ben.choose(0)
        aki.wait_for_another_hand(hand)
        watcher.wait_for_views(seen + 1)
        aki.choices.first.hover()
        for motion in motions:
            motion.wait_until_still()
            shifts = [shift for shift in motion.shifts() if not shift[1]]
            assert sum(shift[0] for shift in shifts) < MOST_SHIFT, shifts
            begun = motion.animations()
            assert bool(begun) == (wish == "no-preference")
            assert all(one["ms"] <= LONGEST for one in begun), begun
            assert all(set(one["changed"]) <= CHEAP for one in begun), begun
        assert ben.is_asked()


@pytest.mark.parametrize("size", first(1, [(360, 640), (1440, 900)]))
def test_hands_are_seen_to_go_from_seat_to_seat(
    people: People, server: Server, tables: Tables, size: tuple[int, int]
) -> None:
    person = people(
        server.url,
        reduced_motion="no-preference",
        viewport={"width": size[0], "height": size[1]},
    )
    motion = Motion(person.page)
    person.sit(tables.set(["Aki"], ["greedy"] * 2).link)
    motion.wait_until_still()
    motion.forget()
    motion.slow_down(4)
    person.choose(0)
    assert person.is_asked()
    motion.wait_until_still()
    chairs = person.frames.views[-1]["chairs"]
    others = [person.page.get_by_role("article", name=chair["name"]) for chair in chairs[1:]]
    seats = [box_of(place) for place in (person.region("web-hand"), *others)]
    for giver, taker in ((0, 1), (1, 2), (2, 0)):
        way = motion.hand(giver, taker)
        start, end = seats[giver], seats[taker]
        assert way[0].is_in(start), (giver, taker, way[0], start)
        assert any(point.is_in(end) for point in way), (giver, taker, way, end)
        assert len({round(point.y + point.x) for point in way}) >= 5, way


def test_what_is_pressed_while_hands_are_passed_counts_and_ends_it(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url, reduced_motion="no-preference")
    motion = Motion(person.page)
    person.sit(tables.set().link)
    motion.wait_until_still()
    motion.slow_down(10)
    hand = person.hand()
    person.choose(0)
    person.wait_for_another_hand(hand)
    person.look()
    assert motion.is_moving()
    said = len(person.selections())
    person.page.keyboard.press("1")
    expect(person.selected).to_have_count(1)
    assert len(person.selections()) == said + 1
    assert person.page.locator("[data-hand]").count() == 0
    expect(person.choices.last).to_have_css("opacity", "1")


def test_a_player_who_wants_no_motion_has_none_and_can_choose_it(
    people: People, server: Server, tables: Tables
) -> None:
    still, moved = people(server.url), people(server.url, reduced_motion="no-preference")
    for person in (still, moved):
        motion = Motion(person.page)
        person.sit(tables.set().link)
        if person is moved:
            person.open_settings()
            name = person.words("web-motion-name", speed="none")
            person.page.get_by_role("radio", name=name, exact=True).check(force=True)
            person.page.keyboard.press("Escape")
            motion.wait_until_still()
            motion.forget()
        person.choose(0)
        assert person.is_asked()
        assert motion.animations() == []
        assert motion.hand(0, 1) == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_words_and_cards_put_down_hide_no_card_of_a_plate(
    people: People, server: Server, tables: Tables, size: tuple[int, int]
) -> None:
    """As points come throughout a round, until plates are full."""
    person = people(server.url, viewport={"width": size[0], "height": size[1]})
    motion = Motion(person.page)
    menu = "uramaki,onigiri,eel,tempura,soy-sauce,tea,fruit"
    person.sit(tables.set(bots=["greedy"] * 3, game="party", menu=menu).link)
    for turn in range(8):
        assert person.is_asked()
        person.choose(turn % person.choices.count())
    assert person.is_asked()
    assert len(motion.words()) > 10
    assert motion.hidden_cards() == []


@pytest.mark.parametrize("is_counted", [True, False])
def test_points_that_come_or_go_say_so_at_the_plate(
    somebody: Person, tables: Tables, is_counted: bool
) -> None:
    """Against bots, unless somebody does not want to know; the numbers are the server's."""
    motion = Motion(somebody.page)
    somebody.page.add_init_script(f"localStorage['sushibar.count'] = '{str(is_counted).lower()}'")
    somebody.sit(tables.set(bots=["greedy"] * 2).link)
    for _ in range(3):
        assert somebody.is_asked()
        somebody.choose(0)
    assert somebody.is_asked()
    standing = [view["game"]["words"]["standing"] for view in somebody.frames.views]
    expected = [
        f"{line['points']:+d} {line['name']}\n{line['reason']}"
        for before, after in pairwise(standing)
        for old, new in zip(before["lines"], after["lines"], strict=True)
        for line in new
        if line["points"] > 0 and line["category"] not in {one["category"] for one in old}
    ]
    told = motion.words()
    assert expected
    assert (set(expected) <= set(told)) == is_counted, (expected, told)
    counts = somebody.page.get_by_title(somebody.words("web-count-now", points="@").split("@")[0])
    assert counts.count() == 3 * is_counted
    races = somebody.page.get_by_role("list", name=somebody.words("web-races"))
    assert races.count() <= is_counted


@pytest.mark.parametrize("again", ["button", "card"])
def test_a_confirm_before_the_server_has_looked_at_the_card_is_kept(
    people: People, server: Server, tables: Tables, again: str
) -> None:
    """As on a line on which everything takes its time."""
    person = people(server.url, has_touch=True)
    line = HeldLine(person.page)
    person.sit(tables.set(["Aki", "Ben"], []).link)
    person.look()
    line.hold()
    person.choices.first.tap()
    (person.confirm if again == "button" else person.choices.first).tap()
    expect(person.button("web-sending")).to_be_visible()
    assert person.frames.answers == []
    line.release()
    expect(person.answered.first).to_be_visible()
    assert len(person.frames.answers) == 1


def test_the_plates_of_a_round_stay_until_its_last_cards_were_seen(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url, reduced_motion="no-preference")
    motion = Motion(person.page)
    person.sit(tables.set(bots=["greedy"] * 4).link)
    for _ in range(6):
        assert motion.kept_plates() == []
        assert person.is_asked()
        person.choose(0)
    expect(person.region("web-round-over")).to_be_visible()
    kept = motion.kept_plates()
    assert len(kept) == 5
    assert all(kept), kept
    assert person.page.locator("article ul[inert]").count() == 0  # and have left


def test_at_the_end_everybody_is_told_their_place_and_can_share_it(
    somebody: Person, tables: Tables
) -> None:
    place = tables.set(bots=["greedy"] * 2)
    somebody.sit(place.link)
    somebody.play()
    scores = tables.replay(place)["scores"]
    ranking = somebody.region("web-ranking")
    worth = [(points, seat in scores["winners"]) for seat, points in enumerate(scores["totals"])]
    mine = 1 + sum(one > worth[0] for one in worth)  # puddings may break a tie
    expect(ranking).to_contain_text(somebody.words("web-place", place=mine, players=3))
    expect(ranking).to_contain_text(scores["remarks"][0])
    rows = ranking.get_by_role("list").first.locator("> li")
    points = [int(row.locator("strong").inner_text().replace("−", "-")) for row in rows.all()]
    assert points == sorted(scores["totals"], reverse=True)
    with somebody.page.expect_download() as saved:
        somebody.button("web-share-result").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    somebody.button("web-sheet").click()
    assert somebody.points() == scores["totals"]


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
