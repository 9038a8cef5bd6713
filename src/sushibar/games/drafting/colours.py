"""The colours of cards: light enough for dark words, and told apart on every menu.

A dish names one of them. Two dishes of the same colour count as one where colours are counted.
"""

import colorsys
from typing import Final
from zlib import crc32

YELLOW: Final = "#f7da6a"
CORAL: Final = "#f58b84"
VERMILION: Final = "#ea7a5e"
BRICK: Final = "#de8585"
APRICOT: Final = "#fbb874"
TEAL: Final = "#79d7d3"
LIME: Final = "#bae089"
SAND: Final = "#c5b086"
MINT: Final = "#c0f2db"
SKY: Final = "#a4daf3"
GREEN: Final = "#80c97c"
CARAMEL: Final = "#d29a74"
SEA: Final = "#6fbda5"
PERIWINKLE: Final = "#a3b9f2"
STEEL: Final = "#a6b6cb"
VIOLET: Final = "#c9aff1"
BLUE: Final = "#76b1e3"
MAUVE: Final = "#b49aba"
LILAC: Final = "#decefd"
SILVER: Final = "#c6c6c4"
CREAM: Final = "#f8eed5"
PINK: Final = "#fba8c7"
ROSE: Final = "#fac6e2"
MAGENTA: Final = "#f38abe"

LIGHT, STRONG = 0.78, 0.55
"""How light and how strong a colour is that nobody has chosen."""


def colour_from(name: str) -> str:
    """A colour for a dish that names none: always the same for the same dish."""
    hue = crc32(name.encode()) % 360 / 360
    parts = colorsys.hls_to_rgb(hue, LIGHT, STRONG)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)
