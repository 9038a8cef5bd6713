"""Policies decide for a seat, and players are policies that can leave it again."""

import hashlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias

from sushibar.games.view import View
from sushibar.rulebook.chance import PLAYERS, ChaCha, seed_chacha
from sushibar.rulebook.rule import Record, new

Policy = Callable[[View], str | int]
"""Sees what the seat sees, answers with a legal action by name or number."""


class Chooser(Protocol):
    """What a bot is to a table; `sushibar.Bot` says more."""

    def choose(self, observation: View, limit: Any) -> str | int:
        """One step of the seat's answer."""


Sitter: TypeAlias = str | Policy | Chooser | Callable[..., int]
"""Who can be seated: a bot by its spec, a function of a view, a bot, or a rule
(config, view, seat, rng).
"""


class Player:
    """A policy that may hold on to something, such as a program, until it leaves the table.

    `with` lets it leave at the end. All that sits at tables is asked in the same way: a view in, a
    legal action out.
    """

    def __call__(self, view: View) -> str | int:
        """One step of the seat's answer: a legal action by name or number."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of everything; the player is not asked any more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def luck_key(seed: str) -> bytes:
    """The key of a player's own randomness."""
    return hashlib.sha256(f"sushibar player\n{seed}\n".encode()).digest()


def luck(seed: str | int | None) -> Record:
    """A player's own randomness: the same seed, the same play; without one, never the same."""
    rng = new(ChaCha)
    seed_chacha(rng, luck_key(secrets.token_hex(16) if seed is None else str(seed)), PLAYERS)
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
