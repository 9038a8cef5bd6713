"""Puzzles: those of the package hold, each day has its own, and nothing hidden is told."""

import datetime
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fake_figures import estimator
from hidden import exchanged
from sushibar import Table, advise
from sushibar.bots.endgame.endgame import solve
from sushibar.errors import UnknownName
from sushibar.games.kit import KITS
from sushibar.puzzles import making, searching
from sushibar.puzzles.checking import PuzzleError, check_by_search, check_shape
from sushibar.puzzles.clearness import LEAST_GAP, SURELY, clearly_best
from sushibar.puzzles.deals import play_deal, seed_of, setup_of, table_before
from sushibar.puzzles.guess import judge
from sushibar.puzzles.making import LONG, make_puzzle, make_shelf
from sushibar.puzzles.puzzle import EXACTLY, LEVELS, Puzzle
from sushibar.puzzles.shelf import (
    FIRST_DAY,
    number_of_day,
    puzzle_at,
    puzzles_of_day,
    shelf,
    today,
)
from sushibar.puzzles.shelf_file import ShelfError, append_puzzle, read_shelf, write_puzzle
from sushibar.server.puzzle_views import puzzle_view
from sushibar.server.puzzles import of_day

Numbered = tuple[str, int]

GAMES = tuple(KITS)
ALL = [(game, number) for game in GAMES for number in range(1, len(shelf(game)) + 1)]
SOME = [(game, number) for game in GAMES for number in (1, 10, 20, 30)]
DAY = datetime.date(2026, 11, 17)


def few(quick: list[Numbered], cases: list[Numbered]) -> list[Any]:
    """Puzzles for a test; those that are not among the quick ones are for `make test-all`."""
    others = [one for one in cases if one not in quick]
    return [*quick, *(pytest.param(*one, marks=pytest.mark.long) for one in others)]


# The shelves


@pytest.mark.parametrize("game", GAMES)
def test_every_shelf_has_puzzles_of_all_levels_and_many_kinds(game: str) -> None:
    puzzles = shelf(game)
    assert len(puzzles) >= 40
    assert {one.level for one in puzzles} == {*LEVELS}
    assert Counter(one.level for one in puzzles)[1] <= len(puzzles) / 2  # greedy misses the others
    assert len({one.record for one in puzzles}) == len(puzzles)
    heads = [one.record.partition("seed")[0] for one in puzzles]
    assert len({head.partition("players ")[2][0] for head in heads}) >= 3
    editions = {f"edition {name}" for name in KITS[game].rules.editions}
    if len(editions) > 1:
        assert all(any(edition in head for head in heads) for edition in editions)
    if KITS[game].rules.menus:
        menus = {line for head in heads for line in head.splitlines() if line.startswith("menu")}
        assert len(menus) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_best_by_its_own_figures(game: str) -> None:
    for puzzle in shelf(game):
        best = puzzle.figures[puzzle.best].wins
        others = [one.wins for action, one in puzzle.figures.items() if action != puzzle.best]
        assert len(others) >= 2
        for other in others:
            doubt = LONG.sure * (best.error**2 + other.error**2) ** 0.5
            assert best.mean - other.mean >= max(LEAST_GAP, doubt) - 1e-4  # as they are rounded


@pytest.mark.parametrize(("game", "number"), few(SOME, ALL))
def test_a_puzzle_replays_and_asks_its_seat_for_what_its_figures_are_about(
    game: str, number: int
) -> None:
    puzzle = puzzle_at(game, number)
    table = puzzle.sit_down()
    assert table.setup.game == game
    assert puzzle.seat in table.pending
    assert {*puzzle.figures} == {*map(str, table.legal(puzzle.seat))}
    assert Table.from_record(puzzle.record).record().splitlines()[-1] == "end"
    answer = judge(puzzle, table.view(puzzle.seat), puzzle.best)
    assert answer.is_right
    assert str(answer.choices[0].action) == puzzle.best


def test_exact_puzzles_have_one_answer_in_every_equilibrium() -> None:
    exact = [one for game in GAMES for one in shelf(game) if one.checked == EXACTLY]
    assert exact
    for puzzle in exact[:2]:
        view = puzzle.sit_down().view(puzzle.seat)
        found = solve(view, compiled=False)
        assert found is not None
        best = next(action.number for action in view.legal if action == puzzle.best)
        assert found.strategy[best] >= SURELY


