"""The cards of Sushi Go Party!: what the box holds, menus, hands, and desserts round by round."""

from collections import Counter

import pytest

from party_tables import (
    cards_held,
    copies_left,
    count_cards,
    desserts_kept,
    finish_round,
    hand,
    lay,
    plate,
    play,
    seated,
    serving,
    whole_box,
)
from sushibar import SetupError, Table
from sushibar.games.party.rules.menu import MENUS, every_menu

BOX = {
    "maki": {"maki-1": 4, "maki-2": 5, "maki-3": 3},
    "temaki": {"temaki": 12},
    "uramaki": {"uramaki-3": 4, "uramaki-4": 4, "uramaki-5": 4},
    "tempura": {"tempura": 8},
    "sashimi": {"sashimi": 8},
    "dumpling": {"dumpling": 8},
    "eel": {"eel": 8},
    "tofu": {"tofu": 8},
    "edamame": {"edamame": 8},
    "miso-soup": {"miso-soup": 8},
    "onigiri": {
        "onigiri-circle": 2,
        "onigiri-triangle": 2,
        "onigiri-square": 2,
        "onigiri-rectangle": 2,
    },
    "sukeroku": {"futomaki": 4, "inari": 4},
    "chopsticks": {"chopsticks-1": 1, "chopsticks-2": 1, "chopsticks-3": 1},
    "spoon": {"spoon-4": 1, "spoon-5": 1, "spoon-6": 1},
    "menu": {"menu-7": 1, "menu-8": 1, "menu-9": 1},
    "takeout-box": {"takeout-box-10": 1, "takeout-box-11": 1, "takeout-box-12": 1},
    "soy-sauce": {"soy-sauce": 3},
    "tea": {"tea": 3},
    "special-order": {"special-order": 3},
    "wasabi": {"wasabi": 3},
    "sake": {"sake": 3},
    "pudding": {"pudding": 15},
    "green-tea-ice-cream": {"green-tea-ice-cream": 15},
    "fruit": {
        "fruit-ww": 2,
        "fruit-oo": 2,
        "fruit-pp": 2,
        "fruit-wo": 3,
        "fruit-wp": 3,
        "fruit-op": 3,
    },
}
NIGIRI = {"egg-nigiri": 4, "salmon-nigiri": 5, "squid-nigiri": 3}

# The box


@pytest.mark.parametrize("type_", BOX)
def test_a_menu_brings_all_cards_of_its_types(type_: str) -> None:
    table = Table("party", players=3, menu=serving(type_), stated=True)
    box = table.view(None).unseen
    assert box.items() >= BOX[type_].items()
    assert box.items() >= NIGIRI.items()


@pytest.mark.parametrize(
    ("group", "copies"), [("roll", 12), ("appetizer", 8), ("special", 3), ("dessert", 15)]
)
def test_every_type_of_a_group_has_the_same_number_of_cards(group: str, copies: int) -> None:
    groups = {
        "roll": ("maki", "temaki", "uramaki"),
        "special": tuple(BOX)[tuple(BOX).index("chopsticks") : tuple(BOX).index("pudding")],
        "dessert": ("pudding", "green-tea-ice-cream", "fruit"),
    }
    rest = tuple(type_ for type_ in BOX if not any(type_ in some for some in groups.values()))
    for type_ in groups.get(group, rest):
        assert sum(BOX[type_].values()) == copies


@pytest.mark.parametrize("menu", MENUS)
def test_every_menu_has_54_cards_and_15_desserts(menu: str) -> None:
    players = 2 if menu == "dinner-for-two" else 4
    table = Table("party", players=players, menu=menu, stated=True)
    assert whole_box(table).total() == 54 + 15
    assert table.view(None).unseen == whole_box(table)


# Menus


def test_a_menu_is_nigiri_one_roll_three_appetizers_two_specials_and_a_dessert() -> None:
    table = Table("party", players=4, menu="sushi-go", stated=True)
    assert table.called.categories == (
        "nigiri",
        "maki",
        "tempura",
        "sashimi",
        "dumpling",
        "chopsticks",
        "wasabi",
        "pudding",
        "face-down",
    )


@pytest.mark.parametrize(
    "menu",
    [
        "tempura,sashimi,dumpling,tea,wasabi,pudding",
        "maki,temaki,tempura,sashimi,dumpling,tea,wasabi,pudding",
        "maki,tempura,sashimi,tea,wasabi,pudding",
        "maki,tempura,sashimi,dumpling,eel,tea,wasabi,pudding",
        "maki,tempura,sashimi,dumpling,tea,pudding",
        "maki,tempura,sashimi,dumpling,tea,wasabi,sake,pudding",
        "maki,tempura,sashimi,dumpling,tea,wasabi",
        "maki,tempura,sashimi,dumpling,tea,wasabi,pudding,fruit",
        "maki,tempura,tempura,dumpling,tea,wasabi,pudding",
        "maki,tempura,sashimi,ramen,tea,wasabi,pudding",
    ],
)
def test_a_menu_with_too_many_or_too_few_of_a_group_is_refused(menu: str) -> None:
    with pytest.raises(SetupError):
        Table("party", players=4, menu=menu, stated=True)


