"""A greedy player: takes what promises most now, and looks no further."""

from sushibar.games.view import View
from sushibar.table.policy import decide, luck


class GreedyPolicy:
    """Takes the most promising action of any game; a coin decides where two are as good."""

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        return decide(view.setup.kit.bot.policies["greedy"], view, self._luck)
