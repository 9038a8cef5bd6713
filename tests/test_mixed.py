"""Simulations with a policy for each seat, and what they tell of single games."""

import numpy as np
import pytest

import sushibar
from sushibar import BotError, GreedyPolicy, SetupError, UnknownName, View
from sushibar.batch.mixed import MixedGames, play_games
from sushibar.batch.simulation import Counted
from sushibar.batch.spread import Spread
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.actions import NO_CALL
from sushibar.rulebook.rule import Record, rule
from test_players import lowest_card


def greedy(view: View) -> int:
    return GreedyPolicy()(view)


def test_a_policy_in_each_seat_plays_as_one_for_all_does() -> None:
    """The same kernel would not prove it: one policy for all has its own."""
    alike = sushibar.simulate("sushi-go", players=3, games=300, seed=4, per_game=True)
    mixed = MixedGames(Setup.checked("sushi-go", 3, None, (), None, "4", None), ["random"] * 3)
    counted = Counted(300, 3, 3, per_game=True)
    for chunk in play_games(mixed, 4, 300, 2):
        counted.add(chunk)
    assert counted.points is not None
    assert alike.points is not None
    assert counted.winners is not None
    assert alike.winners is not None
    assert np.array_equal(counted.points, alike.points)
    assert np.array_equal(counted.winners, alike.winners)
    assert int(counted.sums[1]) == alike.decisions
    assert counted.facts["wins"] == alike.wins
    assert counted.facts["spread"] == alike.spread


def test_single_games_add_up_to_what_is_told() -> None:
    found = sushibar.simulate(
        "sushi-go", players=2, games=2_500, policy=["greedy", "random"], seed=1, per_game=True
    )
    assert found.points is not None
    assert found.winners is not None
    assert found.wins is not None
    assert found.spread is not None
    assert found.points.shape == found.winners.shape == (2_500, 2)
    assert found.points.mean(axis=0) == pytest.approx(found.mean_points)
    assert found.points.std(axis=0, ddof=1) == pytest.approx(
        [one.deviation for one in found.spread]
    )
    assert sum(found.wins) == pytest.approx(1)
    assert found.wins[0] > 0.95
    alone = found.winners.sum(axis=1) == 1
    assert (found.points[alone].argmax(axis=1) == found.winners[alone].argmax(axis=1)).mean() > 0.99
    for seat, spread in enumerate(found.spread):
        points = found.points[:, seat]
        assert (spread.least, spread.most) == (points.min(), points.max())
        for share in (0.05, 0.5, 0.95):
            quantile = np.quantile(points, share, method="inverted_cdf")
            assert spread.quantile(share) == quantile
    told = found.as_json()
    assert told["wins"] == [round(share, 6) for share in found.wins]
    assert told["spread"][0]["quantiles"]["0.5"] == found.spread[0].median


def test_the_seats_keep_their_policies_whatever_the_threads() -> None:
    settings = {"players": 3, "games": 4_100, "policy": ["random", "greedy", "beginner"], "seed": 2}
    one = sushibar.simulate("sushi-go", threads=1, **settings)  # type: ignore[arg-type]
    three = sushibar.simulate("sushi-go", threads=3, **settings)  # type: ignore[arg-type]
    assert one.mean_points == three.mean_points
    assert one.wins == pytest.approx(three.wins)
    assert one.wins is not None
    assert one.wins[1] > one.wins[2] > one.wins[0]


def test_a_function_of_a_view_plays_in_the_place_of_a_rule() -> None:
    asked = sushibar.simulate(
        "sushi-go", players=2, games=20, policy=[greedy, "greedy"], per_game=True
    )
    ruled = sushibar.simulate("sushi-go", players=2, games=20, policy="greedy", per_game=True)
    assert np.array_equal(asked.points, ruled.points)  # type: ignore[arg-type]
    assert asked.decisions == ruled.decisions


def test_a_bot_by_name_is_asked_and_the_same_again() -> None:
    first, second = (
        sushibar.simulate("sushi-go", players=2, games=2, policy=["search:20", "random"])
        for _ in range(2)
    )
    assert first.mean_points == second.mean_points


@pytest.mark.long
def test_ones_own_rule_is_compiled() -> None:
    def asked(view: View) -> str:
        return "no-call" if "no-call" in view.legal else view.legal[0]

    ruled = sushibar.simulate(
        "sushi-go", players=2, games=50, policy=[lowest_card, "random"], per_game=True
    )
    plain = sushibar.simulate(
        "sushi-go", players=2, games=50, policy=[asked, "random"], per_game=True
    )
    assert np.array_equal(ruled.points, plain.points)  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.parametrize("action", [-1, 30_000, NO_CALL])
def test_a_compiled_rule_that_chooses_nothing_legal_is_named(action: int) -> None:
    @rule
    def confused(config: Record, view: Record, seat: int, rng: Record) -> int:
        return action

    said = f"the bot “confused” chose {action:,}; expected one of: .*tempura"
    with pytest.raises(BotError, match=said):
        sushibar.simulate("sushi-go", players=2, games=50, policy=["random", confused])


def test_what_is_wrong_with_policies_is_said() -> None:
    with pytest.raises(UnknownName, match="there is no policy “clever”; available: random, greedy"):
        sushibar.simulate("sushi-go", players=2, games=1, policy=["greedy", "clever"])
    with pytest.raises(SetupError, match="3 players were given for 2 seats"):
        sushibar.simulate("sushi-go", players=2, games=1, policy=["greedy"] * 3)
    with pytest.raises(SetupError, match="a GPU plays one policy of the game in all seats"):
        sushibar.simulate(
            "sushi-go", players=2, games=1, policy=["greedy", "random"], device="cuda"
        )


def test_a_spread_of_one_game_has_no_width() -> None:
    assert Spread({31: 1}).deviation == 0
    assert Spread({31: 1}).quantile(0) == Spread({31: 1}).quantile(1) == 31
    with pytest.raises(ValueError, match="between 0 and 1"):
        Spread({31: 1}).quantile(50)
