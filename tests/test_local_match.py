"""A match in one process: a player and bots, and the bots that stay or come again."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from sushibar import IllegalAction, Table, View
from sushibar.bots.bot import Limit
from sushibar.bots.kinds import BotKind
from sushibar.bots.plugins import plug_in
from sushibar.errors import Refused
from sushibar.match.local_match import LocalMatch, match_at, steps_begun
from sushibar.match.log import Answered
from sushibar.match.seated_bots import SeatedBots
from sushibar.table.policy import RandomPolicy

GAMES = [
    ("sushi-go", 2, ["dummy"], None),
    ("sushi-go", 4, [], None),
    ("party", 4, [], "temaki,tempura,sashimi,onigiri,spoon,takeout-box,pudding"),
    ("party", 4, [], "maki,tempura,sashimi,dumpling,chopsticks,special-order,pudding"),
    ("wasabi", 3, [], None),
]


class LastingBot:
    """A bot that notes what luck it has, and when it goes."""

    lucks: ClassVar[list[str]] = []
    closed: ClassVar[list[str]] = []

    def __init__(self, luck: str) -> None:
        self.luck = luck
        self.lucks.append(luck)

    def choose(self, observation: View, limit: Limit) -> str:
        return observation.legal[0]

    def close(self) -> None:
        self.closed.append(self.luck)


@pytest.fixture
def lasting_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[LastingBot]]:
    """A guest's kind of bots that stays for a whole game."""
    kind = BotKind(lambda luck, game: LastingBot(luck), "keeps its seat")
    monkeypatch.setattr(
        "sushibar.bots.roster.plug_in", lambda name: kind if name == "lasting" else plug_in(name)
    )
    yield LastingBot
    LastingBot.lucks.clear()
    LastingBot.closed.clear()


def bots_at(table: Table, player: int | None = 0, spec: str = "random") -> dict[int, str]:
    """Bots at all seats but the player's."""
    return {seat: spec for seat in table.seats if seat != player}


# A player and bots


@pytest.mark.parametrize(("game", "players", "options", "menu"), GAMES)
def test_step_by_step_the_same_is_played_as_at_a_table(
    game: str, players: int, options: list[str], menu: str | None
) -> None:
    table = Table(game, players=players, options=options, menu=menu, seed=5)
    local, policy = LocalMatch(table, bots_at(table)), RandomPolicy(5)
    while not local.table.over:
        local.let_bots_answer()
        while local.table.pending == (0,):
            if local.take(table.called.actions[policy(local.table.view(0))]):
                break
    assert local.match.phase == "over"
    assert Table.from_record(local.table.record()).points == local.table.points
    answers = [one.entry for one in local.match.moments if isinstance(one.entry, Answered)]
    assert {entry.by for entry in answers if entry.seat == 0} == {"player"}
    assert {entry.by for entry in answers if entry.seat > 0} == {"bot"}
    for entry in answers:
        table.answer(entry.seat, entry.steps)
    assert table.record() == local.table.record()


def test_bots_play_alone_too() -> None:
    table = Table(players=3, seed=1)
    local = LocalMatch(table, bots_at(table, None))
    assert local.seat is None
    with pytest.raises(Refused):
        local.take("tempura")
    while local.match.phase == "playing":
        local.let_bots_answer()
    assert local.table.over
    assert not table.over, "the table itself stays as it was"


def test_a_step_against_the_rules_changes_nothing() -> None:
    table = Table("wasabi", players=2, seed=1)
    (player,) = table.pending
    local = LocalMatch(table, bots_at(table, player))
    tile = table.legal(player)[0]
    assert not local.take(tile)
    before = local.table.record()
    with pytest.raises(IllegalAction):
        local.take(tile)
    assert local.table.record() == before
    assert local.match.given(player) is None


def test_what_was_begun_can_be_taken_back() -> None:
    table = Table("wasabi", players=2, seed=1)
    (player,) = table.pending
    local = LocalMatch(table, bots_at(table, player))
    local.take(table.legal(player)[0])
    assert local.table.record() != table.record()
    local.take_back()
    assert local.table.record() == table.record()


# Tables at which a game is going on


