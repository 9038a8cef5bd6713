"""Programs as bots: what they are told, whole games by the example of the docs, and failures."""

import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sushibar import BotError, Limit, Table, UnknownName, View
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.bots.bot import Seated
from sushibar.bots.external import ExternalBot
from sushibar.bots.programs import process
from sushibar.bots.programs.bots_file import bots_file, listed_program
from sushibar.bots.programs.observations import PROTOCOL, hello, question
from sushibar.bots.programs.program import Program
from sushibar.bots.roster import bot, bots_for, check_bot, display_names, kind_called
from sushibar.table.policy import RandomPolicy

PAGE = Path(__file__).parents[1] / "docs" / "bot-protocol.md"
STAY = "while True: time.sleep(60)"
GREETING = 'print(json.dumps({"protocol": 1, "name": "x"}), flush=True)'


def example() -> str:
    """The program on the page about the protocol."""
    (program,) = [
        block
        for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        if ">>>" not in block
    ]
    return str(program)


@pytest.fixture
def lover(tmp_path: Path) -> Path:
    """The example in a file."""
    file = tmp_path / "pudding_lover.py"
    file.write_text(example(), encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def nobody_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("SUSHIBAR_BOTS", raising=False)
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


def program(tmp_path: Path, *lines: str, patience: float = 20) -> Seated:
    """A bot that does these lines of Python."""
    file = tmp_path / "program.py"
    file.write_text("\n".join(["import json, os, sys, time", *lines]), encoding="utf-8")
    return Seated(Program("odd", "luck", [sys.executable, str(file)], patience=patience))


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}


