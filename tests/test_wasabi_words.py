"""Wasabi! in words: the board, reasons, questions, previews, refusals, rules and news."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sushibar import IllegalAction, Table
from sushibar.games.events import Event
from sushibar.games.phrases import Question, Telling
from sushibar.games.wasabi import words as wasabi
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.book import Book, house_book, read_book
from sushibar.games.wasabi.rules.steps import ACT
from sushibar.games.wasabi.words.board import labels
from sushibar.rulebook.chance import ChaCha, seed_chacha
from sushibar.rulebook.rule import Record, new
from sushibar.table import story
from sushibar.table.policy import RandomPolicy
from sushibar.texts import text
from wasabi_books import FEW_RECIPES, FEW_TILES, THREE_KINDS
from wasabi_tables import STORY_BOOK, set_table

STORIES = read_book(STORY_BOOK)
BOOKS = {name: read_book(book) for name, book in (
    ("three", THREE_KINDS), ("tiles", FEW_TILES), ("recipes", FEW_RECIPES), ("stories", STORY_BOOK)
)}  # fmt: skip


# Tables that were laid by hand


def at(rows: str = "", *actions: str, players: int = 2, **facts: Any) -> Table:
    """A table of the stories at which seat 0 has started its turn like this."""
    scene = set_table(rows, players=players, **facts)
    table = Table("wasabi", players=players, book=STORIES, seed=1)
    table._state = scene.state
    for action in actions:
        table.act(0, action)
    return table


def question(table: Table, seat: int = 0) -> Question:
    return wasabi.question(table.setup, table.config, table.state, table.names, seat)


def told(table: Table, seat: int | None) -> Telling:
    """What is said about the last event."""
    return wasabi.tell(table.setup, table.events[-1], table.names, seat)


def row(table: Table, seat: int | None) -> str:
    ((_, words),) = told(table, seat).rows
    return words


def drawn(table: Table) -> list[str]:
    return wasabi.board(table.setup, table.config, table.state)


# The board


def test_the_board_shows_tiles_stacks_shades_and_dots() -> None:
    table = at(
        """
        .     tuna       rice  .  .
        maki  tuna/rice  .     .  .
        .     .          crab  .  .
        """,
        wasabi="c3",
    )
    assert drawn(table) == [
        "    a           b           c           d           e",
        " 1  ·           tuna        rice        ·           ·",
        " 2  maki        tuna²       ·           ·           ·",
        " 3  ·           ·           ▒crab▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒▒▒▒ ·",
        " 4  ·           ·           ▒▒▒▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒▒▒▒ ·",
        " 5  ·           ·           ·           ·           ·",
        " 6  ·           ·           ·           ·           ·",
        "Stack on b2, from the top: tuna, rice",
    ]


def test_everybody_can_look_into_stacks_also_under_a_wasabi() -> None:
    table = at(
        """
        .     tuna/rice/crab  maki  .  .
        .     .               .     .  .
        .     rice/tuna       crab  .  .
        """,
        wasabi="b3",
    )
    told = [
        "Stack on b1, from the top: tuna, rice, crab",
        "Stack on b3, from the top: rice, tuna",
    ]
    assert drawn(table)[-2:] == told
    assert "\n".join(told) in str(table)
    assert "\n".join(told) in str(table.view(1))


def test_a_stack_that_was_switched_or_chopped_is_told_as_it_is_now() -> None:
    table = at("tuna/rice/crab maki . . .", "play:switch", "a1", "b1", cards="switch")
    assert drawn(table)[-1] == "Stack on b1, from the top: tuna, rice, crab"
    table = at("tuna/rice/crab maki . . .", "play:chop", "a1", "pantry", cards="chop")
    assert drawn(table)[-1] == "Stack on a1, from the top: rice, crab"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_never_too_wide(players: int) -> None:
    long = read_book(
        THREE_KINDS.replace("tuna", "a-very-long-kind-of-tuna")
        .replace("crab", "a-very-long-kind-of-crab")
        .replace("leek", "leek")
    )
    table = Table("wasabi", players=players, book=long, seed=players).play()
    assert max(map(len, drawn(table))) <= 80
    assert max(map(len, str(table).split("\n"))) <= 80


def test_shortened_names_stay_different() -> None:
    assert labels(("yellowtail", "yellowfin", "eel", "yellowish"), 7) == (
        "yellow…",
        "yello…2",
        "eel",
        "yello…3",
    )


def test_nothing_is_drawn_before_the_first_turn() -> None:
    assert drawn(Table("wasabi", players=2, seed=1)) == []


def test_a_picture_shows_all_that_everybody_has() -> None:
    table = at(
        "tuna maki . . .",
        tiles=["rice tuna tuna", "crab leek maki"],
        cards=["chop", ""],
        recipes=["tekkamaki seesaw", "rainbow"],
        served=["crunchy-tuna* two-tunas", ""],
    )
    picture = str(table)
    assert "Wasabi! · The book of the stories · turn 1 · 28 empty cells" in picture
    assert "tiles: rice, tuna ×2 · cards: Chop!" in picture
    assert "tokens left: 2×3 3×2 4×2 5×1 · 1 cube" in picture
    assert "completed: Crunchy Tuna★, Two Tunas" in picture
    assert "Tekkamaki (tuna, maki)" in picture
    assert "Rainbow (tuna, salmon, crab, shrimp, leek)" in picture
    hidden = str(table.view(0))
    assert "a recipe of 5" in hidden
    assert "Rainbow" not in hidden


# Points


def test_every_point_has_a_reason() -> None:
    table = at(served="crunchy-tuna* two-tunas rainbow* seesaw sea-roll*")
    table._state.sheet[0, 0, 5] = 2
    explained = table.sheet.explain_all()
    assert "Seat 0: 29 points" in explained
    for line in (
        "2 ingredients   +2  Two Tunas",
        "3 ingredients   +6  Crunchy Tuna★, Seesaw",
        "4 ingredients   +5  Sea Roll★",
        "5 ingredients   +8  Rainbow★",
        "style cubes   +6  cubes for Crunchy Tuna★, Rainbow★, Sea Roll★",
        "2 Wasabi! played, a cube each",
    ):
        assert " ".join(line.split()) in " ".join(explained.split())
    assert table.sheet.totals == (29, 0)
    assert "4 ingr." in str(table.sheet)


@pytest.mark.parametrize("book", BOOKS)
def test_the_lines_of_the_sheet_sum_up_to_the_points(book: str) -> None:
    for seed in range(4):
        table = Table("wasabi", players=2 + seed % 3, book=BOOKS[book], seed=seed).play()
        assert table.sheet.totals == table.points
        assert table.sheet.explain_all()


def test_cubes_or_the_last_token_are_told_to_have_decided() -> None:
    table = at(served=["two-tunas", "two-tunas"])
    assert "cubes: 0" in wasabi.tie_break(table.config, table.state, 0)
    complete = (
        "two-tunas tekkamaki sake-maki tuna-bowl seesaw three-tunas crunchy-tuna sea-roll "
        "crab-dance rainbow"
    )
    table = at(served=complete)
    assert "10 tokens" in wasabi.tie_break(table.config, table.state, 0)


# Previews


def test_an_ingredient_says_what_it_would_complete_and_where() -> None:
    table = at(
        "tuna . tempura . .", tiles="maki rice leek", recipes="tekkamaki crunchy-tuna seesaw"
    )
    assert table.preview(0) == {
        "rice": "",
        "maki": "completes Tekkamaki with style, Crunchy Tuna on b1",
        "leek": "",
        "pass": "swap recipes for new ones; place nothing",
    }
    table.act(0, "maki")
    previews = table.preview(0)
    assert previews["b1"] == "completes Tekkamaki with style, Crunchy Tuna"
    assert previews["a2"] == "completes Tekkamaki with style"
    assert previews["e6"] == ""


def test_an_ingredient_says_which_recipes_want_it() -> None:
    table = at(tiles="tuna rice leek", recipes="tekkamaki seesaw omelette")
    assert list(table.preview(0).values())[:3] == [
        "for Omelette",
        "for Tekkamaki, Seesaw",
        "",
    ]


def test_claims_say_what_they_bring() -> None:
    table = at("tuna . . . .", "maki", "b1", tiles="maki rice leek", recipes="tekkamaki sake-maki")
    assert table.preview(0)["claim"] == "Tekkamaki: 2 points, with style"
    table = at(
        "maki tuna . . .", "tempura", "c1", tiles="tempura rice leek", recipes="crunchy-tuna"
    )
    told = table.preview(0)["claim"]
    assert told == "Crunchy Tuna: 3 points and 1 cube for style"


def test_cards_say_what_they_would_complete() -> None:
    table = at("tuna rice maki . .", "play:switch", cards="switch", recipes="tekkamaki")
    assert table.preview(0)["b1"] == "with a1 completes Tekkamaki with style"
    table.act(0, "b1")
    assert table.preview(0)["a1"] == "completes Tekkamaki with style"
    table = at(
        "tuna rice . . .", "play:stack", "maki", cards="stack", tiles="maki", recipes="tekkamaki"
    )
    assert table.preview(0)["b1"] == "completes Tekkamaki with style"
    table = at("tuna rice/maki . . .", "play:chop", cards="chop", recipes="tekkamaki")
    assert table.preview(0)["b1"] == "completes Tekkamaki with style"


def test_piles_say_what_they_hold_and_what_their_recipes_bring() -> None:
    table = Table("wasabi", players=2, seed=1)
    while table.legal(table.pending[0])[0] != "draw:2":
        table.act(table.pending[0], table.legal(table.pending[0])[0])
    previews = table.preview(table.pending[0])
    assert previews["draw:2"] == "2 points · 4 tokens left · 16 in the pile"
    assert previews["draw:5"] == ("8 points, 11 with style · 1 token left · 8 in the pile")


# Questions


def test_every_step_has_its_question() -> None:
    """In many random games every step is met, and its question and previews can be said."""
    steps = set()
    for number in range(12):
        table = Table("wasabi", players=2 + number % 3, book=BOOKS["three"], seed=number)
        policy = RandomPolicy(number)
        while not table.over:
            seat = table.pending[0]
            if int(table.state.step) not in steps:
                steps.add(int(table.state.step))
                asked = question(table, seat)
                assert asked.head
                assert asked.ask
                assert set(table.preview(seat)) == set(table.legal(seat))
                if asked.numbers:
                    assert {one.number for one in table.legal(seat)} <= set(asked.numbers)
            table.act(seat, policy(table.view(seat)))
    steps |= {int(table.state.step) for table in (two_wasabis(), two_cards())}
    assert len(steps) == 17


def two_wasabis() -> Table:
    """Seat 0 takes one of two Wasabi! off the board."""
    return at(
        "tuna . . . . .", "maki", "b1", "claim", "lift",
        players=3, tiles="maki rice leek", recipes="tekkamaki", wasabi="c3 e5",
    )  # fmt: skip


def two_cards() -> Table:
    """Seat 0 takes a third action card."""
    return at(
        "tuna . . . .", "maki", "b1", "claim", "done", "take:chop",
        tiles="maki rice leek", recipes="tekkamaki", cards="spicy switch",
    )  # fmt: skip


def test_a_third_card_makes_one_go_back() -> None:
    table = two_cards()
    assert table.legal(0) == ("drop:spicy", "drop:switch")
    with pytest.raises(IllegalAction, match="it puts back one of its cards"):
        table.act(0, "drop:chop")
    table.act(0, "drop:spicy")
    assert row(table, 1) == "Chop! from the kitchen, Spicy! put back"


def test_which_wasabi_comes_off_the_board_is_asked_for() -> None:
    table = two_wasabis()
    assert question(table).places
    assert table.legal(0) == ("c3", "e5")
    with pytest.raises(IllegalAction, match="by its upper left cell"):
        table.act(0, "d3")
    table.act(0, "e5")
    assert row(table, 1) == "Wasabi! off e5, f5, e6, f6"


def test_enter_claims_what_can_be_claimed_and_else_ends_the_turn() -> None:
    table = at("tuna . . . .", tiles="maki rice leek", recipes="tekkamaki", cards="spicy")
    assert question(table).opens
    assert question(table).enter is None
    table.act(0, "maki")
    assert question(table).places
    table.act(0, "b1")
    names = table.called.actions
    assert names[question(table).enter or 0] == "claim"
    assert not question(table).opens
    table.act(0, "claim")
    assert names[question(table).enter or 0] == "done"


def test_choices_are_counted() -> None:
    table = at(tiles="rice rice tuna")
    rice = table.called.actions.index("rice")
    assert wasabi.copies(table.config, table.state, 0, rice) == 2
    (first, *_) = sorted(table.legal(0), key=lambda one: wasabi.order(table.config, one.number))
    assert first == "rice"


# Refusals


TUNA = {"rows": "tuna . . . ."}
REFUSALS = [
    ((), {"tiles": "rice"}, "tuna", "cannot place tuna: not in its hand"),
    ((), {}, "c3", "it is asked for its move"),
    ((), {}, "done", "first it places an ingredient, or passes"),
    ((), {}, "claim", "none of its recipes lies in a run"),
    ((), {}, "play:chop", "it has no such card"),
    ((), {"cards": "chop"}, "play:chop", "there is no tile on the board"),
    ((), {"cards": "stack", "tiles": ""}, "play:stack", "it would have no ingredient"),
    (("rice",), TUNA, "a1", "that cell is not empty"),
    (("rice",), {"wasabi": "a1"}, "b2", "that cell lies under a Wasabi!"),
    (("rice",), {}, "rice", "it chooses an empty cell"),
    (("rice", "a1"), {"cards": "stack spicy"}, "play:stack", "it has placed all that it may"),
    (("rice", "a1"), {"cards": "spicy"}, "rice", "it has placed all that it may"),
    (("rice", "a1"), {"cards": "spicy"}, "pass", "cannot pass: it has placed"),
    (("play:spicy",), {"cards": "spicy switch"}, "play:switch", "it has played an action card"),
    (("play:chop",), {"cards": "chop", **TUNA}, "a2", "cannot choose a2: there is no tile"),
    (("play:chop", "a1", "keep"), {"cards": "chop", **TUNA}, "rice", "what it has chopped"),
    (("play:chop", "a1", "keep"), {"cards": "chop", **TUNA}, "done", "what it has chopped"),
    (("play:chop", "a1"), {"cards": "chop", **TUNA}, "done", "what becomes of the tile"),
    (("play:switch",), {"cards": "switch", **TUNA}, "c3", "changes places with a neighb"),
    (("play:switch", "a1"), {"cards": "switch", **TUNA}, "c3", "a neighbour of its first"),
    (("play:wasabi",), {"cards": "wasabi"}, "e6", "the upper left cell of a block"),
    (("play:stack",), {"cards": "stack", **TUNA}, "tuna", "not in its hand"),
    (("play:stack", "rice"), {"cards": "stack", **TUNA}, "b1", "there is no tile"),
    (("pass",), {"recipes": "tekkamaki seesaw"}, "done", "at least one recipe"),
    (("pass",), {"recipes": "tekkamaki seesaw"}, "rainbow", "it holds no such recipe"),
    (("rice", "a1"), {"cards": "spicy"}, "draw:2", "it is asked for its move"),
    (("rice", "a1"), {}, "egg", None),
]  # fmt: skip


@pytest.mark.parametrize(("actions", "facts", "action", "reason"), REFUSALS)
def test_a_refusal_says_why(
    actions: tuple[str, ...], facts: dict[str, Any], action: str, reason: str | None
) -> None:
    table = at(
        facts.get("rows", ""), *actions, **{key: facts[key] for key in facts if key != "rows"}
    )
    if reason is None:
        table.act(0, action)
        return
    with pytest.raises(IllegalAction) as error:
        table.act(0, action)
    assert reason in str(error.value)


def test_it_is_somebody_elses_turn() -> None:
    with pytest.raises(IllegalAction, match="seat 1 cannot play rice: it is not its turn"):
        at().act(1, "rice")


def test_starting_hands_are_of_three_categories() -> None:
    table = Table("wasabi", players=2, book=STORIES, seed=1)
    seat = table.pending[0]
    for action, reason in (
        ("rice", "base or unique"),
        ("egg", "base or unique"),
        ("a1", "three tiles for its left"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            table.act(seat, action)
    table.act(seat, "tuna")
    with pytest.raises(IllegalAction, match="three different categories"):
        table.act(seat, "salmon")


def test_a_reward_is_refused_with_its_reason() -> None:
    def claimed(**facts: Any) -> Table:
        return at(
            "tuna . . . .", "maki", "b1", "claim", tiles="maki rice leek",
            recipes="tekkamaki", **facts,
        )  # fmt: skip

    for action, reason in (
        ("take:chop", "it is not in the kitchen"),
        ("lift", "none lies on the board"),
        ("rice", "takes an action card, or nothing"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            claimed(kitchen="spicy stack").act(0, action)
    table = claimed(kitchen="stack", cards="spicy switch")
    if "done" in table.legal(0):
        table.act(0, "play:spicy")
        table.act(0, "done")
    with pytest.raises(IllegalAction, match="of that kind in this turn"):
        table.act(0, "take:spicy")


def every_refusal(table: Table) -> Iterator[str]:
    """Why each action is refused that somebody cannot take."""
    for seat in table.seats:
        legal = set(table.legal(seat))
        for number, name in enumerate(table.called.actions):
            if name and name not in legal:
                key = wasabi.refusal(table.config, table.state, seat, number)
                yield text(key, seat=seat, action=name, legal=", ".join(sorted(legal)))


def test_whatever_is_not_legal_is_refused_in_words() -> None:
    for number, book in enumerate([*BOOKS.values(), house_book()]):
        table = Table("wasabi", players=2 + number % 3, book=book, seed=number)
        policy, luck = RandomPolicy(number), random.Random(number)
        while not table.over:
            seat = table.pending[0]
            if luck.random() < 0.1:
                assert all(every_refusal(table))
            table.act(seat, policy(table.view(seat)))


# News


def test_moves_are_told() -> None:
    table = at("tuna . . . .", "maki", "b1", tiles="maki rice leek", recipes="tekkamaki")
    assert row(table, 1) == "maki on b1"
    table.act(0, "claim")
    assert row(table, 1) == "Tekkamaki complete, with style: 2 points"
    table.act(0, "take:chop")
    assert row(table, 1) == "Chop! from the kitchen"
    table.act(0, "tuna")
    assert row(table, 1) == "tuna from the pantry"


CARD_NEWS = [
    (("play:spicy",), "spicy", "Spicy!, for a second ingredient"),
    (("play:switch", "a1", "b1"), "switch", "Switch! tuna on a1 and b1 (empty) swap places"),
    (("play:wasabi", "c3"), "wasabi", "Wasabi! on c3, d3, c4, d4: a cube"),
    (("play:stack", "rice", "a1"), "stack", "Stack! rice on top of tuna on a1"),
    (("play:chop", "a1", "keep"), "chop", "Chop! tuna on a1 goes somewhere else"),
    (("play:chop", "a1", "pantry"), "chop", "Chop! tuna on a1 goes into the pantry"),
]


@pytest.mark.parametrize(("actions", "card", "news"), CARD_NEWS)
def test_every_card_is_told(actions: tuple[str, ...], card: str, news: str) -> None:
    assert row(at("tuna . . . .", *actions, cards=card), 1) == news


def test_recipes_put_back_are_told_to_others_by_length_only() -> None:
    table = at("", "pass", "seesaw", "tekkamaki", "done", recipes="tekkamaki seesaw rainbow")
    assert row(table, 0) == "pass, swapping Seesaw, Tekkamaki"
    assert row(table, None) == row(table, 0)
    assert row(table, 1) == "passes, swaps recipes of 3, 2 ingredients"
    table.act(0, "draw:5")
    mine = row(table, 0)
    assert mine.startswith("new recipe: ")
    assert row(table, None) == mine
    assert row(table, 1) == "new 5-ingredient recipe"


def test_a_recipe_that_had_come_back_is_told_like_any_other() -> None:
    table = at("", "pass", under="rainbow", shuffled="tekkamaki")
    assert row(table, 1) == "passes"
    table.act(0, "draw:5")
    assert row(table, 0) == "new recipe: Rainbow (tuna, salmon, crab, shrimp, leek)"
    assert row(table, 1) == "new 5-ingredient recipe"


def test_the_end_is_told_with_its_reason() -> None:
    full = "\n".join(["rice maki rice maki rice"] * 5 + ["rice maki rice maki ."])
    table = at(full, "leek", "e6", tiles="leek", pantry="", shuffled="", book=None)
    assert told(table, 1).notes == ("Every cell is full or covered: the game is over.",)
    complete = (
        "two-tunas tuna-bowl sake-maki omelette seesaw three-tunas crunchy-tuna sea-roll crab-dance"
    )
    table = at(
        "tuna salmon crab shrimp .", "leek", "e1", "claim",
        tiles="leek rice rice", served=complete, recipes="rainbow",
    )  # fmt: skip
    assert told(table, 1).notes == (
        "That was the last of 10 tokens: the game ends at once, Seat 0 wins.",
    )
    assert table.winners == (0,)


def test_four_passes_in_a_row_end_the_game_of_two() -> None:
    table = Table("wasabi", players=2, seed=2)
    while not table.over:
        seat = table.pending[0]
        legal = table.legal(seat)
        table.act(seat, "pass" if "pass" in legal else legal[0])
    assert "4 passes in a row: the game is over." in story.tell(table)


def test_everything_in_many_games_can_be_told_to_everybody() -> None:
    for number, book in enumerate([*BOOKS.values(), house_book()]):
        table = Table("wasabi", players=2 + number % 3, book=book, seed=number).play()
        for event in table.events:
            for seat in (None, *table.seats):
                assert_hidden(table, event, seat)
        assert "All points" in story.tell(table)


def assert_hidden(table: Table, event: Event, seat: int | None) -> None:
    """Recipes that are drawn or put back are named only to their owner and in a replay."""
    words = wasabi.tell(table.setup, event, table.names, seat)
    owner = int(event.before.player)
    if seat in (None, owner) or table.setup.book != STORIES:
        return
    told = " ".join(what for _, what in words.rows)
    if "new recipe" in told or "a pass" in told:
        assert not any(name.replace("-", " ") in told.lower() for name in STORIES.recipes)


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know() -> None:
    """Others' recipes are exchanged for unseen ones: nothing that seat 0 is shown may change."""
    table = Table("wasabi", players=3, seed=5)
    policy = RandomPolicy(5)
    rng = new(ChaCha)
    seed_chacha(rng, bytes(32))
    for _ in range(150):
        if table.over:
            break
        seat = table.pending[0]
        if int(table.state.step) == ACT or seat == 0:
            other: Record = new(GAME.state)
            GAME.determinize(table.config, table.view(seat).record, rng, other)
            assert shown(table, table.state, seat) == shown(table, other, seat)
        table.act(seat, policy(table.view(seat)))


