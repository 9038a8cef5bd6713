"""Playing a table to its end, with any players."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sushibar.errors import IllegalAction, SetupError, UnknownName
from sushibar.rulebook.rule import is_rule
from sushibar.table.policy import Player, Policy, RandomPolicy, Sitter

if TYPE_CHECKING:
    from sushibar.table.table import Table

Sitters = Sitter | Sequence[Sitter] | Mapping[int, Sitter] | None
"""One for all seats, one for each in their order, or one for each by seat; None plays at random."""


def play(table: "Table", sitters: Sitters) -> None:
    """Play to the end; bots that were seated by name leave then."""
    with ExitStack() as leaving:
        policies = policies_for(table, sitters, leaving)
        while not table.over:
            if not table.pending:
                raise IllegalAction("error-chance-due", due=table.due)
            seat = table.pending[0]
            if seat not in policies:
                raise UnknownName("error-no-policy", seat=seat)
            table.act(seat, policies[seat](table.view(seat)))


def policies_for(table: "Table", sitters: Sitters, leaving: ExitStack) -> Mapping[int, Policy]:
    """Who decides for which seat."""
    if sitters is None:
        return dict.fromkeys(table.seats, RandomPolicy(table.seed))
    if isinstance(sitters, Mapping):
        seated = dict(sitters)
    elif isinstance(sitters, Sequence) and not isinstance(sitters, str):
        if len(sitters) != len(table.seats):
            raise SetupError(
                "error-players-for-seats", players=len(sitters), seats=len(table.seats)
            )
        seated = dict(enumerate(sitters))
    else:
        seated = dict.fromkeys(table.seats, sitters)
    return {seat: policy_of(table, seat, sitter, leaving) for seat, sitter in seated.items()}


def policy_of(table: "Table", seat: int, sitter: Any, leaving: ExitStack) -> Policy:
    """Who decides for a seat. The luck of bots is that of the arena, by seed and seat."""
    if callable(sitter) and not hasattr(sitter, "choose") and not is_rule(sitter):
        return sitter  # type: ignore[no-any-return]
    # Bots know tables and tables know no bots; so they are found by their module's name.
    player: Callable[..., Player] = import_module("sushibar.bots.players").player
    return leaving.enter_context(player(sitter, f"{table.seed}:{seat}", table.setup.game))