def test_a_short_search_agrees_with_an_easy_puzzle() -> None:
    easy = next(one for one in shelf("sushi-go") if one.level == 1)
    check_shape(easy)
    found = check_by_search(easy, playouts=4000)
    assert found.agrees
    assert found.chance > 2 * found.error


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_search_with_another_luck_agrees_with_every_puzzle(game: str) -> None:
    playouts = 4 * KITS[game].bot.search.review_playouts
    doubted = []
    for number, puzzle in enumerate(shelf(game), start=1):
        check_shape(puzzle)
        if not check_by_search(puzzle, playouts).agrees:
            doubted.append(number)
    assert doubted == []


def test_a_puzzle_with_figures_of_another_table_is_refused() -> None:
    puzzle, other = puzzle_at("sushi-go", 1), puzzle_at("sushi-go", 2)
    mixed = Puzzle(puzzle.record, puzzle.seat, puzzle.level, puzzle.checked, other.figures)
    with pytest.raises(PuzzleError):
        check_shape(mixed)


def test_an_answer_that_is_not_clear_is_refused() -> None:
    puzzle = puzzle_at("sushi-go", 1)
    same = dict.fromkeys(puzzle.figures, puzzle.figures[puzzle.best])
    with pytest.raises(PuzzleError, match="clearly"):
        check_shape(Puzzle(puzzle.record, puzzle.seat, puzzle.level, puzzle.checked, same))


# Days


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_comes_again_before_all_have_had_their_day(game: str) -> None:
    count = len(shelf(game))
    days = [FIRST_DAY + datetime.timedelta(number) for number in range(3 * count)]
    numbers = [number_of_day(game, day) for day in days]
    for start in range(2 * count):
        assert len({*numbers[start : start + count]}) == count


def test_the_puzzles_of_a_day_are_the_same_for_everybody() -> None:
    assert puzzles_of_day(DAY) == {game: number_of_day(game, DAY) for game in GAMES}
    assert of_day(DAY) == of_day(DAY)
    assert of_day(DAY)["day"] == "2026-11-17"
    assert puzzles_of_day(DAY) != puzzles_of_day(DAY + datetime.timedelta(1))


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system cannot change its time zone")
def test_it_is_the_same_day_in_all_time_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    days = set()
    for zone in ("Pacific/Kiritimati", "Pacific/Honolulu"):  # 24 hours apart
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.add(today())
    monkeypatch.undo()
    time.tzset()
    assert len(days) == 1 or today() in days  # it may have become midnight


# What is told


@pytest.mark.parametrize(("game", "number"), few([(game, 5) for game in GAMES], SOME))
def test_a_puzzle_tells_nothing_that_its_seat_cannot_know(game: str, number: int) -> None:
    puzzle = puzzle_at(game, number)
    table = puzzle.sit_down()
    told = json.dumps(puzzle_view(puzzle, table, number))
    for other_luck in range(4):
        twin = table.copy()
        twin._state = exchanged(table, table.state, puzzle.seat, random.Random(other_luck))
        assert json.dumps(puzzle_view(puzzle, twin, number)) == told


@pytest.mark.parametrize("game", GAMES)
def test_neither_the_answer_nor_the_seed_is_told_before_somebody_has_answered(game: str) -> None:
    puzzle = puzzle_at(game, 1)
    told = puzzle_view(puzzle, puzzle.sit_down(), 1)
    assert "best" not in told
    seed = next(line for line in puzzle.record.splitlines() if line.startswith("seed "))
    assert seed.removeprefix("seed ") not in json.dumps(told)


def test_a_wrong_answer_is_told_in_the_words_of_a_review() -> None:
    puzzle = puzzle_at("sushi-go", 1)
    view = puzzle.sit_down().view(puzzle.seat)
    worst = puzzle.choices(view)[-1].action
    answer = judge(puzzle, view, str(worst))
    assert not answer.is_right
    assert "was better: +" in answer.told
    with pytest.raises(UnknownName, match="not a choice"):
        judge(puzzle, view, "fugu")


# Making


def test_deals_are_the_same_whenever_they_are_played() -> None:
    setups = [setup_of("party", "t", deal) for deal in range(30)]
    assert setups == [setup_of("party", "t", deal) for deal in range(30)]
    assert len({setup.menu for setup in setups}) > 10
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    assert play_deal("sushi-go", "t", 1) == play_deal("sushi-go", "t", 1)


