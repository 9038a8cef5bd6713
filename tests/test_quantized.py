"""Networks in whole numbers: nearly what the file says, compiled or not, and no overflow."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import njit

from sushibar.bots.network import file
from sushibar.bots.network.file import HEADS, Network, Weights, network_for
from sushibar.bots.network.inference import forward, plain_forward, scratch_for
from sushibar.bots.network.policy import forward_kernel
from sushibar.bots.network.quantized import (
    AT_ONCE,
    BLOCK,
    CACHE_LINE,
    INSTRUCTIONS,
    LARGEST_INPUT,
    LARGEST_SUM,
    Instruction,
    QuantizedWeights,
    add_whole_rows,
    instructions,
    quantized,
    sums_intrinsic,
)
from sushibar.envs import Batch
from sushibar.games.kit import KITS
from untrained import small_network

each_game = pytest.mark.parametrize("game", KITS)
DECISIONS = 120
compiled = pytest.mark.skipif(not instructions(), reason="the processor has no AVX2")


def rows_of(game: str, games: int) -> Any:
    """What seats are shown in the middle of games that CPython plays: nothing is compiled."""
    batch = Batch(game, games=games, device="python", seed=5)
    buffers, choices = batch.buffers(), np.zeros(games, np.int64)
    batch.reset(buffers)
    for _ in range(DECISIONS):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
    return buffers.observations


def asked(weights: Weights | QuantizedWeights, row: Any, ask: Any = forward) -> Any:
    """All that a network says of a row."""
    scratch = scratch_for(weights)
    for array in scratch:
        array.view(np.uint8)[:] = 0x55  # what was there before does not matter
    ask(weights, row, scratch)
    outputs = weights.last_bias if isinstance(weights, Weights) else weights.last.bias
    return scratch.said[: len(outputs)].copy()


@cache
def compiled_sums(instruction: Instruction) -> Any:
    """`add_whole_rows`, compiled for one instruction."""
    add = sums_intrinsic(instruction)

    @njit  # type: ignore[untyped-decorator]
    def compiled(weight: Any, values: Any, places: Any, number: int, sums: Any) -> None:
        add(weight, values, places, number, sums)

    return compiled


def chance(said: Any) -> Any:
    return 1 / (1 + np.exp(-said[-len(HEADS)]))


@each_game
def test_searches_are_told_nearly_what_the_file_says(game: str) -> None:
    network = network_for(game)
    assert network is not None
    whole = quantized(network.weights)
    for row in rows_of(game, 12):
        exact, near = plain_forward(network.weights, row), asked(whole, row)
        assert near == pytest.approx(exact, abs=0.15, rel=0.01)
        assert chance(near) == pytest.approx(chance(exact), abs=0.005)


@compiled
@each_game
def test_compiled_whole_numbers_are_those_of_cpython(game: str) -> None:
    network = network_for(game)
    assert network is not None
    whole = quantized(network.weights)
    for row in rows_of(game, 4):
        near = asked(whole, row, forward_kernel())
        assert near == pytest.approx(asked(whole, row), abs=2e-3)


@pytest.mark.parametrize("instruction", instructions(), ids=lambda found: found.lanes)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 7, 8, 50])
def test_every_instruction_adds_the_same(instruction: Instruction, number: int) -> None:
    luck, inputs = np.random.default_rng(number), 60
    weight = luck.integers(-30_000, 30_000, (inputs, BLOCK)).astype(np.int16)
    values, places = np.zeros(inputs + AT_ONCE, np.int16), np.zeros(inputs + AT_ONCE, np.int32)
    values[:number] = luck.integers(0, LARGEST_INPUT, number)
    places[:number] = luck.permutation(inputs)[:number]
    expected, sums = np.zeros(BLOCK, np.int32), np.zeros(BLOCK, np.int32)
    add_whole_rows(weight, values, places, number, expected)
    compiled_sums(instruction)(weight, values, places, number, sums)
    assert (sums == expected).all()
    assert number == 0 or expected.any()


@pytest.mark.parametrize("width", [8, 9, 70])
def test_layers_may_have_any_width(width: int) -> None:
    network = small_network("sushi-go", width=width)
    whole = quantized(network.weights)
    asks = [forward, forward_kernel()] if instructions() else [forward]
    for row in rows_of("sushi-go", 4):
        for ask in asks:
            exact = plain_forward(network.weights, row)
            assert asked(whole, row, ask) == pytest.approx(exact, abs=0.02, rel=0.01)


def test_a_layer_that_says_nothing_leaves_the_biases() -> None:
    weights = small_network("sushi-go").weights
    silent = weights._replace(second_bias=np.full_like(weights.second_bias, -1e6))
    row = rows_of("sushi-go", 1)[0]
    for ask in [forward, forward_kernel()] if instructions() else [forward]:
        said = asked(quantized(silent), row, ask)
        assert said == pytest.approx(plain_forward(silent, row), abs=1e-4)


def test_no_sum_can_overflow() -> None:
    """The largest inputs, and weights of one sign: nothing lets a sum grow more."""
    luck = np.random.default_rng(2)
    weights = small_network("sushi-go", width=300).weights
    weights = weights._replace(
        second=np.ones_like(weights.second), third=np.abs(luck.normal(size=weights.third.shape))
    )
    for layer in quantized(weights):
        largest = np.abs(layer.weight.astype(np.int64)).sum(1) * LARGEST_INPUT
        assert largest.max() <= LARGEST_SUM
    for layer in quantized(weights)[1:3]:
        largest = np.abs(layer.weight.astype(np.int64)).sum(1) * LARGEST_INPUT
        assert largest.max() > LARGEST_SUM // 2  # and none is smaller than it need be


def test_weights_lie_in_blocks_on_lines_of_the_cache() -> None:
    for layer in quantized(small_network("sushi-go", width=70).weights):
        assert layer.weight.ctypes.data % CACHE_LINE == 0
        assert layer.weight.shape[2] == BLOCK
    assert BLOCK * layer.weight.itemsize % CACHE_LINE == 0
    assert scratch_for(quantized(small_network("party").weights)).places.size >= 1056 + AT_ONCE


def test_other_processors_read_the_file_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "instructions", list)
    network = small_network("sushi-go")
    assert network.quick is network.compact
    monkeypatch.setattr(file, "instructions", lambda: INSTRUCTIONS)
    assert isinstance(Network(network.card, network.weights).quick, QuantizedWeights)
