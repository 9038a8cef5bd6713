"""What a network is shown of Wasabi! and chooses from, the same with every book."""

from typing import Final

from sushibar.games.features import Encoding
from sushibar.games.wasabi.features.choosing import CHOICES, action, mark
from sushibar.games.wasabi.features.layout import LAYOUT
from sushibar.games.wasabi.features.writing import tables, write

ENCODING: Final = Encoding(
    version=1,
    layout=LAYOUT,
    choices=CHOICES,
    tables=tables,
    write=write,
    mark=mark,
    action=action,
)
