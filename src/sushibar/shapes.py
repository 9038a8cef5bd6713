"""Shapes of plain data that leaves the package: dictionaries whose keys and values are typed.

They are written beside the functions that fill them. A type checker holds the two together, and
the server's schema and the browser's types are made from them.
"""

import sys
from typing import TYPE_CHECKING

__all__ = ["NotRequired", "TypedDict"]

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from typing import NotRequired, TypedDict
else:
    try:  # before Python 3.12 pydantic understands only these
        from typing import NotRequired

        from typing_extensions import TypedDict
    except ModuleNotFoundError:  # simulations run with NumPy and Numba alone
        from typing import NotRequired, TypedDict
