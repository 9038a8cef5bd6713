"""What a link shows of itself where somebody posts it."""

import struct
from html.parser import HTMLParser
from pathlib import Path

import pytest

from browser.page_build import build_page
from inside import Inside, Tell
from live import Api
from sushibar.games.kit import KITS
from sushibar.server.link_preview import PICTURE_SIZE
from sushibar.texts import speaking, text


class Tags(HTMLParser):
    """The tags in the head of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.content: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what a tag says."""
        given = dict(attrs)
        if tag == "meta" and "content" in given:
            self.content[given.get("property") or given.get("name") or ""] = given["content"] or ""


async def tags(api: Api, path: str, language: str = "en") -> dict[str, str]:
    """What the page at an address says of itself."""
    answer = await api.http.get(path, headers={"Accept-Language": language})
    return Tags(answer.text).content


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """Lets stories happen at a server that has the page."""
    build_page()
    return Tell(tmp_path)


def test_the_link_of_an_open_table_says_who_invites_to_what(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (secret,) = await api.seats(['Zoë "<Z>" & co'], [], start=False, players=2)
        for language in ("en", "de", "fr", "it"):
            found = await tags(api, f"/t/{code}", language)
            with speaking(language):
                game = text("web-game-sushi-go")
                assert found["og:title"] == text("web-invites", name='Zoë "<Z>" & co', game=game)
                assert text("web-blurb-sushi-go") in found["og:description"]
        assert found["og:url"] == f"{server.url}/t/{code}"
        assert found["og:image"] == f"{server.url}/pictures/sushi-go.png"
        assert found["twitter:card"] == "summary_large_image"
        await api.ask("POST", f"/api/tables/{code}/bots", secret)
        await api.ask("POST", f"/api/tables/{code}/start", secret)
        assert "Zoë" not in (await api.http.get(f"/t/{code}")).text  # nobody is invited any more

    tell(story)


def test_no_other_address_names_anybody(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Ayumi"], [], start=False, players=2)
        for path in ("/", f"/r/{code}", "/rules/party", "/score", "/t/ZZZZZ9", "/t/", "/nowhere"):
            assert "Ayumi" not in (await api.http.get(path, headers={"Accept": "text/html"})).text
        assert (await tags(api, "/rules/party"))["og:image"].endswith("/pictures/party.png")
        assert (await tags(api, f"/r/{code}"))["og:image"].endswith("/pictures/sushibar.png")
        for path in ("/puzzles", "/puzzles/party/3"):
            assert (await tags(api, path))["og:image"].endswith("/pictures/puzzles.png")

    tell(story)


def test_every_game_has_a_picture_of_the_size_that_is_told(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        seen = set()
        for name in (*KITS, "sushibar", "puzzles"):
            answer = (await api.http.get(f"/pictures/{name}.png")).raise_for_status()
            assert answer.headers["content-type"] == "image/png"
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert struct.unpack(">II", answer.content[16:24]) == PICTURE_SIZE
            assert 10_000 < len(answer.content) < 300_000
            seen.add(answer.content)
        assert len(seen) == len(KITS) + 2

    tell(story)
