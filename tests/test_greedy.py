"""The greedy bot: always legal, always the same, sees only its view, and beats luck."""

from random import Random

import pytest

from sushibar import Table, View
from sushibar.bots.greedy import GreedyPolicy
from sushibar.rulebook.rule import new
from sushibar.table.policy import RandomPolicy, luck
from tables import idle_until, seated, turn

SETUPS: list[tuple[int, str, list[str]]] = [
    (2, "gamewright", []),
    (2, "gamewright", ["dummy"]),
    (2, "gamewright", ["dummy", "pass-both-ways"]),
    (3, "gamewright", ["pass-both-ways"]),
    (4, "gamewright", []),
    (5, "gamewright", []),
    (3, "zoch", []),
    (4, "zoch", ["pass-both-ways"]),
    (5, "zoch", []),
]


class Moody:
    """Plays greedily or at random as it likes: leads the greedy bot into strange places."""

    def __init__(self, seed: int) -> None:
        self.mood = Random(seed)
        self.greedy, self.random = GreedyPolicy(), RandomPolicy(seed)

    def __call__(self, view: View) -> int:
        choice = self.greedy(view)
        assert choice in {action.number for action in view.legal}
        return choice if self.mood.random() < 0.5 else self.random(view)


def table_for(players: int, edition: str, options: list[str], seed: int) -> Table:
    return Table(players=players, edition=edition, options=options, seed=seed)


def wins(players: int, games: int) -> int:
    """How often a greedy player, seated anywhere, wins against random ones."""
    won = 0
    for seed in range(games):
        table, seat = Table(players=players, seed=seed), seed % players
        table.play(
            {other: RandomPolicy(f"{seed} {other}") for other in table.seats}
            | {seat: GreedyPolicy()}
        )
        won += table.winners == (seat,)
    return won


class Scripted:
    """Completes sets and lays nigiri on wasabi, else takes cards in a fixed order."""

    ORDER = (
        *("squid-nigiri", "wasabi", "maki-3", "salmon-nigiri", "sashimi", "tempura"),
        *("dumpling", "maki-2", "pudding", "egg-nigiri", "chopsticks", "maki-1"),
    )

    def __call__(self, view: View) -> str:
        legal = [str(action) for action in view.legal]
        if "call-chopsticks" in legal:
            return "call-chopsticks"
        assert view.seat is not None
        plate = view.plates[view.seat]
        if plate.count("sashimi") % 3 == 2 and "sashimi" in legal:
            return "sashimi"
        if plate.count("tempura") % 2 == 1 and "tempura" in legal:
            return "tempura"
        return min(legal, key=self.ORDER.index)


@pytest.mark.parametrize(("players", "edition", "options"), SETUPS)
def test_every_choice_is_legal(players: int, edition: str, options: list[str]) -> None:
    table_for(players, edition, options, 1).play(Moody(players))


def test_it_beats_a_random_player() -> None:
    assert wins(players=2, games=20) >= 19


def test_it_beats_three_random_players() -> None:
    assert wins(players=4, games=10) >= 8


def test_it_is_stronger_than_a_scripted_player() -> None:
    won, lost, margin = 0, 0, 0
    for deal in range(40):
        table, seat = Table(players=2, seed=deal // 2), deal % 2
        table.play({seat: GreedyPolicy(), 1 - seat: Scripted()})
        won += table.winners == (seat,)
        lost += table.winners == (1 - seat,)
        margin += table.points[seat] - table.points[1 - seat]
    assert won > 2 * lost
    assert margin > 40 * 4


def test_the_same_view_gives_the_same_choice() -> None:
    played = [table_for(3, "zoch", [], 5).play(GreedyPolicy()).record() for _ in range(2)]
    assert played[0] == played[1]


@pytest.mark.parametrize(("players", "edition", "options"), SETUPS)
def test_what_it_cannot_see_does_not_matter(players: int, edition: str, options: list[str]) -> None:
    table = table_for(players, edition, options, 2)
    rng, chance, greedy, differed = luck("others"), Random(3), GreedyPolicy(), 0
    policy = RandomPolicy(4)
    while not table.over:
        seat = chance.choice(table.pending)
        view = table.view(seat)
        if chance.random() < 0.2:
            state = new(table.game.state)
            table.game.determinize(table.config, view.record, rng, state)
            other = View(table.setup, table.config, state, seat, table.names)
            assert greedy(other) == greedy(view)
            differed += state.tobytes() != table.state.tobytes()
        table.act(seat, policy(view))
    assert differed


def choice(table: Table, seat: int = 0) -> str:
    return table.called.actions[GreedyPolicy()(table.view(seat))]


def test_it_completes_a_set_that_is_worth_it() -> None:
    table = seated("tempura 4*pudding 5*maki-2", "tempura 4*pudding 5*egg-nigiri")
    turn(table, "tempura", "pudding")
    assert choice(table) == "tempura"


def test_it_lays_a_squid_on_its_wasabi() -> None:
    table = seated("wasabi", "squid-nigiri egg-nigiri maki-3 tempura")
    turn(table, "wasabi", "tempura")
    assert choice(table) == "squid-nigiri"


def test_it_uses_its_chopsticks_before_it_is_too_late() -> None:
    table = seated("chopsticks", "dumpling")
    turn(table, "chopsticks", "dumpling")
    idle_until(table, 9)
    table.act(0, choice(table))
    assert choice(table) == "call-chopsticks"
