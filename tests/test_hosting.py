"""What a host sees of a server: its log, its addresses, and what crawlers and browsers ask for."""

import asyncio
import io
import logging
import os
import re
import socket
import struct
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from inside import Inside, Tell, inside
from live import PATIENCE, Api, Server, play_to_the_end, serving
from sushibar.errors import SetupError
from sushibar.server import invitation
from sushibar.server.app import storage
from sushibar.server.config import Config
from sushibar.server.logs import LineFormatter
from sushibar.server.serving import check
from sushibar.store.store import Store
from sushibar.table.dealer import record_key
from sushibar.texts import speaking, text

LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (DEBUG|INFO|WARNING|ERROR) (.+)")


def rest(server: Server) -> str:
    """Stop a server; all that it has said since it was ready, also what was read ahead."""
    server.process.terminate()
    assert server.process.stdout is not None
    with server.process.stdout as output:
        said = output.read()
    server.process.wait(PATIENCE)
    return said


# What is asked for beside the game


def test_head_is_answered_like_get_without_a_body(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for path in ("/", "/score", "/icon.svg", "/api/tables", "/healthz", "/nowhere"):
            got, headed = await api.http.get(path), await api.http.head(path)
            assert (headed.status_code, headed.content) == (got.status_code, b"")
            assert headed.headers["content-length"] == str(len(got.content))
            assert headed.headers["content-security-policy"]

    tell(story)


def test_crawlers_are_kept_from_tables_and_from_opening_any(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        answer = await api.http.get("/robots.txt")
        assert answer.headers["content-type"].startswith("text/plain")
        lines = answer.text.splitlines()
        assert lines[0] == "User-agent: *"
        for place in ("/api/", "/r/", "/play", "/new/"):
            assert f"Disallow: {place}" in lines
        assert "Disallow: /" not in lines
        table = await api.http.get("/t/ABC234")  # anyone who has its link may look at it
        assert "noindex" in table.headers["x-robots-tag"]

    tell(story)


def test_the_favicon_is_an_icon_of_several_sizes(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        icon = (await api.http.get("/favicon.ico")).raise_for_status().content
        reserved, kind, count = struct.unpack("<HHH", icon[:6])
        assert (reserved, kind) == (0, 1)
        sizes = []
        for number in range(count):
            at = 6 + 16 * number
            size, length, start = icon[at], *struct.unpack("<II", icon[at + 8 : at + 16])
            assert icon[start : start + length].startswith(b"\x89PNG")
            sizes.append(size)
        assert sizes == [16, 32, 48]

    tell(story)


def test_the_page_can_be_installed_in_every_language(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for language in ("en", "de", "fr", "it"):
            answer = await api.http.get(
                "/manifest.webmanifest", headers={"Accept-Language": language}
            )
            assert answer.headers["content-type"].startswith("application/manifest+json")
            manifest = answer.json()
            with speaking(language):
                assert manifest["description"] == text("web-motto")
        assert manifest["display"] == "standalone"
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            drawn = (await api.http.get(icon["src"])).raise_for_status().content
            width, height = struct.unpack(">II", drawn[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        for shortcut in manifest["shortcuts"]:
            (await api.http.get(shortcut["url"])).raise_for_status()
        worker = (await api.http.get("/worker.js")).raise_for_status()
        assert worker.headers["cache-control"] == "no-cache"
        assert "javascript" in worker.headers["content-type"]

    tell(story)


def test_every_answer_says_which_page_is_served(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        page = await api.http.get("/")
        build = page.headers["sushibar-build"]
        assert f'<meta name="sushibar-build" content="{build}" />' in page.text
        for path in ("/api/games", "/healthz", "/api/nowhere"):
            assert (await api.http.get(path)).headers["sushibar-build"] == build

    tell(story)


# The log


def lines_of(said: str) -> list[tuple[str, str]]:
    """Each line of a log: how important it is, and what it says."""
    found = [LINE.fullmatch(line) for line in said.splitlines()]
    assert all(found), said
    return [(match[1], match[2]) for match in found if match]


def test_a_server_has_as_many_connections_as_the_system_lets_it(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="there are no such limits here")
    if sys.platform != "linux":
        pytest.skip("nobody can look at the limits of another process")
    few = ["sh", "-c", 'ulimit -S -n 200 && exec "$@"', "sh"]
    server = Server(database=f"sqlite:///{tmp_path / 'few.sqlite'}", home=tmp_path, under=few)
    try:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        server.kill()
    assert soft == hard > 200


def test_start_and_stop_are_a_line_each(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "info") as server:
        said = rest(server)
    lines = lines_of(server.said_before + said)
    assert [words.partition(":")[0] for _, words in lines] == ["started", "stopped"]
    assert {level for level, _ in lines} == {"INFO"}
    assert "tables.sqlite" in lines[0][1]


def test_passwords_of_the_database_and_the_bus_are_not_written_down() -> None:
    database = "postgresql://cook:wasabi@db/tables?password=wasabi"
    config = Config(database, bus="nats://cook:wasabi@one,nats://wasabi@two")
    said = storage(config)
    assert "@db/tables" in said
    assert "nats://one,nats://two" in said
    assert "wasabi" not in said


def test_no_log_holds_a_secret_or_a_seed(tmp_path: Path) -> None:
    async def story(server: Server) -> tuple[str, list[str], str]:
        async with Api(server.url) as api:
            code, secrets = await api.seats(["Aki", "Ben"])
            await api.ask("GET", f"/api/tables/{code}?secret={secrets[0]}", secrets[0])
            await play_to_the_end(server, code, secrets, "logs")
            return code, secrets, await api.ask("GET", f"/api/records/{code}", secrets[0])

    with serving(tmp_path, "--log-level", "debug", "--access-log") as server:
        code, secrets, record = asyncio.run(story(server))
        said = server.said_before + rest(server)
    assert f"/api/tables/{code}/socket 101" in said
    (seed,) = re.findall(r"^seed (\S+)", record, re.MULTILINE)
    for hidden in (*secrets, seed, record_key(seed)):
        assert len(hidden) > 20
        assert hidden not in said


def test_an_error_is_one_line_that_says_where_it_happened() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(LineFormatter(tracebacks=False))
    logger = logging.Logger("test")
    logger.addHandler(handler)
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        logger.error("a table\nbroke: %s", error, exc_info=error)
    ((level, words),) = lines_of(written.getvalue().rstrip("\n"))
    assert level == "ERROR"
    assert words.startswith("a table broke: two lines (ValueError in ")
    assert Path(__file__).name in words


def test_the_access_log_has_who_what_and_how_it_ended_and_no_query(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sushibar.access")

    async def story(**config: bool) -> list[str]:
        caplog.clear()
        async with inside(tmp_path, **config) as server, Api(server.url) as api:
            await api.http.get("/nowhere%0Aat%20all?secret=1")
            await api.http.head("/")
        return [one.getMessage() for one in caplog.records if one.name == "sushibar.access"]

    assert asyncio.run(story()) == []
    assert asyncio.run(story(access_log=True)) == [
        "127.0.0.1 GET /nowhere%0Aat%20all 404",
        "127.0.0.1 HEAD / 200",
    ]


def test_a_log_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="debug, info, warning, error"):
        check(Config("sqlite:///nothing", log_level="loud"))


# Addresses for phones


def test_a_server_for_this_machine_alone_invites_nobody() -> None:
    for host in ("127.0.0.1", "::1", "localhost", "169.254.1.1"):
        assert list(invitation.invitation(host, 8000)) == []


def test_a_server_everywhere_tells_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "_routed", lambda _: iter(["192.168.1.20"]))
    named = ["127.0.1.1", "10.0.0.7", "192.168.1.20"]
    monkeypatch.setattr(invitation, "_named", lambda _: iter(named))
    assert invitation.addresses("0.0.0.0") == ["192.168.1.20", "10.0.0.7"]
    (line,) = invitation.invitation("0.0.0.0", 8000)
    assert line.endswith("http://192.168.1.20:8000/ http://10.0.0.7:8000/")
    monkeypatch.setattr(invitation, "_routed", lambda _: iter(["2001:db8::7"]))
    assert invitation.addresses("::")[0] == "2001:db8::7"
    assert invitation.url("2001:db8::7", 80) == "http://[2001:db8::7]:80/"


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    monkeypatch.setattr(socket.socket, "connect", fail)
    (line,) = invitation.invitation("0.0.0.0", 8000)
    assert "not seem to be on a network" in line


@pytest.mark.long
def test_a_qr_code_is_drawn_at_a_terminal_only(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="there are no such terminals here")
    command = [sys.executable, "-m", "sushibar.cli", "serve", "--host", "0.0.0.0", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    master, terminal = pty.openpty()
    environment = {**os.environ, "SUSHIBAR_LANG": "en", "PYTHONUTF8": "1"}
    server = subprocess.Popen(command, stdout=terminal, stderr=terminal, env=environment)
    os.close(terminal)
    shown = b""
    try:
        while "▀▀▀▀▀▀".encode() not in shown:
            shown += os.read(master, 4_096)
    finally:
        server.terminate()
        server.wait(PATIENCE)
        os.close(master)
    assert server.returncode == 0
    assert invitation.WHITE_ON_BLACK.encode() in shown
    with serving(tmp_path, "--host", "0.0.0.0") as piped:
        said = piped.said + rest(piped)
    assert "On a phone on the same network: http://" in said or "no network" in said
    assert "█" not in said


def test_a_qr_code_holds_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    import segno

    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    lines = invitation.qr_code("http://192.168.1.20:8000/")
    marks = {"█": "00", "▀": "01", "▄": "10", " ": "11"}
    halves = [line[len("\x1b[97;40m") : -len("\x1b[0m")] for line in lines]
    rows = [[int(marks[one][half]) for one in line] for line in halves for half in (0, 1)]
    matrix = segno.make("http://192.168.1.20:8000/", error="m", micro=False).matrix
    size = len(matrix)
    assert [row[2 : 2 + size] for row in rows[2 : 2 + size]] == [list(row) for row in matrix]
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert invitation.qr_code("http://192.168.1.20:8000/") == []


def test_behind_a_proxy_nobody_is_sent_past_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--proxies", "127.0.0.1") as server:
        assert "http://127.0.0.1" in server.said
        assert rest(server) == ""


# Retention


def test_games_older_than_is_wanted_are_purged_by_the_server(tmp_path: Path) -> None:
    """Told in `tests/test_admin.py` for both databases; here that the server does it."""
    from stores import person, play

    day = 86_400_000

    async def story() -> None:
        from sushibar.server.wire import now

        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        for code, days in (("SAKE22", 10), ("EBI222", 3)):
            await play(store, code, person(0, "Aki", 10, 1.0), at=now() - days * day)
        await store.close()
        async with inside(tmp_path, keep_days=5) as server:
            async with asyncio.timeout(PATIENCE):
                while await server.worker.store.record("SAKE22"):
                    await asyncio.sleep(0.01)
            assert await server.worker.store.table("SAKE22") is None
            assert await server.worker.store.record("EBI222")

    asyncio.run(story())


def test_what_was_deleted_under_a_player_is_refused_kindly(
    tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    from live import Client
    from sushibar.server.admin import Admin

    async def story(server: Inside, api: Api) -> None:
        code, (mine,) = await api.seats(["Aki"], ["random"])
        async with Client(server.url, code, mine).connected() as aki:
            await aki.hear()
            assert aki.asked is not None
            admin = await Admin.open(f"sqlite:///{server.database}")
            await admin.delete([code])
            await admin.close()
            step = aki.asked["choices"][0]["action"]
            refused = await aki.reply("answer", question=aki.question, steps=[step])
            assert (refused["type"], refused["reason"]) == ("refused", "no-table")
        answer = await api.http.get(f"/api/tables/{code}")
        assert answer.status_code == httpx.codes.NOT_FOUND

    tell(story)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
