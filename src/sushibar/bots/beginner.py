"""A beginner: judges like a greedy player, but does not notice all that could be done."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from sushibar.bots.party.greedy import promise
from sushibar.bots.sushi_go import Outlook
from sushibar.rulebook.chance import below
from sushibar.table.policy import luck
from sushibar.table.view import View

PROMISES: Final[Mapping[str, Callable[..., float]]] = {"party": promise}
"""By game: a rule (config, state, seat, action) that says how good an action is."""


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
        promised = promises(view)
        return max(noticed or legal, key=lambda action: promised(action.number)).number

    def _notices(self) -> bool:
        return int(below(self._luck, 2)) == 1


def promises(view: View) -> Callable[[int], float]:
    """How good every action is for the seat that looks."""
    if view.setup.game in PROMISES:
        return partial(PROMISES[view.setup.game], view.config, view.record, view.seat)
    return Outlook(view).promise
