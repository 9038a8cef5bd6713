"""Our own drawings of cards and tiles, as the browser shows them."""

import re
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

FALLBACK: Final = "card-back"
SOURCES: Final = Path(__file__).parents[3] / "frontend" / "src" / "art"
"""Where the drawings are in a checkout; in an installed package they lie beside the modules."""
COLOUR: Final = re.compile(r"var\(--[\w-]+,(#[0-9a-f]{3,6})\)")
OUTSIDE: Final = re.compile(r"<svg xmlns=\"[^\"]+\"(?P<look>[^>]*)>(?P<inside>.*)</svg>", re.DOTALL)


@cache
def home() -> Traversable:
    """Where the drawings are."""
    packed = resources.files("sushibar").joinpath("art")
    return packed if packed.is_dir() else SOURCES


@lru_cache(maxsize=500)
def drawing_of(name: str, otherwise: str = FALLBACK) -> str:
    """The file, without `.svg`, that shows a card or tile; numbered cards look alike."""
    plain = name.rpartition(":")[2]
    for drawing in (plain, re.sub(r"-\d+$", "", plain), f"{plain}-1"):
        if home().joinpath(f"{drawing}.svg").is_file():
            return drawing
    return otherwise


@cache
def symbol(drawing: str, identifier: str) -> str:
    """A drawing as a symbol that a picture can use many times; empty if there are no drawings."""
    file = home().joinpath(f"{drawing}.svg")
    if not file.is_file():
        return ""
    found = OUTSIDE.fullmatch(COLOUR.sub(r"\1", file.read_text(encoding="utf-8").strip()))
    assert found is not None, f"{drawing}.svg is not written like the others"
    return f'<symbol id="{identifier}"{found["look"]}>{found["inside"]}</symbol>'
