"""The greedy bot at Sushi Go Party!: sensible at every step, always legal, and beats luck."""

from random import Random

import pytest

from party_tables import draws, laid, looks, play, seated, turn
from sushibar import GreedyPolicy, RandomPolicy, Table, View
from sushibar.bots.beginner import BeginnerPolicy
from sushibar.games.party.bot.greedy import greedy_action, promise
from sushibar.games.party.rules.menu import MENUS, every_menu, players_for
from sushibar.rulebook.rule import new
from sushibar.table.policy import luck

TABLES = [(name, players) for name, menu in MENUS.items() for players in players_for(menu)]
SOME_TABLES = list(zip(MENUS, [7, 2, 5, 6, 3, 8, 4, 2], strict=True))
"""Every menu once, with all numbers of players."""


def choice(table: Table, seat: int = 0) -> str:
    """What a greedy player at that seat does next."""
    return table.called.actions[GreedyPolicy()(table.view(seat))]


class Moody:
    """Plays greedily or at random as it likes: leads the greedy bot into strange places."""

    def __init__(self, seed: int) -> None:
        self.mood = Random(seed)
        self.greedy, self.random = GreedyPolicy(), RandomPolicy(seed)

    def __call__(self, view: View) -> int:
        chosen = self.greedy(view)
        assert chosen in {action.number for action in view.legal}
        return chosen if self.mood.random() < 0.5 else self.random(view)


def wins(menu: str, players: int, games: int) -> int:
    """How often a greedy player, seated anywhere, wins against random ones."""
    won = 0
    for seed in range(games):
        table, seat = Table("party", players=players, menu=menu, seed=seed), seed % players
        table.play(
            {other: RandomPolicy(f"{seed} {other}") for other in table.seats}
            | {seat: GreedyPolicy()}
        )
        won += table.winners == (seat,)
    return won


# Picking


def test_it_completes_a_pair_of_tempura() -> None:
    table = laid("tempura", ["tempura", "maki-1"], ["tempura maki-1 egg-nigiri", ""])
    assert choice(table) == "tempura"


def test_it_lays_a_squid_on_its_wasabi() -> None:
    table = laid("wasabi", ["wasabi", "maki-1"], ["squid-nigiri egg-nigiri maki-3 tempura", ""])
    assert choice(table) == "squid-nigiri"


def test_it_wants_no_third_tofu() -> None:
    table = laid("tofu", ["2*tofu", "2*maki-1"], ["4*tofu egg-nigiri 3*maki-2", ""])
    assert choice(table) != "tofu"


def test_it_takes_no_eel_that_would_stay_alone() -> None:
    plates = ["2*tempura 6*sashimi", "4*tempura 4*maki-1"]
    table = laid("eel", plates, ["eel egg-nigiri", "2*tempura"])
    assert choice(table) == "egg-nigiri"


def test_it_takes_the_last_shape_of_onigiri() -> None:
    plate = "onigiri-circle onigiri-triangle onigiri-square"
    hand = "onigiri-rectangle onigiri-circle squid-nigiri maki-3 tempura"
    assert choice(laid("onigiri", [plate, ""], [hand, ""])) == "onigiri-rectangle"


def test_it_finishes_the_race_for_uramaki() -> None:
    table = laid("uramaki", ["uramaki-5", ""], ["uramaki-5 uramaki-4 squid-nigiri", ""])
    assert choice(table) == "uramaki-5"


def test_it_takes_a_soup_that_nobody_else_can_have() -> None:
    hands = ["miso-soup egg-nigiri", "2*maki-2", "2*maki-2"]
    plates = ["2*miso-soup 6*tempura", "2*tempura 4*maki-1 2*sashimi", "2*salmon-nigiri 6*sashimi"]
    assert choice(laid("miso-soup", plates, hands)) == "miso-soup"


def test_it_leaves_a_soup_that_would_meet_another() -> None:
    hands = ["miso-soup salmon-nigiri", "2*miso-soup", "2*miso-soup"]
    plates = ["6*tempura 2*sashimi", "6*sashimi 2*maki-2", "2*tempura 4*maki-1 2*maki-3"]
    assert choice(laid("miso-soup", plates, hands)) == "salmon-nigiri"


def test_it_takes_a_box_for_cards_that_bring_nothing() -> None:
    plates = ["eel 3*tofu", "4*maki-2"]
    table = laid("eel tofu takeout-box", plates, ["takeout-box-10 2*salmon-nigiri 3*maki-1", ""])
    assert choice(table) == "takeout-box-10"


