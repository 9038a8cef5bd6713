"""The arena: seatings, common deals, statistics, and contests that go on where they stopped."""

import json
import math
import os
import random
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import fmean, stdev

import pytest

from sushibar import SetupError, SushibarError, Table, UnknownName, View
from sushibar.arena import contest
from sushibar.arena.contest import compete
from sushibar.arena.match import Game, Stopped, play_deal, play_game
from sushibar.arena.question import Question
from sushibar.arena.ratings import Rating, rate
from sushibar.arena.results import Results
from sushibar.arena.seatings import every_seating, field_seatings
from sushibar.arena.sequence import Sequence
from sushibar.arena.standing import Standing, margins_of, ranks, win_shares
from sushibar.arena.statistics import estimate, estimate_bounded, student
from sushibar.bots.bot import Limit, Seated, Thoughtless
from sushibar.bots.roster import bot
from sushibar.bots.specs import Spec, parse_spec

# Bots by their specs


@pytest.mark.parametrize(
    ("words", "spec", "spelled"),
    [
        ("greedy", Spec("greedy"), "greedy"),
        ("search:50ms", Spec("search", Limit(seconds=0.05)), "search:50ms"),
        ("search:0.05s", Spec("search", Limit(seconds=0.05)), "search:50ms"),
        ("search:2s", Spec("search", Limit(seconds=2)), "search:2s"),
        ("search:2000ms", Spec("search", Limit(seconds=2)), "search:2s"),
        ("search:1.5s", Spec("search", Limit(seconds=1.5)), "search:1.5s"),
        ("search:0.5ms", Spec("search", Limit(seconds=0.0005)), "search:0.5ms"),
        ("search:5000", Spec("search", Limit(playouts=5000)), "search:5000"),
        ("search:007", Spec("search", Limit(playouts=7)), "search:7"),
        ("search:2000s", Spec("search", Limit(seconds=2000)), "search:2000s"),
    ],
)
def test_a_spec_names_a_bot_and_its_limit(words: str, spec: Spec, spelled: str) -> None:
    assert parse_spec(words) == spec
    assert spec.spelled == spelled
    assert parse_spec(spelled) == spec


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "error-bot-spec"),
        (":50ms", "error-bot-spec"),
        ("two words", "error-bot-spec"),
        ("search:", "error-bot-limit"),
        ("search:0", "error-bot-limit"),
        ("search:0ms", "error-bot-limit"),
        ("search:-5", "error-bot-limit"),
        ("search:50 ms", "error-bot-spec"),
        ("search:50m", "error-bot-limit"),
        ("search:1e3", "error-bot-limit"),
        ("search:50ms:2", "error-bot-limit"),
        ("search:٣", "error-bot-limit"),
        ("search:" + "9" * 5_000, "error-bot-limit"),
    ],
)
def test_a_wrong_spec_is_refused(words: str, key: str) -> None:
    with pytest.raises(UnknownName) as refused:
        parse_spec(words)
    assert refused.value.key == key
    assert str(refused.value)


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


# Questions


def question(*bots: str, players: int = 2, field: str | None = None, seed: str = "0") -> Question:
    return Question.checked("sushi-go", bots, players=players, field=field, seed=seed)


def test_a_question_spells_its_bots_in_one_way_only() -> None:
    with pytest.raises(SetupError, match="greedy is named twice"):
        question("greedy", "random", "greedy")
    with pytest.raises(SetupError, match="no bots are named"):
        question()
    with pytest.raises(SetupError, match="bots must be a list"):
        Question.checked("sushi-go", "greedy", players=2)
    with pytest.raises(UnknownName, match="there are no “clever” bots"):
        question("greedy", "clever")
    with pytest.raises(UnknownName, match="there are no “clever” bots"):
        question("greedy", field="clever")


def test_the_first_bot_is_compared_with_the_other_candidates_or_else_with_the_field() -> None:
    assert list(question("greedy").rivals) == []
    assert list(question("greedy", "random").rivals) == [1]
    assert list(question("greedy", field="random").rivals) == [1]
    assert list(question("greedy", "random", field="random").rivals) == [1]


