"""What holds for all tests: tables play by the rules in CPython unless a test compiles them."""

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from inside import Tell

os.environ["SUSHIBAR_RULES"] = "plain"  # else whichever test asks first decides for all others
os.environ.setdefault("NUMBA_OPT", "1")  # compiled in half the time, and alike
os.environ.pop("COLUMNS", None)  # of the caller's terminal: what is printed has no terminal


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: looking through them for garbage took a sixth of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture
def tell(tmp_path: Path) -> "Tell":
    """Lets stories happen at a server."""
    from inside import Tell

    return Tell(tmp_path)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no time pass, as far as rates at a server are concerned."""
    from sushibar.server import limits

    class Clock:
        @staticmethod
        def monotonic() -> float:
            return 0.0

    monkeypatch.setattr(limits, "time", Clock)