def played(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A game in a terminal of its own, in which the first choice is always taken."""
    return subprocess.run(
        [sys.executable, "-m", "sushibar.cli", "play", *options],
        input="1\n" * 60,
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=60,
        check=False,
    )


def opening() -> View:
    return Table("sushi-go", players=3, seed=7).view(1)


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


# Whole games by the example


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 20


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("sushi-go", {"players": 3}),
        ("sushi-go", {"players": 2, "options": ["dummy"]}),
        ("sushi-go", {"players": 4, "edition": "zoch", "options": ["pass-both-ways"]}),
        ("party", {"players": 3, "menu": "master-menu"}),
        ("party", {"players": 4, "menu": "cutthroat-combo"}),
        ("party", {"players": 3, "menu": "uramaki,tofu,onigiri,spoon,menu,eel,fruit"}),
        ("party", {"players": 3, "menu": "maki,eel,tofu,edamame,takeout-box,special-order,fruit"}),
        ("wasabi", {"players": 2}),
    ],
)
def test_the_example_plays_whole_games(lover: Path, game: str, setup: dict[str, Any]) -> None:
    table = Table(game, seed=3, **setup)
    with bot(str(lover), "luck", game) as seated:
        table.play({seat: RandomPolicy(seat) if seat else seated for seat in table.seats})
    assert table.over


def test_the_example_loves_puddings_and_plays_the_same_with_the_same_luck(lover: Path) -> None:
    records = []
    for _ in range(2):
        table = Table("sushi-go", players=3, seed=3)
        with bot(str(lover), "luck", "sushi-go") as seated:
            table.play({0: seated, 1: RandomPolicy(1), 2: RandomPolicy(2)})
        records.append(table.record())
    assert records[0] == records[1]
    assert table.sheet.rows[-1][0]["pudding"].points == 6


def test_a_program_competes_in_the_processes_of_the_arena(lover: Path) -> None:
    asked = ContestSetup.checked("sushi-go", [f"{lover}:20", "greedy"], players=2)
    alone = play_contest(asked, deals=2, processes=1)
    together = play_contest(asked, deals=2, processes=2)
    assert alone.bots[0].points == together.bots[0].points
    assert alone.bots[1].points.mean > alone.bots[0].points.mean


def test_a_program_plays_in_the_terminal(lover: Path, tmp_path: Path) -> None:
    done = played(tmp_path, "--players", "3", "--bots", str(lover))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Pudding_lover (bot)" in done.stdout
    assert "Pudding_lover-2 (bot)" in done.stdout
    assert "does what pudding_lover.py says" in done.stdout
    assert "Final scores" in done.stdout


# What a program is told


def test_a_program_is_greeted_with_the_setup() -> None:
    view = Table("party", players=3, menu="big-banquet", seed=1).view(2)
    greeting = hello(view, "luck")
    assert (greeting["type"], greeting["protocol"]) == ("hello", PROTOCOL)
    assert (greeting["game"], greeting["players"], greeting["seat"]) == ("party", 3, 2)
    assert greeting["luck"] == "luck"
    assert greeting["setup"]["menu"] == list(view.setup.menu)
    book = hello(Table("wasabi", players=2, seed=1).view(0), "luck")["setup"]
    assert set(book["recipes"]) == set(book["cards"])
    for wanted in book["recipes"].values():
        assert set(wanted) <= set(book["ingredients"])


def test_a_program_is_told_what_its_seat_knows_and_no_more() -> None:
    table = Table("sushi-go", players=3, seed=7)
    table.act(0, table.legal(0)[0])
    asked = question(table.view(1), Limit(seconds=0.5))
    assert asked["hand"] == list(table.hand(1)) == asked["hands"][1]
    assert asked["hands"][0] == asked["hands"][2] == []
    assert asked["unknown"] == [9, 0, 9]
    assert asked["legal"] == list(table.legal(1))
    assert asked["limit"] == {"seconds": 0.5, "playouts": None, "threads": None}
    assert sum(asked["unseen"].values()) == 108 - 9
    assert (asked["round"], asked["turn"], asked["answer"]) == (1, 1, [])


def test_a_hand_that_was_passed_on_stays_known() -> None:
    table = Table("sushi-go", players=2, seed=7)
    before = list(table.hand(0))
    taken = table.legal(0)[0]
    table.act(0, taken)
    table.act(1, table.legal(1)[0])
    asked = question(table.view(0), Limit())
    before.remove(taken)
    assert asked["hands"][1] == before
    assert asked["plates"][0] == [taken]


def test_a_program_is_told_what_it_has_answered_so_far_and_what_lies_on_wasabi() -> None:
    table = Table("sushi-go", players=2, stated=True)
    table.enter("deal 1 chopsticks wasabi 8*tempura | egg-nigiri 9*sashimi")
    table.enter("1.1 wasabi | sashimi")
    table.enter("1.2 egg-nigiri | chopsticks")
    table.act(1, table.legal(1)[0])
    asked = question(table.view(1), Limit())
    assert asked["answer"] == [
        table.called.actions[a] for a in table.game.answer(table.config, table.state, 1)
    ]
    assert asked["on_wasabi"] == [["egg-nigiri"], []]


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_every_question_of_random_games_can_be_written_down(game: str) -> None:
    menus = {"party": ["master-menu", "cutthroat-combo", "random"]}.get(game, [None])
    for seed, menu in enumerate(menus * 2):
        table = Table(game, players=3, menu=menu, seed=seed)
        lots = RandomPolicy(seed)
        while not table.over:
            seat = table.pending[0]
            view = table.view(seat)
            asked = json.loads(json.dumps(question(view, Limit())))
            assert asked["legal"] == [str(action) for action in view.legal]
            assert len(asked["plates"]) == len(asked["hands"]) == len(asked["points"]) == 3
            table.act(seat, lots(view))


def test_the_page_tells_about_every_field() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game, options in (("sushi-go", ["dummy"]), ("party", []), ("wasabi", [])):
        view = Table(game, players=2, options=options, seed=1).view(0)
        greeting = hello(view, "luck")
        asked = question(view, Limit())
        for field in (set(greeting) | set(asked)) - {"type", "setup"}:
            assert f"`{field}`" in page, field
        for field in greeting["setup"]:
            assert f"`setup.{field}`" in page, field
        for field in asked["limit"]:
            assert f"`{field}`" in page, field


def test_a_program_cannot_guess_the_deal_from_its_luck(lover: Path) -> None:
    lucks = []
    for luck in ("secret seed", "secret seed", "another seed"):
        guest = bot(str(lover), luck, "sushi-go").bot
        assert isinstance(guest, ExternalBot)
        assert isinstance(guest.bot, Program)
        lucks.append(guest.bot.luck)
    assert lucks[0] == lucks[1] != lucks[2]
    assert "seed" not in " ".join(lucks)


# Failures

FAILURES = {
    'said “hm”; expected a line with a JSON object such as {"protocol": 1': ["print('hm')"],
    "said “[1]”; expected a line": ["print([1])"],
    "speaks protocol 9; expected 1": ["print(json.dumps({'protocol': 9, 'name': 'x'}))"],
    "speaks protocol null; expected 1": ["print('{}')"],
    'expected a line with a JSON object such as {"protocol"': ["print('{\"protocol\": 1}')"],
    "has ended with status 3 instead of answering": ["sys.exit(3)"],
    "has ended with status 1 instead": ["sys.stderr = open(os.devnull, 'w')", "1 / 0"],
    "has ended with status 0 instead": [GREETING],
    'said “maybe tempura”; expected a line with a JSON object such as {"action": "tempura"}': [
        GREETING,
        "print('maybe tempura')",
    ],
    'said “{"action": true}”; expected': [GREETING, "print('{\"action\": true}')"],
    'said “{"action": null}”; expected': [GREETING, "print('{\"action\": null}')"],
    "said “[[[[": [GREETING, "print('[' * 200_000)"],
    "said “��": [GREETING, "sys.stdout.buffer.write(b'\\xff\\xfe\\n')"],
}


@pytest.mark.parametrize("complaint", FAILURES)
def test_a_program_that_fails_is_told_what_was_expected(tmp_path: Path, complaint: str) -> None:
    with (
        program(tmp_path, *FAILURES[complaint]) as seated,
        pytest.raises(BotError, match=re.escape(complaint)) as raised,
    ):
        seated(opening())
    assert "the bot “odd”" in str(raised.value)
    assert len(str(raised.value)) < 500


@pytest.mark.parametrize("action", ['"chopsticks-please"', "999", "-1", '"no-call"'])
def test_an_illegal_action_is_refused_with_the_legal_ones(tmp_path: Path, action: str) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(f"import json\n{GREETING}\nprint('{{\"action\": {action}}}')\ninput()\ninput()")
    view = opening()
    with (
        bot(str(file), "luck", "sushi-go") as seated,
        pytest.raises(BotError, match=f"expected one of: {view.legal[0]}, "),
    ):
        seated(view)


@pytest.mark.parametrize(
    "lines",
    [
        [STAY],
        [GREETING, STAY],
        [GREETING, "os.fork()", STAY],
        [GREETING, "sys.stdout.write('no end of line')", "sys.stdout.flush()", STAY],
        ["import signal", "signal.signal(signal.SIGTERM, signal.SIG_IGN)", STAY],
    ],
)
def test_nobody_waits_for_a_silent_program(tmp_path: Path, lines: list[str]) -> None:
    with (
        program(tmp_path, *lines, patience=0.5) as seated,
        pytest.raises(BotError, match=r"has not answered within 0\.5 seconds"),
    ):
        seated(opening())


def test_a_limit_in_seconds_is_waited_for(tmp_path: Path) -> None:
    answer = "print('{\"action\": 0}')"
    lines = [GREETING, "input()", answer, "input()", "time.sleep(0.8)", answer, "input()"]
    with program(tmp_path, *lines) as seated:
        assert seated(opening()) == 0  # starting may take long on a busy machine
        assert isinstance(seated.bot, Program)
        seated.bot.patience = 0.6
        seated.limit = Limit(seconds=60)
        assert seated(opening()) == 0


def test_a_program_that_never_reads_does_not_block_the_game(tmp_path: Path) -> None:
    lines = [GREETING, "while True: print('{\"action\": 0}', flush=True)"]
    view = opening()
    with (
        program(tmp_path, *lines, patience=0.5) as seated,
        pytest.raises(BotError, match="has not answered"),
    ):
        [seated(view) for _ in range(500)]  # until the pipe is full


def test_a_program_is_told_goodbye_and_has_ended_when_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "FAREWELL_SECONDS", 60.0)  # a busy machine may need longer
    told = tmp_path / "told.txt"
    lines = [
        GREETING,
        f"told = open({str(told)!r}, 'w')",
        "told.write(f'{os.getpid()}\\n')",
        "for line in sys.stdin:",
        "    told.write(line)",
        "    told.flush()",
        "    print('{\"action\": 0}', flush=True)",
    ]
    with program(tmp_path, *lines) as seated:
        seated.bot.choose(opening(), Limit(playouts=5))
        number = int(told.read_text().splitlines()[0])
        assert is_running(number)
    assert not is_running(number)
    types = [json.loads(line)["type"] for line in told.read_text().splitlines()[1:]]
    assert types == ["hello", "choose", "goodbye"]
    seated.close()


def test_a_program_that_stays_after_goodbye_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "FAREWELL_SECONDS", 0.3)
    file = tmp_path / "number.txt"
    lines = [
        GREETING,
        f"open({str(file)!r}, 'w').write(str(os.getpid()))",
        "print('{\"action\": 0}', flush=True)",
        STAY,
    ]
    with program(tmp_path, *lines) as seated:
        seated(opening())
    assert not is_running(int(file.read_text()))


def test_an_error_of_a_program_saves_the_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "moody.py"
    file.write_text(f"import json\n{GREETING}\nprint('{{\"action\": 999}}')\ninput()\ninput()")
    done = played(tmp_path, "--players", "2", "--bots", str(file))
    assert done.returncode == 2
    assert "Your game is saved" in done.stdout
    assert re.search(r"^sushibar: the bot “.*moody.py” chose 999; expected one of: ", done.stderr)
    assert done.stderr.count("\n") == 1


# Where programs are named


def test_an_executable_file_is_run_as_it_is(tmp_path: Path, lover: Path) -> None:
    script = tmp_path / "lover"
    script.write_text(f"#!/bin/sh\nexec '{sys.executable}' '{lover}'\n")
    with pytest.raises(BotError, match="is not a program"):
        check_bot(str(script), "sushi-go")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    with bot(str(script), "luck", "sushi-go") as seated:
        assert seated(opening()) in {action.number for action in opening().legal}


@pytest.mark.parametrize("path", ["./nothing-here", "./", "no/../where.py"])
def test_a_path_without_a_program_is_refused(path: str) -> None:
    with pytest.raises(BotError, match="expected an executable file, or one in Python"):
        check_bot(path, "sushi-go")


def listing(tmp_path: Path, words: str) -> Path:
    file = tmp_path / "config" / "sushibar" / "bots.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words, encoding="utf-8")
    return file


def test_a_listed_program_is_called_by_its_name(tmp_path: Path, lover: Path) -> None:
    file = listing(
        tmp_path,
        f"""
        [pudding-lover]
        command = [{json.dumps(sys.executable)}, "pudding_lover.py"]
        games = ["sushi-go"]
        level = 1
        character = "keeps every pudding"
        first-names = ["Custard", "Flan"]
        """,
    )
    lover.rename(file.with_name("pudding_lover.py"))
    assert bots_file() == file
    assert "pudding-lover" in bots_for("sushi-go")
    assert "pudding-lover" not in bots_for("party")
    kind = listed_program("pudding-lover")
    assert kind is not None
    assert (kind.level, kind.character) == (1, "keeps every pudding")
    assert display_names("pudding-lover:5")[:3] == (
        "Custard (bot)",
        "Flan (bot)",
        "Custard-2 (bot)",
    )
    assert kind_called("Flan (bot)") == "pudding-lover"
    with bot("pudding-lover:50ms", "luck", "sushi-go") as seated:
        assert seated(opening()) in {action.number for action in opening().legal}
    with pytest.raises(UnknownName, match="there are no “pudding-lover” bots"):
        check_bot("pudding-lover", "wasabi")


def test_a_file_of_programs_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[echo]\ncommand = ["cat"]\nlimit = false\n')
    monkeypatch.setenv("SUSHIBAR_BOTS", str(file))
    assert check_bot("echo", "party") == "echo"
    with pytest.raises(UnknownName, match="echo bots do not think"):
        check_bot("echo:5", "party")
    with (
        bot("echo", "luck", "sushi-go") as seated,
        pytest.raises(BotError, match=r'the bot “echo” said “\{"type": "hello"'),
    ):
        seated(opening())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("odd = 3", "the bot “odd” must be a table with a command"),
        ("[odd]", "the command of the bot “odd” must be a list of words"),
        ("[odd]\ncommand = 'cat'", "the command of the bot “odd” must be a list of words"),
        ("[odd]\ncommand = []", "must be a list of words"),
        ("[odd]\ncommand = ['cat']\ncolour = 'red'", "has no “colour”; it can have: command,"),
        ("[odd]\ncommand = ['cat']\nlevel = 9", "9 cannot be its level, a number from 0 to 5"),
        ("[odd]\ncommand = ['cat']\ngames = ['chess']", "cannot be its games, a list of"),
        ("[odd]\ncommand = ['cat']\ngames = 'party'", "cannot be its games, a list of"),
        ("[odd]\ncommand = ['cat']\ncharacter = ''", "cannot be its character"),
        ("[odd]\ncommand = ['cat']\npatience = 0", "cannot be its patience"),
        ("[odd]\ncommand = ['cat']\nfirst-names = ['A B']", "cannot be its first names"),
        ("[odd]\ncommand = ['no-such-program']", "there is no program no-such-program"),
        ("[odd", "bots.toml cannot be read"),
    ],
)
def test_a_wrong_list_of_programs_is_told_what_is_wrong(
    tmp_path: Path, words: str, complaint: str
) -> None:
    listing(tmp_path, words)
    with pytest.raises(BotError, match=re.escape(complaint)):
        bot("odd", "luck", "sushi-go")
    assert bot("greedy", "luck", "sushi-go")(opening()) is not None
    assert "greedy" in bots_for("sushi-go")


def test_a_program_cannot_take_the_name_of_the_house(tmp_path: Path) -> None:
    listing(tmp_path, "[greedy]\ncommand = ['cat']")
    with pytest.raises(BotError, match="“greedy” is one of the house’s own bots"):
        listed_program("greedy")
    assert not isinstance(bot("greedy", "luck", "sushi-go").bot, Program)
