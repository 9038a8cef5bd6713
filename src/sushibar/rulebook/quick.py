"""A game whose rules are compiled one by one, for tables where people wait for each of them.

Everything behaves as in CPython; records that a kernel cannot read are left to CPython.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.rulebook.chance import ChaCha
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record, new, with_attributes

STRONG: Final = with_attributes(ChaCha)

Array = np.ndarray[Any, Any]


@cache
def quick(game: Game) -> Game:
    """The same game with compiled rules; it takes half a minute, or a moment once it is kept."""
    rules: dict[str, Any] = compiled_rules(game)
    return replace(game, **rules)


def array_of(record: Record, dtype: np.dtype[Any]) -> Array | None:
    """The array of one element that a record lies in: reading that, a kernel starts much faster.

    Nothing if the record is of another type, or one of many.
    """
    array = record.base
    # Types are made once, so `is` will do; comparing them field by field would take longer than
    # most rules.
    if type(array) is np.ndarray and array.dtype is dtype and array.size == 1:
        return array if array.ndim == 1 else array.reshape(1)  # NumPy's own copies have no axis
    return None


def compiled_rules(game: Game) -> dict[str, Callable[..., Any]]:
    """The rules that a table calls, by their names in the game."""
    kernel = kernels(game)
    config_type, state_type = with_attributes(game.config), with_attributes(game.state)
    view_type = with_attributes(game.view)
    no_chance = new(ChaCha)  # a kernel wants a record even where nothing is left to chance

    def pending(config: Record, state: Record) -> int:
        own, table = array_of(config, config_type), array_of(state, state_type)
        if own is None or table is None:
            return game.pending(config, state)
        return kernel["pending"](own, table)  # type: ignore[no-any-return]

    def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
        own, table = array_of(config, config_type), array_of(state, state_type)
        if own is None or table is None:
            game.legal(config, state, seat, mask)
        else:
            kernel["legal"](own, table, seat, mask)

    def choose(config: Record, state: Record, seat: int, action: int) -> None:
        own, table = array_of(config, config_type), array_of(state, state_type)
        if own is None or table is None:
            game.choose(config, state, seat, action)
        else:
            kernel["choose"](own, table, seat, action)

    def retract(config: Record, state: Record, seat: int) -> None:
        own, table = array_of(config, config_type), array_of(state, state_type)
        if own is None or table is None:
            game.retract(config, state, seat)
        else:
            kernel["retract"](own, table, seat)

    def advance(config: Record, state: Record, rng: Record | None) -> bool:
        own, table = array_of(config, config_type), array_of(state, state_type)
        luck = array_of(no_chance if rng is None else rng, STRONG)
        if own is None or table is None or luck is None:
            return game.advance(config, state, rng)
        return kernel["advance"](own, table, luck)  # type: ignore[no-any-return]

    def observe(config: Record, state: Record, seat: int, view: Record) -> None:
        own, table = array_of(config, config_type), array_of(state, state_type)
        seen = array_of(view, view_type)
        if own is None or table is None or seen is None:
            game.observe(config, state, seat, view)
        else:
            kernel["observe"](own, table, seat, seen)

    def total(state: Record, seat: int) -> int:
        table = array_of(state, state_type)
        if table is not None:
            return kernel["total"](table, seat)  # type: ignore[no-any-return]
        seen = array_of(state, view_type)
        if seen is not None:
            return kernel["seen_total"](seen, seat)  # type: ignore[no-any-return]
        return game.total(state, seat)

    rules = (pending, legal, choose, retract, advance, observe, total)
    return {rule.__name__: rule for rule in rules}


def kernels(game: Game) -> dict[str, Callable[..., Any]]:
    """The compiled rules, of arrays that hold one record each."""
    prepare()
    from numba import from_dtype, njit, types

    config, state, view, rng = (
        types.Array(from_dtype(dtype), 1, "C")
        for dtype in (game.config, game.state, game.view, ChaCha)
    )
    number, mask = types.int64, types.Array(types.int8, 1, "C")
    signatures = {
        "pending": (config, state),
        "legal": (config, state, number, mask),
        "choose": (config, state, number, number),
        "retract": (config, state, number),
        "advance": (config, state, rng),
        "observe": (config, state, number, view),
        "total": (state, number),
        "seen_total": (view, number),
    }
    functions = kernel_functions(game)
    # With a signature a kernel is compiled here and not when a player first needs it.
    return {
        name: njit([signature], nogil=True, cache=True)(functions[name])
        for name, signature in signatures.items()
    }


def kernel_functions(game: Game) -> dict[str, Callable[..., Any]]:
    """What is compiled: each rule as a function of arrays."""
    pending_rule, legal_rule, choose_rule = game.pending, game.legal, game.choose
    retract_rule, advance_rule = game.retract, game.advance
    observe_rule, total_rule = game.observe, game.total

    def pending(configs: Array, states: Array) -> int:
        return int(pending_rule(configs[0], states[0]))

    def legal(configs: Array, states: Array, seat: int, mask: Counts) -> None:
        legal_rule(configs[0], states[0], seat, mask)

    def choose(configs: Array, states: Array, seat: int, action: int) -> None:
        choose_rule(configs[0], states[0], seat, action)

    def retract(configs: Array, states: Array, seat: int) -> None:
        retract_rule(configs[0], states[0], seat)

    def advance(configs: Array, states: Array, rngs: Array) -> bool:
        return bool(advance_rule(configs[0], states[0], rngs[0]))

    def observe(configs: Array, states: Array, seat: int, views: Array) -> None:
        observe_rule(configs[0], states[0], seat, views[0])

    def total(records: Array, seat: int) -> int:
        return int(total_rule(records[0], seat))

    def seen_total(records: Array, seat: int) -> int:
        return int(total_rule(records[0], seat))

    functions = (pending, legal, choose, retract, advance, observe, total, seen_total)
    return {function.__name__: function for function in functions}
