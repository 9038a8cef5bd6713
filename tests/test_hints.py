"""`hint` in the terminal: the best choices, and no waiting for the compiler."""

import pytest

from fake_figures import estimator, figure
from sushibar import Table
from sushibar.advice import advice
from sushibar.advice.told_figures import told_figures
from sushibar.terminal import hints, screen
from sushibar.terminal.commands import obey
from sushibar.terminal.session import Session
from tables import seated


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are ready, and find a squid nigiri best."""
    figures = estimator({"squid-nigiri": (0.62, 41.3), "wasabi": (0.55, 39.0)})
    monkeypatch.setattr(hints, "is_ready", lambda game: True)
    monkeypatch.setattr(
        hints,
        "advise",
        lambda view, luck, seconds: advice.advise(view, luck=luck, estimate=figures),
    )


def test_a_hint_tells_the_three_best_choices_with_their_numbers(prepared: None) -> None:
    table = seated("squid-nigiri wasabi pudding", "")
    told = hints.hint(table, 0)
    assert told[:5] == [
        "The best choices:",
        "  4 squid nigiri: 62.0 ± 1.0 % to win, 41.3 ± 0.1 points in the end",
        "    +3 right away",
        "  6 wasabi: 55.0 ± 1.0 % to win, 39.0 ± 0.1 points in the end",
        "    triples the next nigiri",
    ]
    assert sum(" % to win" in line for line in told) == 3


def test_a_hint_is_asked_for_by_its_name(
    prepared: None, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session(Table(players=2, seed=1), {1: "random"})
    assert obey(session, "hint")
    assert "% to win" in capsys.readouterr().out


def test_who_is_not_asked_gets_no_hint(prepared: None) -> None:
    table = seated("wasabi", "")
    table.act(0, "wasabi")
    assert hints.hint(table, 0) == ["You have nothing to decide right now."]


def test_a_single_choice_needs_no_hint(prepared: None) -> None:
    table = Table(players=2, stated=True)
    table.enter("deal 1 10*tempura | 5*maki-1 5*sashimi")
    assert hints.hint(table, 0) == ["You have only one choice."]


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(hints, "COMPILE_SECONDS", 0.0)
    monkeypatch.setattr(hints, "is_compiled", lambda game: False)
    monkeypatch.setattr(hints, "compile_soon", begun.append)
    told = hints.hint(seated("squid-nigiri", ""), 0)
    assert begun == ["sushi-go"]
    assert told[0].startswith("Hints with odds are on their way")
    assert "looks good:" in told[-2]


def test_a_choice_on_a_board_is_told_by_its_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "is_ready", lambda game: True)
    figures = estimator({"c2": (0.9, 10.0)})
    monkeypatch.setattr(
        hints, "advise", lambda view, **limits: advice.advise(view, estimate=figures)
    )
    table = Table("wasabi", players=2, seed=1)
    while not screen.question(table, 0).places:
        table.act(table.pending[0], table.legal(table.pending[0])[0])
        while table.pending[0] != 0:
            table.act(table.pending[0], table.legal(table.pending[0])[0])
    assert hints.hint(table, 0)[1].startswith("  c2: 90.0")


@pytest.mark.parametrize(
    ("game", "players", "guided", "words"),
    [
        ("sushi-go", 3, None, "62% to win · about 41 points in the end"),
        ("sushi-go", 3, False, "62% to win · about 41 points this round"),
        ("party", 3, False, "62% to win · about 41 points this round"),
        ("party", 4, None, "62% to win · about 41 points in the end"),
        ("wasabi", 2, None, "62% to win · about 41 points in the end"),
        ("wasabi", 2, False, "62% to win · about 41 points in your next turns"),
    ],
)
def test_a_hint_says_of_what_its_points_are(
    game: str, players: int, guided: bool | None, words: str
) -> None:
    """A network looks to the end of the game; playouts end with the round, or after some turns."""
    view = Table(game, players=players, seed=1).view(0)
    assert told_figures(view, figure(0.62, 41.3), guided=guided) == words


def test_a_round_s_points_are_those_that_are_still_to_come() -> None:
    table = Table("party", players=2, seed=1)
    while int(table.view(0).record.this_round) == 0:
        table.act(table.pending[0], table.legal(table.pending[0])[0])
    view = table.view(0)
    assert view.points[0] > 0
    more = figure(0.5, view.points[0] + 7.0)
    assert told_figures(view, more, guided=False) == "50% to win · about 7 points this round"
