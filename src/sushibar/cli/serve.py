"""`sushibar serve`: live tables for people and bots."""

import gc
from typing import Annotated

import typer

from sushibar.cli.options import option
from sushibar.extras import need
from sushibar.texts import text

Database = Annotated[str | None, option("database", metavar=text("help-metavar-url"))]
Bus = Annotated[str | None, option("bus", metavar=text("help-metavar-url"))]
Host = Annotated[str, option("host")]
Port = Annotated[int, option("port", min=0, max=65_535)]
Workers = Annotated[int, option("workers")]
Origins = Annotated[list[str] | None, option("origin", metavar=text("help-metavar-url"))]
Proxies = Annotated[str, option("proxies")]
AllowHosts = Annotated[list[str] | None, option("allow-host", metavar=text("help-metavar-host"))]
Connections = Annotated[int, option("connections", min=1)]
Requests = Annotated[float, option("requests", min=1)]
LogLevel = Annotated[str, option("log-level")]
AccessLog = Annotated[bool, option("access-log", "--access-log")]
KeepDays = Annotated[int | None, option("keep-days", min=1)]
IdleDays = Annotated[int, option("idle-days", min=1)]
MostTables = Annotated[int, option("tables", min=1)]
OpenPage = Annotated[bool, option("open", "--open")]


def serve(
    database: Database = None,
    bus: Bus = None,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    workers: Workers = 1,
    origin: Origins = None,
    allow_host: AllowHosts = None,
    proxies: Proxies = "",
    connections: Connections = 200,
    requests: Requests = 25.0,
    tables: MostTables = 100,
    log_level: LogLevel = "info",
    access_log: AccessLog = False,
    keep_days: KeepDays = None,
    idle_days: IdleDays = 60,
    open_page: OpenPage = False,
) -> None:
    """Serve live tables until told to stop."""
    need("serve")
    gc.disable()  # there is none yet: all that is loaded now stays (`collect_garbage_rarely`)
    from sushibar.server.config import Config
    from sushibar.server.serving import serve
    from sushibar.store.urls import default_url

    config = Config(
        database=database or default_url(),
        bus=bus,
        host=host,
        port=port,
        workers=workers,
        origins=tuple(origin or ()),
        allow_hosts=tuple(allow_host or ()),
        connections=connections,
        requests=requests,
        proxies=proxies,
        opens=open_page,
        log_level=log_level.lower(),
        access_log=access_log,
        keep_days=keep_days,
        idle_days=idle_days,
        tables=tables,
    )
    raise typer.Exit(serve(config))
