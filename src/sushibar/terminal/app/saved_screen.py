"""The list of saved games: those that can go on, and those that can be seen again."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sushibar.errors import SushibarError
from sushibar.table.table import Table
from sushibar.terminal.app.key_bar import Key, KeyBar
from sushibar.terminal.app.replay_screen import ReplayScreen
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.table_screen import Taken
from sushibar.terminal.saved_games import SavedGame, saved_games
from sushibar.texts import text


class SavedScreen(Screen[None]):
    """All saved games, the latest first; they are read one by one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit")]

    def __init__(self, open_saved: Callable[[Path], SeatClient]) -> None:
        """`open_saved` takes a seat in a game that can go on."""
        super().__init__()
        self.open_saved = open_saved
        self.games: list[SavedGame] = []

    def compose(self) -> ComposeResult:
        """A heading, the list, keys."""
        yield Static(f" {text('saved-title')}", id="status")
        yield OptionList(id="choices")
        yield Static(text("saved-reading"), id="detail")
        yield KeyBar(
            [
                Key("↑ ↓ Enter", text("saved-open"), "screen.open"),
                Key("q", text("screen-key-quit"), "screen.quit"),
            ]
        )

    def on_mount(self) -> None:
        """Read the files in a thread."""
        self.query_one(OptionList).focus()
        self.read()

    @work
    async def read(self) -> None:
        """Read game after game."""
        found, choices = saved_games(), self.query_one(OptionList)
        while (game := await asyncio.to_thread(next, found, None)) is not None:
            self.games.append(game)
            line = Text(f" ✓ {game.what}" if game.over else f" ▶ {game.what}")
            line.stylize("dim" if game.over else "bold")
            choices.add_option(Option(line.append(f"\n   {game.who}")))
            if choices.highlighted is None:
                choices.highlighted = 0
        self.query_one("#detail", Static).update(
            text("saved-legend") if self.games else text("saved-none")
        )

    def action_open(self) -> None:
        """Open the game that the person looks at."""
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game, or see it again."""
        game = self.games[event.option_index]
        try:
            if game.over:
                self.app.push_screen(ReplayScreen(Table.load(game.file)))
            else:
                self.post_message(Taken(self.open_saved(game.file)))
        except (SushibarError, OSError) as error:
            self.notify(str(error), severity="warning")

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit(None)
