"""The games: a folder for each, and what all of them share.

>>> import sushibar
>>> sushibar.games.NAMES
('sushi-go', 'party', 'wasabi')
>>> sushibar.games.info("party").players
{'standard': range(2, 9)}
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sushibar.games.overview import NAMES, Info, info

__all__ = ["NAMES", "Info", "info"]


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is: the parts of this package import each other."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("sushibar.games.overview"), name)
