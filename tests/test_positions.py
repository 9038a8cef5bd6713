"""Tables stated in the middle of a game: they play on like any other, or are refused exactly."""

from collections import Counter
from typing import Any

import pytest

from sushibar import IllegalAction, RecordError, SetupError, SushibarError, Table, advise, position
from sushibar.bots.figures import Estimate, Figures
from sushibar.games.view import View

SUSHI_GO: dict[str, Any] = {
    "game": "sushi-go",
    "round": 3,
    "turn": 9,
    "plates": ["2*tempura sashimi wasabi 4*dumpling", "3*maki-3 2*sashimi 3*tempura"],
    "hands": ["squid-nigiri pudding", "egg-nigiri maki-1"],
    "points": [30, 34],
    "puddings": [1, 2],
    "seed": 1,
}
PARTY: dict[str, Any] = {
    "game": "party",
    "menu": "master-menu",  # temaki, onigiri, tofu, sashimi, spoon, takeout box, fruit
    "round": 2,
    "turn": 4,
    "plates": ["temaki spoon-5 fruit-ww", "sashimi face-down:tofu", "3*temaki"],
    "aside": "takeout-box-10",
    "desserts": ["fruit-op", "", "fruit-wo"],
    "hands": [None, "2*tofu 2*sashimi 3*egg-nigiri", None],
    "points": [12, -3, 20],
    "seed": 1,
}
WASABI: dict[str, Any] = {
    "game": "wasabi",
    "turn": 12,
    "player": 1,
    "board": {"a1": "rice tuna", "b1": "maki"},
    "wasabis": ["c3"],
    "tiles": ["salmon shrimp rice", "tuna crab avocado"],
    "cards": ["chop spicy", ""],
    "plates": [["style:crunchy-tuna"], []],
    "hands": [["tekkamaki", "roe-boat", "upstream"], None],
    "wasabi_cubes": [1, 0],
    "seed": 4,
}
ALL = [SUSHI_GO, PARTY, WASABI]


def stated(base: dict[str, Any], **changes: Any) -> Table:
    return position(**{**base, **changes})


def game_of(base: dict[str, Any]) -> str:
    return str(base["game"])


# They are tables like any other


@pytest.mark.parametrize("base", ALL, ids=game_of)
def test_a_position_plays_on_to_its_end(base: dict[str, Any]) -> None:
    table = stated(base)
    assert table.events == ()
    assert (table.round, table.turn) == (base.get("round", 2), base["turn"])
    assert table.copy() == table == stated(base)
    assert eval(repr(table), {"Table": Table}) == table
    assert table.play().over
    assert eval(repr(table), {"Table": Table}) == table
    assert table.sheet.totals == table.points


@pytest.mark.parametrize("base", ALL, ids=game_of)
def test_a_position_can_be_looked_at(base: dict[str, Any]) -> None:
    table = stated(base)
    for seat in table.seats:
        assert str(table.view(seat))
        assert set(table.preview(seat)) == set(table.legal(seat))
    assert str(table)
    assert table.svg().startswith("<svg")


@pytest.mark.parametrize("base", ALL, ids=game_of)
def test_a_seat_is_advised_in_a_position(base: dict[str, Any]) -> None:
    def estimate(view: View, limit: object, luck: str) -> dict[int, Figures]:
        nothing = Estimate(0.0, 0.0)
        return {action.number: Figures(1, nothing, nothing, nothing) for action in view.legal}

    table = stated(base)
    seat = table.pending[0]
    advised = advise(table.view(seat), estimate=estimate)
    assert {advice.action for advice in advised} == {*table.legal(seat)}
    assert all(isinstance(advice.why, str) for advice in advised)


@pytest.mark.parametrize("base", ALL, ids=game_of)
def test_a_position_has_no_record(base: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="began in the middle of a game has no record"):
        stated(base).record()


def test_points_so_far_stand_in_a_row_of_their_own() -> None:
    table = stated(SUSHI_GO)
    assert table.points == (30, 34)
    table.answer(0, "squid-nigiri")
    table.answer(1, "maki-1")
    sheet = table.sheet
    assert [sheet.row_name(row) for row in range(len(sheet.rows))] == [
        "Before",
        "Round 3",
        "Desserts",
    ]
    assert "the points of earlier rounds, as stated" in sheet.explain(0)
    assert table.points == (30 + 5 + 10 + 9 + 1, 34 + 6 + 5 + 6)


# Sushi Go!


