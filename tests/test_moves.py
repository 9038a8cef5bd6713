"""What the page is told so that things can move: cards, points as they stand, what made a game."""

from collections import Counter

import pytest

from sushibar import Table
from sushibar.games.events import Event
from sushibar.games.moves import Move
from sushibar.match.scores import scores, standing
from sushibar.texts import speaking

MENUS = (
    "maki,tempura,dumpling,tofu,chopsticks,spoon,pudding",
    "uramaki,miso-soup,tofu,onigiri,menu,takeout-box,pudding",
    "temaki,miso-soup,tempura,eel,wasabi,special-order,fruit",
)
LAID = ("lay", "catch", "serve", "give")


def moves(table: Table, event: Event) -> list[Move]:
    """What cards did in an event."""
    return table.setup.kit.schema.moves_of(table.setup, event)


def test_chopsticks_lay_two_cards_and_go_back_into_the_hand() -> None:
    table = Table("sushi-go", players=5, seed=3).play()
    told = [moves(table, event) for event in table.events]
    (first,) = [one for one in told if any(move["what"] == "return" for move in one)][:1]
    assert [move for move in first if move["seat"] == 3] == [
        {"what": "lay", "seat": 3, "card": "maki-2"},
        {"what": "lay", "seat": 3, "card": "salmon-nigiri"},
        {"what": "return", "seat": 3, "card": "chopsticks"},
    ]


def test_a_wasabi_catches_the_first_nigiri_and_no_second() -> None:
    table = Table("sushi-go", players=5, seed=3).play()
    told = [moves(table, event) for event in table.events[:6]]
    nigiri = [move for one in told for move in one if "nigiri" in move["card"]]
    assert [(move["what"], move["card"]) for move in nigiri if move["seat"] in (0, 1)] == [
        ("lay", "squid-nigiri"),
        ("catch", "salmon-nigiri"),
        ("catch", "egg-nigiri"),
    ]


def test_a_spoon_brings_a_card_and_goes_where_it_came_from() -> None:
    table = Table("party", players=5, seed=3, menu="master-menu").play()
    (asked,) = [event for event in table.events if "ask:tofu" in str(event)][:1]
    assert moves(table, asked) == [
        {"what": "give", "seat": 1, "card": "tofu", "to": 0},
        {"what": "return", "seat": 1, "card": "spoon-6"},
    ]


@pytest.mark.parametrize("menu", MENUS)
def test_what_lies_on_plates_has_come_by_the_moves_that_were_told(menu: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        table = Table("party", players=4, seed=seed, menu=menu).play()
        for event in table.events:
            told = moves(table, event)
            kinds.update(move["what"] for move in told)
            for seat in table.seats:
                more = change(table, event, seat)
                assert all(more[card] == number for card, number in came(told, seat).items())
    expected = {"lay"} | ({"give", "return"} if "spoon" in menu else set())
    if "takeout" in menu:
        expected |= {"look", "serve", "turn", "spill", "finish"}
    if "wasabi" in menu:
        expected |= {"catch", "spill"}
    assert expected <= set(kinds)


PLAIN = ("tempura", "tofu", "eel", "egg-nigiri", "salmon-nigiri", "maki-1", "onigiri-circle")
"""Cards that stay where they are laid: a takeout box turns them over between two events."""


def came(told: list[Move], seat: int) -> Counter[str]:
    """How many plain cards came to lie in front of a seat, by what was told."""
    number: Counter[str] = Counter()
    for move in told:
        if move["card"] not in PLAIN or move.get("to", move["seat"]) != seat:
            continue
        number[move["card"]] += move["what"] in LAID
    return number


def change(table: Table, event: Event, seat: int) -> Counter[str]:
    """The same by the table itself; a special order that copies one counts as none."""
    plate, config = table.setup.words.plate, table.config
    before, after = (
        Counter(plate(table.setup, config, record, seat)) for record in (event.before, event.after)
    )
    number = Counter({card: after[card] - before[card] for card in PLAIN})
    if int(event.before["this_round"]) != int(event.after["this_round"]):
        return Counter(came(moves(table, event), seat))  # plates were cleared
    for seat_, answer in enumerate(getattr(event, "answers", ())):
        copied = [action[5:] for action in answer if action.startswith("copy:")]
        if seat_ == seat:
            number.subtract(copied)
    return number


@pytest.mark.parametrize(("game", "menu"), [("sushi-go", None), ("party", MENUS[0])])
def test_the_running_count_is_what_the_round_brings_if_it_ends_there(
    game: str, menu: str | None
) -> None:
    table = Table(game, players=3, seed=5, menu=menu).play()
    words, ended = table.setup.words, table.finished[0].copy()
    ended["this_round"] = 0
    lines = words.lines_now(table.config, ended)
    assert {category: line.points for category, line in lines[0].items()} == {
        category: line.points for category, line in table.sheet.rows[0][0].items()
    }
    for turn in range(2, 8):
        now = standing(table.at(1, turn))
        assert now["points"] == [sum(line["points"] for line in one) for one in now["lines"]]
        assert all(line["reason"] for one in now["lines"] for line in one)
    assert [race.category for race in words.races(table.config, ended)] == ["maki", "pudding"]
    assert standing(table)["races"] == []


def test_points_that_are_live_have_no_running_count() -> None:
    table = Table("wasabi", players=2, seed=1)
    assert standing(table) == {"points": [], "lines": [], "races": []}


def test_everybody_is_told_what_made_the_difference() -> None:
    table = Table("sushi-go", players=3, seed=4).play(["greedy", "random", "random"])
    told = scores(table)["remarks"]
    (winner,) = table.winners
    assert told[winner].startswith("Ahead on ")
    for seat in set(table.seats) - {winner}:
        assert " cost you " in told[seat]
        assert table.names[winner] in told[seat]
    for language in ("de", "fr", "it"):
        with speaking(language):
            assert all(scores(table)["remarks"])
    assert scores(table.at(1, 3))["remarks"] == ["", "", ""]
    assert all(scores(table.at(2, 1))["remarks"])
