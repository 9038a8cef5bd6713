"""Weights in half precision as compiled code reads them: half the memory, and the same numbers.

Asking a network is waiting for its weights to come from memory, so half as many bytes are read in
little more than half the time. Nothing is rounded: files hold halves.
"""

import platform
from collections.abc import Callable
from typing import Any

import numpy as np

from sushibar.rulebook.rule import compiled_by


def are_read() -> bool:
    """Whether the processor, as Numba knows it, has an instruction that reads a half.

    Few are left that have none; there a function would be called for every number.
    """
    from numba.core.registry import cpu_target

    _, _, features = cpu_target.target_context.codegen().magic_tuple()
    return platform.machine().lower() in ("arm64", "aarch64") or "+f16c" in features.split(",")


def halves_of(array: Any) -> Any:
    """The numbers of an array as `single` reads them: 16 bits each, or as they are."""
    return array.astype(np.float16).view(np.uint16) if are_read() else array


def _compiled_single() -> Callable[..., Any]:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def type_of(context, stored):  # type: ignore[no-untyped-def]
        def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            half = builder.bitcast(arguments[0], ir.HalfType())
            return builder.fpext(half, ir.FloatType())

        return types.float32(types.uint16), emit

    read_half = intrinsic(type_of)

    def by_type(stored):  # type: ignore[no-untyped-def]
        if stored == types.uint16:
            return lambda stored: read_half(stored)
        return lambda stored: stored

    return by_type


@compiled_by(_compiled_single, inline=True)
def single(stored: Any) -> float:
    """A number of `halves_of`."""
    return float(stored.view(np.float16) if stored.dtype == np.uint16 else stored)
