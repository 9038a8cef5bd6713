"""What `import sushibar` gives: everything at the top, loaded when it is first needed."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import sushibar
from sushibar import RecordError, ScoreError, Table, UnknownName
from sushibar.rulebook import announcing
from sushibar.rulebook.announcing import announced, say
from sushibar.texts import speaking

HEAVY = ("numba", "fluent", "pydantic", "fastapi")


def loaded_by(code: str) -> str:
    """What a fresh process has loaded after some code."""
    program = f"{code}\nimport sys\nprint(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_importing_loads_nothing_heavy() -> None:
    assert not any(f" {name} " in loaded_by("import sushibar") for name in (*HEAVY, "numpy"))


def test_playing_a_game_loads_no_compiler() -> None:
    played = "import sushibar; sushibar.Table(players=2, seed=1).play(sushibar.bot('greedy'))"
    assert " numba " not in loaded_by(played)


def test_every_public_name_is_there() -> None:
    assert {"simulate", "score", "bot", "advise", "verify", "games", "position"} <= {*dir(sushibar)}
    for name in sushibar.__all__:
        assert getattr(sushibar, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        sushibar.chess  # noqa: B018


def test_the_games_are_listed_with_what_they_offer() -> None:
    assert sushibar.games.NAMES == ("sushi-go", "party", "wasabi")
    assert sushibar.games.info("sushi-go").players == {
        "gamewright": range(2, 6),
        "zoch": range(3, 6),
    }
    assert sushibar.games.info("sushi-go").options == ("pass-both-ways", "dummy")
    assert "big-banquet" in sushibar.games.info("party").menus
    assert sushibar.games.info("wasabi").title == "Wasabi!"
    with pytest.raises(UnknownName, match="there is no game “chess”"):
        sushibar.games.info("chess")
    with pytest.raises(AttributeError):
        sushibar.games.chess  # noqa: B018


def test_a_real_table_is_scored() -> None:
    scored = sushibar.score("sushi-go", plates=[["wasabi", "squid-nigiri"], ["maki-2"]])
    assert scored["points"] == [9, 6]
    with pytest.raises(ScoreError, match=r"seat 0: .*“tempra”.* did you mean: tempura"):
        sushibar.score("sushi-go", plates=[["tempra"], []])


def test_a_record_is_verified_as_a_text_or_in_a_file(tmp_path: Path) -> None:
    table = Table(players=2, seed=7).play()
    verified = sushibar.verify(table.record())
    assert verified.table == table
    assert (verified.commitment, verified.result) == (True, True)
    table.save(tmp_path / "game.txt")
    assert sushibar.verify(tmp_path / "game.txt") == verified
    with pytest.raises(RecordError, match="line 1"):
        sushibar.verify("hello")


# Bots


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_one_bot_plays_any_game(game: str) -> None:
    with sushibar.bot("greedy", luck="a") as greedy:
        table = Table(game, players=2, seed=3).play(greedy)
    assert table.over


def test_a_bot_is_checked_when_it_is_named() -> None:
    with pytest.raises(UnknownName, match="there are no “grandmaster” bots; available: random,"):
        sushibar.bot("grandmaster")
    with pytest.raises(UnknownName, match="no limit"):
        sushibar.bot("greedy:50ms")
    assert repr(sushibar.bot("search:0.05s")) == "bot('search:50ms')"


# Compiling


def compile_something() -> None:
    from numba import njit

    assert njit(lambda number: number + 1)(1) == 2


def test_compiling_is_announced_once() -> None:
    said: list[str] = []
    with speaking("en"), announced("sushi-go", said.append):
        compile_something()
        compile_something()
    assert said == ["compiling Sushi Go!, once on this machine; it takes about a minute …"]


def test_nothing_is_announced_where_nothing_is_compiled() -> None:
    from numba import njit

    ready = njit(lambda number: number + 1)
    assert ready(1) == 2
    said: list[str] = []
    with announced("sushi-go", said.append):
        assert ready(2) == 3
    with announced("sushi-go", None):
        compile_something()
    compile_something()
    assert said == []


def test_a_terminal_is_told_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(announcing.QUIET, raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(announcing, "TICK_SECONDS", 0.01)
    monkeypatch.setenv("COLUMNS", "75")
    with speaking("de"), announced("sushi-go", say):
        compile_something()
        compile_something()
        told = capsys.readouterr().err
        while "2 Funktionen" not in told or told.count(announcing.CLEAR_LINE) < 4:
            time.sleep(0.01)
            told += capsys.readouterr().err
    lines = (told + capsys.readouterr().err).split(announcing.CLEAR_LINE)[1:]
    line = "Sushi Go! wird kompiliert (einmal, etwa eine Minute): "
    assert lines[0].startswith(f"{line}0 Funktionen, 0 s")
    assert lines[-1].startswith(f"{line}2 Funktionen, ")
    assert lines[-1].endswith(" s\n")
    assert len(lines) > 3
    assert all(one.startswith(line) for one in lines)
    monkeypatch.setenv("COLUMNS", "30")  # a narrow one is told as much as fits
    with speaking("de"), announced("sushi-go", say):
        compile_something()
    assert f"{announcing.CLEAR_LINE}{line[:29]}\n" in capsys.readouterr().err


def test_only_a_person_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(announcing.QUIET, raising=False)
    say("compiling")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    say("compiling")
    assert capsys.readouterr().err == "compiling\n"
    monkeypatch.setenv(announcing.QUIET, "1")
    say("compiling")
    assert capsys.readouterr().err == ""
