"""Records in bulk: simulations write them, everybody can check them, tables hold what they say."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sushibar
from commands import sushibar as command
from sushibar import RecordError, Table, View
from sushibar.batch.simulation import simulate
from sushibar.errors import MissingExtra
from sushibar.extras import EXTRAS
from sushibar.games.kit import KITS
from sushibar.records import read_many
from sushibar.records.recording import Recording, seed_of

PLAYED = (
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "party", "players": 4, "menu": "master-menu"},
    {"game": "wasabi", "players": 2},
)
UNFINISHED = """sushibar record 1
game sushi-go 1
players 2
names Ann | Bo
seed 7
1.1 maki-2 | mussel   # what Zoch calls a dumpling
1.2 dumpling call-chopsticks ... | -
end
"""


def record(file: Path, game: str, policy: Sequence[Any], games: int, **setup: object) -> list[str]:
    """The records of a simulation, and that it was about the games in them."""
    played = Recording(file, game).play_games
    result = simulate(
        game,
        players=len(policy),
        policy=list(policy),
        games=games,
        played=played,
        per_game=True,
        **setup,  # type: ignore[arg-type]
    )
    texts = file.read_text().split("end\n")[:-1]
    tables = [sushibar.verify(f"{text}end\n").table for text in texts]
    assert result.points is not None
    assert result.points.tolist() == [list(table.points) for table in tables]
    return texts


@pytest.mark.parametrize(
    ("game", "policy", "setup"),
    [
        ("sushi-go", ("greedy", "beginner"), {"options": ("dummy",)}),
        ("sushi-go", ("random", "greedy", "random"), {"edition": "zoch"}),
        ("party", ("greedy", "beginner", "random"), {"menu": "master-menu"}),
        ("wasabi", ("greedy", "random"), {}),
    ],
)
def test_a_simulation_writes_the_games_that_tables_play(
    tmp_path: Path, game: str, policy: tuple[str, ...], setup: dict[str, object]
) -> None:
    texts = record(tmp_path / "games.txt", game, policy, 2, **setup)
    for number, text in enumerate(texts):
        seed = seed_of(0, number)
        table = Table(game, players=len(policy), seed=seed, **setup).play(policy)  # type: ignore[arg-type]
        verified = sushibar.verify(f"{text}end\n")
        assert verified.commitment
        assert verified.result
        assert verified.table.record() == table.record()


@pytest.mark.long
@pytest.mark.parametrize("game", KITS)
def test_so_do_compiled_ones(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_RULES", "compiled")
    for players in range(2, KITS[game].rules.seats + 1):
        menu = "random" if KITS[game].rules.menus else None
        policy = [("greedy", "beginner", "random")[seat % 3] for seat in range(players)]
        record(tmp_path / f"{game}-{players}.txt", game, policy, 20, menu=menu)


def puddings(view: View) -> str:
    return next((action for action in view.legal if action == "pudding"), view.legal[0])


def test_bots_and_functions_are_recorded_too(tmp_path: Path) -> None:
    texts = record(tmp_path / "games.txt", "sushi-go", ["greedy", puddings], 2)
    for number, text in enumerate(texts):
        assert f"seed sim-0-{number}\n" in text
        assert text.count("| pudding") > 1


def test_the_command_writes_records_that_commands_read(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    options = "--players", "2", "--games", "3", "--policy", "greedy", "--records", str(file)
    assert command("sim", "sushi-go", *options).status == 0
    checked = command("verify", file)
    assert checked.status == 0
    assert [line.partition(": ")[0] for line in checked.printed.splitlines()] == [
        f"{file}#{number}" for number in (1, 2, 3)
    ]
    assert command("replay", f"{file}#2").status == 0
    assert "holds 3 records" in command("replay", file).complaint
    assert "holds 3 records" in command("replay", f"{file}#4").complaint
    again = command("sim", "sushi-go", *options)
    assert again.status == 2
    assert "games.txt" in again.complaint
    assert "--cluster" in command("sim", "sushi-go", *options, "--device", "cuda").complaint


def test_many_records_become_tables(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "unfinished.txt").write_text(UNFINISHED)
    tables = {}
    for number, setup in enumerate(PLAYED):
        table = Table(**setup, seed="tea").play("greedy")  # type: ignore[arg-type]
        file = tmp_path / f"{number}.txt"
        file.write_text(f"\ufeff{table.record()}", encoding="utf-8")
        tables[str(file)] = table
    found = read_many(tmp_path)
    games = found.games.to_pylist()
    assert [game["finished"] for game in games] == [True, True, True, False]
    for game in games:
        seats = [one for one in found.seats.to_pylist() if one["game"] == game["game"]]
        said = [one for one in found.decisions.to_pylist() if one["game"] == game["game"]]
        if game["finished"]:
            table = tables[game["file"]]
            assert (game["name"], game["players"]) == (table.setup.game, table.setup.players)
            assert game["menu"] == (" ".join(table.setup.menu) or None)
            assert [one["points"] for one in seats] == list(table.points)
            assert {one["seat"] for one in seats if one["win"]} == set(table.winners)
            for decision in table.decisions():
                if decision.chosen not in table.game.defaults:
                    moment = decision.round, decision.turn, decision.seat, decision.chosen
                    assert moment in [
                        (one["round"], one["turn"], one["seat"], one["action"]) for one in said
                    ]
        else:
            assert [one["name"] for one in seats] == ["Ann", "Bo"]
            assert [one["points"] for one in seats] == [None, None]
            assert [(one["seat"], one["step"], one["action"]) for one in said] == [
                (0, 0, "maki-2"),
                (1, 0, "dumpling"),
                (0, 0, "dumpling"),
                (0, 1, "call-chopsticks"),
            ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game sushi-go 1\n", "line 1: a record starts with"),
        (UNFINISHED.removesuffix("end\n"), "line 7: the record breaks off"),
        (UNFINISHED.replace("1.1", "1-1"), "line 6: this is neither a turn nor a result"),
        (UNFINISHED.replace("end", "points 1 | x\nend"), "line 8: this is neither a turn"),
        (UNFINISHED.replace("end", "winners 9\nend"), "line 8: this is neither a turn"),
        (f"{UNFINISHED}{UNFINISHED}more\n", "line 17: a record starts with"),
    ],
)
def test_the_first_wrong_line_is_named(tmp_path: Path, text: str, reason: str) -> None:
    fine, wrong = tmp_path / "fine.txt", tmp_path / "wrong.txt"
    fine.write_text(UNFINISHED)
    wrong.write_text(text)
    with pytest.raises(RecordError, match=f"wrong.txt, {reason}"):
        read_many([fine, wrong])


def test_a_folder_without_records_and_a_missing_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no records"):
        read_many(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_many(tmp_path / "none.txt")


def test_words_may_stand_apart_by_bars_and_tabs_alone(tmp_path: Path) -> None:
    lines = [f"1.{turn}\tmaki-2|mussel|egg-nigiri|wasabi" for turn in range(1, 60)]
    text = "\n".join(["sushibar record 1", "game sushi-go 1", "players 4", *lines, "\tend\n"])
    (tmp_path / "games.txt").write_text(text * 50)
    read = read_many(tmp_path)
    assert (read.games.num_rows, read.decisions.num_rows) == (50, 50 * 59 * 4)


def test_bytes_that_are_no_text_are_a_word_that_nobody_knows(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_bytes(UNFINISHED.encode().replace(b"maki-2", b"maki\xff"))
    assert "maki\ufffd" in read_many(tmp_path).decisions["action"].to_pylist()


def test_no_records_are_empty_tables() -> None:
    assert [table.num_rows for table in read_many([])] == [0, 0, 0]


def test_without_arrow_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "arrow", ("no_such_package",))
    with pytest.raises(MissingExtra, match=r"sushibar\[arrow\]"):
        read_many("games")