@pytest.mark.parametrize(("game", "number"), few([("sushi-go", 1)], [(game, 1) for game in GAMES]))
def test_the_deals_of_the_package_are_played_as_they_were_then(game: str, number: int) -> None:
    record = puzzle_at(game, number).record.splitlines()
    deal = int(next(line for line in record if line.startswith("seed ")).rpartition("-")[2])
    played = play_deal(game, "1", deal).record().splitlines()
    kept = [line for line in played if not line.startswith("commitment ")]
    assert record[-1] == "end"
    assert kept[: len(record) - 1] == record[:-1]


def test_the_table_before_a_decision_is_what_its_seat_saw() -> None:
    table = Table("party", players=3, seed=3, menu="points-platter").play("greedy")
    for decision in [*table.decisions()][::7]:
        past = table_before(table, decision)
        view = past.view(decision.seat)
        assert view.record.tobytes() == decision.view.record.tobytes()
        assert Table.from_record(past.record()).view(decision.seat).legal == view.legal


@pytest.fixture
def quick_making(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy games, and made-up figures in which tempura is always best."""
    monkeypatch.setattr("sushibar.puzzles.deals.PLAYOUTS", (0,))
    fake = estimator({"tempura": (0.6, 30.0)}, error=0.001)
    monkeypatch.setattr(searching, "figures", fake)
    monkeypatch.setattr(making, "is_exactly_best", lambda view, action: None)


@pytest.mark.usefixtures("quick_making")
def test_the_puzzle_of_a_deal_is_one_where_a_choice_stands_out(tmp_path: Path) -> None:
    puzzle = next(filter(None, (make_puzzle("sushi-go", "t", deal) for deal in range(9))))
    assert puzzle.best == "tempura"
    check_shape(puzzle)
    file = tmp_path / "shelf.txt"
    append_puzzle(file, puzzle)
    append_puzzle(file, puzzle)
    kept = read_shelf(file.read_text(encoding="utf-8"))
    assert [write_puzzle(one) for one in kept] == [write_puzzle(puzzle)] * 2
    assert "commitment" not in kept[0].record


@pytest.mark.usefixtures("quick_making")
def test_a_shelf_goes_on_after_what_it_has_and_passes_over_what_it_has_enough_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = puzzle_at("sushi-go", 1)
    easy = Puzzle(puzzle.record, puzzle.seat, 1, puzzle.checked, puzzle.figures)
    hard = Puzzle(puzzle.record, puzzle.seat, 3, puzzle.checked, puzzle.figures)
    made = {0: easy, 1: easy, 2: None, 3: hard, 4: hard, 5: hard}
    monkeypatch.setattr(making, "make_puzzle", lambda game, seed, deal: made[deal])
    found = [*make_shelf("sushi-go", 4, "t", range(6), kept=[hard])]
    assert found == [(0, easy), (1, None), (2, None), (3, hard), (4, hard)]


def test_a_choice_that_only_seems_better_is_no_answer() -> None:
    view = Table(players=2, seed=7).view(0)
    for error, clear in ((0.001, True), (0.02, False)):
        found = advise(view, estimate=estimator({"wasabi": (0.6, 30.0)}, error))
        assert clearly_best(found, sure=5.0) is clear


@pytest.mark.long
def test_the_first_puzzle_of_the_package_is_made_again() -> None:
    puzzle = puzzle_at("sushi-go", 1)
    seed = next(line for line in puzzle.record.splitlines() if line.startswith("seed "))
    deal = int(seed.rpartition("-")[2])
    assert seed == f"seed {seed_of('sushi-go', '1', deal)}"
    made = make_puzzle("sushi-go", "1", deal)
    assert made is not None
    assert (made.seat, made.best) == (puzzle.seat, puzzle.best)
    assert read_shelf(f"sushibar puzzles 1\n{write_puzzle(made)}")[0].record == puzzle.record


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("sushibar puzzles 2\n", 1),
        ("sushibar puzzles 1\n\npuzzle seat 0\n", 3),
        ("sushibar puzzles 1\npuzzle seat 0 level 9 search\nchoice a 1 1 1 1 1 1 1\nend\n", 2),
        ("sushibar puzzles 1\npuzzle seat 0 level 1 search\nchoice a 1 1 1 1 1 1 1\n", 2),
        ("sushibar puzzles 1\npuzzle seat 0 level 1 search\nchoice a 1 1\nend\n", 2),
    ],
)
def test_a_file_that_is_no_shelf_is_refused_by_its_line(text: str, line: int) -> None:
    with pytest.raises(ShelfError, match=f"line {line}:"):
        read_shelf(text)
