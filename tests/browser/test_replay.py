"""Finished games on a phone: the table and its log take turns."""

from pathlib import Path

from playwright.sync_api import ViewportSize, expect

from browser.conftest import People
from browser.replay import Replay
from browser.tables import Tables
from live import Server

PHONE: ViewportSize = {"width": 360, "height": 640}


def test_a_round_of_the_score_sheet_leads_to_the_moment_it_was_scored(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.played_out()
    steps = tables.replay(place)["steps"]
    person = people(server.url, viewport=PHONE)
    replay = Replay(person, place.replay_link)
    person.button("web-scores").click()
    expect(replay.table).to_have_count(0)
    person.page.get_by_role("link", name=person.words("web-round", round=2), exact=True).click()
    expect(replay.table).to_be_visible()
    scored = next(number for number, step in enumerate(steps) if step["rows"] == 2)
    expect(replay.slider).to_have_value(str(scored))
    person.page.wait_for_url(f"**/r/{place.code}/{scored + 1}")
    assert replay.seen().points == steps[scored]["seen"]["points"]


def test_a_record_from_a_file_is_replayed_and_another_can_follow(
    people: People, server: Server, tables: Tables, tmp_path: Path
) -> None:
    record = tables.record(tables.played_out())
    person = people(server.url, viewport=PHONE)
    person.page.goto("/replay")
    chosen = person.page.locator("input[type=file]")
    for text in (record.replace("end", "rubbish"), record):
        file = tmp_path / "game.txt"
        file.write_text(text, encoding="utf-8")
        chosen.set_input_files(file)
        expect(
            person.page.get_by_role("alert").or_(person.region("web-replay-table"))
        ).to_be_visible()
    expect(person.region("web-replay-table")).to_be_visible()
    person.button("web-log").click()
    person.button("web-replay-file").click()
    expect(chosen).to_have_count(1)