def test_it_takes_the_fourth_ice_cream() -> None:
    plate = "3*green-tea-ice-cream"
    hand = "green-tea-ice-cream squid-nigiri maki-3"
    assert choice(laid("green-tea-ice-cream", [plate, ""], [hand, ""])) == "green-tea-ice-cream"


def test_it_takes_a_pudding_rather_than_have_the_fewest() -> None:
    hand = "pudding salmon-nigiri"
    plates = ["8*dumpling", "8*sashimi", "pudding 7*tempura"]
    table = laid("pudding", plates, [hand, "2*maki-1", "2*maki-2"])
    assert choice(table) == "pudding"


# Special orders


def test_it_orders_another_of_what_brings_most() -> None:
    plates = ["egg-nigiri squid-nigiri 2*tofu", "3*maki-1 maki-2"]
    table = laid("tofu special-order", plates, ["special-order egg-nigiri maki-1", ""])
    table.act(0, "special-order")
    assert choice(table) == "copy:squid-nigiri"


def test_it_orders_a_second_eel() -> None:
    plates = ["salmon-nigiri eel", "2*maki-1"]
    table = laid("eel special-order", plates, ["special-order egg-nigiri 6*sashimi", ""])
    assert choice(table) == "special-order"
    table.act(0, "special-order")
    assert choice(table) == "copy:eel"


def test_it_orders_also_with_the_last_card_of_a_round() -> None:
    plates = ["2*salmon-nigiri 6*dumpling tempura", "6*sashimi 3*maki-1"]
    table = laid("special-order", plates, ["special-order", "maki-1"])
    assert choice(table) == "copy:tempura"


# Chopsticks


def test_it_uses_its_chopsticks_before_it_is_too_late() -> None:
    plates = ["chopsticks-1 7*dumpling", "8*sashimi"]
    table = laid("chopsticks", plates, ["squid-nigiri salmon-nigiri", "2*tempura"])
    table.act(0, choice(table))
    assert choice(table) == "call:chopsticks-1"


def test_it_takes_both_tempura_with_chopsticks() -> None:
    plates = ["chopsticks-1 6*dumpling", "7*sashimi"]
    table = laid("chopsticks", plates, ["2*tempura salmon-nigiri", "3*maki-1"])
    assert choice(table) == "tempura"
    turn(table, "tempura call:chopsticks-1", "maki-1")
    assert choice(table) == "tempura"


def test_it_keeps_its_chopsticks_for_better_times() -> None:
    plates = ["2*tofu chopsticks-1", "3*maki-1"]
    table = laid("tofu chopsticks", plates, ["squid-nigiri 6*tofu", ""])
    table.act(0, "squid-nigiri")
    assert choice(table) == "no-call"


# Spoons


def test_it_asks_for_what_it_knows_to_be_there() -> None:
    hands = ["3*maki-2", "3*maki-1", "sashimi tempura dumpling"]
    plates = ["spoon-4 4*dumpling 2*sashimi", "7*tempura", "4*egg-nigiri 3*salmon-nigiri"]
    table = laid("spoon", plates, hands)
    table.act(0, "maki-2")
    assert choice(table) == "call:spoon-4"
    play(table, "maki-2 call:spoon-4 | maki-1 | tempura")
    assert choice(table) == "ask:sashimi"


def test_it_gives_what_helps_least() -> None:
    hands = ["3*maki-2", "squid-nigiri egg-nigiri tempura", "3*dumpling"]
    plates = ["wasabi spoon-4 5*dumpling", "7*tempura", "7*sashimi"]
    table = laid("spoon wasabi", plates, hands)
    play(table, "maki-2 call:spoon-4 | tempura | dumpling", "0: ask:nigiri")
    assert choice(table, 1) == "give:egg-nigiri"


# Menus, takeout boxes and sake


def test_it_plays_the_best_card_of_a_menu() -> None:
    hands = ["menu-7 2*maki-1", ""]
    table = laid("menu", ["2*sashimi", "2*maki-1"], hands)
    turn(table, "menu-7", "*")
    looks(table, "egg-nigiri sashimi maki-2 tempura")
    assert choice(table) == "sashimi"


def test_it_turns_what_is_worth_less_face_down() -> None:
    plates = ["squid-nigiri 6*dumpling eel", "6*sashimi 2*maki-1"]
    table = laid(
        "sashimi dumpling eel takeout-box", plates, ["takeout-box-10 egg-nigiri", "2*maki-2"]
    )
    turn(table, "takeout-box-10", "maki-2")
    turned = []
    while table.pending == (0,):
        turned.append(choice(table))
        table.act(0, turned[-1])
    assert sorted(turned) == ["done", "turn:dumpling", "turn:eel"]


