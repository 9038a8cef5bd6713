"""One source, three targets: `rule` marks a function that CPython runs and Numba compiles."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])

Record: TypeAlias = Any
"""One element of a structured array: `np.record` in CPython, a Numba record when compiled."""

Counts: TypeAlias = NDArray[np.int8]
"""Cards by kind; the shape stands where the array is declared."""

_collected: list[tuple[Callable[..., Any], bool]] = []
_enabled = 0


def rule(function: Function) -> Function:
    """Mark a function as part of the rulebook: unchanged for Python, compilable after `enable()`.

    A rule writes into the caller's records and never allocates; fields that enter arithmetic go
    through `int(...)`, because an int8 that overflows in CPython does not overflow when compiled.
    """
    _collected.append((function, True))
    return function


def long_rule(function: Function) -> Function:
    """Mark a rule that is compiled once and called, not copied into every caller.

    For what is long and runs seldom: everything inline is twice as fast and compiles for a minute.
    """
    _collected.append((function, False))
    return function


def enable() -> None:
    """Register every rule collected so far with Numba. Call before the first kernel is defined."""
    global _enabled
    from numba.extending import register_jitable

    for function, inline in _collected[_enabled:]:
        register_jitable(forceinline=inline)(function)
    _enabled = len(_collected)


def new(dtype: np.dtype[Any]) -> Record:
    """A zeroed record of that type, with its fields as attributes."""
    return np.zeros(1, dtype).view(np.recarray)[0]
