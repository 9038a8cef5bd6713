"""Other systems: nothing needs what only POSIX has, to be imported or to serve."""

import ast
from pathlib import Path

from modules import modules
from without import run_without

TESTS = Path(__file__).parent
POSIX_ONLY = {"fcntl", "grp", "pwd", "readline", "resource", "syslog", "uvloop"}
"""Modules that Windows lacks, or that are not installed there."""
TERMINALS = {"pty", "termios", "tty"}
"""Such modules that Textual asks for where they are."""
FORGET = """
import os, signal, warnings
warnings.filterwarnings("ignore", "only soft file lock")  # Windows has locks of its own
for name in ("fork", "getpgid", "killpg", "nice", "sched_getaffinity", "setpriority"):
    delattr(os, name)
for name in ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "pthread_sigmask"):
    delattr(signal, name)
"""
"""What `os` and `signal` do not have on Windows."""


def test_every_module_can_be_imported(tmp_path: Path) -> None:
    names = modules()
    assert len(names) > 200
    imported = FORGET + "from importlib import import_module\n"
    imported += "".join(f"import_module({name!r})\n" for name in names)
    run_without(POSIX_ONLY | TERMINALS, imported, tmp_path, commands=False)


def test_every_file_of_tests_can_be_imported() -> None:
    """A test that needs such a module asks for it with `pytest.importorskip`."""
    for file in TESTS.rglob("*.py"):
        for statement in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Import):
                names = {alias.name for alias in statement.names}
                assert not names & (POSIX_ONLY | TERMINALS), file


def test_it_is_served_and_played(tmp_path: Path) -> None:
    program = """
import asyncio, httpx
from sushibar.server.config import Config
from sushibar.server import serving

config = Config(database="sqlite:///tables.sqlite", port=0)
serving.check(config)
options = serving.options(config)
server = serving.Announcing(
    serving.uvicorn.Config(serving.create_app(config), **options), opens=False
)

async def visit():
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        table = {"game": "sushi-go", "players": 2, "bots": ["greedy"], "host": {"name": "Ann"}}
        made = await client.post("/api/tables", json=table)
        print(made.status_code, type(asyncio.get_running_loop()).__module__)
    server.should_exit = True
    await running

asyncio.run(visit())
print(sushibar("play", "--players", "2", "--seed", "7", said="1\\n" * 200)[0])
"""
    printed = run_without(POSIX_ONLY, FORGET + program, tmp_path)
    assert printed.splitlines()[-2:] == ["201 asyncio.unix_events", "0"]
