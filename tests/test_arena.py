"""The arena: seatings, common deals, and contests that go on where they stopped."""

import json
import os
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from sushibar import SetupError, SushibarError, Table, UnknownName, View
from sushibar.arena import contest
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Stopped, play_deal, play_game
from sushibar.arena.results import Results
from sushibar.arena.seatings import every_seating, field_seatings
from sushibar.bots.bot import Seated, Thoughtless
from sushibar.bots.roster import bot

# Seatings


@pytest.mark.parametrize(("bots", "players"), [(1, 3), (2, 2), (2, 4), (3, 4), (4, 4), (2, 5)])
def test_every_seating_gives_each_bot_at_least_one_seat(bots: int, players: int) -> None:
    seatings = every_seating(bots, players)
    wanted = {s for s in product(range(bots), repeat=players) if set(s) == set(range(bots))}
    assert len(seatings) == len(wanted)
    assert set(seatings) == wanted


def test_with_more_bots_than_seats_every_selection_plays_in_every_order() -> None:
    assert set(every_seating(3, 2)) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert len(every_seating(5, 3)) == 5 * 4 * 3


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 4), (3, 4), (3, 2), (5, 3)])
def test_no_bot_has_more_of_a_seat_than_another(bots: int, players: int) -> None:
    seats = Counter((seat, who) for s in every_seating(bots, players) for seat, who in enumerate(s))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


def test_in_a_field_each_candidate_sits_alone_in_every_seat() -> None:
    assert field_seatings(1, 3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert field_seatings(2, 2) == ((0, 2), (2, 0), (1, 2), (2, 1))


def test_too_many_seatings_are_refused() -> None:
    with pytest.raises(SetupError, match="more than 10,000 seatings with 8 players"):
        every_seating(4, 8)


# Setups


def contest_of(
    *bots: str, players: int = 2, field: str | None = None, seed: str = "0"
) -> ContestSetup:
    return ContestSetup.checked("sushi-go", bots, players=players, field=field, seed=seed)


def test_a_contest_spells_its_bots_in_one_way_only() -> None:
    with pytest.raises(SetupError, match="greedy is named twice"):
        contest_of("greedy", "random", "greedy")
    with pytest.raises(SetupError, match="no bots are named"):
        contest_of()
    with pytest.raises(SetupError, match="bots must be a list"):
        ContestSetup.checked("sushi-go", "greedy", players=2)
    with pytest.raises(UnknownName, match="there are no “clever” bots"):
        contest_of("greedy", "clever")
    with pytest.raises(UnknownName, match="there are no “clever” bots"):
        contest_of("greedy", field="clever")


def test_the_first_bot_is_compared_with_the_other_candidates_or_else_with_the_field() -> None:
    assert list(contest_of("greedy").rivals) == []
    assert list(contest_of("greedy", "random").rivals) == [1]
    assert list(contest_of("greedy", field="random").rivals) == [1]
    assert list(contest_of("greedy", "random", field="random").rivals) == [1]


def test_a_random_menu_is_the_same_on_all_deals() -> None:
    asked = ContestSetup.checked("party", ["random"], players=3, menu="random", seed=5)
    assert asked.setup.menu == Table("party", players=3, menu="random", seed=5).setup.menu
    assert len(asked.categories) == len(play_game(asked, 1, (0, 0, 0)).categories[0])


# Games


def test_all_games_of_a_deal_have_the_same_cards_and_others_do_not() -> None:
    hands = []

    class Watching:
        def __init__(self, luck: str) -> None:
            self.policy = bot("random", luck, "sushi-go")
            self.first = True

        def __call__(self, view: View) -> str | int:
            if self.first:
                hands.append((view.seat, view.hand))
                self.first = False
            return self.policy(view)

    asked = contest_of("greedy", "random", players=3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "sushibar.arena.deals.player",
            lambda kind, luck, game, threads: Seated(Thoughtless(Watching(luck))),
        )
        play_deal(asked, 0)
        common = set(hands)
        assert len(hands) == 3 * len(asked.seatings)
        assert len(common) == 3
        play_game(asked, 1, (0, 0, 1))
        assert len(set(hands)) == 6
    table = Table("sushi-go", players=3, seed="0:0")
    assert common == {(seat, table.hand(seat)) for seat in range(3)}


def test_a_game_says_what_the_table_says() -> None:
    asked = ContestSetup.checked("sushi-go", ["random"], players=2, options=["dummy"], seed=3)
    game = play_game(asked, 4, (0, 0))
    table = Table("sushi-go", players=2, options=["dummy"], seed="3:4")
    table.play({seat: bot("random", f"3:4:{seat}", "sushi-go") for seat in range(2)})
    assert game.points == table.points[:2]
    assert game.winners == table.winners
    assert tuple(map(sum, game.categories)) == game.points
    assert all(seconds > 0 for seconds in game.seconds)
    assert min(game.decisions) >= 27


def test_a_game_can_be_stopped_between_decisions() -> None:
    asked = iter([False] * 10 + [True])
    with pytest.raises(Stopped):
        play_game(contest_of("random"), 0, (0, 0), lambda: next(asked))


# Contests


def comparable(outcome: contest.ContestResult) -> object:
    """All of an outcome but the time that it took."""
    found = outcome.as_json()
    for measured in found["bots"]:
        del measured["decisions_per_s"]
    return found


def test_greedy_beats_random() -> None:
    outcome = play_contest(contest_of("greedy", "random"), 100, until_settled=True, processes=1)
    greedy, lots = outcome.bots
    assert outcome.verdict == 1
    assert outcome.deals == contest.FEWEST_DEALS
    assert outcome.games == 2 * outcome.deals
    assert greedy.win_rate.mean > 0.9
    assert greedy.win_rate.mean + lots.win_rate.mean == pytest.approx(1)
    assert greedy.margin.mean == pytest.approx(-lots.margin.mean)
    assert greedy.rating.mu - 2 * greedy.rating.sigma > lots.rating.mu
    assert lots.decisions_per_s > greedy.decisions_per_s
    (comparison,) = outcome.comparisons
    assert comparison.win_rate.low is not None
    assert comparison.win_rate.low > 0


def test_a_contest_that_the_first_bot_loses_is_settled_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contest, "FEWEST_DEALS", 5)
    outcome = play_contest(
        contest_of("random", field="greedy"), 60, until_settled=True, processes=1
    )
    assert outcome.verdict == -1
    assert outcome.deals < 60