def begun_answers(game: str, players: int, options: list[str], menu: str | None) -> Iterator[Table]:
    """Tables at which the first seat that is asked has started to answer, the others have not."""
    for seed in range(4):
        table = Table(game, players=players, options=options, menu=menu, seed=seed)
        policy = RandomPolicy(seed)
        while not table.over:
            (seat, *_), happened = table.pending, table.happened
            table.act(seat, policy(table.view(seat)))
            if seat in table.pending and table.happened == happened:
                yield table.copy()


@pytest.mark.parametrize(("game", "players", "options", "menu"), GAMES)
def test_an_answer_that_was_begun_goes_on(
    game: str, players: int, options: list[str], menu: str | None
) -> None:
    for table in begun_answers(game, players, options, menu):
        seat = table.pending[0]
        local = LocalMatch(table, bots_at(table, seat))
        assert local.table.record() == table.record()
        assert local.table.legal(seat) == table.legal(seat)
        assert steps_begun(local.table, seat) == steps_begun(table, seat)
        assert local.match.given(seat) is None


def test_bots_answer_while_an_answer_is_begun() -> None:
    table = next(begun_answers("sushi-go", 2, ["dummy"], None))
    seat = table.pending[0]
    local = LocalMatch(table, bots_at(table, seat))
    (begun,) = steps_begun(table, seat)
    local.let_bots_answer()
    assert local.table.pending == (seat,)
    assert steps_begun(local.table, seat) == [begun]
    assert local.take(local.table.legal(seat)[0])
    assert f"{begun} dummy:" in local.table.record()


def test_only_whole_answers_count_at_a_match() -> None:
    table = next(begun_answers("sushi-go", 2, ["dummy"], None))
    match = match_at(table, {1: "random"})
    assert "..." in table.record()
    assert "..." not in match.playing.record()
    assert (match.names, match.settings.options) == (table.names, ("dummy",))
    assert [chair.bot for chair in match.chairs] == ["", "random"]


# The bots


@pytest.mark.parametrize("moment", [0, 1, 5])
def test_a_game_goes_on_the_same_way_after_it_was_interrupted(moment: int) -> None:
    table = Table("party", players=3, seed=3)
    through = LocalMatch(table, bots_at(table, None))
    interrupted = LocalMatch(table, bots_at(table, None))
    for number in range(12):
        if number == moment:
            saved = Table.from_record(interrupted.table.record())
            interrupted = LocalMatch(saved, interrupted.bots)
        through.let_bots_answer()
        interrupted.let_bots_answer()
    assert interrupted.table.record() == through.table.record()


def test_a_guest_stays_for_the_whole_game_and_is_closed_once(lasting_bot: type[LastingBot]) -> None:
    table = Table(players=3, seed=1)
    local = LocalMatch(table, bots_at(table, None, "lasting"))
    for _ in range(5):
        local.let_bots_answer()
    assert len(lasting_bot.lucks) == 3
    local.close()
    local.close()
    assert sorted(lasting_bot.closed) == sorted(lasting_bot.lucks)


def test_all_bots_sit_down_before_anybody_plays(lasting_bot: type[LastingBot]) -> None:
    table = Table("wasabi", players=3, seed=1)
    (player,) = table.pending
    LocalMatch(table, bots_at(table, player, "lasting")).let_bots_answer()
    assert len(lasting_bot.lucks) == 2


def test_guests_at_other_tables_and_seats_are_others(lasting_bot: type[LastingBot]) -> None:
    table, players = Table(players=2, seed=1), SeatedBots()
    first = players.player("ONE", table, 0, "lasting")
    assert players.player("ONE", table, 0, "lasting") is first
    assert players.player("ONE", table, 1, "lasting") is not first
    assert players.player("TWO", table, 0, "lasting") is not first
    players.dismiss("ONE")
    assert len(lasting_bot.closed) == 2
    assert players.player("ONE", table, 0, "lasting") is not first
    players.close()
    assert len(lasting_bot.closed) == len(lasting_bot.lucks) == 4


def test_a_bot_of_the_house_comes_anew_each_time_and_as_it_is_allowed_to_think() -> None:
    table = Table(players=2, seed=1)
    players = SeatedBots(threads=1)
    first = players.player("ONE", table, 0, "greedy")
    assert players.player("ONE", table, 0, "greedy") is not first
    assert first.limit.threads == 1
