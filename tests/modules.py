"""The modules of the package, as far as what they need is installed."""

from importlib.util import find_spec
from pkgutil import walk_packages

import sushibar

TRAINING = "sushibar.train."
"""Needs torch, which only those who train have."""


def modules() -> list[str]:
    """The names of all modules that can be imported here."""
    found = (module.name for module in walk_packages(sushibar.__path__, "sushibar."))
    return [
        name
        for name in found
        if not name.endswith("__main__")
        and (not name.startswith(TRAINING) or find_spec("torch") is not None)
    ]
