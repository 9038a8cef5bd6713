"""Networks in whole numbers, for searches, which do little else than ask one.

An instruction of most Intel and AMD processors multiplies sixteen pairs of 16 bits, or 32, and adds
them up two by two, so a network is asked in half the time. What it says then differs from the file
by a few ten-thousandths of a victory, and no sum can overflow, whatever goes in.
"""

import platform
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from sushibar.extras import need
from sushibar.rulebook.rule import compiled_by

if TYPE_CHECKING:
    from sushibar.bots.network.file import Array, Weights

LARGEST_INPUT: Final = 4095
"""What the largest number of a hidden layer becomes; features are smaller as they are."""
LARGEST_WEIGHT: Final = 2**15 - 1
LARGEST_SUM: Final = 2**31 - 1
BLOCK: Final = 64
"""So many sums are kept in registers at a time."""
AT_ONCE: Final = 4
"""So many inputs are added at once, two by two."""
CACHE_LINE: Final = 64


class Layer(NamedTuple):
    """A layer in whole numbers."""

    weight: Any
    """(blocks, inputs, BLOCK)"""
    step: Any
    """What one is worth in each sum."""
    bias: Any


class QuantizedWeights(NamedTuple):
    """The layers of a network, see `Weights`."""

    first: Layer
    second: Layer
    third: Layer
    last: Layer


class Instruction(NamedTuple):
    """What multiplies and adds pairs."""

    feature: str
    """How processors that have it are known."""
    name: str
    lanes: int
    """Sums in a register."""


INSTRUCTIONS: Final = (
    Instruction("+avx512bw", "llvm.x86.avx512.pmaddw.d.512", 16),
    Instruction("+avx2", "llvm.x86.avx2.pmadd.wd", 8),
)


def instructions() -> list[Instruction]:
    """Those that the processor has, as Numba knows it, widest first."""
    need("fast")
    from numba.core.registry import cpu_target

    if platform.machine().lower() not in ("x86_64", "amd64"):
        return []
    _, _, features = cpu_target.target_context.codegen().magic_tuple()
    known = features.split(",")
    return [found for found in INSTRUCTIONS if found.feature in known]


def quantized(weights: "Weights") -> QuantizedWeights:
    """The whole numbers that come nearest to a network's."""
    layers = zip(weights[::2], weights[1::2], strict=True)
    return QuantizedWeights(*(_layer(weight, bias) for weight, bias in layers))


def _layer(weight: "Array", bias: "Array") -> Layer:
    inputs, outputs = weight.shape
    sizes = np.abs(weight.astype(np.float64))
    largest_row = LARGEST_SUM / LARGEST_INPUT - inputs  # rounding adds less than 1 for each input
    step = np.maximum(sizes.max(0) / LARGEST_WEIGHT, sizes.sum(0) / largest_row)
    step[step == 0] = 1.0
    padded = np.zeros((inputs, -(-outputs // BLOCK) * BLOCK), np.int16)
    padded[:, :outputs] = np.rint(weight / step)
    blocks = padded.reshape(inputs, -1, BLOCK).transpose(1, 0, 2)
    return Layer(_aligned(blocks), step.astype(np.float32), bias)


def _aligned(array: "Array") -> "Array":
    """A copy that starts with a line of the cache, so that no register is read from two lines."""
    memory = np.empty(array.nbytes + CACHE_LINE, np.uint8)
    start = -memory.ctypes.data % CACHE_LINE
    copy = memory[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[:] = array
    return copy


def _compiled_sums() -> Callable[..., Any]:
    add = sums_intrinsic(instructions()[0])
    return lambda weight, values, places, number, sums: (
        lambda weight, values, places, number, sums: add(weight, values, places, number, sums)
    )


@compiled_by(_compiled_sums)
def add_whole_rows(weight: Any, values: Any, places: Any, number: int, sums: Any) -> None:
    """Fill the sums of a block: of so many inputs, times the rows at their places.

    Behind the last one are `AT_ONCE` zeros.
    """
    sums[:] = values[:number].astype(np.int64) @ weight[places[:number]].astype(np.int64)


def sums_intrinsic(instruction: Instruction) -> Callable[..., Any]:
    """`add_whole_rows` for compiled code: a loop that keeps all sums of a block in registers."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    index, whole = cgutils.intp_t, ir.IntType(32)
    lanes, wide = instruction.lanes, 2 * instruction.lanes
    sums_type, row_type = ir.VectorType(whole, lanes), ir.VectorType(ir.IntType(16), wide)
    product_type = ir.FunctionType(sums_type, [row_type, row_type])
    zeros, nothing = ir.Constant(sums_type, None), ir.Constant(sums_type, ir.Undefined)
    # Two rows become pairs by one instruction for every half of eight numbers: these columns.
    lower = [8 * eight + column for eight in range(lanes // 4) for column in range(4)]
    columns = lower, [column + 4 for column in lower]
    order = [(columns[0] + columns[1]).index(column) for column in range(wide)]

    def mask(numbers: list[int]) -> Any:
        return ir.Constant(ir.VectorType(whole, len(numbers)), numbers)

    pairs = [
        mask([place for column in half for place in (column, column + wide)]) for half in columns
    ]
    halves = [mask(order[:lanes]), mask(order[lanes:])]

    def type_of(context, weight, values, places, number, sums):  # type: ignore[no-untyped-def]
        def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            def data(argument: int, kind: Any) -> Any:
                made = context.make_array(signature.args[argument])
                array = made(context, builder, arguments[argument])
                return builder.bitcast(array.data, kind.as_pointer())

            def after(start: Any, count: int) -> Any:
                return builder.add(start, index(count))

            def at(array: Any, place: Any) -> Any:
                return builder.load(builder.gep(array, [place]), align=2)

            def start_of_row(place: Any) -> Any:
                row = builder.sext(at(numbers, place), place.type)
                return builder.mul(row, index(BLOCK // wide))

            rows, inputs, numbers = data(0, row_type), data(1, whole), data(2, whole)
            multiply = cgutils.get_or_insert_function(
                builder.module, product_type, instruction.name
            )
            kept = [cgutils.alloca_once(builder, sums_type) for _ in range(BLOCK // lanes)]
            for register in kept:
                builder.store(zeros, register)
            with cgutils.for_range_slice(
                builder, index(0), arguments[3], index(AT_ONCE), inc=True
            ) as (first, _):
                for more in range(0, AT_ONCE, 2):
                    place = after(first, more)
                    value = at(inputs, builder.lshr(place, index(1)))
                    value = builder.insert_element(nothing, value, whole(0))
                    value = builder.shuffle_vector(value, nothing, zeros)  # in every lane
                    value = builder.bitcast(value, row_type)
                    one, other = start_of_row(place), start_of_row(after(place, 1))
                    for part in range(BLOCK // wide):
                        both = at(rows, after(one, part)), at(rows, after(other, part))
                        for half in range(2):
                            register = kept[2 * part + half]
                            pair = builder.shuffle_vector(*both, pairs[half])
                            added = builder.call(multiply, [value, pair])
                            builder.store(builder.add(builder.load(register), added), register)
            totals = data(4, sums_type)
            for part in range(BLOCK // wide):
                both = builder.load(kept[2 * part]), builder.load(kept[2 * part + 1])
                for half in range(2):
                    where = builder.gep(totals, [index(2 * part + half)])
                    builder.store(builder.shuffle_vector(*both, halves[half]), where, align=4)
            return context.get_dummy_value()

        return types.void(weight, values, places, types.intp, sums), emit

    add: Callable[..., Any] = intrinsic(type_of)
    return add
