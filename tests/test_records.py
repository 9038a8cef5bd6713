"""Records: what is written can be read, what is wrong is named by its line, and deals are fair."""

import stat
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import RecordError, SushibarError, Table
from sushibar.table.dealer import commitment, deal_key
from sushibar.table.entries import line as written
from sushibar.table.policy import RandomPolicy

SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "options": ["dummy"], "names": ["Ann", "Bo"]},
    {"players": 3, "edition": "zoch", "salts": ["00ff", "a1", "7"]},
    {"players": 3, "names": ["Žofie van ’t Hoff", "寿司", "Seat 2"]},
    {"players": 4, "options": ["pass-both-ways"]},
    {"players": 5, "edition": "zoch", "options": ["pass-both-ways"]},
]


def moment(setup: dict[str, Any], seed: int | str, steps: int) -> Table:
    """A table after some random steps."""
    table = Table(**setup, seed=seed)
    lots = RandomPolicy(seed)
    for step in range(steps):
        if table.over:
            break
        seat = table.pending[step % len(table.pending)]
        table.act(seat, lots(table.view(seat)))
    return table


@cache
def record() -> str:
    """A whole game of two with all lines of the head."""
    return (
        Table(
            players=2,
            options=["pass-both-ways"],
            names=["Ann", "Bo"],
            seed="soy sauce",
            salts=["00ff", "a1"],
        )
        .play()
        .record()
    )


