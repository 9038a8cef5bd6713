"""The compiled rulebook plays the same games as CPython, and counts them right."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sushibar.batch import cpu, cuda
from sushibar.batch.parity import (
    Variant,
    compare,
    equal_counts,
    play_in_python,
    same_states,
    setups,
    trace_in_python,
    trace_on_cpu,
)
from sushibar.batch.playout import Tally, count_game, play_function, policy_named, seed_game
from sushibar.batch.simulation import simulate
from sushibar.batch.states import played_state, state_for
from sushibar.errors import SetupError, UnknownName
from sushibar.games.kit import KITS, game_named
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import new

SUSHI_GO = game_named("sushi-go")
USUAL = {"sushi-go": (2, 6, 11), "party": (3, 17, 45), "wasabi": (0, 1, 2)}
"""Three setups of each game for every day, by their places in `setups`; the others are long."""
PLAYED = {"sushi-go": 140, "party": 6, "wasabi": 10}
TRACED = {"sushi-go": 3, "party": 1, "wasabi": 1}
"""How many games for each of the setups, as long as they take in CPython."""


def each_setup(name: str) -> list[Any]:
    """All setups of a game; those that are not for every day are marked."""
    usual = USUAL.get(name, range(3))
    return [
        pytest.param(name, variant, marks=() if place in usual else pytest.mark.long)
        for place, variant in enumerate(setups(game_named(name)))
    ]


SETUPS = [setup for name in KITS for setup in each_setup(name)]


@pytest.mark.parametrize("name", USUAL)
def test_the_usual_setups_have_every_edition_and_option_and_the_ends_of_a_table(name: str) -> None:
    game = game_named(name)
    every = setups(game)
    usual = [every[place] for place in USUAL[name]]
    assert {variant.edition for variant in usual} == set(game.editions)
    assert {option for variant in usual for option in variant.options} == set(game.options)
    assert {every[0].players, every[-1].players} <= {variant.players for variant in usual}


def policy_of(game: Game) -> Callable[..., int]:
    """Lots for every game but Wasabi!, in which nothing much would happen by them alone."""
    return policy_named(game, "beginner" if game.name == "wasabi" else "random")


@pytest.mark.parametrize(("name", "variant"), SETUPS)
def test_many_games_end_alike_in_cpython_and_compiled(name: str, variant: Variant) -> None:
    game = game_named(name)
    policy, games = policy_of(game), PLAYED[name]
    config = game.configure(*variant)
    played = play_in_python(game, policy, config, 1, games)
    compiled, _ = trace_on_cpu(game, policy, config, 1, games)
    assert same_states(game, played, compiled).all()


@pytest.mark.parametrize(("name", "variant"), each_setup("sushi-go"))
def test_greedy_players_play_alike_in_cpython_and_compiled(name: str, variant: Variant) -> None:
    game, games = game_named(name), 5
    config, policy = game.configure(*variant), policy_named(game, "greedy")
    kernel = cpu.play_kernel(game, policy)
    compiled = np.zeros(games, game.state)
    for number in range(games):  # one at a time: each leaves its last state
        state = compiled[number : number + 1]
        points, won = np.zeros((1, int(config.seats)), np.int16), np.zeros(1, np.int16)
        kernel(config, 9, number, 1, np.zeros(2, Philox), state, np.zeros(1, Tally), points, won)
        last = state.view(np.recarray)[0]
        assert points[0].tolist() == [game.total(last, seat) for seat in range(config.seats)]
    played = play_in_python(game, policy, config, 9, games)
    assert same_states(game, played, compiled).all()


@pytest.mark.parametrize(("name", "variant"), SETUPS)
def test_every_mask_view_and_guess_is_alike_in_cpython_and_compiled(
    name: str, variant: Variant
) -> None:
    game = game_named(name)
    policy, games = policy_of(game), TRACED[name]
    config = game.configure(*variant)
    _, traces = trace_in_python(game, policy, config, 2, games)
    _, compiled = trace_on_cpu(game, policy, config, 2, games)
    assert traces.tolist() == compiled.tolist()


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant"), SETUPS)
def test_long_every_mask_view_and_guess_is_alike(name: str, variant: Variant) -> None:
    game = game_named(name)
    policy, games = policy_of(game), 20 * TRACED[name]
    config = game.configure(*variant)
    states, traces = trace_in_python(game, policy, config, 3, games)
    compiled, compiled_traces = trace_on_cpu(game, policy, config, 3, games)
    assert same_states(game, states, compiled).all()
    assert traces.tolist() == compiled_traces.tolist()


def test_parity_is_told_setup_by_setup() -> None:
    told = list(compare("sushi-go", ("python", "cpu"), 2, 7, players=4))
    assert [(line.edition, line.options) for line in told] == [
        ("gamewright", ()),
        ("gamewright", ("pass-both-ways",)),
        ("zoch", ()),
        ("zoch", ("pass-both-ways",)),
    ]
    assert all(line.players == 4 and line.menu == () for line in told)
    assert all(line.equal == line.games == 2 for line in told)


@pytest.mark.parametrize(("name", "players"), [("sushi-go", 4), ("party", 3)])
def test_simulations_count_alike_in_cpython_and_compiled(name: str, players: int) -> None:
    """Compiled, they are played in states that keep no past rounds."""
    told = list(compare(name, ("python", "cpu"), 5, 3, players=players, by=equal_counts))
    assert all(line.equal == line.games == 5 for line in told)
    assert len(told) == len(setups(game_named(name), players))


@pytest.mark.parametrize("name", KITS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_states_of_a_block_fit_into_the_shared_memory_of_a_gpu(name: str, players: int) -> None:
    game = game_named(name)
    config = game.configure(players)
    state = played_state(game, config)
    shape = cuda.shape_for(state)
    assert shape.block % cuda.WARP_THREADS == 0
    assert shape.block * state.itemsize <= cuda.BLOCK_BYTES
    assert shape.threads * state.itemsize <= cuda.MULTIPROCESSOR_BYTES
    assert shape.threads * shape.registers <= cuda.ALL_REGISTERS
    assert state.itemsize // 4 % 2 == 1  # an odd number of words: no two in the same bank


@pytest.mark.parametrize("name", KITS)
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_gpu_reads_by_words_lies_where_words_may_lie(name: str, players: int) -> None:
    game = game_named(name)
    state = played_state(game, game.configure(players))
    fields: Any = state.fields
    for counts, words in game.played.words.items():
        assert fields[words][1] == fields[counts][1]
        assert fields[words][1] % 4 == 0
        assert fields[words][0].itemsize == fields[counts][0].itemsize


def tallied(game: Game, variant: Variant, dtype: np.dtype[Any], games: int) -> list[Any]:
    """What the first games come to, played by lots in states of that type."""
    state, tally = new(dtype), new(Tally)
    play = play_function(game, policy_of(game))
    config = game.configure(*variant)
    for number in range(games):
        rng, luck = new(Philox), new(Philox)
        seed_game(rng, luck, 3, number)
        tally.decisions += play(config, state, rng, luck)
        count_game(game.total, game.winners, config, state, tally)
    return [tally[name].tolist() for name in Tally.names or ()]


@pytest.mark.parametrize(("name", "variant"), SETUPS)
def test_a_state_that_is_only_played_counts_the_same(name: str, variant: Variant) -> None:
    game = game_named(name)
    played = played_state(game, game.configure(*variant))
    games = {"sushi-go": 8, "party": 2, "wasabi": 1}.get(name, 1)
    assert played.itemsize < game.state.itemsize
    assert tallied(game, variant, played, games) == tallied(game, variant, game.state, games)


@pytest.mark.long
@pytest.mark.parametrize("name", KITS)
def test_a_state_that_is_only_played_counts_the_same_when_compiled(name: str) -> None:
    game, games = game_named(name), 1000
    config = game.configure(4)
    kernel = cpu.play_kernel(game, policy_of(game))
    counted = []
    for dtype in (game.state, played_state(game, config)):
        tallies, rngs, states = np.zeros(1, Tally), np.zeros(2, Philox), np.zeros(1, dtype)
        points, won = np.zeros((games, int(config.seats)), np.int16), np.zeros(games, np.int16)
        kernel(config, 3, 0, games, rngs, states, tallies, points, won)
        counted.append((tallies.tobytes(), points.tobytes(), won.tobytes()))
    assert counted[0] == counted[1]


@pytest.mark.parametrize(
    ("name", "menu"),
    [(name, menu) for name in KITS for menu in [(), *KITS[name].rules.menus.values()]],
)
def test_a_state_without_unused_rows_plays_the_same_game(name: str, menu: tuple[str, ...]) -> None:
    game = game_named(name)
    config = game.configure(3, menu=menu)
    whole, small = new(game.state), new(state_for(game, config))
    for state in (whole, small):
        rng, luck = new(Philox), new(Philox)
        seed_game(rng, luck, 5, 1)
        play_function(game, game.random_action)(config, state, rng, luck)
    assert small.dtype.itemsize < whole.dtype.itemsize
    assert whole.sheet[:, :3].tolist() == small.sheet.tolist()


def test_a_simulation_counts_what_its_games_come_to() -> None:
    games = 40
    config = SUSHI_GO.configure(3, "zoch", ())
    states = play_in_python(SUSHI_GO, SUSHI_GO.random_action, config, 5, games)
    tally = new(Tally)
    for state in states.view(np.recarray):
        count_game(SUSHI_GO.total, SUSHI_GO.winners, config, state, tally)
    result = simulate("sushi-go", players=3, edition="zoch", games=games, seed=5, threads=2)
    assert result.games == games == tally.games
    assert result.mean_points == tuple(int(points) / games for points in tally.points[:3])
    assert result.ties == int(tally.ties) / games
    assert result.shared_victories == int(tally.shared) / games
    assert sum(result.mean_by_category.values()) * 3 == pytest.approx(sum(result.mean_points))


def test_threads_do_not_change_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "CHUNK_GAMES", 70)
    one = simulate("sushi-go", players=4, games=1000, seed=9, threads=1)
    three = simulate("sushi-go", players=4, games=1000, seed=9, threads=3)
    assert (one.mean_points, one.decisions, one.ties) == (
        three.mean_points,
        three.decisions,
        three.ties,
    )


def test_another_seed_deals_other_games() -> None:
    results = {simulate("sushi-go", players=4, games=500, seed=seed).mean_points for seed in (1, 2)}
    assert len(results) == 2


def test_nobody_has_an_advantage_by_seat_with_random_play() -> None:
    result = simulate("sushi-go", players=5, games=200_000, seed=11)
    assert max(result.mean_points) - min(result.mean_points) < 0.25


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"seed": -1}, {"threads": 0}, {"device": "abacus"}, {"players": 6}],
)
def test_a_wrong_simulation_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        simulate("sushi-go", **{"players": 4, "games": 10, **wrong})  # type: ignore[arg-type]


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(UnknownName):
        simulate("sushi-go", players=4, policy="clairvoyant")
