"""The documentation in a browser: it is read and searched, and asks nobody else for anything."""

import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from sites import build_site, site_app


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the documentation is served."""
    folder = tmp_path_factory.mktemp("site")
    build_site(folder)
    config = uvicorn.Config(site_app(folder), port=0, log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.mark.long
def test_the_documentation_is_read_and_searched_and_breaks_no_policy(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    trouble: list[str] = []
    asked: set[str] = set()
    page.on("console", lambda message: trouble.append(message.text))
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", lambda request: asked.add(request.url.partition("/docs")[0]))
    page.goto("/docs")
    expect(page.get_by_role("heading", name="sushibar", level=1)).to_be_visible()
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("uramaki")
    found = page.locator(".md-search-result__item a").first
    expect(found).to_be_visible()
    found.click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("sushibar")
    page.goto("/docs/rules/de/wasabi-standard/")
    pictures = page.get_by_role("article").locator("img")
    drawn = pictures.evaluate_all("all => all.filter(one => one.naturalWidth > 0).length")
    assert drawn == pictures.count() > 20
    page.goto("/docs/")  # once more: it has not changed
    expect(page.get_by_role("heading", name="sushibar", level=1)).to_be_visible()
    context.close()
    assert trouble == []
    assert {one for one in asked if not one.startswith("data:")} == {address}