@cache
def stated_record() -> str:
    """A whole game with a dummy, entered card by card."""
    played = Table(players=2, options=["dummy"], seed=11).play()
    moves = [written(played, event) for event in played.events]
    return Table(players=2, options=["dummy"], stated=True, moves=moves).record()


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that starts like that."""
    lines = text.split("\n")
    return next(number for number, line in enumerate(lines, 1) if line.startswith(beginning))


def with_line(text: str, beginning: str, *new: str) -> str:
    """The record with these lines in the place of the first one that starts like that."""
    lines = text.split("\n")
    place = line_of(text, beginning) - 1
    return "\n".join([*lines[:place], *new, *lines[place + 1 :]])


# Round trips


@settings(max_examples=40, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10**9), steps=st.integers(0, 130))
def test_a_record_of_any_moment_is_read_back_as_the_same_table(
    setup: dict[str, Any], seed: int, steps: int
) -> None:
    table = moment(setup, seed, steps)
    again = Table.from_record(table.record())
    assert again.record() == table.record()
    assert repr(again) == repr(table)
    assert again.events == table.events
    assert (again.points, again.pending, again.names) == (table.points, table.pending, table.names)


@settings(max_examples=30, deadline=None)
@given(
    seed=st.text(min_size=1, max_size=50),
    name=st.text(min_size=1, max_size=50),
    salt=st.text("0123456789abcdef", min_size=1, max_size=64),
)
def test_whatever_a_table_accepts_a_record_can_hold(seed: str, name: str, salt: str) -> None:
    try:
        table = Table(players=2, seed=seed, names=[name, "Bo"], salts=[salt])
    except SushibarError:
        return
    again = Table.from_record(table.record())
    assert (again.seed, again.names, again.salts) == (table.seed, table.names, table.salts)


def test_a_stated_game_is_read_back() -> None:
    table = Table.from_record(stated_record())
    assert table.over
    assert table.seed is None
    assert table.record() == stated_record()


def test_a_saved_game_is_loaded_again_and_can_go_on(tmp_path: Path) -> None:
    table = moment(SETUPS[3], 5, 20)
    table.save(tmp_path / "game.txt")
    again = Table.load(str(tmp_path / "game.txt"))
    assert again.record() == table.record()
    assert again.play(RandomPolicy(1)).points == table.play(RandomPolicy(1)).points


def test_saving_replaces_the_file_whole_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("x" * 10_000)
    Table(players=2, seed=1).save(path)
    assert path.read_bytes() == Table(players=2, seed=1).record().encode()
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_failed_saving_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        Table(players=2, seed=1).save(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "  # a comment\n"),
        lambda text: "# a comment\n\n" + text,
        lambda text: text + "\n \n# the end\n",
        lambda text: text.replace("\n", "\n  "),
        lambda text: text.rstrip("\n"),
    ],
    ids=["crlf", "blank-lines", "comments", "comment-first", "comment-last", "indented", "no-eol"],
)
def test_comments_blank_lines_and_line_ends_do_not_matter(
    rewrite: Callable[[str], str], tmp_path: Path
) -> None:
    assert Table.from_record(rewrite(record())).record() == record()
    (tmp_path / "game.txt").write_bytes(rewrite(record()).encode())
    assert Table.load(tmp_path / "game.txt").record() == record()


def test_the_deal_of_a_seed_may_be_written_down_and_is_compared() -> None:
    table = Table.from_record(record())
    shown = written(table, table.events[0])
    first = f"1.1 {record().partition('1.1 ')[2].partition(chr(10))[0]}"
    assert Table.from_record(with_line(record(), "1.1 ", shown, first)).record() == record()


# Corruption

HEAD = "sushibar record 1\ngame sushi-go 1\nplayers 2\n"

Corruption = tuple[str, Callable[[], str], int | Callable[[], int], str]

CORRUPTIONS: list[Corruption] = [
    ("empty", lambda: "", 1, "the record is empty"),
    ("only comments", lambda: "# nothing\n\n", 1, "the record is empty"),
    ("not a record", lambda: "milk, eggs\n", 1, "a record starts with “sushibar record 1”"),
    ("not a record, later", lambda: "# list\n\nmilk\n", 3, "a record starts with"),
    ("wrong format", lambda: with_line(record(), "sushibar", "sushibar record 2"), 1, "starts"),
    ("no game", lambda: with_line(record(), "game"), 9, "does not say its “game”"),
    ("no players", lambda: with_line(record(), "players"), 9, "does not say its “players”"),
    ("unknown game", lambda: with_line(record(), "game", "game chess 1"), 2, "no game “chess”"),
    (
        "unknown game before the first turn",
        lambda: "sushibar record 1\ngame chess 1\nplayers 2\nend\n",
        2,
        "no game “chess”",
    ),
    (
        "wrong version",
        lambda: with_line(record(), "game", "game sushi-go 2"),
        2,
        "the record needs version 2 of the rules, this program plays version 1",
    ),
    ("no version", lambda: with_line(record(), "game", "game sushi-go"), 2, "needs version"),
    (
        "players not a number",
        lambda: with_line(record(), "players", "players two"),
        3,
        "“two” is not a number of players",
    ),
    ("players ²", lambda: with_line(record(), "players", "players ²"), 3, "is not a number"),
    ("players endless", lambda: f"{HEAD[:-2]}{'9' * 5000}\nend", 3, "is not a number"),
    ("too many players", lambda: with_line(record(), "players", "players 6"), 3, "not 6"),
    ("too many players, unplayed", lambda: f"{HEAD[:-2]}6\nend\n", 3, "2 to 5 players, not 6"),
    (
        "unknown edition",
        lambda: with_line(record(), "edition", "edition other"),
        4,
        "there is no edition “other”",
    ),
    (
        "unknown option",
        lambda: with_line(record(), "options", "options jokers"),
        5,
        "no option “jokers”",
    ),
    (
        "option not of this edition",
        lambda: f"{HEAD[:-2]}3\nedition zoch\noptions dummy\nend\n",
        5,
        "the zoch edition has no option “dummy”",
    ),
    (
        "dummy for three",
        lambda: f"{HEAD[:-2]}3\noptions dummy\nend\n",
        4,
        "the dummy is for 2 players, not 3",
    ),
    (
        "names count",
        lambda: with_line(record(), "names", "names Ann | Bo | Cy"),
        6,
        "3 names for 2 players",
    ),
    ("an empty name", lambda: with_line(record(), "names", "names Ann | "), 6, "player’s name"),
    (
        "commitment mismatch",
        lambda: with_line(record(), "commitment", f"commitment {commitment('other')}"),
        7,
        "the commitment is not the seed’s",
    ),
    (
        "another seed",
        lambda: with_line(record(), "seed", "seed fish sauce"),
        7,
        "the commitment is not the seed’s",
    ),
    (
        "commitment without seed",
        lambda: with_line(record(), "seed"),
        7,
        "there is a commitment but no seed",
    ),
    ("an empty seed", lambda: f"{HEAD}seed\nend\n", 4, "'' cannot be a seed"),
    ("salts not hexadecimal", lambda: with_line(record(), "salts", "salts xyz"), 9, "'xyz'"),
    ("salts without seed", lambda: f"{HEAD}salts 00ff\nend\n", 4, "has no seed"),
    (
        "header after the first turn",
        lambda: with_line(record(), "1.2 ", "edition zoch"),
        lambda: line_of(record(), "1.2 "),
        "“edition” belongs before the first turn",
    ),
    (
        "header twice",
        lambda: with_line(record(), "edition", "players 3"),
        4,
        "“players” is there twice",
    ),
    (
        "illegal action",
        lambda: with_line(record(), "1.1 ", "1.1 call-chopsticks | tempura"),
        lambda: line_of(record(), "1.1 "),
        "seat 0 cannot use chopsticks",
    ),
    (
        "unknown action",
        lambda: with_line(record(), "1.1 ", "1.1 pizza | tempura"),
        lambda: line_of(record(), "1.1 "),
        "there is no action “pizza”",
    ),
    (
        "wrong turn label",
        lambda: record().replace("\n1.2 ", "\n1.3 ", 1),
        lambda: line_of(record(), "1.2 "),
        "this line is about 1.3, expected 1.2",
    ),
    (
        "a turn left out",
        lambda: with_line(record(), "2.4 "),
        lambda: line_of(record(), "2.4 "),
        "this line is about 2.5, expected 2.4",
    ),
    (
        "too few answers",
        lambda: with_line(record(), "1.1 ", "1.1 tempura"),
        lambda: line_of(record(), "1.1 "),
        "1 answers for 2 players",
    ),
    (
        "too many answers",
        lambda: with_line(record(), "1.1 ", "1.1 tempura | tempura | tempura"),
        lambda: line_of(record(), "1.1 "),
        "3 answers for 2 players",
    ),
    (
        "an empty answer",
        lambda: with_line(record(), "1.1 ", "1.1 | tempura"),
        lambda: line_of(record(), "1.1 "),
        "the answer of seat 0 is empty",
    ),
    (
        "another forced card",
        lambda: with_line(record(), "3.10 ", "3.10 call-chopsticks | call-chopsticks"),
        lambda: line_of(record(), "3.10 "),
        "seat 0 had no choice",
    ),
    (
        "no such line",
        lambda: with_line(record(), "1.1 ", "hello"),
        lambda: line_of(record(), "1.1 "),
        "“hello” is neither a turn nor anything else",
    ),
    (
        "deal differs from the seed's",
        lambda: with_line(record(), "1.1 ", "deal 1 10*tempura | 10*sashimi"),
        lambda: line_of(record(), "1.1 "),
        "the deal differs from what the seed gives",
    ),
    ("unknown card", lambda: f"{HEAD}deal 1 10*pizza | 10*tempura\nend", 4, "no card “pizza”"),
    (
        "too many copies",
        lambda: f"{HEAD}deal 1 10*tempura | 5*tempura 5*sashimi\nend",
        4,
        "more tempura were dealt than the deck holds",
    ),
    ("hand too small", lambda: f"{HEAD}deal 1 10*tempura | 9*sashimi\nend", 4, "9 cards were"),
    ("deal of another round", lambda: f"{HEAD}deal 2 10*tempura | 10*sashimi\nend", 4, "about 2"),
    ("turn before the deal", lambda: f"{HEAD}1.1 tempura | tempura\nend", 4, "state the deal"),
    ("no such controller", lambda: f"{HEAD}options dummy\ncontroller 7\nend", 5, "seat 7 cannot"),
    (
        "controller with endless digits",
        lambda: f"{HEAD}options dummy\ncontroller {'9' * 5000}\nend",
        5,
        "“controller 999",
    ),
    (
        "a stated draw that is not in the pile",
        lambda: with_line(stated_record(), "draw 1.1 ", "draw 1.1 pizza"),
        lambda: line_of(stated_record(), "draw 1.1 "),
        "there is no card “pizza”",
    ),
    (
        "wrong points",
        lambda: with_line(record(), "points", "points 1 | 2"),
        lambda: line_of(record(), "points"),
        "wrong points, the game gives ",
    ),
    (
        "wrong winners",
        lambda: with_line(record(), "winners", "winners 0 1"),
        lambda: line_of(record(), "winners"),
        "wrong winners, the game gives ",
    ),
    ("early points", lambda: f"{HEAD}points 0 | 0\nend", 4, "“points” before the game is over"),
    ("early winners", lambda: f"{HEAD}winners 0\nend", 4, "“winners” before the game is over"),
    (
        "a turn after the game",
        lambda: with_line(record(), "end", "4.1 tempura | tempura", "end"),
        lambda: line_of(record(), "end"),
        "the game is over, there is no turn 4.1",
    ),
    (
        "text after end",
        lambda: record() + "\nhello\n",
        lambda: line_of(record(), "end") + 2,
        "nothing may follow “end”",
    ),
    (
        "half a character in a sealed seed",
        lambda: (
            "sushibar record 1\ngame sushi-go 1\nplayers 2\nedition gamewright\n"
            "commitment 00\nseed \ud800\nend\n"
        ),
        6,
        "cannot be a seed",
    ),
    ("end twice", lambda: f"{HEAD}end\nend\n", 5, "nothing may follow “end”"),
]


@pytest.mark.parametrize(
    ("corrupted", "line", "reason"),
    [row[1:] for row in CORRUPTIONS],
    ids=[row[0] for row in CORRUPTIONS],
)
def test_a_wrong_record_is_refused_with_its_line_and_reason(
    corrupted: Callable[[], str], line: int | Callable[[], int], reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        Table.from_record(corrupted())
    number = line if isinstance(line, int) else line()
    assert caught.value.facts["line"] == number
    assert str(caught.value).startswith(f"line {number}: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize("text", [record, stated_record], ids=["seed", "stated"])
def test_a_record_that_breaks_off_after_any_line_is_refused(text: Callable[[], str]) -> None:
    lines = text().split("\n")[:-2]
    assert text().split("\n")[-2:] == ["end", ""]
    for kept in range(1, len(lines) + 1):
        with pytest.raises(RecordError, match=rf"^line {kept}: the record breaks off"):
            Table.from_record("\n".join(lines[:kept]) + "\n")


@pytest.mark.parametrize(
    "content",
    [b"\x89PNG\r\n\x1a\n\0\0\xff", b"\xff\xfes\0u\0s\0h\0i\0", b"sushibar record 1\n\xff\nend\n"],
)
def test_a_file_that_is_no_text_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(content)
    with pytest.raises(RecordError, match="line 1: this is not a text file"):
        Table.load(tmp_path / "picture.png")


def test_zeros_are_no_record(tmp_path: Path) -> None:
    (tmp_path / "zeros").write_bytes(b"\0" * 1000)
    with pytest.raises(RecordError, match="line 1: a record starts with"):
        Table.load(tmp_path / "zeros")


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 32)
    with pytest.raises(RecordError, match="longer than 1,000,000 characters"):
        Table.load(tmp_path / "huge")


def test_a_huge_hand_is_refused_before_it_is_dealt() -> None:
    with pytest.raises(RecordError, match="line 4: more than 999 cards in one hand"):
        Table.from_record(f"{HEAD}deal 1 {'999*tempura ' * 80_000}\nend\n")


# Fuzzing

WORDS = st.sampled_from(
    [
        "-",
        "...",
        "|",
        "#",
        "tempura",
        "chopsticks",
        "call-chopsticks",
        "no-call",
        "dummy:tempura",
        "beside:egg-nigiri",
        "99*tempura",
        "0*tempura",
        "1.1",
        "3.10",
        "٣.١",
        "deal 1",
        "draw 1.1",
        "controller",
        "²",
        "9" * 5000,
        "end",
        "points",
        "winners",
        "seed",
        "salts",
        "names",
        "options dummy",
        "edition zoch",
        "players",
        "\0",
        "\u2028",
        "\ud800",
    ]
)
CHARACTERS = st.text("0123456789.*|-#: \n\rabcdefgz²٣\0\u2028", min_size=1, max_size=3)


@st.composite
def edits(draw: st.DrawFn) -> str:
    """A real record with a few lines deleted, doubled, swapped or scribbled on."""
    lines = draw(st.sampled_from([record, stated_record]))().split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["delete", "double", "swap", "words", "word", "characters"])):
            case "delete" if len(lines) > 1:
                del lines[place]
            case "double":
                lines.insert(other, lines[place])
            case "swap":
                lines[place], lines[other] = lines[other], lines[place]
            case "words":
                lines[place] = " ".join(draw(st.lists(WORDS, min_size=1, max_size=4)))
            case "word":
                words = lines[place].split(" ")
                words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
                lines[place] = " ".join(words)
            case "characters":
                at = draw(st.integers(0, len(lines[place])))
                line = lines[place]
                lines[place] = line[:at] + draw(CHARACTERS) + line[at + 1 :]
    return "\n".join(lines)


@settings(max_examples=250, deadline=None)
@given(edits())
def test_an_edited_record_is_read_or_refused_and_nothing_else(text: str) -> None:
    error, table = None, None
    try:
        table = Table.from_record(text)
    except RecordError as refusal:
        error = refusal
    assert table is not None or str(error).startswith("line ")
    if table is not None:
        assert Table.from_record(table.record()).record() == table.record()


@settings(max_examples=100, deadline=None)
@given(st.lists(st.one_of(WORDS, CHARACTERS, st.text(max_size=20)), max_size=8))
def test_any_line_is_entered_or_refused_and_then_changes_nothing(words: list[str]) -> None:
    for table in (
        Table(players=2, seed=1),
        Table(players=2, stated=True),
        Table(players=2, options=["dummy"], stated=True),
    ):
        before, error = table.record(), None
        try:
            table.enter(" ".join(words))
        except SushibarError as refusal:
            error = refusal
        assert error is None or (str(error) and table.record() == before)


# Fairness


def hands(seed: str, *salts: str) -> str:
    """The first deal of a seed and salts."""
    table = Table(players=4, seed=seed, salts=salts)
    return written(table, table.events[0])


def test_the_commitment_gives_no_key_away() -> None:
    for seed in ("1", "soy", "0" * 32):
        assert commitment(seed) != deal_key(seed).hex()
        assert deal_key(seed).hex() not in Table(players=2, seed=seed).record()
        assert seed not in commitment(seed) or len(seed) == 1


def test_the_commitment_is_the_one_that_the_documentation_describes() -> None:
    from hashlib import sha256

    assert commitment("soy") == sha256(b"sushibar commitment\nsoy\n").hexdigest()
    assert deal_key("soy", ["0a"]) == sha256(b"sushibar deal\nsoy\n0a\n").digest()


def test_the_seed_and_the_salts_fix_the_deal() -> None:
    assert hands("soy", "00", "ff") == hands("soy", "00", "ff")
    assert hands("soy") == hands("soy")
    assert hands("soy") != hands("Soy")


def test_any_players_random_bits_change_the_deal() -> None:
    deals = [
        hands("soy"),
        hands("soy", "00", "00"),
        hands("soy", "01", "00"),
        hands("soy", "00", "01"),
        hands("soy", "01", "01"),
        hands("soy", "0000"),
        hands("soy", "00"),
        hands("soy", "00", "00", "00"),
    ]
    assert len(set(deals)) == len(deals)


def test_the_rest_of_the_setup_does_not_change_the_shuffle() -> None:
    plain = Table(players=4, seed="soy")
    named = Table(players=4, seed="soy", names=["A", "B", "C", "D"], options=["pass-both-ways"])
    assert plain.events == named.events
