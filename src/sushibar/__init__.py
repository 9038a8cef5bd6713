"""Sushi Go!, Sushi Go Party! and Wasabi!: played, taught and studied.

An unofficial fan implementation with its own words and art.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sushibar import games
    from sushibar.advice.advice import Advice, advise
    from sushibar.arena.contest import compete
    from sushibar.batch.simulation import simulate
    from sushibar.bots.bot import Bot, Limit
    from sushibar.bots.greedy import GreedyPolicy
    from sushibar.bots.kinds import BotKind
    from sushibar.bots.named import bot
    from sushibar.errors import (
        BookError,
        BotError,
        IllegalAction,
        MissingExtra,
        RecordError,
        Refused,
        ScoreError,
        SetupError,
        StoreError,
        SushibarError,
        UnknownName,
    )
    from sushibar.games.sheet import ScoreSheet
    from sushibar.games.view import View
    from sushibar.rulebook.rule import rule
    from sushibar.table.decisions import Decision
    from sushibar.table.outcome import Outcome
    from sushibar.table.pad import Pad
    from sushibar.table.policy import Player, RandomPolicy
    from sushibar.table.positions import position
    from sushibar.table.record import verify
    from sushibar.table.scorepad import score
    from sushibar.table.table import Table

__all__ = [
    "Advice",
    "BookError",
    "Bot",
    "BotError",
    "BotKind",
    "Decision",
    "GreedyPolicy",
    "IllegalAction",
    "Limit",
    "MissingExtra",
    "Outcome",
    "Pad",
    "Player",
    "RandomPolicy",
    "RecordError",
    "Refused",
    "ScoreError",
    "ScoreSheet",
    "SetupError",
    "StoreError",
    "SushibarError",
    "Table",
    "UnknownName",
    "View",
    "advise",
    "bot",
    "compete",
    "games",
    "position",
    "rule",
    "score",
    "simulate",
    "verify",
]
__version__ = "0.2.0"

_HOMES = {
    "Advice": "sushibar.advice.advice",
    "Bot": "sushibar.bots.bot",
    "BotKind": "sushibar.bots.kinds",
    "Decision": "sushibar.table.decisions",
    "GreedyPolicy": "sushibar.bots.greedy",
    "Limit": "sushibar.bots.bot",
    "Outcome": "sushibar.table.outcome",
    "Pad": "sushibar.table.pad",
    "Player": "sushibar.table.policy",
    "RandomPolicy": "sushibar.table.policy",
    "ScoreSheet": "sushibar.games.sheet",
    "Table": "sushibar.table.table",
    "View": "sushibar.games.view",
    "advise": "sushibar.advice.advice",
    "bot": "sushibar.bots.named",
    "compete": "sushibar.arena.contest",
    "position": "sushibar.table.positions",
    "rule": "sushibar.rulebook.rule",
    "score": "sushibar.table.scorepad",
    "simulate": "sushibar.batch.simulation",
    "verify": "sushibar.table.record",
}
"""Where the public names live; the errors live in `sushibar.errors`."""


def __getattr__(name: str) -> Any:
    """Load a public name when it is first asked for, so that importing stays quick."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    if name == "games":
        return import_module("sushibar.games")
    return getattr(import_module(_HOMES.get(name, "sushibar.errors")), name)


def __dir__() -> list[str]:
    return __all__
