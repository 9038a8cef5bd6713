"""A beginner: judges like a greedy player, but does not notice all that could be done."""

from sushibar.bots.party.outlook import Outlook
from sushibar.bots.sushi_go.greedy import promise
from sushibar.rulebook.chance import below
from sushibar.table.policy import luck
from sushibar.table.view import View


class BeginnerPolicy:
    """Takes the most promising of the actions that it notices: about every other one.

    What goes without saying is always noticed, so that it forgets its chopsticks half of the time
    and never uses them for no reason.
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0].number
        noticed = [action for action in legal if self._notices() or action in view.game.defaults]
        if view.setup.game == "party":
            outlook = Outlook(view)
            return max(noticed or legal, key=lambda action: outlook.promise(action.number)).number
        return max(
            noticed or legal,
            key=lambda action: promise(view.config, view.record, view.seat or 0, action.number),
        ).number

    def _notices(self) -> bool:
        return int(below(self._luck, 2)) == 1
