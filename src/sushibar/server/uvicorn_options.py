"""How uvicorn runs the server: its protocols are ours, and nothing of it is slow or talkative."""

from typing import Any

from sushibar.server.config import Config
from sushibar.server.frames import LARGEST_MESSAGE_BYTES
from sushibar.server.logs import log_config
from sushibar.server.protocols import HttpProtocol, WebsocketHandshake


def options(config: Config) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": config.host,
        "port": config.port,
        "loop": "auto",  # uvloop, except on Windows
        "http": HttpProtocol,
        "ws": WebsocketHandshake,
        "ws_max_size": LARGEST_MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,
        "log_config": log_config(config.log_level),
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": config.proxies,
    }
