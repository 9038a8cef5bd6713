"""A game seen again on the full screen: back and forth, by round, by click."""

import asyncio
from functools import cache

import pytest

from screens import LARGE, SMALL, Player, compare
from slow import first
from sushibar import Table
from sushibar.bots.roster import bot
from sushibar.games.kit import KITS
from sushibar.match.replay import replay
from sushibar.terminal.app.app import SushibarApp
from sushibar.terminal.app.replay_screen import ReplayScreen, Slider
from sushibar.texts import speaking


@cache
def game_of(game: str) -> Table:
    """A whole game of three greedy players."""
    with speaking("en"):
        names = ["Aki", "Ben", "Chi"]
        return Table(game, players=3, seed=7, names=names).play(bot("greedy", "7", game))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


@pytest.mark.parametrize("size", first(1, [SMALL, LARGE]), ids=["80x24", "120x40"])
@pytest.mark.parametrize("game", KITS)
def test_a_replay_looks_as_it_did(game: str, size: tuple[int, int]) -> None:
    async def look() -> None:
        screen = ReplayScreen(game_of(game))
        app = SushibarApp(first=screen)
        async with app.run_test(size=size) as pilot:
            screen.action_jump(len(screen.steps) // 2)
            await compare(Player(app, pilot), f"replay-{game}-{size[0]}x{size[1]}")

    asyncio.run(look())


def test_keys_go_back_and_forth() -> None:
    table = game_of("sushi-go")
    steps = replay(table)["steps"]

    async def look() -> None:
        screen = ReplayScreen(table)
        app = SushibarApp(first=screen)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right", "left")
            assert screen.place == 1
            await pilot.press("left", "left", "left")
            assert screen.place == 0
            await pilot.press("2")
            assert screen.step["round"] == 2
            assert steps[screen.place - 1]["round"] == 1
            await pilot.press("down", "down")
            assert (screen.step["round"], screen.step["turn"]) == (2, 3)
            await pilot.press("up")
            assert (screen.step["round"], screen.step["turn"]) == (2, 2)
            await pilot.press("end", "right")
            assert screen.place == len(steps) - 1
            assert "The winner is" in Player(app, pilot).shown
            await pilot.press("home")
            assert screen.place == 0

    asyncio.run(look())


def test_a_click_into_the_line_goes_there() -> None:
    async def look() -> None:
        screen = ReplayScreen(game_of("sushi-go"))
        async with SushibarApp(first=screen).run_test(size=SMALL) as pilot:
            await pilot.click(Slider, offset=(79, 0))
            assert screen.place == len(screen.steps) - 1
            await pilot.click(Slider, offset=(40, 0))
            assert abs(screen.place - len(screen.steps) // 2) <= 1

    asyncio.run(look())


def test_the_scores_of_a_replay_are_those_of_its_moment() -> None:
    async def look() -> None:
        screen = ReplayScreen(game_of("sushi-go"))
        app = SushibarApp(first=screen)
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot)
            await player.press("s")
            assert "Nobody has scored yet." in player.shown
            await player.press("escape", "2", "s")
            assert "Round 1" in player.shown
            assert "Round 2" not in player.shown

    asyncio.run(look())