def test_a_random_menu_is_the_same_on_all_deals() -> None:
    asked = Question.checked("party", ["random"], players=3, menu="random", seed=5)
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

    asked = question("greedy", "random", players=3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "sushibar.arena.match.bot",
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
    asked = Question.checked("sushi-go", ["random"], players=2, options=["dummy"], seed=3)
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
        play_game(question("random"), 0, (0, 0), lambda: next(asked))


# Measures


def game(points: tuple[int, ...], winners: tuple[int, ...]) -> Game:
    zeros = (0,) * len(points)
    sheet = tuple((mine, 0, 0, 0, 0, 0) for mine in points)
    return Game(points, winners, sheet, tuple(1 for _ in points), tuple(map(float, zeros)))


def test_shared_victories_are_divided() -> None:
    assert win_shares(game((9, 5, 9), (0, 2))) == [0.5, 0, 0.5]


def test_the_margin_is_that_to_the_best_other() -> None:
    assert margins_of((9, 5, 7)) == [2, -4, -2]
    assert margins_of((9, 9, 7)) == [0, 0, -2]


def test_winners_rank_before_others_with_as_many_points() -> None:
    assert ranks(game((9, 9, 7, 9), (1,))) == [2, 1, 4, 2]
    assert ranks(game((9, 9, 7), (0, 1))) == [1, 1, 3]


def test_a_standing_is_what_counting_by_hand_gives() -> None:
    asked = question("greedy", "random", players=3)
    rng = random.Random(5)
    standing = Standing(asked)
    wins: dict[int, list[float]] = {0: [], 1: []}
    points: dict[int, list[float]] = {0: [], 1: []}
    for _ in range(12):
        deal = []
        for _ in asked.seatings:
            totals = tuple(rng.randrange(20, 30) for _ in range(3))
            deal.append(
                game(totals, tuple(seat for seat in range(3) if totals[seat] == max(totals)))
            )
        standing.add(tuple(deal))
        for who in (0, 1):
            seats = [
                (played, seat)
                for seating, played in zip(asked.seatings, deal, strict=True)
                for seat in range(3)
                if seating[seat] == who
            ]
            wins[who].append(fmean((s in g.winners) / len(g.winners) for g, s in seats))
            points[who].append(fmean(g.points[s] for g, s in seats))
    for who, measured in enumerate(standing.measured()):
        assert measured.win_rate.mean == pytest.approx(fmean(wins[who]))
        assert measured.points.mean == pytest.approx(fmean(points[who]))
        assert measured.points.high is not None
        reach = 2.200985 * stdev(points[who]) / math.sqrt(12)
        assert measured.points.high - measured.points.mean == pytest.approx(reach, rel=1e-3)
        assert sum(measured.by_category.values()) == pytest.approx(fmean(points[who]))
        assert measured.decisions == 12 * 9
    (comparison,) = standing.comparisons(at_any_deal=False)
    differences = [mine - other for mine, other in zip(points[0], points[1], strict=True)]
    assert comparison.points.mean == pytest.approx(fmean(differences))
    assert comparison.points.low == pytest.approx(
        fmean(differences) - 2.200985 * stdev(differences) / math.sqrt(12), rel=1e-3
    )
    assert comparison.win_rate.mean == pytest.approx(fmean(wins[0]) - fmean(wins[1]))


# Intervals


def test_students_quantiles_are_those_of_the_tables() -> None:
    known = {1: 12.7062, 2: 4.3027, 3: 3.1824, 5: 2.5706, 10: 2.2281, 30: 2.0423, 1000: 1.9623}
    for freedom, quantile in known.items():
        assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_one_deal_has_no_interval() -> None:
    assert estimate([3.0]).low is None
    assert estimate_bounded([0.5], 0, 1).high is None


def test_a_few_equal_deals_prove_little() -> None:
    sure = estimate_bounded([1.0] * 20, 0, 1)
    assert (sure.mean, sure.high) == (1.0, 1.0)
    assert sure.low is not None
    assert 0.75 < sure.low < 0.9
    even = estimate_bounded([0.5] * 20, 0, 1)
    assert even.low is not None
    assert even.low < 0.46


@pytest.mark.parametrize(("share", "deals"), [(0.5, 20), (0.9, 50), (0.97, 100)])
def test_intervals_cover_the_truth_although_games_of_a_deal_are_alike(
    share: float, deals: int
) -> None:
    rng = random.Random(deals)
    covered = 0
    for _ in range(400):
        values = []
        for _ in range(deals):
            common = rng.random()
            games = [common if rng.random() < 0.5 else rng.random() for _ in range(4)]
            values.append(fmean(luck < share for luck in games))
        found = estimate_bounded(values, 0, 1)
        assert found.low is not None
        assert found.high is not None
        assert 0 <= found.low <= found.mean <= found.high <= 1
        covered += found.low <= share <= found.high
    assert covered / 400 > 0.93


def test_a_confidence_sequence_is_seldom_wrong_at_any_time() -> None:
    rng = random.Random(2)
    wrong = 0
    for _ in range(100):
        sequence = Sequence(0.05)
        for _ in range(200):
            sequence.add(rng.choice((-1, -0.5, 0, 0, 0.5, 1)))
            if sequence.sign:
                wrong += 1
                break
    assert wrong <= 8


def test_a_confidence_sequence_finds_out_who_is_better() -> None:
    rng = random.Random(3)
    sequence, other = Sequence(0.05), Sequence(0.05)
    for _ in range(400):
        difference = 1 if rng.random() < 0.65 else -1
        sequence.add(difference)
        other.add(-difference)
    low, high = sequence.interval
    assert 0 < low < 0.3 < high < 0.6
    assert (sequence.sign, other.sign) == (1, -1)
    assert other.interval == pytest.approx((-high, -low))


def test_a_confidence_sequence_of_equal_differences_is_narrow() -> None:
    sequence = Sequence(0.05)
    assert sequence.sign == 0
    for _ in range(30):
        sequence.add(0.0)
    assert sequence.sign == 0
    low, high = sequence.interval
    assert -0.6 < low < 0 < high < 0.6


# Ratings


def test_ratings_are_those_of_openskill() -> None:
    """Figures of openskill 6.2.0, PlackettLuce(tau=0)."""
    first, second = rate([Rating(), Rating()], [0, 1], [1, 2])
    assert (first.mu, first.sigma) == pytest.approx((27.63523138347365, 8.065506316323548))
    assert (second.mu, second.sigma) == pytest.approx((22.36476861652635, 8.065506316323548))
    before = [Rating(), Rating(30, 4), Rating(20, 6), Rating(27, 2)]
    after = rate(before, [0, 1, 2, 3], [1, 2, 3, 4])
    mus = [28.813186708777494, 30.263968284173654, 20.636350042424468, 26.643662814261617]
    assert [rating.mu for rating in after] == pytest.approx(mus)
    sigmas = [8.173199387436544, 3.977906791300379, 5.870216799718664, 1.9980593297042166]
    assert [rating.sigma for rating in after] == pytest.approx(sigmas)
    tied = rate(before, [0, 1, 2, 3], [2, 1, 1, 1])
    mus = [23.838749329603242, 29.999251586039225, 20.438813252031593, 27.018318114101536]
    assert [rating.mu for rating in tied] == pytest.approx(mus)


def test_a_bot_that_plays_only_itself_keeps_its_rating() -> None:
    (alone,) = rate([Rating()], [0, 0, 0], [1, 2, 3])
    assert (alone.mu, alone.sigma) == pytest.approx((Rating().mu, Rating().sigma))
    playing, absent, _ = rate([Rating(), Rating(), Rating()], [0, 2, 2], [1, 2, 3])
    assert playing.mu > 25
    assert absent == Rating()


# Contests


def comparable(outcome: contest.Outcome) -> object:
    """All of an outcome but the time that it took."""
    found = outcome.as_json()
    for measured in found["bots"]:
        del measured["decisions_per_s"]
    return found


def test_greedy_beats_random() -> None:
    outcome = compete(question("greedy", "random"), 100, until_settled=True, processes=1)
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
    outcome = compete(question("random", field="greedy"), 60, until_settled=True, processes=1)
    assert outcome.verdict == -1
    assert outcome.deals < 60


def test_any_number_of_processes_finds_the_same(tmp_path: Path) -> None:
    asked = question("random", field="random", players=2)
    alone = compete(asked, 7, processes=1, results=tmp_path / "alone.jsonl")
    together = compete(asked, 7, processes=2, results=tmp_path / "together.jsonl")
    assert comparable(alone) == comparable(together)


def test_processes_stop_when_nobody_waits_for_them_any_more() -> None:
    asked = question("random", field="random", players=2)
    with contest.all_deals(asked, 10**9, None, 2) as deals:
        assert len(next(deals)) == len(asked.seatings)


def test_a_process_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sushibar.arena.workers.work", os._exit)
    with pytest.raises(SushibarError, match="a process of the arena was ended from outside"):
        compete(question("random"), 5, processes=2)


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    asked, file = question("random", field="random"), tmp_path / "results.jsonl"
    whole = compete(asked, 6, processes=1)
    compete(asked, 2, processes=1, results=file)
    assert len(file.read_text().splitlines()) == 3
    with file.open("a") as results:
        results.write('{"deal":2,"games":[{"poi')  # killed in the middle of a line
    told: list[int] = []
    assert comparable(compete(asked, 6, processes=1, results=file, progress=told.append)) == (
        comparable(whole)
    )
    assert told == [1, 2, 3, 4, 5, 6]
    content = file.read_bytes()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sushibar.arena.workers.play_deal", None)  # nothing is played again
        assert comparable(compete(asked, 6, processes=1, results=file)) == comparable(whole)
        assert compete(asked, 3, processes=1, results=file).deals == 3
    assert file.read_bytes() == content


def test_the_results_of_another_question_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(file, question("greedy", "random"))
    content = file.read_bytes()
    for other, said in {
        question("greedy"): "there bots is greedy,random, here greedy",
        question("greedy", "random", players=3): "there players is 2, here 3",
        question("greedy", "random", seed="1"): "there seed is 0, here 1",
        question("greedy", "random", field="random"): "there field is -, here random",
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
    with pytest.raises(SetupError, match="is not a results file of the arena"):
        Results(file, question("greedy"))
    assert file.read_bytes() == content


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    asked, file = question("random"), tmp_path / "results.jsonl"
    compete(asked, 2, processes=1, results=file)
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
        compete(question("greedy"), 5, until_settled=True)


@pytest.mark.parametrize("numbers", [{"deals": 0}, {"deals": 10**10}, {"processes": 0}])
def test_numbers_out_of_range_are_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="must be from 1 to"):
        compete(question("greedy"), **numbers)  # type: ignore[arg-type]
