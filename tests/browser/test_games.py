"""Whole games against a bot by keyboard alone, and what the browsers were told about them."""

import pytest
from playwright.sync_api import Browser

from browser.conftest import People
from browser.person import Person
from browser.replay import Replay
from browser.stories import GAMES, Story, more_than, play_a_story, public
from browser.tables import Tables
from live import Server
from slow import first
from sushibar.table.dealer import record_key


@pytest.fixture(scope="module", params=first(2, GAMES), ids=lambda setup: setup["game"])
def story(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Story:
    """A game of each kind, played once for all tests here."""
    people = People(browser, f"story-{request.param['game']}")
    failed = True
    try:
        with Tables(server.url) as tables:
            person, bystander = people(server.url), people(server.url)
            told = play_a_story(person, bystander, tables, **request.param)
        failed = False
    finally:
        people.leave(failed=failed)
    return told


def test_a_whole_game_is_played_by_keyboard_alone(story: Story) -> None:
    assert story.chosen > 20
    assert len(story.player.answers) > 20
    assert story.points == story.points_by_the_bystander == list(story.table.points)


def test_a_bystander_hears_of_no_hidden_card(story: Story) -> None:
    moments, shown, hidden = story.moments(), set[str](), 0
    for view in story.bystander.views:
        game, seen = view["game"], view["game"]["seen"]
        shown.update(*seen["plates"])
        assert view["you"] is game["asked"] is game["answered"] is None
        assert seen["hand"] == []
        hands = next(moment.hands for moment in moments if moment.public == public(seen))
        for known, unknown, hand in zip(seen["hands"], seen["unknown"], hands, strict=True):
            assert set(known) <= shown  # put back before all eyes
            assert not more_than(known, hand)
            assert len(known) + unknown == len(hand)
            hidden += unknown
    assert hidden > 30
    heard = {message["type"] for message in story.bystander.heard}
    assert heard <= {"welcome", "news", "present", "scores", "pong"}


def test_a_player_hears_of_no_hand_but_those_seen_passing_by(story: Story) -> None:
    shown, held, hidden = set[str](), set[tuple[int, str]](), 0
    for view in story.player.views:
        seen = view["game"]["seen"]
        shown.update(*seen["plates"])
        held.update((seen["round"], card) for card in seen["hand"])
        assert view["you"] == 0
        for known, unknown in list(zip(seen["hands"], seen["unknown"], strict=True))[1:]:
            assert {card for card in known if (seen["round"], card) not in held} <= shown
            hidden += unknown
    assert hidden > 0


def test_nobody_is_told_the_seed_before_the_end(story: Story) -> None:
    assert story.bystander.raw
    before = [raw for raw in story.bystander.raw + story.player.raw if '"phase":"playing"' in raw]
    assert len(before) > 20
    assert not [raw for raw in before if '"seed"' in raw]


def test_the_replay_on_the_page_is_the_game(story: Story, somebody: Person) -> None:
    moments = [moment.public for moment in story.moments()]
    assert story.table.seed is not None
    replay = Replay(somebody, f"/r/{story.code}#{record_key(story.table.seed)}")
    told = list(replay.steps())
    assert len(told) == len(moments)
    assert [step.points for step in told] == [moment["points"] for moment in moments]
    assert told[-1].points == list(story.table.points)
    assert all(step.names == list(story.table.names) for step in told)
    compared = 0
    for view in story.bystander.views:
        now = public(view["game"]["seen"])
        there = [step.plates for step, moment in zip(told, moments, strict=True) if moment == now]
        if any(view["game"]["seen"]["plates"]) and view["phase"] == "playing":
            assert view["game"]["words"]["plates"] in there
            compared += 1
    assert compared > 15
    assert replay.final_points() == list(story.table.points)
