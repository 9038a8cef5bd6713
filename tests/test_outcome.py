"""How games end: who has won, and by what."""

import pytest

from sushibar import Outcome, Table, position
from sushibar.texts import speaking


def test_there_is_no_outcome_while_a_game_is_played() -> None:
    assert Table(players=2, seed=7).outcome is None


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_an_outcome_says_who_has_won_and_why(game: str) -> None:
    table = Table(game, players=2, seed=7).play()
    outcome = table.outcome
    assert isinstance(outcome, Outcome)
    assert (outcome.winners, outcome.points) == (table.winners, table.points)
    assert outcome.ending == ("board" if game == "wasabi" else "rounds")
    assert outcome.reason


def ended(points: list[int], puddings: list[int]) -> Outcome:
    """A last round in which nobody makes a point."""
    table = position(
        "sushi-go",
        round=3,
        turn=10,
        plates=["5*tempura 2*sashimi 2*chopsticks", "5*tempura 2*sashimi 2*chopsticks"],
        hands=["tempura", "tempura"],
        points=points,
        puddings=puddings,
    )
    assert table.outcome is not None
    return table.outcome


def test_the_most_points_win() -> None:
    with speaking("en"):
        outcome = ended([20, 40], [1, 1])
    assert (outcome.winner, outcome.decided_by) == (1, "points")
    assert outcome.reason == "The most points: 55."


def test_puddings_break_a_tie() -> None:
    with speaking("en"):
        outcome = ended([20, 26], [3, 1])
    assert (outcome.winners, outcome.winner, outcome.decided_by) == ((0,), 0, "tie-break")
    assert "puddings" in outcome.reason.lower()


def test_a_victory_can_be_shared() -> None:
    with speaking("en"):
        outcome = ended([20, 20], [2, 2])
    assert (outcome.winners, outcome.winner, outcome.decided_by) == ((0, 1), None, "nothing")
    assert outcome.reason == "2 players share the win with 35 points."


def test_the_last_token_wins_whatever_the_points_are() -> None:
    nine = [
        *("upstream", "roe-boat", "kappamaki"),
        *("something-fishy", "rabbit-lunch", "crunchy-tuna"),
        *("school-trip", "surf-and-turf", "bullet-train"),
    ]
    table = position(
        "wasabi",
        board={"a1": "maki"},
        tiles=["tuna shrimp crab", "tuna tuna crab"],
        plates=[nine, []],
        hands=[["tekkamaki", "crab-walk", "over-the-rainbow"], None],
        wasabi_cubes=[0, 90],
        seed=1,
    )
    assert table.tokens[0] == {2: 1, 3: 0, 4: 0, 5: 0}
    table.answer(0, "tuna b1")
    table.answer(0, "claim tekkamaki")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.points[1] > outcome.points[0]
    assert (outcome.winner, outcome.ending, outcome.decided_by) == (0, "tokens", "tokens")


def test_passing_ends_a_game() -> None:
    table = position(
        "wasabi",
        board={"a1": "rice"},
        tiles=["salmon shrimp crab", "tuna tuna crab"],
        hands=[None, None],
        passes=3,
        seed=1,
    )
    table.answer(0, f"pass {table.hand(0)[0]}")
    while not table.over:
        seat = table.pending[0]
        table.act(seat, table.legal(seat)[0])
    assert table.outcome is not None
    assert table.outcome.ending == "passes"
