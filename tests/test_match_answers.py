"""The authority of a live game: whose answer counts, drafts of answers, and plans."""

import pytest

from matches import SEED, both_answer, choices, do, played, refusal, started
from sushibar import IllegalAction, Table
from sushibar.errors import SushibarError
from sushibar.match.log import By
from sushibar.match.match import Match
from sushibar.match.seated_bots import is_answer
from sushibar.match.views import table_view

# Answers


def test_an_answer_is_face_down_until_the_last_one_is_given() -> None:
    match = started()
    mine, theirs = choices(match, 0)[0], choices(match, 1)[0]
    do(match, match.answer(0, 1, [mine]))
    assert (match.question, match.pending, match.given(0)) == (1, (1,), mine)
    do(match, match.answer(1, 1, [theirs]))
    assert (match.question, match.pending, match.given(0)) == (2, (0, 1), None)
    assert match.given(0, 1) == mine
    assert f"1.1 {mine} | {theirs}" in match.playing.record()


def test_an_answer_can_be_replaced_until_all_are_revealed() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [first]))
    do(match, match.answer(0, 1, [second]))
    assert match.given(0) == second
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    assert f"1.1 {second} | " in match.playing.record()
    assert refusal(lambda: match.answer(0, 1, [first])) == "too-late"


def test_an_answer_replaces_only_what_is_known() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    before = match.version
    do(match, match.answer(0, 1, [first], known=before))
    assert match.given_at(0, 1) == match.version
    assert refusal(lambda: match.answer(0, 1, [second], known=before)) == "outdated"
    assert match.answer(0, 1, [first], known=before) == []
    do(match, match.answer(0, 1, [second], known=match.version))
    assert match.given(0) == second


def test_the_same_answer_again_changes_nothing_whenever_it_comes() -> None:
    match = started()
    mine = choices(match, 0)[:1]
    do(match, match.answer(0, 1, mine))
    assert match.answer(0, 1, mine) == []
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    assert match.answer(0, 1, mine) == []
    played(match)
    assert match.answer(0, 1, mine) == []
    assert refusal(lambda: match.answer(0, 1, ["call-chopsticks"])) == "over"


def test_nobody_answers_a_question_before_it_is_asked() -> None:
    match = started()
    assert refusal(lambda: match.answer(0, 2, choices(match, 0)[:1])) == "too-early"
    assert refusal(lambda: match.draft(0, 2, [])) == "too-early"


@pytest.mark.parametrize(
    "steps", [[], ["call-chopsticks"], ["unagi"], ["tempura", "tempura", "tempura"]]
)
def test_an_answer_against_the_rules_leaves_everything_as_it_was(steps: list[str]) -> None:
    match = started()
    before = match.version, match.playing.record(), table_view(match, 0)
    with pytest.raises(SushibarError):
        match.answer(0, 1, steps)
    assert (match.version, match.playing.record(), table_view(match, 0)) == before
    assert match.given(0) is None
    assert not is_answer(match, 0, steps)
    both_answer(match)
    assert match.question == 2


def test_an_answer_that_was_tried_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, tried = started(), 0
    for seat in match.pending:
        card = choices(match, seat)[0]
        assert match.draft(seat, 1, [card]).is_whole
        with monkeypatch.context() as patch:
            patch.setattr(Table, "act", None)
            patch.setattr(Table, "answer", None)
            do(match, match.answer(seat, 1, [card]))
        tried += 1
    assert (tried, match.question) == (2, 2)


def test_what_was_tried_before_something_happened_is_played_as_things_are_now() -> None:
    match = started()
    mine, other = choices(match, 0)[0], choices(match, 1)[0]
    match.draft(0, 1, [mine])
    do(match, match.answer(1, 1, [other]))
    do(match, match.answer(0, 1, [mine]))
    assert match.question == 2
    again = Match.of("TABLE", SEED, ((one.at, one.entry) for one in match.moments))
    assert again.playing.record() == match.playing.record()


def test_who_is_not_asked_does_not_answer() -> None:
    match = started("wasabi")
    (asked,) = match.pending
    with pytest.raises(IllegalAction, match="not asked"):
        match.answer(1 - asked, 1, ["pass"])


def test_an_answer_is_whole_or_not_given_at_all() -> None:
    match = started("wasabi")
    (asked,) = match.pending
    tile = next(one for one in choices(match, asked) if not match.draft(asked, 1, [one]).is_whole)
    with pytest.raises(IllegalAction):
        match.answer(asked, 1, [tile])
    assert refusal(lambda: match.answer(asked, 1, [tile, "..."])) == "unfinished"
    assert match.pending == (asked,)
    assert match.given(asked) is None


def test_two_answers_that_were_checked_together_both_happen() -> None:
    match = started()
    mine, theirs = choices(match, 0)[0], choices(match, 1)[0]
    entries = [*match.answer(0, 1, [mine]), *match.answer(1, 1, [theirs])]
    do(match, entries)
    assert f"1.1 {mine} | {theirs}" in match.playing.record()


