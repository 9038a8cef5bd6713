"""Policies decide for a seat; the simplest one chooses at random."""

import hashlib
import secrets
from collections.abc import Callable

from sushibar.games.view import View
from sushibar.rulebook.chance import PLAYERS, ChaCha, seed_chacha
from sushibar.rulebook.rule import Record, new

Policy = Callable[[View], str | int]
"""Sees what the seat sees, answers with a legal action by name or number."""


def luck(seed: str | int | None) -> Record:
    """A player's own randomness: the same seed, the same play; without one, never the same."""
    rng = new(ChaCha)
    spelled = secrets.token_hex(16) if seed is None else str(seed)
    key = hashlib.sha256(f"sushibar player\n{spelled}\n".encode()).digest()
    seed_chacha(rng, key, PLAYERS)
    return rng


def decide(rule: Callable[..., int], view: View, rng: Record) -> int:
    """What a rule (config, record, seat, rng) does at a table as its seat sees it."""
    assert view.seat is not None
    return int(rule(view.config, view.record, view.seat, rng))


class RandomPolicy:
    """Takes a card of its hand blindly and tosses a coin for everything else."""

    def __init__(self, seed: str | int | None = None) -> None:
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a random legal action."""
        return decide(view.game.random_action, view, self._luck)


class RulePolicy:
    """Decides by a rule that simulations can compile."""

    def __init__(self, rule: Callable[..., int], seed: str | int | None = None) -> None:
        self._rule = rule
        self._luck = luck(seed)

    def __call__(self, view: View) -> int:
        """The number of a legal action."""
        return decide(self._rule, view, self._luck)
