"""Cases that a quick one stands for: `make test` leaves them out, `make test-all` runs them."""

from collections.abc import Sequence
from typing import Any

import pytest


def first(quick: int, cases: Sequence[Any]) -> list[Any]:
    """Values of one parameter; all but the first few are for `make test-all`."""
    return [*cases[:quick], *(pytest.param(one, marks=pytest.mark.long) for one in cases[quick:])]
