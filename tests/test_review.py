"""Reviews: which decisions there were, what they have cost, and the picture of it."""

import json
import re
import xml.etree.ElementTree as Xml
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from fake_figures import estimator, figure
from sushibar import Limit, Table, View
from sushibar.advice.advice import Advice
from sushibar.bots.figures import Figures
from sushibar.bots.roster import bot
from sushibar.games.events import Reveal
from sushibar.review.chart import chart
from sushibar.review.judgement import Judgement
from sushibar.review.plot import LABEL_GAP_PIXELS, apart, down, plot
from sushibar.review.review import Review, review
from sushibar.review.wording import instead, moment
from sushibar.table.decisions import decisions
from tables import seated, turn

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
SVG = "{http://www.w3.org/2000/svg}"
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("sushi-go", {"players": 4}),
    ("sushi-go", {"players": 2, "options": ["dummy"]}),
    ("party", {"players": 4, "menu": "master-menu"}),
    ("party", {"players": 3, "menu": "cutthroat-combo"}),
    ("wasabi", {"players": 2}),
]


def played(game: str, setup: Mapping[str, object]) -> Table:
    return Table(game, seed=3, **setup).play()  # type: ignore[arg-type]


def one_turn(*names: str) -> Table:
    """Two players of whom the first takes tempura though it has a squid nigiri."""
    table = Table(players=2, names=names or None, stated=True)
    dealt = seated("squid-nigiri", "").record()
    table.enter(re.findall("^deal .*", dealt, re.M)[0])
    turn(table, "tempura", "sashimi")
    return table


# Decisions


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_was_decided_was_one_of_the_choices(path: Path) -> None:
    record, end, _ = path.read_text(encoding="utf-8").partition("\nend\n")
    for decision in decisions(Table.from_record(record + end)):
        assert decision.chosen in decision.view.legal


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_all_decisions_of_a_game_are_found_as_they_were_made(
    game: str, setup: dict[str, object]
) -> None:
    table = Table(game, seed=3, **setup)  # type: ignore[arg-type]
    policy = bot("random", "luck", game)
    made = []
    while not table.over:
        seat = table.pending[0]
        view = table.view(seat)
        action = policy(view)
        if len(view.legal) > 1:
            made.append((seat, view.record.tobytes(), view.called.actions[int(action)]))
        table.act(seat, action)
    found = [(one.seat, one.view.record.tobytes(), str(one.chosen)) for one in decisions(table)]
    assert sorted(found) == sorted(made)


def test_decisions_come_in_the_order_of_the_game() -> None:
    found = [one.reveal for one in decisions(played("sushi-go", {"players": 3}))]
    assert found == sorted(found)
    assert set(found) == set(range(max(found) + 1))


def test_a_decision_knows_what_belongs_to_the_same_answer() -> None:
    table = seated("chopsticks", "squid-nigiri")
    turn(table, "chopsticks", "tempura")
    turn(table, "squid-nigiri call-chopsticks sashimi", "tempura")
    found = [one for one in decisions(table) if one.reveal == 1 and one.seat == 0]
    names = [[table.called.actions[step] for step in one.answer] for one in found]
    assert names == [[], ["squid-nigiri"], ["squid-nigiri", "call-chopsticks"]]


def test_answers_that_are_not_revealed_are_not_reviewed() -> None:
    table = Table(players=2, seed=1)
    table.act(0, table.legal(0)[0])
    assert list(decisions(table)) == []
    assert review(table, estimate=estimator()).judgements == ()


# Judgements


def judged(**said: tuple[float, float]) -> Judgement:
    """What is made of taking tempura."""
    named = {name.replace("_", "-"): figures for name, figures in said.items()}
    found = review(one_turn(), seats=[0], estimate=estimator(named))
    return found.judgements[0]


def test_a_worse_choice_has_cost_the_difference() -> None:
    one = judged(squid_nigiri=(0.6, 33.0))
    assert one.chance is not None
    assert one.chance.amount == pytest.approx(0.1)
    assert one.chance.error == pytest.approx(0.01 * 2**0.5)
    assert one.points is not None
    assert one.points.amount == pytest.approx(3.0)
    assert one.better is one.best is one.chance.better
    assert not one.was_best


def test_a_difference_within_the_errors_is_none() -> None:
    one = judged(squid_nigiri=(0.525, 30.2))
    assert one.best.action == "squid-nigiri"
    assert (one.chance, one.points, one.better) == (None, None, None)
    assert one.was_best