def shown(table: Table, state: Record, seat: int) -> list[object]:
    view: Record = new(GAME.view)
    GAME.observe(table.config, state, seat, view)
    mask = np.zeros(GAME.actions, np.int8)
    GAME.legal(table.config, state, seat, mask)
    setup, config = table.setup, table.config
    return [
        wasabi.board(setup, config, state),
        [wasabi.groups(setup, state, other) for other in table.seats],
        wasabi.notes(setup, config, state, table.names, seat),
        wasabi.question(setup, config, state, table.names, seat),
        [wasabi.preview(setup, config, state, seat, int(one)) for one in np.flatnonzero(mask)],
        wasabi.memory(setup, config, view, table.names, seat),
    ]


# Rules and memory


def test_all_that_there_is_can_be_looked_up() -> None:
    table = Table("wasabi", players=2, seed=1)
    rules = {rule.name: rule for rule in wasabi.rules(table.setup)}
    for name in ("Chop!", "Spicy!", "Switch!", "Stack!", "Wasabi!", "Style", "Tokens", "The end"):
        assert rules[name].listed
    assert rules["Tekkamaki"].words == "tuna, maki. 2 points."
    assert not rules["Tekkamaki"].listed
    assert "Tekkamaki" in rules["tuna"].words
    assert len([rule for rule in rules.values() if rule.listed]) < 20
    assert wasabi.welcome(table.setup)
    assert "c3" in wasabi.manual(table.setup)


def test_memory_tells_the_recipes_that_were_not_seen_by_length() -> None:
    table = at(recipes=["tekkamaki seesaw", "rainbow"])
    view = table.view(0).record
    known = wasabi.memory(table.setup, table.config, view, table.names, 0)
    rows = dict(known.rows)
    assert "Tekkamaki" not in rows["2 ingredients"]
    assert "Two Tunas" in rows["2 ingredients"]
    assert "(2 in the pile, 1 in other hands)" in rows["5 ingredients"]
    assert "Rainbow" in rows["5 ingredients"]
    assert "maki ×" in rows["pantry"]


def test_names_of_the_house_book_are_texts_and_all_are_there() -> None:
    table = Table("wasabi", players=2, seed=1)
    for number, name in enumerate(table.called.actions):
        if name:
            assert wasabi.action_name(table.setup, number)
    assert wasabi.card_name(table.setup, "tekkamaki") == "Tekkamaki"


def test_a_book_of_ones_own_names_things_itself() -> None:
    book: Book = STORIES
    table = Table("wasabi", players=2, book=book, seed=1)
    assert wasabi.card_name(table.setup, "crunchy-tuna") == "Crunchy Tuna"
    assert "The book of the stories" in str(table)