def test_an_answer_that_could_not_be_stored_has_not_happened() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    match.answer(0, 1, [first])
    assert (match.given(0), match.pending) == (None, (0, 1))
    do(match, match.answer(0, 1, [second]))
    assert f"1.1 {second} | -" in match.playing.record()


@pytest.mark.parametrize("by", ["bot", "clock", "selected"])
def test_nobody_replaces_what_a_player_has_answered(by: By) -> None:
    match = started()
    mine, other = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [mine]))
    assert match.answer(0, 1, [other], by=by) == []
    do(match, match.leave(0))
    assert match.answer(0, 1, [other], by=by) == []
    assert match.given(0) == mine


@pytest.mark.parametrize("by", ["clock", "selected"])
def test_a_player_may_still_replace_what_was_answered_for_it(by: By) -> None:
    match = started()
    mine, other = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [other], by=by))
    assert match.given(0) == other
    do(match, match.answer(0, 1, [mine]))
    assert match.given(0) == mine


def test_a_bot_answers_only_where_it_sits() -> None:
    match = started()
    assert match.answer(0, 1, choices(match, 0)[:1], by="bot") == []
    assert [*match.pending_bots] == []
    do(match, match.leave(0))
    assert [*match.pending_bots] == [0]
    do(match, match.answer(0, 1, choices(match, 0)[:1], by="bot"))
    assert [*match.pending_bots] == []
    assert match.pending_players == (1,)


# Drafts


def test_a_draft_happens_at_a_table_of_its_own() -> None:
    match = started()
    before = match.playing.record()
    draft = match.draft(0, 1, choices(match, 0)[:1])
    assert draft.is_whole
    assert draft.table.pending == (1,)
    assert (match.playing.record(), match.pending) == (before, (0, 1))
    assert not match.draft(0, 1, []).is_whole


def test_a_draft_begins_anew_after_an_answer() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    do(match, match.answer(0, 1, [first]))
    assert match.draft(0, 1, []).table.pending == (0, 1)
    assert f"1.1 {second} | -" in match.draft(0, 1, [second]).table.record()
    assert match.given(0) == first


def test_nothing_can_be_drafted_after_a_whole_answer() -> None:
    match = started()
    first, second = choices(match, 0)[:2]
    assert refusal(lambda: match.draft(0, 1, [first, second])) == "too-many-steps"
    assert is_answer(match, 0, [first])
    assert not is_answer(match, 0, [first, second])


# Plans


def cooking() -> tuple[Match, int]:
    """A game of Wasabi! in which all have tiles and recipes, and who is to place an ingredient."""
    match = started("wasabi")
    while "pass" not in choices(match, match.pending[0]):
        both_answer(match)
    return match, match.pending[0]


def test_a_whole_turn_can_be_planned_where_all_of_it_is_the_players_own_doing() -> None:
    match, seat = cooking()
    tile, question = choices(match, seat)[0], match.question
    placed = match.draft(seat, question, [tile, "a1"])
    assert placed.is_whole
    assert placed.goes_on
    refill = str(placed.table.legal(seat)[0])
    planned = match.draft(seat, question, [tile, "a1", refill])
    assert planned.first == (tile, "a1")
    assert planned.is_whole
    assert not planned.goes_on  # it is somebody else's turn then
    assert refusal(lambda: match.draft(seat, question, [tile, "a1", refill, "b1"])) == (
        "too-many-steps"
    )
    assert match.playing.view(None).board == {}
    do(match, match.answer(seat, question, planned.first))
    do(match, match.answer(seat, question + 1, [refill]))
    assert match.playing.view(None).board == {"a1": (tile,)}
    assert match.pending == (1 - seat,)


def test_what_chance_decides_ends_a_plan() -> None:
    match, seat = cooking()
    recipe = match.playing.view(seat).hand[0]
    passed = match.draft(seat, match.question, ["pass", recipe, "done"])
    assert passed.goes_on
    pile = str(passed.table.legal(seat)[0])
    drawn = match.draft(seat, match.question, ["pass", recipe, "done", pile])
    assert drawn.is_whole
    assert not drawn.goes_on


def test_nobody_learns_by_a_plan_what_others_have_chosen() -> None:
    match = started()
    do(match, match.answer(1, 1, choices(match, 1)[:1]))
    revealing = match.draft(0, 1, choices(match, 0)[:1])
    assert revealing.is_whole
    assert revealing.table.pending == (0, 1)
    assert not revealing.goes_on


def test_a_plan_is_an_answer_only_as_far_as_its_first_one() -> None:
    match, seat = cooking()
    tile = choices(match, seat)[0]
    refill = str(match.draft(seat, match.question, [tile, "a1"]).table.legal(seat)[0])
    with pytest.raises(IllegalAction):
        match.answer(seat, match.question, [tile, "a1", refill])