def test_points_can_be_lost_without_a_chance() -> None:
    one = judged(squid_nigiri=(0.49, 33.0))
    assert one.chance is None
    assert one.better is not None
    assert one.better.action == "squid-nigiri"
    assert not one.was_best


def test_a_choice_that_costs_points_for_a_better_chance_is_the_best() -> None:
    one = judged(tempura=(0.9, 28.0))
    assert one.was_best
    assert one.better is None
    assert one.points is not None


def test_a_small_loss_is_not_worth_a_word_however_sure() -> None:
    found = review(
        one_turn(), seats=[0], estimate=estimator({"squid-nigiri": (0.505, 30.0)}, error=0.0001)
    )
    assert found.losses == ()


def test_a_summary_adds_up_what_a_seat_has_lost() -> None:
    said = {"squid-nigiri": (0.6, 33.0)}
    table = one_turn()
    turn(table, "dumpling", "squid-nigiri")
    found = review(table, estimate=estimator(said))
    mine = found.summary(0)
    assert (mine.decisions, mine.best) == (2, 1)
    assert mine.chance_lost == pytest.approx(0.1)
    assert mine.points_lost == pytest.approx(3.0)
    assert mine.costliest is found.judgements[0]
    assert found.summary(1).costliest is None
    assert [one.decision.seat for one in found.losses] == [0]


def test_only_the_seats_that_were_asked_for_are_reviewed() -> None:
    found = review(played("sushi-go", {"players": 3}), seats=[1], estimate=estimator())
    assert {one.decision.seat for one in found.judgements} == {1}
    assert found.seats == (1,)


def test_progress_is_told_from_the_first_decision_to_the_last() -> None:
    told: list[tuple[int, int]] = []
    review(one_turn(), estimate=estimator(), progress=lambda *done: told.append(done))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_every_decision_has_luck_of_its_own() -> None:
    lucks: list[str] = []

    def estimate(view: View, limit: Limit, luck: str) -> dict[int, Figures]:
        lucks.append(luck)
        return estimator()(view, limit, luck)

    review(played("wasabi", {"players": 2}), estimate=estimate)
    assert len(set(lucks)) == len(lucks) > 20


# Words


def test_a_loss_is_told_with_what_was_better() -> None:
    found = review(one_turn(), estimate=estimator({"squid-nigiri": (0.6, 33.0)}))
    (lost,) = found.losses
    assert moment(found, lost) == "Turn 1.1 · Seat 0"
    told = "tempura; squid nigiri was better: +10.0 ± 1.4 % to win, +3.0 ± 0.1 points"
    assert instead(found, lost).replace("\u00a0", " ") == told


def test_a_step_is_told_after_those_before_it() -> None:
    table = seated("chopsticks", "squid-nigiri")
    turn(table, "chopsticks", "tempura")
    turn(table, "squid-nigiri", "tempura")
    found = review(table, estimate=estimator({"call-chopsticks": (0.8, 30.0)}))
    (lost,) = found.losses
    told = "squid nigiri, then keep the chopsticks; use the chopsticks was better: "
    assert instead(found, lost).startswith(told)


def test_everything_can_be_had_as_json() -> None:
    found = review(one_turn("Ann", "Bo"), estimate=estimator({"squid-nigiri": (0.6, 33.0)}))
    told = json.loads(json.dumps(found.as_json()))
    assert told["names"] == ["Ann", "Bo"]
    assert told["seats"][0]["chance_lost"] == pytest.approx(0.1)
    first = told["decisions"][0]
    assert (first["chosen"], first["better"], first["why"]) == (
        "tempura",
        "squid-nigiri",
        "+3 right away",
    )
    assert first["choices"][0]["wins"] == {"mean": 0.6, "error": 0.01}


# The picture


def reviewed(game: str, setup: Mapping[str, object]) -> Review:
    return review(played(game, setup), estimate=estimator({"wasabi": (0.9, 40.0)}))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_the_picture_is_well_formed_and_has_a_line_for_every_seat(
    game: str, setup: dict[str, object]
) -> None:
    found = reviewed(game, setup)
    svg = Xml.fromstring(plot(chart(found)))
    assert svg.tag == f"{SVG}svg"
    curves = [one for one in svg.iter(f"{SVG}polyline") if one.get("class", "").startswith("curve")]
    assert len(curves) == found.table.setup.players
    for curve in curves:
        assert "nan" not in curve.get("points", "")


