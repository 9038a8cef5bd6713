"""What holds for all tests: tables play by the rules in CPython unless a test compiles them."""

import gc
import os

os.environ["SUSHIBAR_RULES"] = "plain"  # else whichever test asks first decides for all others
os.environ.setdefault("NUMBA_OPT", "1")  # compiled in half the time, and alike
os.environ.pop("COLUMNS", None)  # of whoever runs the tests: what is printed has no terminal


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: looking through them for garbage took a sixth of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
