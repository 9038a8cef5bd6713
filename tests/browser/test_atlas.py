"""The atlas of menus in the browser: by feel, by surprise, and on to a table."""

import re

from playwright.sync_api import expect

from browser.person import Person


def test_a_menu_is_found_by_feel_and_played(somebody: Person) -> None:
    page = somebody.page
    page.goto("/")
    page.get_by_role("link", name=somebody.words("web-menus"), exact=True).click()
    expect(page.get_by_role("heading", level=1, name=somebody.words("web-menus"))).to_be_visible()
    menus = page.get_by_role("region").get_by_role("listitem")
    expect(menus).to_have_count(12)
    before = menus.first.text_content()
    page.get_by_role("button", name="3", exact=True).click()
    quick = page.get_by_role("button", name=somebody.words("atlas-feel-quick"), exact=True)
    quick.click()
    expect(quick).to_have_attribute("aria-pressed", "true")
    expect(menus.first).not_to_have_text(before or "")
    menus.first.get_by_role("button").click()
    expect(page.get_by_role("heading", level=2)).to_be_focused()
    rank = somebody.words("web-menus-rank", feel=somebody.words("atlas-feel-quick"), rank=99)
    expect(page.get_by_text(re.compile(re.escape(rank.split("99")[0])))).to_have_count(1)
    somebody.button("web-menus-close-menu").click()
    expect(menus).to_have_count(12)
    somebody.button("web-menus-surprise").click()
    expect(
        page.get_by_role("heading", level=2, name=somebody.words("web-menus-drawn"))
    ).to_be_focused()
    shown = page.locator("section .names").text_content() or ""
    somebody.button("web-menus-table").click()
    expect(page).to_have_url(re.compile("/new/bots$"))
    expect(
        page.get_by_role("radio", name=re.compile(somebody.words("web-menu-own")))
    ).to_be_checked()
    for title in shown.split(", "):
        expect(
            page.get_by_role("checkbox", name=re.compile(f"^{re.escape(title)}"))
        ).to_be_checked()
    somebody.button("web-begin").click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{6}$"))
    expect(somebody.my_turn.first).to_be_visible()
    assert somebody.faults == []


def test_unwanted_cards_and_wishes_that_nothing_fits(somebody: Person) -> None:
    page = somebody.page
    page.goto("/menus")
    page.get_by_text(somebody.words("web-menus-types")).click()
    for roll in ("maki", "temaki"):
        page.get_by_role("button", name=re.compile(f"^{roll}")).first.click()
    expect(page.get_by_role("status")).to_have_text(somebody.words("web-menus-none"))
    expect(somebody.button("web-menus-surprise")).to_be_disabled()
    page.get_by_role("button", name=re.compile("^temaki")).first.click()
    expect(page.get_by_role("region").get_by_role("listitem")).to_have_count(12)
    page.reload()  # what was wanted stays so
    expect(page.get_by_role("region").get_by_role("listitem")).to_have_count(12)
    page.get_by_text(somebody.words("web-menus-types")).click()
    maki = page.get_by_role("button", name=re.compile("^maki")).first
    expect(maki).to_contain_text(somebody.words("web-menus-type-with"))
    assert somebody.faults == []
