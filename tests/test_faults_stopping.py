"""Starting and stopping: a polite end, and one clear line for whatever cannot work."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from brokers import free_port
from databases import new_url, postgres
from live import PATIENCE, Api, Client, Server, serving
from sushibar.cli.__main__ import main
from sushibar.store.store import Store


def test_a_server_that_is_told_to_stop_takes_leave_of_its_clients(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Api(server.url) as api:
            code, (mine,) = await api.seats(["Aki"], ["greedy"])
        aki = Client(server.url, code, mine)
        async with aki.connected():
            await aki.hear()
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await aki.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # the service restarts

    with serving(tmp_path) as server:
        asyncio.run(story(server))
        said, _ = server.process.communicate(timeout=PATIENCE)
        assert (server.process.returncode, said) == (0, "")


Complain = Callable[..., str]


@pytest.fixture
def complaint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Complain:
    """What a server says that cannot start: one line, and the exit status 2."""

    def complain(*arguments: str) -> str:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setattr("sys.argv", ["sushibar", "serve", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        said, complained = capsys.readouterr()
        assert (ended.value.code, said) == (2, "")
        (line,) = complained.splitlines()
        assert line.startswith("sushibar: ")
        return line

    return complain


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "sushibar.cli", "serve", "--port", "0"]
        second = subprocess.run(
            [*command, "--database", server.database],
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
            env={**os.environ, "SUSHIBAR_LANG": "en"},
        )
    assert (second.returncode, second.stdout) == (2, "")
    assert "already open in another sushibar server" in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_named(tmp_path: Path, complaint: Complain) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = complaint("--port", port, "--database", sqlite(tmp_path))
        assert f"port {port}" in line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "99999"], "--port"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--workers", "0"], "at least one worker"),
        (["--workers", "2"], "need a database and a bus in common"),
        (["--database", "sushi"], "is not a database that sushibar knows"),
        (["--database", "mysql://cook@kitchen/tables"], "is not a database that sushibar knows"),
        (["--database", "sqlite://"], "needs a file"),
        (["--database", "sqlite:////dev/null/tables.sqlite"], "/dev/null"),
        (["--database", "postgresql://cook:secret@127.0.0.1:1/tables"], "cannot be reached"),
        (["--bus", "sushi"], "is not a bus that sushibar knows"),
        (["--bus", "nats://127.0.0.1:1"], "there is no NATS server at nats://127.0.0.1:1"),
    ],
)
def test_what_cannot_work_is_said_in_one_line(
    tmp_path: Path, complaint: Complain, arguments: list[str], words: str
) -> None:
    given = arguments if "--port" in arguments else [*arguments, "--port", "0"]
    if "--database" not in given:
        given = [*given, "--database", sqlite(tmp_path)]
    line = complaint(*given)
    assert words in line
    assert "secret" not in line


def test_several_workers_need_a_bus_beside_postgres(tmp_path: Path, complaint: Complain) -> None:
    url = new_url("postgres", tmp_path)
    line = complaint("--workers", "2", "--database", url, "--port", str(free_port()))
    assert "need a database and a bus in common" in line


def test_a_database_that_does_not_exist_is_named(complaint: Complain) -> None:
    line = complaint("--port", "0", "--database", postgres().url("kitchen"))
    assert "kitchen" in line


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, complaint: Complain) -> None:
    (tmp_path / "tables.sqlite").write_text("rice, nori, salmon\n" * 100)
    assert "database" in complaint("--port", "0", "--database", sqlite(tmp_path))
    assert (tmp_path / "tables.sqlite").read_text().startswith("rice, nori, salmon\n")


def test_a_database_that_cannot_be_written_to_is_not_served(
    tmp_path: Path, complaint: Complain
) -> None:
    async def make() -> None:
        await (await Store.open(sqlite(tmp_path))).close()

    asyncio.run(make())
    content = bytearray((tmp_path / "tables.sqlite").read_bytes())
    content[18] = 9  # a way of writing that is not invented yet: SQLite only reads it
    (tmp_path / "tables.sqlite").write_bytes(content)
    line = complaint("--port", "0", "--database", sqlite(tmp_path))
    assert "the database cannot be written to" in line
