"""The package's extras: what each of them needs, and one line that names a missing one.

`pip install sushibar` brings what tables, records, score pads, simple bots and the terminal need.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from sushibar.errors import MissingExtra

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    "fast": ("numba",),
    "serve": (
        "aiosqlite",
        "alembic",
        "fastapi",
        "httptools",
        "prometheus_client",
        "pydantic",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "postgres": ("asyncpg",),
    "nats": ("nats",),
    "cuda": ("numba_cuda",),
    "envs": ("gymnasium", "open_spiel", "pettingzoo"),
    "cluster": ("ray",),
    "train": ("torch",),
    "arrow": ("pyarrow",),
}
"""By name, what has to be importable; `pyproject.toml` says in which versions."""


def missing(extra: str, *packages: str) -> MissingExtra | None:
    """The error that names the first missing package of an extra; nothing if all are there.

    Only these packages of it, if any are named.
    """
    for package in packages or EXTRAS[extra]:
        if not is_importable(package):
            return MissingExtra("error-extra", package=package.replace("_", "-"), extra=extra)
    return None


def has(extra: str) -> bool:
    """Whether an extra is installed."""
    return missing(extra) is None


def need(extra: str, *packages: str) -> None:
    """Refuse to go on without an extra, or without these packages of it."""
    error = missing(extra, *packages)
    if error is not None:
        raise error


def is_importable(package: str) -> bool:
    """Whether a package is installed; nothing of it is loaded."""
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):  # ValueError: somebody keeps it from being imported
        return False
