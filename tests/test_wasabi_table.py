"""A table of Wasabi!: records, stated games, books, views, pictures."""

from pathlib import Path

import pytest

from sushibar import IllegalAction, RecordError, SetupError, Table, UnknownName
from sushibar.errors import BookError
from sushibar.games.events import Chance
from sushibar.games.wasabi.rules.book import Book, house_book, house_text, read_book
from sushibar.table import record, story
from sushibar.table.policy import RandomPolicy
from wasabi_books import FEW_RECIPES, FEW_TILES, THREE_KINDS
from wasabi_tables import STORY_BOOK

STORIES = read_book(STORY_BOOK)


def played(answers: int, players: int = 2, book: Book | None = None, seed: int = 1) -> Table:
    """A table after some random steps."""
    table = Table("wasabi", players=players, book=book, seed=seed)
    policy = RandomPolicy(seed)
    for _ in range(answers):
        if not table.over:
            seat = table.pending[0]
            table.act(seat, policy(table.view(seat)))
    return table


def stated(players: int = 2, book: Book | None = None, seed: int = 1) -> Table:
    """A finished game in which people stated what chance decided."""
    table = Table("wasabi", players=players, book=book, stated=True)
    dealt = Table("wasabi", players=players, book=book, seed=seed).play()
    for event in dealt.events:
        if isinstance(event, Chance):
            table.enter_chance(event.outcome)
        else:
            for seat, answer in enumerate(event.numbers):
                for action in answer:
                    if seat in table.pending and action in [
                        one.number for one in table.legal(seat)
                    ]:
                        table.act(seat, action)
    assert table.over
    assert table.points == dealt.points
    return table


# Records


@pytest.mark.parametrize("book", [None, STORY_BOOK, THREE_KINDS, FEW_TILES, FEW_RECIPES])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_is_read_back_as_it_was_written(players: int, book: str | None) -> None:
    own = read_book(book) if book else None
    table = Table("wasabi", players=players, book=own, seed=players).play()
    again = Table.from_record(table.record())
    assert again.record() == table.record()
    assert again.events == table.events
    assert again.setup == table.setup
    assert again.state.tobytes() == table.state.tobytes()
    assert story.tell(again) == story.tell(table)


def test_a_record_may_break_off_after_any_step() -> None:
    for steps in range(0, 130, 9):
        table = played(steps, 3, read_book(THREE_KINDS))
        again = Table.from_record(table.record())
        assert again.state.tobytes() == table.state.tobytes()
        assert again.pending == table.pending
        assert str(again) == str(table)


@pytest.mark.parametrize("book", [None, STORY_BOOK, FEW_RECIPES])
def test_a_stated_game_is_read_back(book: str | None) -> None:
    table = stated(3, read_book(book) if book else None)
    lines = table.record().split("\n")
    assert any(line.startswith("first ") for line in lines)
    assert any(line.startswith("recipe 1.4 ") for line in lines)
    again = Table.from_record(table.record())
    assert again.record() == table.record()
    assert again.seed is None


def test_what_chance_decided_may_be_written_beside_the_seed() -> None:
    table = played(40)
    lines = []
    for event in table.events:
        if isinstance(event, Chance):
            kind, (value,) = event.kind, event.outcome[0]
            if kind == "first":
                lines.append(f"first {value}")
            else:
                lines.append(f"recipe {event.round}.{event.turn} {table.called.cards[value]}")
        elif any(event.numbers):
            names = [
                " ".join(table.called.actions[action] for action in answer) or "-"
                for answer in event.numbers
            ]
            lines.append(f"{event.round}.{event.turn} {' | '.join(names)}")
    again = Table("wasabi", players=2, seed=1, moves=lines)
    assert again.events == table.events
    wrong = 1 - table.state.first_seat
    with pytest.raises(IllegalAction, match="the first differs from what the seed gives"):
        Table("wasabi", players=2, seed=1, moves=[f"first {wrong}"])


def test_verify_and_replay_read_it() -> None:
    table = Table("wasabi", players=4, book=read_book(THREE_KINDS), seed=8).play()
    verified = record.verify(table.record())
    assert verified.commitment
    assert verified.result
    told = story.tell(table)
    for part in (" goes first.", "Setup 1 · ", "Turn 1 · ", " 6  ", "All points", "Total"):
        assert part in told
    assert told.count("    a         b") > 20


def test_a_repr_can_be_pasted_back() -> None:
    for table in (played(30), played(25, 2, STORIES), stated(2, STORIES)):
        again = eval(repr(table), {"Table": Table, "Book": Book})
        assert again.record() == table.record()
        assert repr(again) == repr(table)


def test_turns_have_up_to_four_digits() -> None:
    table = played(30)
    with pytest.raises(IllegalAction, match=r"this line is about 2\.1234, expected"):
        table.enter("2.1234 pass | -")