def test_it_turns_nothing_where_that_brings_nothing() -> None:
    plates = ["2*salmon-nigiri 6*sashimi", "6*dumpling 2*maki-1"]
    hands = ["takeout-box-10 egg-nigiri", "2*maki-2"]
    table = laid("takeout-box", plates, hands)
    turn(table, "takeout-box-10", "maki-2")
    assert choice(table) == "done"


def test_it_draws_blindly_after_a_sake() -> None:
    table = laid("sake", ["sake", "tempura"])
    assert choice(table) == "blind"


def test_it_calls_for_a_second_card_without_having_seen_the_hand() -> None:
    plates = ["chopsticks-1 6*dumpling sake", "8*sashimi"]
    table = laid("sake chopsticks", plates, ["squid-nigiri salmon-nigiri", "2*tempura"])
    table.act(0, "blind")
    assert choice(table) == "call:chopsticks-1"
    turn(table, "blind call:chopsticks-1", "tempura")
    draws(table, "salmon-nigiri")


# Whole games


@pytest.mark.parametrize(("menu", "players"), SOME_TABLES)
def test_every_choice_is_legal(menu: str, players: int) -> None:
    Table("party", players=players, menu=menu, seed=1).play(Moody(players))


@pytest.mark.long
@pytest.mark.parametrize(("menu", "players"), TABLES)
def test_every_choice_is_legal_at_every_table(menu: str, players: int) -> None:
    Table("party", players=players, menu=menu, seed=1).play(Moody(players))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_every_choice_is_legal_on_other_menus(seed: int) -> None:
    players = 2 + seed % 7
    menu = Random(seed).choice(list(every_menu(players)))
    Table("party", players=players, menu=menu, seed=seed).play(Moody(seed))


def test_it_beats_a_random_player() -> None:
    assert wins("sushi-go", players=2, games=5) == 5


def test_it_beats_three_random_players() -> None:
    assert sum(wins(menu, players=4, games=1) for menu in MENUS) >= len(MENUS) - 1


def test_the_same_view_gives_the_same_choice() -> None:
    played = [
        Table("party", players=3, menu="master-menu", seed=5).play(GreedyPolicy()).record()
        for _ in range(2)
    ]
    assert played[0] == played[1]


BLINDING = ("temaki", "miso-soup", "eel", "sukeroku", "chopsticks", "sake", "fruit")


@pytest.mark.parametrize("menu", ["cutthroat-combo", "points-platter", "big-banquet", BLINDING])
def test_what_it_cannot_see_does_not_matter(menu: str | tuple[str, ...]) -> None:
    table = Table("party", players=4, menu=menu, seed=2)
    rng, chance, differed = luck("others"), Random(3), 0
    policy = RandomPolicy(4)
    while not table.over:
        seat = chance.choice(table.pending)
        view, guess = table.view(seat), new(table.game.state)
        table.game.determinize(table.config, view.record, rng, guess)
        chosen = {
            int(greedy_action(table.config, record, seat, rng))
            for record in (view.record, guess, table.state)
        }
        assert len(chosen) == 1
        differed += guess.tobytes() != table.state.tobytes()
        table.act(seat, policy(view))
    assert differed


def test_a_change_of_mind_is_judged_like_the_first_choice() -> None:
    table = seated("", "squid-nigiri", "")
    first = choice(table)
    table.act(0, "squid-nigiri")
    assert choice(table) == first


def test_what_it_does_promises_most() -> None:
    table = Table("party", players=4, menu="big-banquet", seed=6)
    greedy, asked = GreedyPolicy(), 0
    while not table.over:
        seat = table.pending[0]
        view, chosen = table.view(seat), greedy(table.view(seat))
        promises = {
            action.number: promise(view.config, view.record, seat, action.number)
            for action in view.legal
        }
        if not any(name.startswith("ask:") for name in view.legal):
            assert promises[chosen] == max(promises.values())
            asked += len(promises) > 1
        table.act(seat, chosen)
    assert asked > 50


def test_a_beginner_is_between_greed_and_luck() -> None:
    margins = []
    for seed in range(8):
        table = Table("party", players=3, menu="sushi-go", seed=seed)
        table.play({0: GreedyPolicy(), 1: BeginnerPolicy(seed), 2: RandomPolicy(seed)})
        margins.append(table.points)
    greedy, beginner, random = map(sum, zip(*margins, strict=True))
    assert greedy > beginner > random
