"""One source, three targets: `rule` marks a function that CPython runs and Numba compiles."""

from collections.abc import Callable, Sequence
from functools import cache, partial, wraps
from operator import itemgetter
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])

Record: TypeAlias = Any
"""One element of a structured array: `np.record` in CPython, a Numba record when compiled."""

WORD: Final = 4
"""Bytes of a word."""
SPARE: Final = "spare"
"""The field of bytes that stand for nothing."""

Counts: TypeAlias = NDArray[np.int8]
"""Cards by kind; the shape stands where the array is declared."""

_collected: list[tuple[Callable[..., Any], bool]] = []
_replaced: list[tuple[Callable[..., Any], Callable[[], Callable[..., Any]], bool]] = []
_enabled = 0


def rule(function: Function) -> Function:
    """Mark a function as part of the rulebook: unchanged for Python, compilable after `enable()`.

    A rule writes into the caller's records and never allocates; fields that enter arithmetic go
    through `int(...)`, because an int8 that overflows in CPython does not overflow when compiled.
    """
    _collected.append((function, True))
    return function


def long_rule(function: Function) -> Function:
    """Mark a rule that is compiled once and called, not copied into every caller.

    For what is long and runs seldom: copied, it gains nothing and doubles the time to compile.
    """
    _collected.append((function, False))
    return function


def is_rule(function: Callable[..., Any]) -> bool:
    """Whether a function is marked as a rule, so that kernels can call it."""
    return any(marked is function for marked, _ in _collected)


def compiled_by(
    implementation: Callable[[], Callable[..., Any]], *, inline: bool = False
) -> Callable[[Function], Function]:
    """Mark a function that CPython runs as it stands, and that is something else when compiled.

    `implementation()` is asked once Numba is there. It gives what `numba.extending.overload` takes:
    a function of the arguments' types that returns one of the arguments.
    """

    def mark(function: Function) -> Function:
        _replaced.append((function, implementation, inline))
        return function

    return mark


def cast(number: type[np.integer[Any]]) -> Callable[[Function], Function]:
    """Mark a function that only changes a number's width, and is a cast when compiled.

    Numba computes in 64 bits unless told otherwise, and a GPU pays double for that.
    """
    return compiled_by(lambda: _compiled_cast(number))


def one_of(functions: Sequence[Callable[..., Any]]) -> Callable[..., None]:
    """A rule (number, *arguments) that calls one of several rules by its number, from 1 on.

    Compiled code cannot look a function up in a list, but it can ask for one number after the
    other; so this is a chain of questions, and each knows the function behind it.
    """
    chain = nothing
    for number in range(len(functions), 0, -1):
        chain = _link(number, functions[number - 1], chain)
    return chain


@rule
def nothing(number: int, config: Record, state: Record, seat: int, copy: int) -> None:
    """Do nothing: the end of a chain."""


def _link(
    number: int, function: Callable[..., Any], others: Callable[..., None]
) -> Callable[..., None]:
    @rule
    def chosen(asked: int, config: Record, state: Record, seat: int, copy: int) -> None:
        if asked == number:
            function(config, state, seat, copy)
        else:
            others(asked, config, state, seat, copy)

    return chosen


@cast(np.uint32)
def word(value: int) -> int:
    """The low 32 bits of a number, as an unsigned word."""
    return value & 0xFFFFFFFF


@cast(np.int64)
def signed(value: int) -> int:
    """The number itself, as one that can become negative: compiled, a field is unsigned."""
    return int(value)


def by_record(
    field: str, having: Callable[..., Any], lacking: Callable[..., Any]
) -> Callable[[Function], Function]:
    """Mark a function (record, ...) that does one thing or another by the record's type.

    CPython looks at the record each time; compiled code holds only the half that it needs.
    """
    return compiled_by(lambda: _compiled_choice(field, having, lacking), inline=True)


def if_kept(field: str) -> Callable[[Function], Function]:
    """Mark a rule (record, ...) that writes a field which not every record has.

    Where a record lacks it, nobody looks at what the rule would write, and it does nothing.
    """

    def mark(function: Function) -> Function:
        rule(function)

        @wraps(function)
        def done(record: Record, *others: Any) -> None:
            if field in (record.dtype.names or ()):
                function(record, *others)

        by_record(field, having=function, lacking=leave_out)(done)
        return done  # type: ignore[return-value]

    return mark


@rule
def leave_out(record: Record, *others: Any) -> None:
    """Do nothing: the record has no place for it."""