def test_any_number_of_processes_finds_the_same(tmp_path: Path) -> None:
    asked = contest_of("random", field="random", players=2)
    alone = play_contest(asked, 7, processes=1, results=tmp_path / "alone.jsonl")
    together = play_contest(asked, 7, processes=2, results=tmp_path / "together.jsonl")
    assert comparable(alone) == comparable(together)


def test_processes_stop_when_nobody_waits_for_them_any_more() -> None:
    asked = contest_of("random", field="random", players=2)
    with contest.all_deals(asked, 10**9, None, 2) as deals:
        assert len(next(deals)) == len(asked.seatings)


def test_a_process_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sushibar.arena.workers.work", os._exit)
    with pytest.raises(SushibarError, match="a process of the arena was killed"):
        play_contest(contest_of("random"), 5, processes=2)


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    asked, file = contest_of("random", field="random"), tmp_path / "results.jsonl"
    whole = play_contest(asked, 6, processes=1)
    play_contest(asked, 2, processes=1, results=file)
    assert len(file.read_text().splitlines()) == 3
    with file.open("a") as results:
        results.write('{"deal":2,"games":[{"poi')  # killed in the middle of a line
    told: list[int] = []
    assert comparable(play_contest(asked, 6, processes=1, results=file, progress=told.append)) == (
        comparable(whole)
    )
    assert told == [1, 2, 3, 4, 5, 6]
    content = file.read_bytes()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sushibar.arena.engine.play_deal", None)  # nothing is played again
        assert comparable(play_contest(asked, 6, processes=1, results=file)) == comparable(whole)
        assert play_contest(asked, 3, processes=1, results=file).deals == 3
    assert file.read_bytes() == content


def test_the_results_of_another_question_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(file, contest_of("greedy", "random"))
    content = file.read_bytes()
    for other, said in {
        contest_of("greedy"): "there bots is greedy,random, here greedy",
        contest_of("greedy", "random", players=3): "there players is 2, here 3",
        contest_of("greedy", "random", seed="1"): "there seed is 0, here 1",
        contest_of("greedy", "random", field="random"): "there field is -, here random",
    }.items():
        with pytest.raises(SetupError, match=f"answers another question: {said}"):
            Results(file, other)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "content", [b"milk, eggs\n", b"milk", b"{}\n", b"\n", b"\xff\xfe\n", b"[]\n"]
)
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(SetupError, match="is not an arena results file"):
        Results(file, contest_of("greedy"))
    assert file.read_bytes() == content


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    asked, file = contest_of("random"), tmp_path / "results.jsonl"
    play_contest(asked, 2, processes=1, results=file)
    head, first, second = file.read_text().splitlines()
    whole = json.loads(second)
    broken = [
        first,
        "",
        "{}",
        "[" * 5_000,
        json.dumps({**whole, "games": whole["games"] * 2}),
        json.dumps({**whole, "games": [{**whole["games"][0], "points": [1]}]}),
        json.dumps({**whole, "games": [{**whole["games"][0], "winners": []}]}),
        json.dumps({**whole, "games": [{**whole["games"][0], "winners": [2]}]}),
        json.dumps({**whole, "games": [{**whole["games"][0], "categories": [[1], [2]]}]}),
    ]
    for line in broken:
        file.write_text("\n".join([head, first, line, ""]))
        with pytest.raises(ValueError, match="line 3: expected all games of deal 1"):
            Results(file, asked)


def test_nothing_can_be_settled_alone() -> None:
    with pytest.raises(SetupError, match="greedy is alone, so there is nothing to settle"):
        play_contest(contest_of("greedy"), 5, until_settled=True)


@pytest.mark.parametrize("numbers", [{"deals": 0}, {"deals": 10**10}, {"processes": 0}])
def test_numbers_out_of_range_are_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="must be from 1 to"):
        play_contest(contest_of("greedy"), **numbers)  # type: ignore[arg-type]
