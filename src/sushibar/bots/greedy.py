"""A greedy player: takes what promises most now, and looks hardly further."""

from sushibar.bots.party.greedy import greedy_action
from sushibar.bots.sushi_go import Outlook
from sushibar.table.policy import decide, luck
from sushibar.table.view import View


class GreedyPolicy:
    """Takes the action that promises most points, by what its seat can see."""

    def __init__(self) -> None:
        self._luck = luck("greedy")

    def __call__(self, view: View) -> int:
        """The number of the most promising legal action."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0].number
        if view.setup.game == "party":
            return decide(greedy_action, view, self._luck)
        outlook = Outlook(view)
        return max(legal, key=lambda action: outlook.promise(action.number)).number
