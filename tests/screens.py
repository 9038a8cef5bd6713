"""The full-screen game, played by keys and clicks without a terminal."""

import asyncio
import contextlib
import io
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot

from sushibar import Table
from sushibar.cli.play import names_of, seat_bots
from sushibar.terminal.app.app import SushibarApp
from sushibar.terminal.app.dialogs import Confirming, Reading
from sushibar.terminal.app.local_seat import LocalSeat
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.table_screen import TableScreen

SMALL, LARGE = (80, 24), (120, 40)
PATIENCE_SECONDS = 30.0


def seated(game: str, players: int, bots: str = "greedy", seed: int = 7) -> LocalSeat:
    """A seat against bots that do not dawdle."""
    specs = seat_bots(bots, game, players)
    names = ["You", *names_of(specs.values())]
    table = Table(game, players=players, seed=seed, names=names)
    return LocalSeat(table, specs, pace_seconds=0)


class Player:
    """Somebody who presses keys and looks at the screen."""

    def __init__(self, app: SushibarApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> TableScreen:
        """The table, under whatever lies over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def seat(self) -> SeatClient:
        return self.screen.seat

    @property
    def is_over(self) -> bool:
        return self.seat.view["phase"] == "over"

    @property
    def game(self) -> Any:
        """The game as the seat sees it."""
        return self.seat.view["game"]

    @property
    def seat_left(self) -> SeatClient:
        """The seat, when the app has ended."""
        assert self.app.seat is not None
        return self.app.seat

    @property
    def lines(self) -> list[str]:
        """What is on the screen, line by line."""
        width, height = self.app.size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, record=True
        )
        below = self.app._background_screens
        update = self.app.screen._compositor.render_update(full=True, screen_stack=below)
        console.print(update)
        return [line.rstrip() for line in console.export_text().split("\n")]

    @property
    def shown(self) -> str:
        return "\n".join(self.lines)

    async def press(self, *keys: str) -> None:
        """Press keys, and wait for what comes of them here; bots may still think."""
        await self.pilot.press(*keys)
        if not isinstance(self.app.screen, Confirming):  # the worker waits for an answer
            await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to come true."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not true():
                await asyncio.sleep(0.005)

    async def asked(self) -> None:
        """Wait until the person is asked and told what the choices bring, or the game is over."""
        await self.until(
            lambda: (
                self.seat.view["phase"] == "over"
                or (self.screen.asked is not None and bool(self.screen.choices.brings))
            )
        )
        await self.app.workers.wait_for_complete()

    async def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Take the first choice again and again, to the end or until something is true."""
        while not self.is_over and not until():
            await self.asked()
            if self.is_over:
                break
            before = self.screen.asked, self.app.screen
            if isinstance(self.app.screen, Reading) or self.screen.asked is not None:
                self.app.simulate_key("enter")
                await self.until(lambda: (self.screen.asked, self.app.screen) != before)  # noqa: B023

    async def click(self, words: str) -> None:
        """Click on some words of the screen."""
        row = next(number for number, line in enumerate(self.lines) if words in line)
        await self.pilot.click(offset=(self.lines[row].index(words) + 1, row))
        await self.pilot.pause()


@asynccontextmanager
async def at(seat: SeatClient, size: tuple[int, int] = SMALL) -> AsyncIterator[Player]:
    """Somebody at a seat."""
    app = SushibarApp(seat, settle_seconds=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Player(app, pilot)


async def compare(player: Player, name: str) -> None:
    """What is on the screen is what was kept, as soon as everything has its place."""
    file = Path(__file__).parent / "golden" / "screens" / f"{name}.txt"
    if os.environ.get("SUSHIBAR_KEEP_SCREENS"):
        await player.pilot.pause(1)
        file.write_text(player.shown + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    with contextlib.suppress(TimeoutError):
        await player.until(lambda: player.shown + "\n" == kept)
    assert player.shown + "\n" == kept
