"""A greedy player: takes what promises most now, and looks no further."""

from collections.abc import Callable, Mapping
from typing import Final

from sushibar.bots.party.outlook import Outlook
from sushibar.bots.sushi_go import greedy as sushi_go
from sushibar.bots.wasabi import cook
from sushibar.table.policy import decide, luck
from sushibar.table.view import View

ACTIONS: Final[Mapping[str, Callable[..., int]]] = {
    "sushi-go": sushi_go.greedy_action,
    "wasabi": cook.greedy_action,
}
"""(config, state, seat, rng), by game: what it does, by what its seat may know."""


class GreedyPolicy:
    """Takes the most promising action of any game; a coin decides where two are as good."""

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        if view.setup.game == "party":
            outlook = Outlook(view)
            return max(view.legal, key=lambda action: outlook.promise(action.number)).number
        return decide(ACTIONS[view.setup.game], view, self._luck)
