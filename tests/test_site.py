"""The documentation site: what it is made from holds, and the server shows it safely."""

import ast
import asyncio
import base64
import hashlib
import importlib.util
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from urllib.parse import unquote, urldefrag

import httpx
import pytest

import sushibar
import transcript
from sites import build_site, site_app
from sushibar.games.kit import KITS
from sushibar.server.middleware import HEADERS

ROOT = Path(__file__).parents[1]
SOURCES = Path(sushibar.__file__).parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ASKED_FOR = re.compile(r'environ(?:\.get\(|\[)"(\w+)"')
VARIABLE = re.compile(r"_?[A-Z][A-Z0-9]*(_[A-Z0-9]+)+|LANG")


# Links


def prose(page: Path) -> str:
    """A page without its examples."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The names of a page's headings in links."""
    words = (re.sub(r"[^\w\s-]", "", heading).strip() for heading in HEADING.findall(prose(page)))
    return {re.sub(r"[\s-]+", "-", heading.lower()) for heading in words}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_headings_lead_to_one(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        path, _, anchor = target.partition("#")
        if anchor and "://" not in target:
            assert anchor in anchors(page.parent / path if path else page), target


def test_every_page_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = set(re.findall(r": (\S+\.md)$", navigation, re.MULTILINE))
    written = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert listed == written | {"contributing.md", "changelog.md"}


# Variables of the environment


def variables_read() -> set[str]:
    """What the code asks the environment for, as far as its source tells."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "os.environ" in source or "getenv" in source:
            found |= {*ASKED_FOR.findall(source)}
            values = (getattr(node, "value", None) for node in ast.walk(ast.parse(source)))
            found |= {one for one in values if isinstance(one, str) and VARIABLE.fullmatch(one)}
    return found


def named_in(table: str) -> set[str]:
    """The variables that a table of the page is about."""
    cells = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def test_every_environment_variable_is_on_its_page() -> None:
    page = (ROOT / "docs" / "environment.md").read_text(encoding="utf-8")
    own = page.partition("## Of sushibar")[2].partition("\n## ")[0]
    assert named_in(own) == variables_read()


def test_every_environment_variable_of_make_and_the_tests_is_on_its_page() -> None:
    page = (ROOT / "docs" / "environment.md").read_text(encoding="utf-8")
    last = page.partition("## Of the Makefile")[2]
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    settings = set(re.findall(r"^(\w+) \?=", make, re.MULTILINE))
    settings |= set(re.findall(r"\$\(if \$\((\w+)\),", make))
    conftest = (ROOT / "tests" / "browser" / "conftest.py").read_text(encoding="utf-8")
    assert named_in(last) == settings | set(re.findall(r'environ\.get\("(\w+)"\)', conftest))


# The socket


def test_the_transcript_of_the_socket_is_what_a_server_says() -> None:
    (written,) = transcript.BLOCK.findall(transcript.PAGE.read_text(encoding="utf-8"))
    assert transcript.made() == written, "python tests/transcript.py writes it again"


# Pages that are made


@pytest.fixture(scope="module")
def hooks() -> Iterator[ModuleType]:
    """What makes pages of the site."""
    spec = importlib.util.spec_from_file_location("hooks", ROOT / "docs" / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUSHIBAR_LANG", "en")
        patch.setenv("COLUMNS", "100")
        spec.loader.exec_module(module)
        yield module


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_rules_of_every_game_and_edition_have_pictures_of_their_cards(
    hooks: ModuleType, language: str
) -> None:
    pages = {path: words for _, path, words in hooks.rules_pages(language)}
    drawn = {path for path, _ in hooks.table_pictures(language)}
    assert len(pages) == sum(len(kit.rules.editions) for kit in KITS.values())
    for path, words in pages.items():
        pictures = re.findall(r"\]\(\.\./\.\./([^)]+)\)", words)
        tables = [picture for picture in pictures if picture in drawn]
        assert len(tables) == 1
        cards = [Path(picture).name for picture in pictures if picture not in drawn]
        assert len(set(cards)) >= 8, path
        for name in cards:
            assert (ROOT / "frontend" / "src" / "art" / name).is_file()


def test_the_reference_has_every_public_name(hooks: ModuleType) -> None:
    words = "".join(page for _, _, page in hooks.reference_pages())
    listed = [line.rpartition(".")[2] for line in words.splitlines() if line.startswith(":::")]
    assert sorted(listed) == sorted(set(sushibar.__all__) - {"games"})


def test_the_command_line_has_every_command(hooks: ModuleType) -> None:
    words = hooks.command_line()
    for command in ("play", "serve", "sim", "admin purge", "wasabi-book check"):
        assert f"\n## sushibar {command}\n" in words
    assert "--keep-days" in words


# Served


SCRIPT = "document.title = 'tea'"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site with two pages."""
    (tmp_path / "rules").mkdir()
    page = f"<script>{SCRIPT}</script><script src=a.js></script>"
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    (tmp_path / "rules" / "index.html").write_text("<h1>Rules</h1>", encoding="utf-8")
    return tmp_path


async def asked(site: Path, path: str, **headers: str) -> httpx.Response:
    inside = httpx.ASGITransport(site_app(site))
    async with httpx.AsyncClient(transport=inside, base_url="http://here") as http:
        return await http.get(path, headers=headers)


def answer(site: Path, path: str, **headers: str) -> httpx.Response:
    return asyncio.run(asked(site, path, **headers))


def test_pages_may_run_their_own_scripts_and_no_others(site: Path) -> None:
    usual = HEADERS[b"content-security-policy"].decode()
    start, rules = answer(site, "/docs/"), answer(site, "/docs/rules/")
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    wanted = usual.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    assert start.headers["content-security-policy"] == wanted
    assert rules.headers["content-security-policy"] == usual
    assert "unsafe" not in wanted
    assert rules.headers["x-content-type-options"] == "nosniff"


def test_a_page_that_has_not_changed_keeps_its_policy(site: Path) -> None:
    first = answer(site, "/docs/")
    again = answer(site, "/docs/", **{"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    policy = "content-security-policy"
    assert again.headers[policy] == first.headers[policy]


def test_the_site_is_found_without_its_last_stroke_and_nothing_outside_it_is(site: Path) -> None:
    moved = answer(site, "/docs")
    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/")
    (site.parent / "secret.txt").write_text("wasabi", encoding="utf-8")
    for path in ("/docs/nowhere/", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt"):
        assert answer(site, path).status_code == 404


def test_without_a_site_there_is_none(tmp_path: Path) -> None:
    assert answer(tmp_path, "/docs/").status_code == 404


# Built


class Links(HTMLParser):
    """The links of a page, what it loads, and the names in it that links can lead to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.names: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("script", "img", "link", "iframe"):
            self.loaded += [given[name] for name in ("src", "href") if name in given]


@pytest.mark.long
def test_the_site_is_built_without_a_dead_link_and_loads_nothing_from_elsewhere(
    tmp_path: Path,
) -> None:
    build_site(tmp_path)
    pages = {page.resolve(): Links(page) for page in tmp_path.rglob("*.html")}
    assert len(pages) > 40
    for page, found in pages.items():
        for loaded in found.loaded:
            assert "://" not in loaded, f"{page} loads {loaded}"
        if page.name == "404.html":  # found at any address, so it is written from the root
            continue
        for link in [*found.links, *found.loaded]:
            path, anchor = urldefrag(unquote(link))
            if "://" in path or path.startswith("mailto:"):
                continue
            place = (page.parent / path).resolve() if path else page
            target = place / "index.html" if place.is_dir() else place
            assert target.exists(), f"{page} links to {link}"
            if anchor and target in pages:
                assert anchor in pages[target].names, f"{page} links to {link}"