# Books


def test_a_book_is_a_value_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    file.write_text(STORY_BOOK, encoding="utf-8")
    by_path = Table("wasabi", players=2, book=file, seed=1)
    by_name = Table("wasabi", players=2, book=str(file), seed=1)
    assert by_path.setup == by_name.setup == Table("wasabi", players=2, book=STORIES).setup
    assert by_path.record() == by_name.record()


def test_the_house_book_goes_without_saying(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    file.write_text(house_text(), encoding="utf-8")
    for book in (None, house_book(), file):
        table = Table("wasabi", players=2, book=book, seed=1)
        assert table.setup.book is None
        assert "book" not in table.record()
        assert repr(table) == "Table('wasabi', players=2, seed='1')"


def test_a_book_travels_in_the_head_of_the_record() -> None:
    text = Table("wasabi", players=2, book=STORIES, seed=1).record()
    assert "book The book of the stories\ningredient base rice 6\n" in text
    assert "recipe tekkamaki tuna maki\n" in text


def head_with(*lines: str) -> str:
    return "\n".join(["sushibar record 1", *lines, "end", ""])


BAD_BOOKS = [
    ("recipe tekkamaki tuna maki", "recipe tekkamaki tuna crab rice maki leek salmon", "has 6"),
    ("recipe tekkamaki tuna maki", "recipe tekkamaki tuna bacon", "needs “bacon”"),
    ("ingredient unique egg 1", "ingredient unique egg 2", "egg is unique"),
    ("ingredient base rice 6", "ingredient base rice many", "is not a line of a recipe book"),
    ("ingredient base rice 6", "ingredient meat rice 6", "there is no category “meat”"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "wrong", "reason"), BAD_BOOKS)
def test_a_wrong_book_in_a_record_is_refused_at_its_line(
    line: str, wrong: str, reason: str
) -> None:
    text = Table("wasabi", players=2, book=STORIES, seed=1).record()
    number = text.split("\n").index(line) + 1
    with pytest.raises(RecordError) as error:
        Table.from_record(text.replace(line, wrong))
    assert reason in str(error.value)
    if "category" not in reason:
        assert str(error.value).startswith(f"line {number}: ")


def test_a_book_belongs_to_a_game_that_has_recipes() -> None:
    with pytest.raises(SetupError, match="sushi-go has no recipes"):
        Table("sushi-go", book=STORIES)
    with pytest.raises(SetupError, match="party has no recipes"):
        Table("party", book=house_book())
    book = Table("wasabi", players=2, book=STORIES, seed=1).record().split("\n")[3:-4]
    with pytest.raises(RecordError, match="line 4: sushi-go has no recipes"):
        Table.from_record(head_with("game sushi-go 1", "players 2", *book, "seed 1"))


def test_lines_of_a_book_come_before_the_game() -> None:
    text = played(3).record()
    late = text.replace("end\n", "recipe tekkamaki tuna maki\nend\n")
    with pytest.raises(RecordError, match="“recipe” belongs before the first turn"):
        Table.from_record(late)
    without_title = head_with("game wasabi 1", "players 2", "recipe tekkamaki tuna maki", "seed 1")
    with pytest.raises(RecordError, match="line 4: a recipe book has one line “book”, not 0"):
        Table.from_record(without_title)


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="a recipe book is a Book or the path of its file, not 7"):
        Table("wasabi", book=7)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        Table("wasabi", book=tmp_path / "none.toml")
    broken = Book("x", ("tuna",), (4,), (1,), ("roll",), ((0, 0, 0, 0, 0),))
    with pytest.raises(BookError):
        Table("wasabi", book=broken)


def test_what_belongs_to_other_games_is_refused() -> None:
    for wrong in ({"menu": "my-first-meal"}, {"edition": "zoch"}, {"options": ["dummy"]}):
        with pytest.raises(SetupError):
            Table("wasabi", **wrong)
    for players in (1, 5):
        with pytest.raises(SetupError, match="2 to 4 players"):
            Table("wasabi", players=players)


def test_an_ingredient_may_have_a_name_that_means_something_elsewhere() -> None:
    book = read_book(STORY_BOOK.replace("shrimp =", "mussel =").replace('"shrimp"', '"mussel"'))
    table = Table("wasabi", players=2, book=book, seed=1)
    seat = table.pending[0]
    table.act(seat, "mussel")
    assert table.game.answer(table.config, table.state, seat) == (book.ingredients.index("mussel"),)


# Answers


def test_an_answer_is_given_whole_or_not_at_all() -> None:
    table = played(0)
    seat = table.pending[0]
    table.answer(seat, "tuna crab roe")
    assert table.pending == (1 - seat,)
    with pytest.raises(IllegalAction, match="is not a complete answer"):
        table.answer(1 - seat, "tuna crab")
    with pytest.raises(IllegalAction, match="three different categories"):
        table.answer(1 - seat, "tuna salmon roe")
    assert table.turn == 2


