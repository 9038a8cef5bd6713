"""The app: its colours, and how it is started and left."""

import os
import select
import signal
import sys
import threading
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from sushibar.errors import SushibarError
from sushibar.terminal.app.answering import SETTLE_SECONDS
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.table_screen import TableScreen, Taken

THEME = Theme(
    name="sushibar",
    primary="#f0776b",
    secondary="#5fae97",
    accent="#f9cb4c",
    foreground="#f3ece0",
    background="#191a22",
    surface="#20222c",
    panel="#2a2d3a",
    success="#7cc470",
    warning="#e8a244",
    error="#f0776b",
    dark=True,
)


class SushibarApp(App[SushibarError | None]):
    """One screen at a time; what it returns is what went wrong."""

    CSS_PATH = "app.tcss"
    TITLE = "sushibar"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        seat: SeatClient | None = None,
        first: Screen[None] | None = None,
        settle_seconds: float = SETTLE_SECONDS,
    ) -> None:
        """Play at a seat, or show some other screen first."""
        super().__init__()
        self.seat = seat
        """The seat that the person has taken last."""
        self.first = first
        self.settle_seconds = settle_seconds

    def on_mount(self) -> None:
        """Show the first screen."""
        self.register_theme(THEME)
        self.theme = THEME.name
        if hasattr(select, "poll") and not self.is_headless:
            # On a thread: what is still to be drawn on it can keep the app waiting for ever.
            threading.Thread(target=hang_up_without_terminal, daemon=True).start()
        if self.seat is not None:
            self.push_screen(TableScreen(self.seat, self.settle_seconds))
        elif self.first is not None:
            self.push_screen(self.first)

    async def on_taken(self, message: Taken) -> None:
        """Show the table of a seat."""
        self.seat = message.seat
        while len(self.screen_stack) > 2:
            await self.pop_screen()
        await self.switch_screen(TableScreen(message.seat, self.settle_seconds))

    def action_leave(self) -> None:
        """Leave at once; whatever was decided is saved."""
        self.exit(None)


def hang_up_without_terminal() -> None:
    """Wait until the terminal has gone, as with a killed program, and end as a hang-up would.

    Textual takes its end for input that is still to come, and would ask for it again for ever.
    """
    terminal = select.poll()
    terminal.register(sys.__stdin__, select.POLLHUP)  # type: ignore[arg-type]  # it is a terminal
    if any(event & select.POLLHUP for _, event in terminal.poll()):
        signal.raise_signal(signal.SIGHUP)
        os._exit(128 + signal.SIGHUP)  # the signal is ignored, as under nohup


def run(app: SushibarApp) -> list[str]:
    """Run the app in the terminal; what to print afterwards."""
    failure = app.run()
    if failure is not None:
        raise failure
    return [] if app.seat is None else app.seat.goodbye()
