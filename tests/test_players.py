"""All players at a table are asked in one way; and what was decided there can be gone through."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import sushibar
from sushibar import (
    BotError,
    BotKind,
    GreedyPolicy,
    IllegalAction,
    Limit,
    Player,
    SetupError,
    Table,
    View,
)
from sushibar.bots.bot import Seated
from sushibar.bots.named import NamedBot
from sushibar.bots.players import player
from sushibar.games.sushi_go.rules.actions import NO_CALL
from sushibar.games.sushi_go.rules.steps import CALL
from sushibar.rulebook.rule import Record, is_rule, rule


def first(view: View) -> str:
    return view.legal[0]


class Careful:
    """A bot that remembers how often it was asked, and whether it has been sent home."""

    def __init__(self) -> None:
        self.asked, self.closed = 0, False

    def choose(self, observation: View, limit: Limit) -> int:
        self.asked += 1
        return observation.legal[-1].number

    def close(self) -> None:
        self.closed = True


@rule
def lowest_card(config: Record, view: Record, seat: int, rng: Record) -> int:
    """The card of the hand that comes first; no chopsticks."""
    if view.step[seat] == CALL:
        return NO_CALL
    kind = 0
    while view.hands[view.holds[seat], kind] == 0:
        kind += 1
    return kind


# At a table


def test_a_list_seats_one_after_the_other() -> None:
    table = Table("sushi-go", players=3, seed=1).play([first, "random", Careful()])
    same = Table("sushi-go", players=3, seed=1).play({2: Careful(), 1: "random", 0: first})
    assert table.over
    assert table == same


def test_a_bot_by_name_plays_all_seats_and_leaves() -> None:
    named = Table("sushi-go", players=2, seed=7).play("greedy")
    assert named == Table("sushi-go", players=2, seed=7).play(GreedyPolicy())


def test_bots_by_name_have_the_luck_that_they_have_in_the_arena() -> None:
    outcome = sushibar.compete("sushi-go", ["random", "beginner"], players=2, seed=5, deals=1)
    table = Table("sushi-go", players=2, seed="5:0").play(["random", "beginner"])
    other = Table("sushi-go", players=2, seed="5:0").play(["beginner", "random"])
    assert outcome.bots[0].points.mean == (table.points[0] + other.points[1]) / 2


def test_a_bot_of_ones_own_stays_when_the_game_is_over() -> None:
    careful = Careful()
    Table("sushi-go", players=2, seed=1).play([careful, "random"])
    assert careful.asked > 20
    assert not careful.closed


def test_a_rule_is_shown_what_its_seat_knows() -> None:
    assert is_rule(lowest_card)
    assert not is_rule(first)
    ruled = Table("sushi-go", players=2, seed=3).play(lowest_card)
    plain = Table("sushi-go", players=2, seed=3).play(
        lambda view: "no-call" if "no-call" in view.legal else view.legal[0]
    )
    assert ruled == plain


@contextmanager
def nothing_changed(table: Table) -> Iterator[None]:
    before = table.copy()
    yield
    assert table == before


def test_what_is_wrong_with_players_is_said() -> None:
    table = Table("sushi-go", players=3, seed=1)
    with nothing_changed(table):
        with pytest.raises(SetupError, match="2 players were given for 3 seats"):
            table.play(["greedy", "random"])
        with pytest.raises(BotError, match=r"a player is a bot’s name, .* not 7"):
            table.play(7)  # type: ignore[arg-type]
        with pytest.raises(IllegalAction, match="seat 0 cannot use chopsticks"):
            table.play(lambda view: "no-call")
        with pytest.raises(sushibar.UnknownName, match="there are no “clever” bots"):
            table.play("clever")


def test_all_players_can_be_used_with_with() -> None:
    for made in (sushibar.bot("greedy"), Seated(Careful()), player(first, "", "sushi-go")):
        assert isinstance(made, Player)
        with made as seated:
            assert Table("sushi-go", players=2, seed=1).play(seated).over
    assert isinstance(sushibar.bot("greedy"), NamedBot)


# Decisions


def test_a_game_tells_every_decision_with_what_was_seen_and_legal() -> None:
    record = Table("sushi-go", players=2, seed=7).play(["greedy", "random"]).record()
    table, again = Table.from_record(record), Table.from_record(record).from_start()
    decisions = list(table.decisions())
    assert len(decisions) > 50
    for decision in decisions:
        assert decision.chosen in decision.legal
        assert decision.legal == decision.view.legal
        assert decision.view.seat == decision.seat
        assert len(decision.legal) > 1
    first = decisions[0]
    assert (first.round, first.turn, first.seat) == (1, 1, 0)
    assert first.view.hand == again.view(0).hand
    of_greedy = [one for one in decisions if one.seat == 0]
    greedy = sushibar.bot("greedy")
    assert all(greedy(one.view) == one.chosen.number for one in of_greedy)


# Contests


def test_own_bots_functions_and_rules_compete_by_their_names() -> None:
    careful = Careful()
    outcome = sushibar.compete(
        "sushi-go", ["greedy", first, careful, lowest_card], players=2, deals=2
    )
    assert [measured.bot for measured in outcome.bots] == [
        "greedy",
        "first",
        "Careful",
        "lowest_card",
    ]
    assert outcome.games == 2 * 12
    assert careful.asked > 6 * 2 * 20
    assert outcome.bots[0].win_rate.mean > 0.9


def test_two_of_the_same_name_are_told_apart() -> None:
    outcome = sushibar.compete(
        "sushi-go", [lambda view: view.legal[0], lambda view: view.legal[-1]], players=2, deals=1
    )
    assert [measured.bot for measured in outcome.bots] == ["lambda", "lambda-2"]


def test_a_field_can_be_ones_own() -> None:
    outcome = sushibar.compete("sushi-go", ["greedy"], field=first, players=3, deals=2)
    assert [(one.bot, one.is_field) for one in outcome.bots] == [("greedy", False), ("first", True)]


def test_a_kind_makes_a_bot_for_every_game_and_gives_it_luck() -> None:
    made: list[str] = []

    def make(luck: str, game: str) -> Careful:
        made.append(luck)
        return Careful()

    kind = BotKind(make, "takes what comes last")
    sushibar.compete("sushi-go", [kind, "random"], players=2, deals=2)
    assert len(made) == 1 + 4  # one to see whether it can be made
    assert len(set(made)) == 5


def test_an_illegal_choice_of_ones_own_is_said_by_its_name() -> None:
    with pytest.raises(BotError, match="the bot “lambda” chose 'sleep'; expected one of: "):
        sushibar.compete("sushi-go", [lambda view: "sleep", "random"], players=2, deals=1)


def test_what_a_function_raises_is_not_hidden() -> None:
    def broken(view: View) -> str:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        sushibar.compete("sushi-go", [broken, "random"], players=2, deals=1)