def test_an_unfinished_answer_can_be_taken_back() -> None:
    table = played(0)
    seat = table.pending[0]
    table.act(seat, "tuna")
    table.act(seat, "crab")
    assert f"{table.round}.{table.turn}" == "1.1"
    assert "tuna crab ..." in table.record()
    table.retract(seat)
    assert "..." not in table.record()
    assert "tuna" in table.legal(seat)


def test_an_illegal_first_step_is_refused_for_its_own_reason() -> None:
    """To be done goes without saying only at the end of an answer."""
    table = Table("wasabi", players=2, book=STORIES, stated=True)
    for line in STATED:
        table.enter(line)
    with pytest.raises(IllegalAction, match="seat 0 cannot place salmon"):
        table.answer(0, "salmon a1")


STATED = [
    "first 0",
    "1.1 tuna crab leek | -",
    "1.2 - | tuna crab leek",
    *("1.3 draw:2 | -", "recipe 1.3 tekkamaki"),
    *("1.3 draw:2 | -", "recipe 1.3 two-tunas"),
    *("1.3 draw:5 | -", "recipe 1.3 rainbow"),
    *("1.4 - | draw:3", "recipe 1.4 seesaw"),
    *("1.4 - | draw:3", "recipe 1.4 crunchy-tuna"),
    *("1.4 - | draw:4", "recipe 1.4 sea-roll"),
]


def test_a_real_game_is_entered_line_by_line() -> None:
    table = Table("wasabi", players=2, book=STORIES, stated=True)
    assert table.due == "first"
    for line in STATED:
        table.enter(line)
    assert table.pending == (0,)
    assert table.hand(0) == ("tekkamaki", "two-tunas", "rainbow")
    table.enter("2.1 tuna c3 | -")
    table.enter("2.1 maki | -")
    table.enter("2.2 - | pass sea-roll")
    table.enter("2.2 - | draw:4")
    assert table.due == "recipe"
    with pytest.raises(IllegalAction, match="rainbow is not among the shuffled recipes"):
        table.enter("recipe 2.2 rainbow")
    with pytest.raises(UnknownName, match="there is no card “soup”"):
        table.enter("recipe 2.2 soup")
    with pytest.raises(IllegalAction, match=r"this line is about 2\.3, expected 2\.2"):
        table.enter("recipe 2.3 crab-dance")
    table.enter("recipe 2.2 crab-dance")
    table.enter("2.3 maki c4 | -")
    table.enter("2.3 claim | -")
    assert table.points == (2, 0)
    assert table.view(1).plates == (("tekkamaki",), ())
    assert Table.from_record(table.record()).record() == table.record()


@pytest.mark.parametrize("line", ["first 2", "first 0 1", "recipe 1.1 tekkamaki", "first x"])
def test_only_what_chance_can_have_decided_is_entered(line: str) -> None:
    table = Table("wasabi", players=2, book=STORIES, stated=True)
    with pytest.raises((IllegalAction, UnknownName)):
        table.enter(line)
    assert table.due == "first"


# Views


def test_a_view_knows_its_own_recipes_and_the_lengths_of_others() -> None:
    table = Table("wasabi", players=2, book=STORIES, stated=True)
    for line in STATED:
        table.enter(line)
    view = table.view(1)
    assert view.hand == ("crunchy-tuna", "seesaw", "sea-roll")
    assert view.hands == ((), ("crunchy-tuna", "seesaw", "sea-roll"))
    assert view.unknown == (3, 0)
    assert view.unseen["tekkamaki"] == 1
    assert "seesaw" not in view.unseen
    assert "recipes of 2, 2, 5 ingredients" in str(view)
    assert "Rainbow" not in str(view)
    assert view.legal == ()
    looking = table.view(None)
    assert looking.hand == ()
    assert looking.unknown == (3, 3)
    assert len(looking.unseen) == len(STORIES.recipes)


def test_the_sheet_is_filled_in_while_the_game_goes_on() -> None:
    table = Table("wasabi", players=2, book=STORIES, stated=True)
    for line in (*STATED, "2.1 tuna c3 | -", "2.1 maki | -", "2.2 - | pass sea-roll"):
        table.enter(line)
    assert table.sheet.totals == (0, 0)
    for line in ("2.2 - | draw:4", "recipe 2.2 crab-dance", "2.3 maki c4 | -", "2.3 claim | -"):
        table.enter(line)
    assert table.sheet.totals == (2, 0)
    assert table.sheet.row_name(0) == "2 ingr."
    assert "Tekkamaki★" in table.sheet.explain(0)
