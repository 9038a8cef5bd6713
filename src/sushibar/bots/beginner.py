"""A beginner: judges like a greedy player, but does not notice all that could be done."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.rulebook.chance import below
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, long_rule, signed
from sushibar.table.policy import luck

NOTHING: Final = -1
"""No action."""


@cache
def beginner_rule(game: Game) -> Callable[..., int]:
    """The rule (config, state, seat, rng, mask) that takes the most promising of the legal actions
    that it notices: about two of three, and always those that go without saying.
    """
    promise = KITS[game.name].bot.promise
    assert promise is not None, f"{game.name} has a policy for beginners"
    judge: Callable[..., float] = promise
    names = game.names(game.configure(2)).actions
    # Of every menu: what goes without saying has the same number in all of them.
    obvious = tuple(number for number, name in enumerate(names) if name in game.defaults)

    @long_rule
    def beginner_action(config: Record, state: Record, seat: int, rng: Record, mask: Counts) -> int:
        noticed, best = signed(NOTHING), signed(NOTHING)
        most_noticed, most = 0.0, 0.0
        for action in range(mask.size):
            if mask[action]:
                is_noticed = below(rng, 3) > 0 or action in obvious
                promised = float(judge(config, state, seat, action))
                if best == NOTHING or promised > most:
                    best, most = signed(action), promised
                if is_noticed and (noticed == NOTHING or promised > most_noticed):
                    noticed, most_noticed = signed(action), promised
        return best if noticed == NOTHING else noticed

    return beginner_action


class BeginnerPolicy:
    """Takes the most promising of the actions that it notices.

    What goes without saying is always noticed, so that it forgets its chopsticks at times and
    never uses them for no reason.
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        assert view.seat is not None
        decide = beginner_rule(view.game)
        return int(decide(view.config, view.record, view.seat, self._luck, view.mask))