@pytest.mark.parametrize(
    ("type_", "fewest", "most"),
    [("menu", 2, 6), ("special-order", 2, 6), ("spoon", 3, 8), ("edamame", 3, 8), ("sake", 2, 8)],
)
def test_some_types_are_not_for_every_number_of_players(type_: str, fewest: int, most: int) -> None:
    for players in range(2, 9):
        if fewest <= players <= most:
            Table("party", players=players, menu=serving(type_), stated=True)
        else:
            with pytest.raises(SetupError, match=type_):
                Table("party", players=players, menu=serving(type_), stated=True)


@pytest.mark.parametrize(("players", "menus"), [(2, 3 * 56 * 28 * 3), (7, 3 * 84 * 21 * 3)])
def test_every_combination_within_these_rules_is_a_menu(players: int, menus: int) -> None:
    assert len(set(every_menu(players))) == menus


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("my-first-meal", "maki tempura sashimi miso-soup wasabi tea green-tea-ice-cream"),
        ("sushi-go", "maki tempura sashimi dumpling chopsticks wasabi pudding"),
        ("party-sampler", "temaki tempura dumpling tofu wasabi menu green-tea-ice-cream"),
        ("master-menu", "temaki onigiri tofu sashimi spoon takeout-box fruit"),
        (
            "points-platter",
            "uramaki onigiri dumpling edamame special-order tea green-tea-ice-cream",
        ),
        ("cutthroat-combo", "temaki eel tofu miso-soup spoon soy-sauce pudding"),
        ("big-banquet", "maki tempura dumpling eel spoon chopsticks green-tea-ice-cream"),
        ("dinner-for-two", "uramaki onigiri tofu miso-soup menu special-order fruit"),
    ],
)
def test_the_recommended_menus(name: str, types: str) -> None:
    assert set(MENUS[name]) == set(types.split())


# Hands


@pytest.mark.parametrize(
    ("players", "cards"), [(2, 10), (3, 10), (4, 9), (5, 9), (6, 8), (7, 8), (8, 7)]
)
def test_every_player_is_dealt_a_hand_by_the_number_of_players(players: int, cards: int) -> None:
    table = Table("party", players=players, menu="my-first-meal", seed=1)
    for _ in range(3):
        assert [len(hand(table, seat)) for seat in table.seats] == [cards] * players
        finish_round(table)


# Desserts


@pytest.mark.parametrize(
    ("players", "served"),
    [(players, (5, 8, 10) if players < 6 else (7, 12, 15)) for players in range(2, 9)],
)
def test_desserts_are_shuffled_in_before_every_round(players: int, served: tuple[int, ...]) -> None:
    table = Table("party", players=players, menu="my-first-meal", seed=1)
    for desserts in served:
        assert int(table.state.boxed) == 15 - desserts
        in_play = Counter(cards_held_or_dealt(table))["green-tea-ice-cream"]
        kept = sum(desserts_kept(table, seat) for seat in table.seats)
        assert in_play + kept == desserts
        finish_round(table)


def cards_held_or_dealt(table: Table) -> list[str]:
    """The cards of all hands and of the deck."""
    state = table.state
    deck = [table.called.cards[kind] for kind in state.deck[: state.undealt]]
    return deck + [card for seat in table.seats for card in cards_held(table, seat)]


def test_desserts_that_nobody_collected_stay_in_the_deck() -> None:
    table = seated("", "pudding", "", "")
    finish_round(table)
    lay(table, ["", "", ""], ["7*pudding", "", ""])
    assert Counter(hand(table, 0))["pudding"] == 7
    assert [desserts_kept(table, seat) for seat in table.seats].count(1) == 1


def test_everything_but_desserts_goes_back_into_the_deck() -> None:
    table = seated("chopsticks", "pudding chopsticks-1 squid-nigiri", "squid-nigiri", "")
    play(table, "pudding | squid-nigiri | *")
    finish_round(table)
    lay(table, ["", "", ""], ["3*squid-nigiri chopsticks-1 chopsticks-2 chopsticks-3", "", ""])
    assert desserts_kept(table, 0) == 1
    assert [plate(table, seat) for seat in table.seats] == [[], [], []]
    assert count_cards(table) == whole_box(table)


def test_a_kept_dessert_does_not_come_back() -> None:
    table = seated("", "5*pudding", "", "")
    finish_round(table)
    lay(table, ["", "", ""], ["3*pudding", "", ""])
    kept = sum(desserts_kept(table, seat) for seat in table.seats)
    assert kept == 5
    assert copies_left(table)["pudding"] == 15 - 5 - 3
    assert Counter(cards_held_or_dealt(table))["pudding"] == 3
