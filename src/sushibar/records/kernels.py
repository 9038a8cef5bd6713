"""Functions over records that run compiled where there is a compiler, and in CPython elsewhere."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from sushibar.games.readiness import is_wanted
from sushibar.rulebook.compiler import prepare

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The same function, compiled and kept for the next time if that is possible and wanted."""
    if not is_wanted():
        return function
    prepare()
    from numba import njit

    kernel: Function = njit(nogil=True, cache=True)(function)
    return kernel


def readable(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same array for such a function, which reads fields as attributes."""
    return array if is_wanted() else array.view(np.recarray)
