"""What the arena measures: standings, intervals that hold, ratings."""

import math
import random
from statistics import fmean, stdev

import pytest

from sushibar.arena.confidence_sequence import ConfidenceSequence
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import PlayedGame
from sushibar.arena.intervals import estimate, estimate_bounded, student
from sushibar.arena.ratings import Rating, rate
from sushibar.arena.standing import Standing, ranks

# Measures


def game(points: tuple[int, ...], winners: tuple[int, ...]) -> PlayedGame:
    zeros = (0,) * len(points)
    sheet = tuple((mine, 0, 0, 0, 0, 0) for mine in points)
    return PlayedGame(points, winners, sheet, tuple(1 for _ in points), tuple(map(float, zeros)))


def standing_after(points: tuple[int, ...], winners: tuple[int, ...]) -> Standing:
    """That of three bots which get these points in whichever seats they sit."""
    asked = ContestSetup.checked("sushi-go", ["greedy", "random", "beginner"], players=3, seed="0")
    standing = Standing(asked)
    standing.add(
        tuple(
            game(
                tuple(points[bot] for bot in seating),
                tuple(seat for seat, bot in enumerate(seating) if bot in winners),
            )
            for seating in asked.seatings
        )
    )
    return standing


def test_shared_victories_are_divided() -> None:
    assert standing_after((9, 5, 9), (0, 2)).wins == [[0.5], [0], [0.5]]


def test_the_margin_is_that_to_the_best_other() -> None:
    assert standing_after((9, 5, 7), (0,)).margins == [[2], [-4], [-2]]
    assert standing_after((9, 9, 7), (0,)).margins == [[0], [0], [-2]]


def test_winners_rank_before_others_with_as_many_points() -> None:
    assert ranks(game((9, 9, 7, 9), (1,))) == [2, 1, 4, 2]
    assert ranks(game((9, 9, 7), (0, 1))) == [1, 1, 3]


def test_a_standing_is_what_counting_by_hand_gives() -> None:
    asked = ContestSetup.checked("sushi-go", ["greedy", "random"], players=3, seed="0")
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
        sequence = ConfidenceSequence(0.05)
        for _ in range(200):
            sequence.add(rng.choice((-1, -0.5, 0, 0, 0.5, 1)))
            if sequence.sign:
                wrong += 1
                break
    assert wrong <= 8


def test_a_confidence_sequence_finds_out_who_is_better() -> None:
    rng = random.Random(3)
    sequence, other = ConfidenceSequence(0.05), ConfidenceSequence(0.05)
    for _ in range(400):
        difference = 1 if rng.random() < 0.65 else -1
        sequence.add(difference)
        other.add(-difference)
    low, high = sequence.interval
    assert 0 < low < 0.3 < high < 0.6
    assert (sequence.sign, other.sign) == (1, -1)
    assert other.interval == pytest.approx((-high, -low))


def test_a_confidence_sequence_of_equal_differences_is_narrow() -> None:
    sequence = ConfidenceSequence(0.05)
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