def restated(table: Table) -> Table:
    """The same moment of Sushi Go!, stated by all that lies there."""
    plates = []
    for seat, plate in enumerate(table.plates):
        on_wasabi = Counter(table.on_wasabi[seat])
        rest = Counter(plate) - on_wasabi - Counter({"wasabi": on_wasabi.total()})
        beside = [f"beside:{card}" if "nigiri" in card else card for card in rest.elements()]
        pairs = [card for nigiri in on_wasabi.elements() for card in ("wasabi", nigiri)]
        plates.append([*pairs, *beside])
    past = table.round - 1
    earlier = [table.finished[row].plates[row] for row in range(past)]
    names = table.called.cards
    laid = Counter(
        {card: sum(int(laid[:, kind].sum()) for laid in earlier) for kind, card in enumerate(names)}
    )
    puddings = [len(kept) for kept in table.desserts]
    before = {
        "points": list(table.points),
        "puddings": puddings,
        "discarded": [*(laid - Counter({"pudding": sum(puddings)})).elements()],
    }
    return position(
        "sushi-go",
        edition=table.setup.edition,
        round=table.round,
        turn=table.turn,
        hands=table.hands,
        plates=plates,
        seed=9,
        **(before if past else {}),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("edition", "players"), [("gamewright", 2), ("gamewright", 5), ("zoch", 3)]
)
def test_a_moment_that_is_stated_plays_on_in_the_same_way(edition: str, players: int) -> None:
    table = Table("sushi-go", players=players, edition=edition, seed=12).play()
    for moment in ((1, 1), (1, 4), (2, 1), (2, 5), (3, 3), (3, 6)):
        past = table.at(*moment)
        again = restated(past)
        assert again.hands == past.hands
        assert again.points == past.points
        for seat in past.seats:
            assert again.legal(seat) == past.legal(seat)
            assert again.view(seat).unknown == past.view(seat).unknown
            assert again.preview(seat) == past.preview(seat)
        if past.round == 3:
            moves = [line for line in table.record().splitlines() if line.startswith("3.")]
            for line in moves[past.turn - 1 :]:
                again.enter(line)
            assert again.points == table.points


def test_what_is_not_stated_is_dealt_from_what_is_left() -> None:
    table = position("sushi-go", turn=8, plates=["7*tempura", "7*tempura"], hands=[None, None])
    cards = Counter(card for hand in table.hands for card in hand)
    assert cards.total() == 6
    assert cards["tempura"] == 0
    fresh = position("sushi-go", players=4)
    assert [len(hand) for hand in fresh.hands] == [8] * 4


def test_cards_of_earlier_rounds_do_not_come_again_if_they_are_stated() -> None:
    gone = "14*tempura 6*sashimi"
    table = position("sushi-go", round=2, hands=[None, None], points=[0, 0], discarded=gone, seed=3)
    assert not any("tempura" in hand for hand in table.hands)


def test_the_dummys_table_is_stated_before_the_draw() -> None:
    table = position(
        "sushi-go",
        options=["dummy"],
        turn=8,
        controller=1,
        plates=["7*tempura", "7*dumpling", "7*sashimi"],
        hands=["2*maki-1", "2*maki-2", "2*pudding"],
        seed=1,
    )
    assert table.hands == (("maki-1",) * 2, ("maki-2", "maki-2", "pudding"), ("pudding",))
    table.answer(1, "maki-2 dummy:pudding")


def test_people_may_state_chance_in_a_position() -> None:
    table = position(
        "sushi-go",
        turn=9,
        plates=["8*tempura", "6*dumpling 2*maki-1"],
        hands=["2*sashimi", "2*pudding"],
        stated=True,
    )
    table.enter("1.9 sashimi | pudding")
    assert table.due == "deal"


# Sushi Go Party!


def test_cards_set_aside_and_face_down_stay_out_of_play() -> None:
    table = stated(PARTY)
    assert table.plates[1] == ("sashimi", "face-down")
    seen = table.view(0)
    everything = Counter(card for hand in table.hands for card in hand)
    assert sum(everything.values()) == 3 * 7
    assert "takeout-box-10" not in everything
    assert sum(seen.unseen.values()) > 0
    assert table.legal(0)
    table.answer(0, f"{table.hands[0][0]} call:spoon-5")


def test_the_race_of_the_uramaki_goes_on() -> None:
    table = position(
        "party",
        menu="points-platter",
        turn=4,
        plates=["uramaki-5 uramaki-4 tea", "", "2*tea dumpling"],
        aside="2*uramaki-5 uramaki-3",
        uramaki=[0, 8, 0],
        hands=["uramaki-3 6*dumpling", None, None],
        seed=1,
    )
    before = table.points
    for seat in table.seats:
        action = "uramaki-3" if seat == 0 else table.legal(seat)[0]
        table.answer(seat, action)
    assert before == (0, 8, 0)
    assert table.points == (5, 8, 0)


