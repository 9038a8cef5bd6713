"""A beginner: judges like a greedy player, but does not notice all that could be done."""

from sushibar.games.view import View
from sushibar.rulebook.chance import below
from sushibar.table.policy import luck


class BeginnerPolicy:
    """Takes the most promising of the actions that it notices: about two of three.

    What goes without saying is always noticed, so that it forgets its chopsticks at times and
    never uses them for no reason.
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        noticed = [one for one in view.legal if self._notices() or one in view.game.defaults]
        promise = view.setup.kit.bot.promise
        assert promise is not None
        return max(
            noticed or view.legal,
            key=lambda action: promise(view.config, view.record, view.seat, action.number),
        ).number

    def _notices(self) -> bool:
        return int(below(self._luck, 3)) > 0