def compiled_as(loop: Callable[..., Any]) -> Callable[[Function], Function]:
    """Mark a function (source, target) that is compiled as this loop.

    CPython copies an array at once 12 to 160 times as fast as number by number; compiled, the loop
    is what a copy comes to anyway, and needs none of NumPy's checks on a GPU.
    """
    return compiled_by(lambda: _compiled_loop(loop), inline=True)


def instruction(name: str) -> Callable[[Function], Function]:
    """Mark a function of a word that processors have an instruction for, by LLVM's name of it."""
    return compiled_by(lambda: _compiled_instruction(name))


def _compiled_instruction(name: str) -> Callable[..., Any]:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def type_of(context, value):  # type: ignore[no-untyped-def]
        def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            bits = arguments[0].type
            flags = [ir.Constant(ir.IntType(1), 0)] if name == "cttz" else []
            kind = ir.FunctionType(bits, [bits, *(flag.type for flag in flags)])
            function = builder.module.declare_intrinsic(f"llvm.{name}", [bits], kind)
            return builder.call(function, [*arguments, *flags])

        return types.uint32(types.uint32), emit

    emitted = intrinsic(type_of)
    return lambda value: lambda value: emitted(np.uint32(value))


def _compiled_loop(loop: Callable[..., Any]) -> Callable[..., Any]:
    return lambda source, target: lambda source, target: loop(source, target)


def _compiled_choice(
    field: str, having: Callable[..., Any], lacking: Callable[..., Any]
) -> Callable[..., Any]:
    def by_type(record, *others):  # type: ignore[no-untyped-def]  # Numba compares bare signatures
        chosen = having if field in record.fields else lacking
        return lambda record, *others: chosen(record, *others)

    return by_type


def _compiled_cast(number: type[np.integer[Any]]) -> Callable[..., Any]:
    return lambda value: lambda value: number(value)  # both with the same parameter, for Numba


def enable() -> None:
    """Register every rule collected so far with Numba. Call before the first kernel is defined."""
    global _enabled
    from numba.extending import overload, register_jitable

    from sushibar.rulebook import linking

    linking.link_rules()
    called = linking.FOR_RULES
    # Each is registered once only: Numba would not know which of two implementations to take.
    while _replaced:
        function, implementation, inline = _replaced.pop()
        options = {**called, "forceinline": True} if inline else called
        overload(function, jit_options=options)(implementation())
    for function, inline in _collected[_enabled:]:
        register_jitable(**called, forceinline=inline)(function)
    _enabled = len(_collected)


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """A record of these fields in an odd number of words, every byte of which belongs to a field.

    NumPy does not copy bytes that belong to none, and equal records would differ in them. And on a
    GPU records of an even number of words, side by side, get in each other's way: the same field
    of several of them lies in the same bank of memory.
    """
    size = sum(np.dtype([field]).itemsize for field in fields)
    words = -(-size // WORD) | 1
    return np.dtype([*fields, (SPARE, np.uint8, words * WORD - size)], align=True)


def widened(dtype: np.dtype[Any], **lengths: int) -> np.dtype[Any]:
    """The same record with room for any number, and for arrays that are longer in their last row.

    For what people write down: a score pad counts what no box holds.
    """
    assert dtype.fields is not None
    fields = []
    for name, (field, *_) in dtype.fields.items():
        shape = (*field.shape[:-1], lengths[name]) if name in lengths else field.shape
        fields.append((name, np.int64, shape))
    return np.dtype(fields)


@cache
def with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same type of record, with its fields as attributes.

    NumPy's own records look each attribute up by its name, which takes five times as long.
    """
    assert dtype.names is not None
    members: dict[str, Any] = {
        "__slots__": (),
        "__getattribute__": object.__getattribute__,
        "__setattr__": object.__setattr__,
        "__getitem__": np.void.__getitem__,
        "__setitem__": np.void.__setitem__,
        # pickle could not find a class that was made while running by its name
        "__reduce__": lambda record: (_restored, (dtype, record.tobytes())),
    }
    for name in dtype.names:
        members[name] = property(itemgetter(name), partial(_put, name))
    return np.dtype((type("Record", (np.record,), members), dtype))


def _put(name: str, record: Record, value: Any) -> None:
    record[name] = value


def _restored(dtype: np.dtype[Any], content: bytes) -> Record:
    """A record that was written down."""
    return np.frombuffer(bytearray(content), with_attributes(dtype))[0]


def new(dtype: np.dtype[Any]) -> Record:
    """A zeroed record of that type, with its fields as attributes."""
    # Alone in its array: `quick` hands that array to compiled rules.
    return np.frombuffer(bytearray(dtype.itemsize), with_attributes(dtype))[0]


def copied(record: Record) -> Record:
    """A record of its own that holds the same; NumPy's own copy takes seven times as long."""
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
