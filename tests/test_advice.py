"""Advice: every choice ranked, and a reason for each that only uses what the seat knows."""

import pytest

import sushibar
from fake_figures import estimator
from sushibar import Limit, Table, advise
from sushibar.advice.advice import Advice
from sushibar.advice.explanation import reason
from sushibar.bots.figures import Figures
from sushibar.bots.roster import bot
from sushibar.games.view import View
from sushibar.rulebook.chance import PLAYERS, Philox, seed_philox
from sushibar.rulebook.rule import new
from tables import seated

GAMES = [
    ("sushi-go", {"players": 3}),
    ("sushi-go", {"players": 2, "options": ["dummy"]}),
    ("sushi-go", {"players": 3, "edition": "zoch"}),
    ("party", {"players": 3, "menu": "master-menu"}),
    ("party", {"players": 4, "menu": "cutthroat-combo"}),
    ("party", {"players": 3, "menu": "points-platter"}),
    ("wasabi", {"players": 2}),
]


def moments(game: str, setup: dict[str, object], every: int) -> list[tuple[Table, View]]:
    """Some questions of a game between greedy players."""
    table = Table(game, seed=6, **setup)  # type: ignore[arg-type]
    player = bot("greedy", "luck", game)
    found = []
    number = 0
    while not table.over:
        seat = table.pending[0]
        view = table.view(seat)
        if number % every == 0:
            again = Table(game, seed=6, **setup)  # type: ignore[arg-type]
            again._state = table.state
            found.append((again, view))
        number += 1
        table.act(seat, player(view))
    return found


# Ranking


def test_all_choices_are_ranked_by_the_chance_to_win() -> None:
    table = seated("wasabi pudding", "")
    said = {"wasabi": (0.7, 20.0), "pudding": (0.6, 40.0)}
    advised = advise(table.view(0), estimate=estimator(said))
    assert [one.action for one in advised[:2]] == ["wasabi", "pudding"]
    assert {one.action for one in advised} == set(table.legal(0))
    assert advised[0].figures.wins.mean == 0.7
    assert advised[0].action.number == table.called.actions.index("wasabi")


def test_equal_chances_are_ranked_by_margin() -> None:
    table = seated("wasabi pudding", "")
    advised = advise(table.view(0), estimate=estimator({"pudding": (0.5, 31.0)}))
    assert advised[0].action == "pudding"


def test_what_is_nearly_lost_is_played_for_points() -> None:
    """Passing, say, came first there by a few lucky playouts."""
    table = seated("wasabi pudding", "")
    said = {"wasabi": (0.004, 3.0), "pudding": (0.001, 31.0)}
    others = dict.fromkeys(map(str, table.legal(0)), (0.0, 0.0))
    advised = advise(table.view(0), estimate=estimator({**others, **said}))
    assert [one.action for one in advised[:2]] == ["pudding", "wasabi"]


def test_advice_says_why() -> None:
    (best, *_) = advise(
        seated("squid-nigiri", "").view(0), estimate=estimator({"squid-nigiri": (1.0, 1.0)})
    )
    assert isinstance(best, Advice)
    assert best.why == "+3 right away"


def test_who_is_not_asked_gets_no_advice() -> None:
    table = seated("wasabi", "")
    assert advise(table.view(None), estimate=estimator()) == ()
    table.act(0, "wasabi")
    assert advise(table.view(0), estimate=estimator()) == ()
    assert advise(table.view(1), estimate=estimator()) != ()


def test_limits_and_luck_reach_the_figures() -> None:
    asked: list[object] = []

    def estimate(view: View, limit: Limit, luck: str) -> dict[int, Figures]:
        asked.append((limit, luck))
        return estimator()(view, limit, luck)

    advise(seated("", "").view(0), luck="a", playouts=7, estimate=estimate)
    assert asked == [(Limit(playouts=7), "a")]


def test_advice_is_part_of_the_public_face() -> None:
    assert "advise" in sushibar.__all__
    assert sushibar.advise is advise


def test_the_same_playouts_give_the_same_figures() -> None:
    view = seated("wasabi pudding", "squid-nigiri").view(0)
    first, second = (advise(view, luck="a", playouts=200) for _ in range(2))
    assert first == second
    assert all(one.figures.tries > 0 for one in first)
    assert all(0 <= one.figures.wins.mean <= 1 for one in first)
    assert all(one.figures.wins.error >= 0 for one in first)


# Reasons


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_every_choice_has_a_reason(game: str, setup: dict[str, object]) -> None:
    for _, view in moments(game, setup, every=11):
        for action in view.legal[:6]:
            told = reason(view, action.number)
            assert told
            assert "  " not in told
            assert not told.endswith((";", " "))


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_a_view_previews_what_its_table_does(game: str, setup: dict[str, object]) -> None:
    for table, view in moments(game, setup, every=3):
        assert view.seat is not None
        words = table.setup.words
        for action, told in table.preview(view.seat).items():
            number = table.called.actions.index(action)
            assert told == words.preview(view.setup, view.config, view.record, view.seat, number)


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_what_a_seat_cannot_know_changes_no_reason(game: str, setup: dict[str, object]) -> None:
    rng = new(Philox)
    seed_philox(rng, 1, 0, PLAYERS)
    for table, view in moments(game, setup, every=13):
        state = new(view.game.state)
        view.game.determinize(view.config, view.record, rng, state)
        other = View(table.setup, table.config, state, view.seat, table.names)
        for action in view.legal[:4]:
            assert reason(other, action.number) == reason(view, action.number)
