"""What a network is shown of Sushi Go Party! and chooses from, the same on every menu."""

from typing import Final

from sushibar.games.features import Encoding
from sushibar.games.party.features.choosing import action, mark
from sushibar.games.party.features.layout import LAYOUT
from sushibar.games.party.features.numbering import CHOICES, tables
from sushibar.games.party.features.writing import write

ENCODING: Final = Encoding(
    version=1,
    layout=LAYOUT,
    choices=CHOICES,
    tables=tables,
    write=write,
    mark=mark,
    action=action,
)
