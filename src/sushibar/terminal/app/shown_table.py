"""What a table looks like on the screen: status, board, plates, news, log; before the game, who is
there.
"""

import time
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from sushibar.match.views import GameView, QuestionView
from sushibar.terminal.app.board import BoardView
from sushibar.terminal.app.choice_list import ChoiceList
from sushibar.terminal.app.key_bar import Key, KeyBar
from sushibar.terminal.app.news import headline, in_lines
from sushibar.terminal.app.plates import ANSWERED, WAITING, WON, Plate, Plates
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.things import Things
from sushibar.texts import text

CLOCK_SECONDS: Final = 10
"""The clock is shown when this much time is left."""


class ShownTable(Screen[None]):
    """The table of a seat, to be looked at."""

    def __init__(self, seat: SeatClient) -> None:
        super().__init__()
        self.seat = seat
        self.things = Things(seat.setup)
        self.asked: QuestionView | None = None
        """What the person is asked now."""
        self._told = 0
        self._log = Text()

    # What it is made of

    def compose(self) -> ComposeResult:
        """Status, board and plates, news, choices, keys; on wide screens the log."""
        yield Static(id="status")
        with Horizontal(id="main", classes="with-board" if self.has_board else ""):
            with Vertical(id="game"):
                yield BoardView(self.things)
                if not self.has_board:
                    yield Plates(self.things)
                    yield Static(id="notes")
                yield Static(id="news")
                yield Static(id="question")
                yield ChoiceList(self.things)
                yield Static(id="detail")
            with VerticalScroll(id="side", can_focus=False):
                if self.has_board:
                    yield Static(id="notes")
                    yield Plates(self.things)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-words")
        yield KeyBar(
            [
                Key("?", text("screen-key-help"), "screen.help"),
                Key("h", text("screen-key-hint"), "screen.hint"),
                Key("s", text("screen-key-scores"), "screen.scores"),
                Key("l", text("screen-key-log"), "screen.log"),
                Key("m", text("screen-key-memory"), "screen.memory"),
                Key("u", text("screen-key-undo"), "screen.undo"),
                Key("q", text("screen-key-quit"), "screen.quit"),
            ]
        )

    @property
    def board(self) -> BoardView:
        """The board; hidden in games that have none."""
        return self.query_one(BoardView)

    @property
    def choices(self) -> ChoiceList:
        """The choices."""
        return self.query_one(ChoiceList)

    @property
    def is_open(self) -> bool:
        """Whether there is something to show things on: not while the screen is closed."""
        return self.is_running and bool(self.query("#keys"))

    @property
    def has_board(self) -> bool:
        """Whether the game is played on a board."""
        return hasattr(self.seat.setup.kit.pieces, "board")

    def say(self, place: str, words: str | Text) -> None:
        """Write something in its place; an empty one takes no room."""
        widget = self.query_one(f"#{place}", Static)
        widget.update(words if isinstance(words, Text) else Text(words))
        widget.display = bool(words)

    # Looking

    def show_table(self, game: GameView) -> None:
        """Board, plates and notes."""
        view, words, seen = self.seat.view, game["words"], game["seen"]
        assert words is not None
        self.board.show(seen)
        plates = []
        for seat, name in enumerate(self.seat.names):
            mark = (
                WON if seat in game["winners"] else WAITING if seat in game["pending"] else ANSWERED
            )
            plates.append(
                Plate(
                    name,
                    seen["points"][seat],
                    words["plates"][seat],
                    words["piles"][seat],
                    mark if seat < len(view["chairs"]) else "",
                    is_own=seat == view["you"],
                    is_next=self.has_board and seat in game["pending"],
                )
            )
        self.query_one(Plates).show(plates)
        self.say("notes", self.things.painted("\n".join(words["notes"])))

    def show_status(self) -> None:
        """How far the game is and whose move it is."""
        view, game = self.seat.view, self.seat.view["game"]
        if game is None or game["words"] is None:
            return
        progress = game["words"]["progress"]
        others = [self.seat.names[seat] for seat in game["pending"] if seat != view["you"]]
        if self.seat.trouble:
            now = self.seat.trouble
        elif view["phase"] == "over":
            now = text("screen-over")
        elif self.asked is not None:
            now = text("screen-your-move")
        elif others:
            now = text("screen-waiting", names=", ".join(others))
        else:
            now = ""
        status = self.query_one("#status", Static)
        status.set_class(self.asked is not None, "asked")
        status.set_class(bool(self.seat.trouble), "trouble")
        room = self.size.width - len(now) - 4
        words = progress[0].upper() + progress[1:]
        words = words if len(words) <= room else f"{words[: max(room - 1, 0)]}…"
        status.update(Text(f" {words}".ljust(room + 2)).append(f"{now} ", "bold"))

    def show_news(self) -> None:
        """What has happened: the latest under the plates, all of it in the log."""
        happened = self.seat.happened
        if len(happened) == self._told:
            return
        latest = happened[self._told :]
        self._told = len(happened)
        self.say("news", self.things.painted(headline(happened, self.seat.names)))
        self.board.touch([cell for one in latest for cell in one["cells"]])
        for one in latest:
            if one["told"]["head"] and self._log.plain:
                self._log.append("\n")
            self._log.append_text(self.things.painted(in_lines(one["told"], self.seat.names)))
        self.show_log()

    def show_log(self) -> None:
        """The log, where there is room for it."""
        log = self.query_one("#log", VerticalScroll)
        if log.display:
            self.query_one("#log-words", Static).update(self._log)
            log.scroll_end(animate=False)

    def on_resize(self) -> None:
        """There is more room, or less."""
        self.call_after_refresh(self.show_log)
        self.show_status()

    def show_lobby(self) -> None:
        """Who has come so far, while the game has not started."""
        view = self.seat.view
        chairs = [
            Plate(one["name"] or text("screen-empty-chair"), 0, [], [], is_own=seat == view["you"])
            for seat, one in enumerate(view["chairs"])
        ]
        self.query_one(Plates).show(chairs)
        is_host = view["host"] == view["you"]
        self.query_one("#status", Static).update(text("screen-lobby", code=view["code"]))
        empty = sum(one["kind"] == "empty" for one in view["chairs"])
        self.say(
            "question", text("screen-lobby-host" if is_host else "screen-lobby-guest", empty=empty)
        )
        for place in ("news", "detail", "notes"):
            self.say(place, "")

    def tick(self) -> None:
        """Show the clock when time is running out."""
        game = self.seat.view["game"]
        if not self.is_open or game is None or game["deadline"] is None or self.asked is None:
            return
        left = game["deadline"] / 1000 - time.time()
        if 0 <= left <= CLOCK_SECONDS:
            self.say("news", text("screen-clock", seconds=int(left)))
