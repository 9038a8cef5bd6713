"""Addresses that lead nowhere, and links that have lost their end."""

import httpx
import pytest
from playwright.sync_api import expect

from browser.person import Person
from live import Server


@pytest.mark.parametrize(
    ("path", "words"), [("/pizza", "web-lost-address"), ("/t/ABC", "web-lost-code")]
)
def test_an_address_that_leads_nowhere_says_so(somebody: Person, path: str, words: str) -> None:
    somebody.page.goto(path)
    expect(somebody.page.get_by_text(somebody.words(words))).to_be_visible()
    somebody.link("web-home").last.click()
    expect(somebody.button("web-play-bots")).to_be_visible()


def test_programs_are_told_of_a_wrong_address_in_json(server: Server) -> None:
    browser = httpx.get(f"{server.url}/pizza", headers={"Accept": "text/html"})
    program = httpx.get(f"{server.url}/pizza")
    assert (browser.status_code, program.status_code) == (404, 404)
    assert browser.headers["content-type"].startswith("text/html")
    assert program.json()["reason"] == "http"