def test_the_picture_is_told_in_words_too() -> None:
    svg = Xml.fromstring(plot(chart(reviewed("sushi-go", {"players": 3}))))
    assert svg.get("role") == "img"
    labels = svg.get("aria-labelledby", "").split()
    named = {one.get("id"): one.text for one in svg if one.get("id")}
    assert [bool(named[label]) for label in labels] == [True, True]
    assert "Seat 2" in str(named["description"])


def test_the_picture_has_colours_for_the_dark() -> None:
    drawn = plot(chart(reviewed("sushi-go", {"players": 3})))
    assert "@media (prefers-color-scheme: dark)" in drawn
    assert drawn.count("{") == drawn.count("}")


def test_names_cannot_break_the_picture() -> None:
    names = ["<script>&\"'", "]]>", "a" * 200]
    table = Table(players=3, seed=2, names=names).play()
    svg = Xml.fromstring(plot(chart(review(table, estimate=estimator()))))
    written = [one.text or "" for one in svg.iter(f"{SVG}text")]
    assert "<script>&\"'" in written
    assert f"{'a' * 16}…" in written
    assert not list(svg.iter(f"{SVG}script"))


def test_characters_that_no_xml_may_hold_are_left_out() -> None:
    drawn = chart(reviewed("sushi-go", {"players": 3}))._replace(title="a\x1b\x00\ufffe\ud800b")
    assert Xml.fromstring(plot(drawn))[0].text == "ab"


def test_rounds_begin_where_lines_stand() -> None:
    drawn = chart(reviewed("sushi-go", {"players": 3}))
    assert [tick.name for tick in drawn.rounds] == ["Round 1", "Round 2", "Round 3"]
    assert [tick.place for tick in drawn.rounds] == [0, 8, 16]
    assert [tick.name for tick in drawn.turns] == [*"12345678"] * 3
    assert drawn.end == 24


def test_the_parts_of_wasabi_have_names_of_their_own() -> None:
    drawn = chart(reviewed("wasabi", {"players": 2}))
    assert [tick.name for tick in drawn.rounds] == ["Preparation", "Cooking"]


def test_a_curve_ends_with_the_result() -> None:
    found = reviewed("sushi-go", {"players": 3})
    ends = {curve.seat: curve.points[-1] for curve in chart(found).curves}
    for seat in found.table.seats:
        assert ends[seat] == (24.0, 1.0 if seat in found.table.winners else 0.0)


def test_an_unfinished_game_ends_with_its_last_decision() -> None:
    drawn = chart(review(one_turn(), estimate=estimator()))
    assert [curve.points for curve in drawn.curves] == [((0.0, 0.5),), ((0.0, 0.5),)]


def test_a_mark_hangs_from_what_there_was_to_what_was_left() -> None:
    found = review(one_turn("Ann", "Bo"), estimate=estimator({"squid-nigiri": (0.6, 33.0)}))
    (mark,) = chart(found).marks
    assert (mark.seat, mark.best, mark.chosen) == (0, 0.6, 0.5)
    drawn = plot(chart(found)).replace("\u00a0", " ")
    assert "<title>Turn 1.1 · Ann · tempura; squid nigiri was better: +10.0 ± 1.4 % to win" in drawn


def test_a_game_without_decisions_has_a_picture_too() -> None:
    Xml.fromstring(plot(chart(review(Table(players=2, seed=1), estimate=estimator()))))


@pytest.mark.parametrize("chances", [[0, 0, 0, 0, 1], [0.5, 0.5, 0.5], [1] * 8, [0.2, 0.21, 0.9]])
def test_names_at_the_ends_keep_their_distance(chances: list[float]) -> None:
    heights = apart([down(chance) for chance in chances])
    ordered = sorted(heights)
    gaps = [after - before for before, after in pairwise(ordered)]
    assert min(gaps) >= LABEL_GAP_PIXELS - 1e-9
    assert max(heights) <= down(0) + 1e-9
    assert min(heights) >= down(1) - 1e-9


def test_the_chosen_advice_is_found_by_its_action() -> None:
    one = judged(squid_nigiri=(0.6, 33.0))
    assert isinstance(one.chosen, Advice)
    assert one.chosen.figures == figure(0.5)
    assert isinstance(one.decision.event, Reveal)
