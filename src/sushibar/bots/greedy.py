"""A greedy player: takes what promises most now, and looks hardly further."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from sushibar.bots.party.outlook import Outlook as PartyOutlook
from sushibar.bots.sushi_go import Outlook as SushiGoOutlook
from sushibar.table.view import View


class Outlook(Protocol):
    """What a seat may hope for at a table of one game."""

    def promise(self, action: int) -> float:
        """How good an action is; only comparisons between actions mean anything."""


OUTLOOKS: Final[Mapping[str, Callable[[View], Outlook]]] = {
    "sushi-go": SushiGoOutlook,
    "party": PartyOutlook,
}
"""By the games that a greedy player knows."""


class GreedyPolicy:
    """Takes the action that promises most points, by what its seat can see."""

    def __call__(self, view: View) -> int:
        """The number of the most promising legal action."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0].number
        outlook = OUTLOOKS[view.setup.game](view)
        return max(legal, key=lambda action: outlook.promise(action.number)).number
