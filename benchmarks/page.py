"""How soon the page is there, and how smoothly hands are passed.

    PYTHONPATH=tests python -m benchmarks.page [--slowed TIMES] [--repeat N]

Starts a server and a Chromium of its own, with a slowed processor. Prints
JSON lines: bytes over the wire of a first load, milliseconds until the start page can be pressed
and until a hand of cards can be, and frames a second while hands are passed.
"""

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

from benchmarks.simulation import processor
from browser.chromium import chromium
from browser.page_build import build_page
from browser.person import Person
from browser.tables import Tables
from browser.traffic import Traffic
from live import serving

PHONE: ViewportSize = {"width": 360, "height": 640}
FRAMES = """(milliseconds) => new Promise((done) => {
  const times = [];
  const begun = performance.now();
  const tick = (now) => {
    times.push(now);
    if (now - begun < milliseconds) requestAnimationFrame(tick);
    else done((times.length - 1) * 1000 / (times.at(-1) - times[0]));
  };
  requestAnimationFrame(tick);
})"""
PASSING = 1_000
"""Milliseconds that a reveal and the passing of hands take at the calm speed."""


def slow_down(page: Page, times: float) -> None:
    """Let the page have a slower processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def new_person(browser: Browser, url: str, times: float) -> Person:
    """Somebody with a slow phone on which nothing is remembered."""
    person = Person(browser.new_context(base_url=url, viewport=PHONE, locale="en"))
    slow_down(person.page, times)
    return person


def first_load(browser: Browser, url: str, times: float) -> tuple[int, float]:
    """Bytes, and milliseconds until the start page can be pressed."""
    person = new_person(browser, url, times)
    traffic = Traffic(person.page)
    begun = time.perf_counter()
    person.page.goto("/", wait_until="commit")
    expect(person.button("web-play-bots")).to_be_enabled()
    took = 1_000 * (time.perf_counter() - begun)
    person.page.wait_for_load_state("networkidle")
    person.context.close()
    return traffic.total, took


def table_load(browser: Browser, url: str, link: str, times: float) -> float:
    """Milliseconds until a card can be pressed."""
    person = new_person(browser, url, times)
    begun = time.perf_counter()
    person.page.goto(link, wait_until="commit")
    expect(person.choices.first).to_be_visible()
    took = 1_000 * (time.perf_counter() - begun)
    person.context.close()
    return took


def passing(browser: Browser, url: str, link: str, times: float) -> float:
    """Frames a second while an answer is revealed and hands are passed."""
    person = new_person(browser, url, times)
    person.sit(link)
    person.page.clock.resume()
    person.select(0)
    person.confirm_it()
    rate = float(person.page.evaluate(FRAMES, PASSING))
    person.context.close()
    return rate


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowed", type=float, default=4.0)
    parser.add_argument("--repeat", type=int, default=5)
    arguments = parser.parse_args()
    build_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        Tables(server.url) as tables,
        chromium() as browser,
    ):
        url, times, repeat = server.url, arguments.slowed, range(arguments.repeat)
        loads = [first_load(browser, url, times) for _ in repeat]
        hands = [table_load(browser, url, tables.set().link, times) for _ in repeat]
        rates = [passing(browser, url, tables.set().link, times) for _ in repeat]
    told: dict[str, Any] = {
        "processor": processor(),
        "slowed": times,
        "bytes": loads[0][0],
        "start_page_ms": round(statistics.median(took for _, took in loads)),
        "hand_ms": round(statistics.median(hands)),
        "frames_per_second": round(statistics.median(rates), 1),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