def test_sake_of_the_last_turn_blinds() -> None:
    menu = ["maki", "tempura", "eel", "tofu", "sake", "tea", "pudding"]
    table = position(
        "party", menu=menu, turn=2, plates=["sake", "tea"], blind=[0], hands=[None, None], seed=1
    )
    assert table.legal(0) == ("blind",)
    assert table.view(0).unknown[0] == 9


# Wasabi!


def test_a_recipe_can_be_completed_on_a_stated_board() -> None:
    table = stated(WASABI, player=0, wasabis=[])
    table.answer(0, "rice c1")
    assert "tekkamaki" not in " ".join(table.legal(0))  # b1 and a1 have not changed
    table = stated(
        WASABI,
        player=0,
        board={"a1": "tuna", "b1": "rice"},
        wasabis=[],
        tiles=["maki salmon shrimp", "tuna crab avocado"],
        cards=["stack", ""],
    )
    table.answer(0, "play:stack maki b1")
    table.answer(0, "claim tekkamaki")
    assert table.plates[0] == ("crunchy-tuna", "tekkamaki")


def test_unknown_recipes_are_drawn_from_the_piles() -> None:
    table = position("wasabi", tiles=["salmon shrimp rice", "tuna crab avocado"], seed=1)
    assert [len(hand) for hand in table.hands] == [3, 3]
    assert sum(table.piles.values()) == 46


# What cannot be


SAME_SIZE = "2*dumpling"
WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (SUSHI_GO, {"board": {}}, "a position of sushi-go has no “board”; it has: round, turn, hands"),
    (SUSHI_GO, {"round": 4}, "round must be from 1 to 3, not 4"),
    (SUSHI_GO, {"turn": 11}, "turn must be from 1 to 10, not 11"),
    (SUSHI_GO, {"turn": "9"}, "turn must be from 1 to 10, not '9'"),
    (SUSHI_GO, {"round": 1}, "points: nothing is left of earlier rounds in the first one"),
    (SUSHI_GO, {"hands": [SAME_SIZE]}, "this game is for 2 to 5 players, not 1"),
    (SUSHI_GO, {"hands": 5}, "hands: a list with something for every seat was expected, not 5"),
    (SUSHI_GO, {"plates": ["8*tempura"]}, "plates: 1 given for 2 seats"),
    (
        SUSHI_GO,
        {"hands": ["pudding", SAME_SIZE]},
        "seat 0 holds 1 card; when turn 9 starts it has 2",
    ),
    (
        SUSHI_GO,
        {"plates": ["", "8*tempura"]},
        "seat 0 has laid 0 cards; when turn 9 starts it has laid 8",
    ),
    (SUSHI_GO, {"hands": ["pudding wasbi", SAME_SIZE]}, "hands of seat 0: .*“wasbi”.* wasabi"),
    (SUSHI_GO, {"hands": ["0*pudding", SAME_SIZE]}, "“0.pudding” is not a number of cards"),
    (
        SUSHI_GO,
        {"hands": ["2*wasabi", "2*chopsticks"], "plates": ["6*wasabi 2*tempura", "8*tempura"]},
        "8 wasabi are stated, the box holds 6",
    ),
    (SUSHI_GO, {"puddings": [6, 5]}, "12 pudding are stated, the box holds 10"),
    (SUSHI_GO, {"puddings": [11, 0]}, "puddings must be from 0 to 10, not 11"),
    (SUSHI_GO, {"points": [1000, 0]}, "points must be from -240 to 240, not 1000"),
    (SUSHI_GO, {"discarded": "tempura"}, "4 cards of earlier rounds are stated, .*; 40 were laid"),
    (SUSHI_GO, {"controller": 0}, "only a table with the dummy has a controller"),
    (SUSHI_GO, {"hands": [None, None], "seed": None, "stated": True}, "no seed to deal it"),
    (PARTY, {"puddings": [1, 1, 1]}, "a position of party has no “puddings”"),
    (
        PARTY,
        {"plates": ["temaki spoon-5 fruit-ww", "sashimi face-down:tofu", "3*maki-1"]},
        "plates of seat 2: “maki-1” is not on the menu; available: nigiri, temaki",
    ),
    (
        PARTY,
        {"plates": ["temaki spoon fruit-ww", "sashimi face-down:tofu", "3*temaki"]},
        "did you mean spoon-4, spoon-5, spoon-6",
    ),
    (
        PARTY,
        {"plates": ["temaki spoon-5 fruit-ww", "sashimi face-down", "3*temaki"]},
        "plates of seat 1: say which card is face down",
    ),
    (
        PARTY,
        {"plates": ["temaki spoon-5 takeout-box-11", "sashimi tofu", "3*temaki"]},
        "takeout-box-11",
    ),
    (PARTY, {"aside": ""}, "plates and set-aside cards are 8 together; when turn 4 starts it is 9"),
    (PARTY, {"aside": "tempura"}, "aside: tempura is not on this menu"),
    (
        PARTY,
        {"plates": ["4*temaki", "sashimi face-down:tofu", "2*temaki"]},
        "seat 0 has laid 4 cards",
    ),
    (PARTY, {"desserts": ["5*temaki", "", ""]}, "desserts of seat 0"),
    (
        PARTY,
        {"desserts": ["2*fruit-oo fruit-op", "2*fruit-pp", "3*fruit-wo"]},
        "9 desserts are stated; up to round 2 only 8 come into play",
    ),
    (PARTY, {"uramaki": [8, 0, 0]}, "uramaki: uramaki is not on this menu"),
    (PARTY, {"blind": [1]}, "blind: sake is not on this menu"),
    (WASABI, {"round": 2}, "a position of wasabi has no “round”"),
    (WASABI, {"player": 2}, "player must be from 0 to 1, not 2"),
    (WASABI, {"board": {"f1": "rice"}}, "board: there is no cell “f1”; cells are a1 to e6"),
    (WASABI, {"board": {"a1": "rise"}}, "board: .*did you mean rice"),
    (WASABI, {"wasabis": ["e1"]}, "a Wasabi! cannot lie on e1"),
    (WASABI, {"wasabis": ["a1", "b2"]}, "a Wasabi! cannot lie on b2"),
    (WASABI, {"wasabis": ["a1", "c3"]}, "2 wasabi are stated, the box holds 1"),
    (
        WASABI,
        {"tiles": ["salmon", "tuna crab avocado"]},
        "tiles of seat 0: 1 stated, between turns it is 3",
    ),
    (
        WASABI,
        {"cards": ["chop spicy stack", ""]},
        "seat 0 holds 3 action cards, at most 2 are allowed",
    ),
    (WASABI, {"cards": ["chop", "chop"]}, "2 chop are stated, the box holds 1"),
    (WASABI, {"hands": [["tekkamaki"], None]}, "hands of seat 0: 1 stated, between turns it is 3"),
    (
        WASABI,
        {"hands": [["tekkamaki", "roe-boat", "crunchy-tuna"], None]},
        "2 crunchy-tuna are stated",
    ),
    (
        WASABI,
        {"plates": [["school-trip", "surf-and-turf", "over-the-rainbow"], []]},
        "seat 0 has completed 3 recipes of 4 ingredients, it has only 2 such tokens",
    ),
    (
        WASABI,
        {"board": {f"{column}{row}": "rice" for column in "abcde" for row in range(1, 7)}},
        "rice are stated, the box holds",
    ),
]


