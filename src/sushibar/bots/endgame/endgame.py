"""Endgames as a player asks for them: the last turns of a round between two seats, solved exactly.

From the second turn on both know all hands, so that the rest of a round without chance is a game
of complete knowledge in which both seats choose at the same time.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sushibar.bots.endgame.solver import (
    PLAYERS,
    REMEMBERED,
    SOLVED,
    Workspace,
    kernel,
    solve_function,
    workspace_for,
)
from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.rulebook.game import Game

TURNS: Final = 3
"""Turns before the end of a round at which an endgame starts, unless another limit is given."""
PAIRS: Final = 1 << 13
"""Pairs of answers that are tried, unless another limit is given: a small part of a second."""
NEVER: Final = 1e-9
"""Answers that are less likely are mistakes."""


@dataclass(frozen=True)
class Endgame:
    """A solved endgame, as one seat sees it."""

    value: float
    """What the seat can be sure of on average: between 0, all is lost, and 1."""
    strategy: Mapping[int, float]
    """How likely to take each legal action now, by number."""
    worths: Mapping[int, float]
    """What actions, with the best that can follow them in the same answer, are worth against the
    other's part of the equilibrium.
    """


def turns_left(view: View) -> int:
    """How many turns the round still has, this one included."""
    return int(view.config.hand) - int(view.record.turn)


def is_small(view: View, turns: int = TURNS) -> bool:
    """Whether this is an endgame of at most this many turns, in which the seat has a say.

    Even so it may not be solvable, see `solve`.
    """
    return (
        KITS[view.game.name].bot.endgames is not None
        and int(view.config.players) == PLAYERS
        and bool(view.legal)
        and turns_left(view) <= turns
        and not any(view.record.unknown[: view.config.seats])
    )


def prepare_endgames(game: Game) -> None:
    """Compile what solves the endgames of a game, if it has any, or load what is compiled."""
    endgames = KITS[game.name].bot.endgames
    if endgames is not None:
        config, workspace = (
            game.configure(PLAYERS, game.editions[0], (), (), None),
            workspace_for(game),
        )
        game.start(config, workspace.states[0])
        while game.advance(config, workspace.states[0], workspace.luck[0]):
            pass
        kernel(game, endgames.worth)(config, 0, workspace)


def solve(
    view: View,
    *,
    turns: int = TURNS,
    pairs: int = PAIRS,
    worth: Callable[..., float] | None = None,
    remembered: int = REMEMBERED,
    compiled: bool = True,
) -> Endgame | None:
    """The seat's part of an equilibrium, or nothing.

    Nothing where a hand is not wholly known, where chance may have to decide something before the
    round is over, where more turns are left than the limit, or where more pairs of answers would
    have to be tried. The same view always has the same solution. `worth` is a rule as in
    `Endgames`; so many values are remembered, a power of two.
    """
    endgames = KITS[view.game.name].bot.endgames
    if endgames is None or not is_small(view, turns):
        return None
    game, config, seat = view.game, view.config, int(view.record.seat)
    workspace = workspace_for(game, remembered)
    state = workspace.states[0]
    game.determinize(config, view.record, workspace.luck[0], state)
    pending = game.pending(config, state)
    standing = workspace.words[0].copy()
    if pending != 1 << seat:  # the other does not know what this seat has chosen so far
        game.retract(config, state, seat)
    if not pending >> seat & 1:
        standing = workspace.words[0].copy()
    make = kernel if compiled else solve_function
    if make(game, worth or endgames.worth)(config, pairs, workspace) != SOLVED:
        return None
    return _seen_from(view, workspace, standing)


def _seen_from(view: View, workspace: Workspace, standing: Any) -> Endgame:
    """The solution in a workspace for a seat that stands somewhere in its answer."""
    seat = int(view.record.seat)
    value = float(workspace.value[0]) if seat == 0 else 1.0 - float(workspace.value[0])
    strategy = {action.number: 0.0 for action in view.legal}
    if len(strategy) == 1:
        strategy = dict.fromkeys(strategy, 1.0)
    ways, worth_of = list(_ways_on(view, workspace, standing)), _worths(workspace, seat)
    worths: dict[int, float] = {}
    for answer, action in ways:
        worths[action] = max(worths.get(action, worth_of[answer]), worth_of[answer])
    chance = sum(float(workspace.mixes[seat, answer]) for answer, _ in ways)
    if chance > NEVER:
        strategy = dict.fromkeys(strategy, 0.0)
        for answer, action in ways:
            strategy[action] += float(workspace.mixes[seat, answer]) / chance
    elif ways:
        best = max(worths, key=worths.__getitem__)
        strategy[best] = 1.0
        value = worths[best]
    return Endgame(value, strategy, worths)


def _ways_on(view: View, workspace: Workspace, standing: Any) -> Iterator[tuple[int, int]]:
    """The answers that lead over where a seat stands, and the action that each goes on with."""
    seat = int(view.record.seat)
    words, state = workspace.words[1], workspace.states[1]
    for answer in range(workspace.counts[0, seat]):
        words[:] = workspace.words[0]
        for step in range(workspace.lengths[0, seat, answer]):
            action = int(workspace.answers[0, seat, answer, step])
            if (words == standing).all():
                yield answer, action
                break
            view.game.choose(view.config, state, seat, action)


def _worths(workspace: Workspace, seat: int) -> list[float]:
    """What every answer of a seat is worth to it against the other's mix."""
    rows, columns = (int(count) for count in workspace.counts[0])
    payoffs = workspace.payoffs[0][: rows * columns].reshape(rows, columns)
    if seat == 0:
        return [float(worth) for worth in payoffs @ workspace.mixes[1, :columns]]
    return [1.0 - float(worth) for worth in workspace.mixes[0, :rows] @ payoffs]
