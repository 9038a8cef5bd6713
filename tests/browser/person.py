"""Somebody at the page: all that tests know of how it looks is here, and it is roles and names."""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from browser.frames import Frames, Message
from live import PATIENCE
from sushibar.texts import speaking, text

BLIND = 301
"""Milliseconds after which a press is meant for the hand that is there."""


class Person:
    """A person with a browser window, who knows buttons and headings by their names."""

    def __init__(self, context: BrowserContext, language: str = "en") -> None:
        self.context, self.language = context, language
        self.page = context.new_page()
        self.frames = Frames(self.page)
        self.faults: list[str] = []
        """Errors that the page did not expect."""
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def in_another_tab(self) -> "Person":
        """The same person in another tab of the same browser."""
        return Person(self.context, self.language)

    # Finding

    def words(self, key: str, **facts: Any) -> str:
        """A message in this person's language."""
        with speaking(self.language):
            return text(key, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=self.words(key, **facts), exact=True)

    def link(self, key: str) -> Locator:
        """The link of that name."""
        return self.page.get_by_role("link", name=self.words(key), exact=True)

    def field(self, key: str) -> Locator:
        """Where one writes something."""
        return self.page.get_by_role("textbox", name=self.words(key), exact=True)

    def region(self, key: str) -> Locator:
        """The part of the page of that name."""
        return self.page.get_by_role("region", name=self.words(key), exact=True)

    def status(self, key: str, **facts: Any) -> Locator:
        """What the page says of itself, if it says that."""
        said = re.compile(re.escape(self.words(key, **facts)))
        return self.page.get_by_role("status").filter(has_text=said)

    def beginning(self, key: str) -> re.Pattern[str]:
        """How a message starts that names somebody."""
        before, _, _ = self.words(key, names="@").partition("@")
        return re.compile(re.escape(before))

    # The table

    @property
    def my_turn(self) -> Locator:
        """It is this person's turn."""
        return self.status("web-your-turn")

    @property
    def waiting(self) -> Locator:
        """It is somebody else's turn."""
        return self.page.get_by_role("status").filter(has_text=self.beginning("web-waiting"))

    @property
    def told(self) -> Locator:
        """Something that the page says of itself, whatever it is, other than that it loads."""
        loading = re.compile(re.escape(self.words("web-loading")))
        said = self.page.get_by_role("status").or_(self.page.get_by_role("alert"))
        return said.filter(has_not_text=loading, has_text=re.compile(r"\S"))

    @property
    def over(self) -> Locator:
        """The game is over."""
        return self.status("web-over")

    @property
    def choices(self) -> Locator:
        """What can be chosen now."""
        pressable = self.page.locator("[aria-pressed]:enabled")
        return self.region("web-hand").get_by_role("button").and_(pressable)

    @property
    def selected(self) -> Locator:
        """What is selected and not given yet."""
        return self.choices.and_(self.page.get_by_role("button", pressed=True))

    @property
    def confirm(self) -> Locator:
        """What gives the answer, or goes on with it."""
        names = "|".join(re.escape(self.words(key)) for key in ("web-confirm", "web-next"))
        return self.page.get_by_role("button", name=re.compile(f"^({names})$"))

    @property
    def sheet(self) -> Locator:
        """The score sheet."""
        return self.region("web-scores").get_by_role("table").first

    @property
    def reconnecting(self) -> Locator:
        """It is said that the line is down."""
        return self.status("web-reconnecting")

    @property
    def answered(self) -> Locator:
        """The person has answered and waits for others."""
        return self.page.get_by_role("status").filter(has_text=self.beginning("web-answered"))

    # Settings

    def open_settings(self) -> None:
        """Open the settings."""
        self.button("web-settings").first.click()
        expect(self.page.get_by_role("dialog", name=self.words("web-settings"))).to_be_visible()

    def speak(self, language: str) -> None:
        """Choose another language."""
        self.open_settings()
        names = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
        self.page.get_by_role("radio", name=names[language], exact=True).click()
        self.language = language
        self.page.keyboard.press("Escape")

    # Coming to a table

    def open_table(self, name: str, players: int) -> str:
        """Open a table for friends; its code."""
        self.page.goto("/")
        self.button("web-play-friends").click()
        self.page.wait_for_url("**/t/*")
        self.call_oneself(name)
        self.open_table_settings()
        self.choose_setting(str(players))
        return self.page.url.rpartition("/")[2]

    def call_oneself(self, name: str) -> None:
        """Take another name in the waiting room."""
        self.field("web-name").fill(name)
        self.field("web-name").press("Enter")
        expect(self.field("web-name")).to_have_value(name)

    def open_table_settings(self) -> None:
        """Look at what the host can change."""
        self.page.get_by_text(self.words("web-table-settings"), exact=True).click()

    def choose_setting(self, name: str) -> None:
        """Choose one of the settings by its name, and wait until the server has it."""
        setting = self.page.get_by_role("radio", name=name, exact=True)
        if not setting.is_checked():
            with self.page.expect_response("**/settings"):
                setting.check(force=True)

    def join(self, code: str) -> None:
        """Come to a table by its code."""
        self.page.goto("/")
        self.field("web-join").fill(code.lower())
        self.page.keyboard.press("Enter")
        self.page.wait_for_url(f"**/t/{code}")

    def take_seat(self, name: str) -> None:
        """Sit down."""
        self.field("web-name").fill(name)
        self.button("web-take-seat").click()
        expect(self.button("web-leave")).to_be_visible()

    def begin(self) -> None:
        """Start the game, once everybody is there."""
        self.button("web-begin").click()

    def sit(self, link: str) -> "Person":
        """Open a table where one has a seat, and wait until it is there."""
        self.page.clock.install()
        self.page.goto(link)
        expect(self.my_turn.or_(self.waiting).or_(self.over).first).to_be_visible()
        return self

    def secret(self, code: str) -> str:
        """The secret of the seat that this browser holds at a table."""
        held = self.page.evaluate("JSON.parse(localStorage.getItem('sushibar.seats'))")
        return str(held[code]["secret"])

    def watch(self, code: str) -> None:
        """Look on at a table."""
        self.page.goto(f"/t/{code}")
        expect(self.page.get_by_text(self.words("web-watching"))).to_be_visible()

    def choose_public_games(self) -> None:
        """Look at finished games of others."""
        pill = self.page.get_by_role("radio", name=self.words("web-whose-public"), exact=True)
        pill.check(force=True)

    # Playing

    def is_asked(self) -> bool:
        """Whether there is something to choose, once that is clear; not when the game is over."""
        expect(self.selected).to_have_count(0)
        expect(self.my_turn.or_(self.over).first).to_be_visible()
        return self.my_turn.is_visible()

    def hand(self) -> list[str]:
        """What can be chosen now, by name and number, without what it would bring."""
        names = self.choices.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return [", ".join(re.findall(r"^[^,]+|×\d+", name)) for name in names]

    def look(self) -> None:
        """Look at a new hand, until presses count."""
        self.page.clock.fast_forward(BLIND)

    def stop_time(self) -> None:
        """Let no time pass in the page but what is let pass by hand, after a few seconds: it goes
        on until it is stopped, and cannot be stopped in the past.
        """
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000 + 5"))

    def selections(self) -> list[Message]:
        """All that was selected, as the server was told."""
        return [message for message in self.frames.said if message["type"] == "select"]

    def select(self, number: int, *, by: str = "key") -> None:
        """Choose something that is not given yet."""
        expect(self.choices.nth(number)).to_be_visible()
        self.look()
        if by == "key":
            self.page.keyboard.press(str(number + 1))
        else:
            self.choices.nth(number).tap()
        expect(self.selected).to_have_count(1)
        expect(self.confirm).to_be_enabled()

    def confirm_it(self, *, by: str = "key") -> None:
        """Give what is selected, or go on with it."""
        if by == "key":
            self.page.keyboard.press("Enter")
        else:
            self.confirm.tap()

    def choose(self, number: int, *, by: str = "key") -> None:
        """Choose something and confirm it."""
        self.select(number, by=by)
        self.confirm_it(by=by)

    def play(self, *, by: str = "key") -> int:
        """Play to the end, now this, now that; how often something was chosen."""
        chosen = 0
        while self.is_asked():
            self.choose(chosen % min(9, self.choices.count()), by=by)
            chosen += 1
        return chosen

    # Waiting

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is true."""
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline, self.page.locator("body").aria_snapshot()
            self.page.wait_for_timeout(10)

    def wait_for_another_hand(self, hand: list[str]) -> None:
        """Wait until there is another hand than that one."""
        self.until(lambda: self.hand() not in (hand, []))

    def wait_for_views(self, number: int) -> None:
        """Wait until the table was told this many times."""
        self.until(lambda: len(self.frames.views) >= number)

    def wait_until_connected(self) -> None:
        """Wait until it is no longer said that the line is down."""
        expect(self.reconnecting).to_have_count(0)

    def wait_until_loaded(self) -> None:
        """Wait until nothing says any more that it loads."""
        expect(self.page.get_by_text(self.words("web-loading"))).to_have_count(0)

    def wait_for_the_end(self) -> None:
        """Wait until the game is over."""
        expect(self.over.first).to_be_visible()

    # Seeing

    def points(self) -> list[int]:
        """The totals of the score sheet, which are its last row or its first column."""
        if not self.sheet.is_visible():
            self.button("web-sheet").click()
        expect(self.sheet).to_be_visible()
        rows = self.sheet.get_by_role("row").all()[1:]
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
        is_by_seat = self.sheet.get_by_role("columnheader", name=self.words("web-total")).count()
        return [
            int(total.replace("−", "-"))
            for total in ([row[0] for row in cells] if is_by_seat else cells[-1])
        ]

    def picture(self, path: Path) -> None:
        """Keep what can be seen, if somebody wants to look at it: `make test-all` does."""
        if os.environ.get("SUSHIBAR_PICTURES"):
            self.page.screenshot(path=path, animations="disabled")
