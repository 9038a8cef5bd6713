"""`sushibar play` as a person uses it: real typing, real files, and real processes that end."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from commands import Done, sushibar
from slow import first
from sushibar import Table
from sushibar.cli.__main__ import main
from sushibar.games.events import Reveal
from sushibar.table.policy import RandomPolicy
from sushibar.terminal import screen
from sushibar.terminal.files import games_folder
from sushibar.terminal.typed_input import find, spellings

COMMAND = [sys.executable, "-m", "sushibar.cli", "play"]
PROMPT = "h for help) >"
WIDTH = 80

VARIANTS = [
    ["sushi-go", "--players", "2"],
    ["sushi-go"],
    ["sushi-go", "--players", "5", "--pass-both-ways", "--bots", "random"],
    ["sushi-go", "--dummy", "--name", "Robin"],
    ["sushi-go", "--players", "3", "--edition", "zoch"],
    ["sushi-go", "--players", "5", "--edition", "zoch", "--pass-both-ways"],
    ["party", "--players", "2", "--menu", "dinner-for-two"],
    ["party", "--players", "5", "--menu", "master-menu"],
    ["party", "--players", "8", "--menu", "maki,eel,miso-soup,edamame,spoon,chopsticks,fruit"],
    ["party", "--players", "3", "--menu", "uramaki,tofu,onigiri,sukeroku,sake,special-order,fruit"],
]


def environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "XDG_DATA_HOME": str(home), "SUSHIBAR_LANG": "en", "PYTHONIOENCODING": "utf-8"}


def run(home: Path, options: Iterable[str], typed: Iterable[str]) -> Done:
    lines = "".join(f"{line}\n" for line in typed)
    return sushibar("play", *options, said=lines, folder=home, XDG_DATA_HOME=str(home))


def run_in_a_process(home: Path, options: Iterable[str], typed: Iterable[str]) -> Done:
    done = subprocess.run(
        [*COMMAND, *options],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        cwd=home,
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "sushibar" / "games").glob("*.txt"))


def play(
    home: Path, options: Iterable[str], typed: Iterable[str], file: Path | None = None
) -> tuple[str, Path]:
    """What was shown, and the file that the game was kept in, unless it is given."""
    before = saved_games(home)
    done = run(home, options, typed)
    assert (done.status, done.complaint) == (0, "")
    if file:
        return done.printed, file
    (file,) = set(saved_games(home)) - set(before) or {before[-1]}
    return done.printed, file


def read_until(process: subprocess.Popen[bytes], words: str) -> None:
    """Wait until a process has shown these words."""
    assert process.stdout is not None
    shown = b""
    while words.encode() not in shown:
        more = os.read(process.stdout.fileno(), 10_000)
        assert more, "the process has ended"
        shown += more


def seed_where_the_person_serves_first() -> int:
    return next(
        seed
        for seed in range(100)
        if Table(players=2, options=["dummy"], seed=seed).state.first_controller == 0
    )


# Whole games


@pytest.mark.parametrize("options", VARIANTS, ids=" ".join)
def test_a_whole_game_is_played_by_typing_numbers(tmp_path: Path, options: list[str]) -> None:
    shown, file = play(
        tmp_path, [*options, "--seed", "12"], ["h", "r", "3", "1", "m", "s", "2", "1"] * 60
    )
    table = Table.load(file)
    assert table.over
    assert table.seed == "12"
    assert table.record() == file.read_text(encoding="utf-8")
    for part in ("Sealed shuffle", "Everyone reveals:", "Round 3 is over", "Final scores"):
        assert part in shown
    for name, points in zip(table.names, table.points, strict=False):
        assert re.search(rf"  {re.escape(name)} .* {points}\n", shown)
    assert [line for line in shown.split("\n") if len(line) > WIDTH and str(file) not in line] == []


@pytest.mark.parametrize("game", first(1, ["sushi-go", "party", "wasabi"]))
def test_a_process_of_its_own_plays_the_same_game(tmp_path: Path, game: str) -> None:
    options, typed = [game, "--players", "2", "--seed", "12"], ["3", "1", "2", "1"] * 200
    played = []
    for way in (run, run_in_a_process):
        home = tmp_path / way.__name__
        home.mkdir()
        done = way(home, options, typed)
        assert (done.status, done.complaint) == (0, "")
        (file,) = saved_games(home)
        played.append((done.printed.replace(str(file), ""), file.read_text(encoding="utf-8")))
    assert played[0] == played[1]


def test_the_sealed_shuffle_is_shown_first_and_the_seed_last(tmp_path: Path) -> None:
    shown, file = play(tmp_path, ["--players", "2"], ["1"] * 40)
    record = file.read_text(encoding="utf-8")
    fingerprint = re.findall("^commitment (.*)$", record, re.MULTILINE)[0]
    seed = re.findall("^seed (.*)$", record, re.MULTILINE)[0]
    assert fingerprint in shown.partition("Round 1:")[0]
    assert seed not in shown.partition("Final scores")[0]
    assert seed in shown.partition("Final scores")[2]
    assert sushibar("verify", file).status == 0


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    options = ["--players", "3", "--seed", "x", "--bots", "random"]
    first, first_file = play(tmp_path, options, ["2", "1"] * 40)
    second, second_file = play(tmp_path, options, ["2", "1"] * 40)
    assert first_file != second_file
    assert first.replace(str(first_file), "") == second.replace(str(second_file), "")
    assert first_file.read_text(encoding="utf-8") == second_file.read_text(encoding="utf-8")


def test_what_is_shown_gives_no_hidden_card_away(tmp_path: Path) -> None:
    """Until the first reveal the same screen appears whatever bots hold and have chosen."""
    shown, file = play(tmp_path, ["--players", "2", "--seed", "3"], ["p", "m", "s", "q"])
    mine = set(Table.load(file).hand(0))
    for card in set(Table.load(file).called.cards) - mine:
        assert f" {card} " not in shown


# Opponents


def test_it_says_who_sits_there(tmp_path: Path) -> None:
    options = ["--players", "4", "--bots", "greedy,beginner"]
    shown, file = play(tmp_path, options, ["q"])
    greeting = shown.partition("Sealed shuffle")[0]
    assert "  Nibbles (bot)  level 2  takes what shines brightest\n" in greeting
    assert "  Pip (bot)      level 1  likes everything, and misses some of it\n" in greeting
    assert "  Rollo (bot)    level 2  takes what shines brightest\n" in greeting
    resumed, _ = play(tmp_path, ["--resume", str(file)], ["q"], file)
    assert "  Pip (bot)      level 1  " in resumed
    resumed, _ = play(tmp_path, ["--resume", str(file), "--bots", "random"], ["q"], file)
    assert "  Pip (bot)      level 0  leaves it all to chance\n" in resumed


# Saving, leaving, resuming


@pytest.mark.parametrize(
    ("options", "moment"),
    [
        (["--players", "2", "--bots", "random"], 0),
        (["--players", "4", "--edition", "zoch"], 13),
        (["--dummy", "--bots", "random"], 7),
        (["party", "--menu", "big-banquet"], 9),
    ],
)
def test_a_game_left_and_resumed_ends_like_one_played_through(
    tmp_path: Path, options: list[str], moment: int
) -> None:
    options = [*options, "--seed", "4"]
    answers = ["1"] * 90
    _, whole = play(tmp_path, options, answers)
    shown, file = play(tmp_path, options, [*answers[:moment], "q"])
    assert not Table.load(file).over
    assert f"sushibar play --resume {file}" in shown
    shown, resumed = play(tmp_path, ["--resume", str(file)], answers[moment:])
    assert "Welcome back" in shown
    assert "Final scores" in shown
    assert resumed in (file, whole)
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    shown, file = play(tmp_path, ["--players", "2"], ["1", "1"])
    assert Table.load(file).turn == 3
    assert f"sushibar play --resume {file}" in shown


def test_closed_input_saves_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec {sys.executable} -m sushibar.cli play <&-"],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert str(saved_games(tmp_path)[0]) in done.stdout


def test_control_c_saves_the_game(tmp_path: Path) -> None:
    with subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        read_until(process, PROMPT)
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, b"")
    assert str(saved_games(tmp_path)[0]).encode() in rest


def test_a_killed_game_is_not_lost(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--players", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n")
        process.stdin.flush()
        read_until(process, "turn 3 of 10")
        process.kill()
    assert Table.load(saved_games(tmp_path)[0]).turn == 3


def test_a_copy_can_be_saved_but_never_over_a_file_that_was_there(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    typed = ["1", "save", "save mine.txt", "1", "save mine.txt", "save diary.txt", "save no/where"]
    shown, file = play(tmp_path, ["--players", "2"], [*typed, "q"])
    assert f"Saved in {file}" in shown
    assert Table.load(tmp_path / "mine.txt").turn == 3
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    assert "diary.txt already exists" in shown
    assert "cannot be saved in no/where" in shown


def test_a_folder_that_cannot_be_written_is_complained_about_once_and_at_the_end(
    tmp_path: Path,
) -> None:
    (tmp_path / "sushibar").write_text("a file where the folder should be")
    done = run(tmp_path, ["--players", "2"], ["1", "1", "1", "q"])
    assert done.status == 1
    assert done.printed.count("cannot be saved") == 2


# Typing


def test_names_and_their_beginnings_choose_cards(tmp_path: Path) -> None:
    seed = str(seed_where_the_person_serves_first())
    card = Table(players=2, options=["dummy"], seed=seed).hand(0)[0]
    typed = [card, card.upper(), card.replace("-", "  "), card[:-1]]
    shown, _ = play(tmp_path, ["--dummy", "--seed", seed], [f"{name}\nu" for name in typed])
    assert shown.count("Now a card for the dummy") == len(typed)


def test_wrong_input_is_told_what_was_expected_and_asked_again(tmp_path: Path) -> None:
    wrong = ["99", "0", "xyz", "²", "1" * 5000, "x" * 5000, "\x00", "s s", "help me"]
    shown, file = play(tmp_path, ["--players", "2", "--seed", "7"], [*wrong, "", "1", "q"])
    last = len(Table(players=2, seed="7").legal(0))
    assert f"“99” is not among your choices. Type a number from 1 to {last} or" in shown
    assert shown.count("is not among your choices") == len(wrong)
    assert f">\nType a number from 1 to {last} or" in shown.replace("> \n", ">\n")
    assert Table.load(file).turn == 2


def test_every_command_answers_and_asks_again(tmp_path: Path) -> None:
    answers = {
        "h": "save my-game.txt",
        "?": "this help",
        "s": "Round 1 so far",
        "p": "Your hand, and what each card would score:",
        "m": "Nibbles (bot)  ",
        "r": "Stays until the end of the game.",
        "r nig": "Egg scores 1 point, salmon 2, squid 3",
        "r mussel": "15 points",
        "r pizza": "There is no card “pizza”",
        "u": "Nothing to take back",
    }
    shown, _ = play(tmp_path, ["--players", "2"], ["1", *answers, "q"])
    for typed, expected in answers.items():
        answer = shown.split(f"> {typed}\n")[1]
        assert expected in answer.partition(PROMPT)[0]
        assert PROMPT in answer


def test_an_answer_of_several_steps_can_be_started_again(tmp_path: Path) -> None:
    seed = str(seed_where_the_person_serves_first())
    table = Table(players=2, options=["dummy"], seed=seed)
    first, second = table.legal(0)[:2]
    typed = [first, "u", second, first, "q"]
    shown, file = play(tmp_path, ["--dummy", "--seed", seed], typed)
    assert "This turn you play for the dummy. From its pile you drew: " in shown
    assert shown.count("Now a card for the dummy") == 2
    assert re.search(r"Dummy .* \(from you\)", shown)
    assert f"1.1 {second} dummy:{first} | " in file.read_text(encoding="utf-8")


def test_chopsticks_are_offered_and_their_second_card_shown(tmp_path: Path) -> None:
    seed = next(seed for seed in range(100) if "chopsticks" in Table(players=2, seed=seed).legal(0))
    typed = ["chop", "1", "no", "1", "y", "1", "q"]
    shown, file = play(tmp_path, ["--players", "2", "--seed", str(seed)], typed)
    assert "Use the chopsticks?" in shown
    assert re.search("  You  .* and, with the chopsticks, ", shown)
    assert "call-chopsticks" in file.read_text(encoding="utf-8")


def test_whole_names_come_before_beginnings_and_beginnings_before_later_words() -> None:
    things = {
        "wasabi": spellings("wasabi", "wasabi"),
        "egg": spellings("egg nigiri", "egg-nigiri"),
        "beside": spellings("egg nigiri beside the wasabi", "beside:egg-nigiri"),
        "squid": spellings("squid nigiri", "squid-nigiri"),
    }
    assert find("wasabi", things) == ["wasabi"]
    assert find("was", things) == ["wasabi"]
    assert find("Egg-Nigiri", things) == ["egg"]
    assert find("egg", things) == ["egg", "beside"]
    assert find("egg nigiri b", things) == ["beside"]
    assert find("tuna", things) == ["squid"]
    assert find("nigiri", things) == ["egg", "beside", "squid"]
    assert find(" ", things) == []


# Turns with several questions

ORDERS = "maki,tempura,sashimi,dumpling,chopsticks,special-order,pudding"
SPOONS = "temaki,tempura,sashimi,onigiri,spoon,takeout-box,pudding"
LOOKS = "temaki,tempura,sashimi,onigiri,menu,sake,pudding"


def saved_when(folder: Path, menu: str, asks: str) -> tuple[Path, Table]:
    """A game of Sushi Go Party! that was left where the person is asked this."""
    for seed in range(500):
        table = Table("party", players=4, menu=menu, seed=seed)
        policy = RandomPolicy(seed)
        while not table.over:
            seat = table.pending[0]
            if seat == 0 and screen.question(table, 0).ask == asks:
                table.save(folder / "left.txt")
                return folder / "left.txt", table
            table.act(seat, policy(table.view(seat)))
    raise AssertionError(f"nobody is ever asked {asks}")


ONE_STEP = [
    (LOOKS, "Draw a random card?", ""),
    (LOOKS, "Which card do you play?", "1"),
    (ORDERS, "Which card do you take as well?", "1"),
    (SPOONS, "What do you ask for?", "onigiri"),
    (SPOONS, "Which card do you give away?", "1"),
]


@pytest.mark.parametrize(("menu", "asks", "typed"), ONE_STEP, ids=[asks for _, asks, _ in ONE_STEP])
def test_a_question_of_one_step_has_nothing_to_take_back(
    tmp_path: Path, menu: str, asks: str, typed: str
) -> None:
    file, before = saved_when(tmp_path, menu, asks)
    options = ["--resume", str(file), "--bots", "random"]
    shown, _ = play(tmp_path, options, ["u", "p", typed, "q"], file)
    assert shown.count(asks) >= 3
    assert "Nothing to take back" in shown
    assert len(Table.load(file).events) > len(before.events)


SEVERAL_STEPS = [
    (ORDERS, "Which card does it copy?", "Which card do you keep?"),
    (ORDERS, "Use Chopsticks 2?", "Which card do you keep?"),
    (SPOONS, "Use Spoon 4?", "Which card do you keep?"),
]


@pytest.mark.parametrize(("menu", "asks", "again"), SEVERAL_STEPS)
def test_every_later_step_of_an_answer_can_be_taken_back(
    tmp_path: Path, menu: str, asks: str, again: str
) -> None:
    file, _ = saved_when(tmp_path, menu, asks)
    shown, _ = play(tmp_path, ["--resume", str(file), "--bots", "random"], ["u", "q"], file)
    before, _, after = shown.partition("> u\n")
    assert asks in before
    assert "u to choose again) " in before
    assert again in after
    assert "points  plate" in before, "a player who comes back sees the table first"


def test_cards_that_a_box_has_turned_can_be_turned_back(tmp_path: Path) -> None:
    file, table = saved_when(tmp_path, SPOONS, "Which card do you turn, if any?")
    typed = ["1", "u", "1", "", "q"]
    shown, _ = play(tmp_path, ["--resume", str(file), "--bots", "random"], typed, file)
    assert shown.count("1 card is face down. Another?") == 2
    assert re.search(r"  Seat 0 .*Takeout box \d+: turned face down ", shown)
    record = file.read_text(encoding="utf-8")
    assert f" {table.legal(0)[0]} done |" in record


def test_a_hand_moves_on_only_when_the_turn_is_over(tmp_path: Path) -> None:
    options = ["party", "--players", "4", "--menu", SPOONS, "--bots", "random", "--seed", "3"]
    shown, file = play(tmp_path, options, ["1"] * 120)
    turns = 9
    assert shown.count("Hands pass left: ") == 3 * (turns - 1)
    assert shown.count("Everyone reveals:") == 3 * (turns - 1)
    assert shown.count("Everyone plays their last card:") == 3
    reveals = [event for event in Table.load(file).events if isinstance(event, Reveal)]
    assert len(reveals) > 3 * turns


# Arguments


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["chess"], "there is no game “chess”"),
        (["--players", "6"], "this game is for 2 to 5 players, not 6"),
        (["--players", "0"], "this game is for 2 to 5 players, not 0"),
        (["--players", "many"], "--players"),
        (["--edition", "zoch", "--players", "2"], "this game is for 3 to 5 players, not 2"),
        (["--edition", "first"], "there is no edition “first”"),
        (["--edition", "zoch", "--dummy", "--players", "3"], "no option “dummy”"),
        (["--dummy", "--players", "3"], "the dummy is for 2 players, not 3"),
        (
            ["--bots", "clever"],
            "there are no “clever” bots; available: random, beginner, greedy, nimble, search, "
            "champion",
        ),
        (["--name", "a|b"], "cannot be a player’s name"),
        (["--name", "No#1"], "cannot be a player’s name"),
        (["--seed", "a#b"], "cannot be a seed"),
        (["--seed", ""], "cannot be a seed"),
        (["--resume", "nowhere.txt"], "nowhere.txt: No such file"),
        (["--resume", "."], "Is a directory"),
        (["--resume", "notes.txt"], "a record starts with"),
        (["--resume", "over.txt"], "the game in over.txt is over"),
        (["--resume", "stated.txt"], "dealt by hand"),
        (["--resume", "over.txt", "--players", "2"], "leave out --players"),
        (["--resume", "over.txt", "--dummy"], "leave out --dummy"),
        (["--never"], "--never"),
    ],
)
def test_bad_arguments_get_one_clear_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    complaint: str,
) -> None:
    (tmp_path / "notes.txt").write_text("milk, eggs")
    Table(players=2, seed=1).play().save(tmp_path / "over.txt")
    Table(players=2, stated=True).save(tmp_path / "stated.txt")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["sushibar", "play", *options])
    with pytest.raises(SystemExit, match="2"):
        main()
    shown, complained = capsys.readouterr()
    assert shown == ""
    assert complained.startswith("sushibar: ")
    assert complained.count("\n") == 1
    assert complaint in complained


def test_starting_loads_no_compiler(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from sushibar.cli.__main__ import main\n"
        "sys.argv = ['sushibar', 'play']\n"
        "try:\n    main()\n"
        "finally:\n    print('numba' in sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="1\nq\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "False\n")


def test_games_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert games_folder() == tmp_path / ".local" / "share" / "sushibar" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert games_folder() == tmp_path / "data" / "sushibar" / "games"


# A real terminal


def test_in_a_real_terminal_rounds_pause_and_headings_are_bold(tmp_path: Path) -> None:
    ours, theirs = new_terminal()
    with subprocess.Popen(
        [*COMMAND, "--plain", "--players", "2"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(tmp_path), "TERM": "xterm", "NO_COLOR": ""},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        shown = b""
        for line in [b"1"] * 9 + [b"q"]:
            os.write(ours, line + b"\n")
        while b"--resume" not in shown:
            shown += os.read(ours, 10_000)
        assert process.wait(timeout=60) == 0
    os.close(ours)
    assert b"\033[1m" in shown
    assert b"Press Enter for the next round." in shown


def new_terminal() -> tuple[int, int]:
    """A terminal: our end of it, and that of a program."""
    pair: tuple[int, int] = pytest.importorskip("pty", reason="there are none here").openpty()
    return pair


def shown_until(terminal: int, words: bytes, shown: bytes = b"") -> bytes:
    """All that a terminal has shown when these words come, or when nothing comes any more."""
    while words not in shown and select.select([terminal], [], [], 20)[0]:
        shown += os.read(terminal, 100_000)
    assert words in shown, shown[-2000:]
    return shown


def press_until(terminal: int, key: bytes, words: bytes) -> bytes:
    """Press a key until these words come: the first moment of a hand is for looking."""
    shown, presses = b"", 0
    while words not in shown:
        os.write(terminal, key)
        presses += 1
        assert presses < 100, shown[-2000:]
        while words not in shown and select.select([terminal], [], [], 0.5)[0]:
            shown += os.read(terminal, 100_000)
    return shown


@contextmanager
def full_screen(home: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A game in a terminal that is no process's own, so that nobody is told when it goes."""
    ours, theirs = new_terminal()
    pytest.importorskip("termios").tcsetwinsize(theirs, (24, 80))
    with subprocess.Popen(
        [*COMMAND, "--players", "2", "--bots", "random", "--seed", "7"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(home), "TERM": "xterm-256color"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            shown_until(ours, b"Your turn")
            yield process, ours
        finally:
            process.kill()


@pytest.mark.parametrize("keys", [[b"q", b"\r"], [b"\x03"]], ids=["q", "ctrl-c"])
def test_the_full_screen_is_left_clean(tmp_path: Path, keys: list[bytes]) -> None:
    with full_screen(tmp_path) as (process, terminal):
        shown = press_until(terminal, b"\r", b"Everyone reveals")
        for key, answer in zip(keys, [b"Leave", b"--resume"][-len(keys) :], strict=True):
            os.write(terminal, key)
            shown = shown_until(terminal, answer, shown)
        assert process.wait(timeout=60) == 0
    os.close(terminal)
    assert b"\033[?1049l" in shown  # back from the other screen
    assert b"\033[?25h" in shown  # with a cursor


@pytest.mark.parametrize("keys", [b"", b"?\033" * 300], ids=["at rest", "with much to draw"])
def test_a_full_screen_ends_with_its_terminal(tmp_path: Path, keys: bytes) -> None:
    """Also if it cannot even draw any more what it wants to show."""
    with full_screen(tmp_path) as (process, terminal):
        press_until(terminal, b"\r", b"Everyone reveals")
        os.write(terminal, keys)
        time.sleep(len(keys) / 300)  # nobody reads: soon it can draw no more, and waits
        os.close(terminal)
        assert process.wait(timeout=60) in (-signal.SIGHUP, 128 + signal.SIGHUP)
    assert len(saved_games(tmp_path)) == 1


def test_resume_alone_lists_the_games_that_can_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "sushibar" / "games"
    folder.mkdir(parents=True)
    Table("sushi-go", players=2, seed=7, names=["Aki", "Ben"]).save(folder / "begun.txt")
    Table("sushi-go", players=2, seed=7).play().save(folder / "over.txt")
    listed = run(tmp_path, ["--resume"], []).printed
    assert "Sushi Go! (gamewright) · round 1 of 3 · turn 1 of 10" in listed
    assert "Aki 0, Ben 0" in listed
    assert f"sushibar play --resume {folder / 'begun.txt'}" in listed
    assert "over.txt" not in listed
    nobody = tmp_path / "nobody"
    nobody.mkdir()
    assert "No saved games" in run(nobody, ["--resume", "--bots", "random"], []).printed