@pytest.mark.parametrize(("base", "changes", "said"), WRONG)
def test_a_position_that_cannot_be_is_refused(
    base: dict[str, Any], changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(SetupError, match=said):
        stated(base, **changes)


def test_ten_uramaki_do_not_wait_while_a_place_is_open() -> None:
    setting: dict[str, Any] = {"menu": "points-platter", "turn": 3, "hands": [None] * 3}
    plates = ["2*uramaki-5", "2*tea", "2*dumpling"]
    with pytest.raises(SetupError, match="seat 0 has 10 uramaki while a place of the race is open"):
        position("party", plates=plates, **setting)


def test_a_game_that_is_over_is_no_position() -> None:
    tiles = [name for name, copies in Table("wasabi", seed=1).pantry.items() for _ in range(copies)]
    cells = [f"{column}{row}" for column in "abcde" for row in range(1, 7)]
    board = dict(zip(cells, tiles[6:], strict=False))
    own = [tiles[:3], tiles[3:6]]
    assert position("wasabi", board={**board, "e6": ()}, tiles=own).pending == (0,)
    with pytest.raises(SetupError, match="every cell is filled or covered: the game is over"):
        position("wasabi", board=board, tiles=own)


def test_players_must_be_known() -> None:
    with pytest.raises(SetupError, match="say how many players there are"):
        position("sushi-go", round=2)


def test_mistakes_in_a_position_leave_it_as_it_was() -> None:
    table = stated(SUSHI_GO)
    twin = table.copy()
    with pytest.raises(IllegalAction, match="legal now: squid-nigiri, pudding"):
        table.act(0, "tempura")
    with pytest.raises(SushibarError):
        table.answer(1, "squid-nigiri")
    assert table == twin
