"""Logging: one line for each start, stop and error, on standard error."""

import logging
import traceback
from copy import copy
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")
LINE: Final = "%(asctime)s %(levelname)s %(message)s"
TIME: Final = "%Y-%m-%d %H:%M:%S"


class LineFormatter(logging.Formatter):
    """One line for each message; where an error came from is told in the same line.

    While bugs are looked for (`--log-level debug`) the whole traceback follows.
    """

    def __init__(self, *, tracebacks: bool) -> None:
        """Say whether tracebacks are wanted."""
        super().__init__(LINE, TIME)
        self.tracebacks = tracebacks

    def format(self, record: logging.LogRecord) -> str:
        """A message as a line."""
        if self.tracebacks or not record.exc_info:
            return super().format(record)
        error, record = record.exc_info[1], copy(record)  # others may format it too
        record.exc_info = record.exc_text = None
        line = " ".join(super().format(record).split())
        return line if error is None else f"{line} ({place(error)})"


def place(error: BaseException) -> str:
    """What happened, and the line of source where it did."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def log_config(level: str) -> dict[str, Any]:
    """What `logging.config.dictConfig` is told, in every process of the server.

    Of other libraries only warnings are wanted: below them some write down whole messages, and
    with them the secrets of seats.
    """
    ours, theirs = level.upper(), "ERROR" if level == "error" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": LineFormatter, "tracebacks": level == "debug"}},
        "handlers": {"log": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"level": theirs, "handlers": ["log"]},
        "loggers": {
            "sushibar": {"level": ours},
            "sushibar.access": {"level": "INFO"},
            "uvicorn": {"level": "ERROR"},  # its warnings are about what strangers send
        },
    }
