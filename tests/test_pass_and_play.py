"""Several people at one terminal: each sees the own hand and no other."""

import asyncio
from pathlib import Path

import pytest

from commands import Done, sushibar
from screens import Player, at
from sushibar import Table
from sushibar.games.kit import KITS
from sushibar.terminal.app.dialogs import Covering, Reading
from sushibar.terminal.app.local_seat import LocalSeat
from sushibar.terminal.files import games_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    return tmp_path


def played(home: Path, *options: str, said: str) -> Done:
    return sushibar("play", *options, said=said, folder=home, XDG_DATA_HOME=str(home))


# Line by line


def test_every_hand_comes_after_its_player_has_said_so(home: Path) -> None:
    done = played(home, "--people", "Ann,Ben", "--seed", "7", said="\n1\n\n1\n\nq\n")
    parts = done.printed.split("── Pass the terminal to ")
    assert [part.partition(" ")[0] for part in parts[1:]] == ["Ann", "Ben", "Ann"]
    table = Table("sushi-go", players=2, seed=7)
    for seat, part in enumerate(parts[1:3]):
        shown = part.partition("Your hand")[2].partition("Which card")[0]
        assert shown.count("\n  ") == len(table.legal(seat))
    assert "Your hand" not in parts[0]
    assert "Everyone reveals:\n  Ann  dumpling\n  Ben  tempura" in parts[2]  # nobody is “you”
    assert "--people Ann,Ben" in done.printed


def test_a_game_of_two_and_a_bot_goes_on_where_it_was_left(home: Path) -> None:
    names = "Ann,Ben"
    played(home, "--people", names, "--bots", "greedy", said="\n1\n\n1\n\n1\nq\n")
    (file,) = games_folder().iterdir()
    assert Table.load(file).setup.players == 3
    done = played(home, "--resume", str(file), "--people", names, said="\n1\n" * 60)
    assert "Final scores" in done.printed
    assert Table.load(file).over
    assert "Ann" in done.printed.rpartition("Final scores")[2]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--people", "Ann,Ben", "--name", "Cleo"], "leave out --name"),
        (["--people", "Ann,Ben,Cleo", "--players", "2"], "more than 2 seats"),
        (["--people", "Ann,Ann"], "Ann"),
    ],
)
def test_people_who_cannot_sit_down_are_told_why(
    home: Path, options: list[str], complaint: str
) -> None:
    done = played(home, *options, said="")
    assert done.status == 2
    assert complaint in done.complaint


def test_only_those_who_are_in_a_saved_game_go_on_with_it(home: Path) -> None:
    played(home, "--people", "Ann,Ben", said="\n1\nq\n")
    (file,) = games_folder().iterdir()
    done = played(home, "--resume", str(file), "--people", "Ann,Zoe", said="")
    assert "nobody called Zoe" in done.complaint


# On the whole screen


def shared(game: str) -> LocalSeat:
    table = Table(game, players=3, seed=7, names=["Ann", "Ben", "Pip (bot)"])
    return LocalSeat(table, {2: "random"}, pace_seconds=0)


def covered(player: Player) -> bool:
    return isinstance(player.app.screen, Covering)


@pytest.mark.parametrize("game", KITS)
def test_the_screen_is_covered_until_the_next_one_says_so(game: str) -> None:
    async def play() -> None:
        async with at(shared(game)) as player:
            people = []
            for _ in range(10):
                await player.until(lambda: covered(player) or player.screen.asked is not None)
                if covered(player):
                    assert player.seat.view["you"] is None
                    assert player.game["asked"] is None
                    assert player.screen.choices.choices == []
                    await player.press("enter")
                    await player.until(lambda: player.screen.asked is not None)
                you = player.seat.view["you"]
                assert you in player.game["pending"]
                people.append(you)
                await player.asked()
                before = player.screen.asked
                player.app.simulate_key("enter")
                await player.until(lambda: player.screen.asked is not before or covered(player))  # noqa: B023
            assert {*people} == {0, 1}

    asyncio.run(play())


def test_a_shared_game_is_played_to_its_end(home: Path) -> None:
    async def play() -> None:
        async with at(shared("sushi-go")) as player:
            while not player.is_over:
                await player.until(
                    lambda: (
                        player.is_over
                        or covered(player)
                        or isinstance(player.app.screen, Reading)
                        or player.screen.asked is not None
                    )
                )
                before = player.screen.asked, player.app.screen
                player.app.simulate_key("enter")
                await player.until(
                    lambda: player.is_over or (player.screen.asked, player.app.screen) != before  # noqa: B023
                )
            await player.until(lambda: isinstance(player.app.screen, Reading))
            await player.pilot.pause()
            assert "You win" not in player.shown
            seat = player.seat
            assert isinstance(seat, LocalSeat)
            assert seat.table.over

    asyncio.run(play())
