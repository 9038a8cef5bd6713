"""A game seen again, back and forth: every hand, every answer, every point."""

from functools import cached_property
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from sushibar.match.replay import ReplayStep, replay
from sushibar.match.scores import Scores
from sushibar.table import story
from sushibar.table.table import Table
from sushibar.terminal.app import score_sheet
from sushibar.terminal.app.board import BoardView, CellPointed
from sushibar.terminal.app.dialogs import Reading
from sushibar.terminal.app.key_bar import Key, KeyBar
from sushibar.terminal.app.news import in_lines
from sushibar.terminal.app.plates import WON, Plate, Plates
from sushibar.terminal.app.things import Things
from sushibar.texts import text


class ReplayScreen(Screen[None]):
    """A whole game, step by step."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1)"),
        Binding("left,backspace", "go(-1)"),
        Binding("down,pagedown", "turn(1)"),
        Binding("up,pageup", "turn(-1)"),
        Binding("home", "jump(0)"),
        Binding("end", "jump(-1)"),
        Binding("s", "scores"),
        Binding("tab", "look"),
        Binding("question_mark,f1", "help"),
        Binding("q,escape", "quit"),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.game = replay(table)
        self.things = Things(table.setup)
        self.names = table.setup.seat_names(table.names)
        self.has_board = hasattr(table.setup.kit.pieces, "board")
        self.live = table.setup.words.is_live()
        self.winners = story.tell_winners(table) if table.over else ""
        self.place = 0

    def compose(self) -> ComposeResult:
        """Where we are, board and plates with hands, what happened, keys."""
        yield Static(id="status")
        with Vertical(id="game"):
            with Horizontal(id="replayed", classes="on-board" if self.has_board else ""):
                with Vertical(id="shown"):
                    yield BoardView(self.things)
                    yield Static(id="detail")
                    with VerticalScroll(id="told", can_focus=False):
                        yield Static(id="told-words")
                yield Plates(self.things)
            yield Slider(len(self.steps))
        yield KeyBar(
            [
                Key("← →", text("replay-key-step"), "screen.go(1)"),
                Key("↑ ↓", text("replay-key-turn"), "screen.turn(1)"),
                Key("1–9", text("replay-key-round"), "screen.round(1)"),
                Key("s", text("screen-key-scores"), "screen.scores"),
                Key("?", text("screen-key-help"), "screen.help"),
                Key("q", text("screen-key-quit"), "screen.quit"),
            ]
        )

    def on_mount(self) -> None:
        """Start at the first step."""
        self.show()

    @cached_property
    def steps(self) -> list[ReplayStep]:
        """All steps."""
        return self.game["steps"]

    @property
    def step(self) -> ReplayStep:
        """The step that is shown."""
        return self.steps[self.place]

    def show(self) -> None:
        """Show the table after this step."""
        step, seen = self.step, self.step["seen"]
        board = self.query_one(BoardView)
        board.display = self.has_board
        board.show(seen)
        board.touch(step["cells"])
        self.query_one("#detail").display = self.has_board
        last = self.place == len(self.steps) - 1
        winners = self.game["scores"]["winners"] if last else []
        self.query_one(Plates).show(
            [
                Plate(
                    name,
                    seen["points"][seat],
                    step["plates"][seat],
                    step["piles"][seat],
                    WON if seat in winners else "",
                    hand=tuple(step["hands"][seat]) if seat < len(step["hands"]) else (),
                )
                for seat, name in enumerate(self.names)
            ]
        )
        where = text("replay-where", step=self.place + 1, steps=len(self.steps))
        chapter = step["chapter"]
        room = max(0, self.size.width - len(where) - 3)
        self.query_one("#status", Static).update(
            Text(f" {chapter[:room]:<{room}}").append(f" {where}", "bold")
        )
        words = in_lines(step["told"], self.names)
        if last and winners:
            words.append(self.winners, "bold")
        self.query_one("#told-words", Static).update(self.things.painted(words))
        self.query_one("#told", VerticalScroll).scroll_home(animate=False)
        self.query_one(Slider).place = self.place
        self.query_one(Slider).refresh()
        self.on_cell_pointed(CellPointed(board.cursor))

    def on_resize(self) -> None:
        """The first line is as long as the screen is wide."""
        self.show()

    def on_cell_pointed(self, message: CellPointed) -> None:
        """Look into a stack."""
        words = self.query_one(BoardView).stack_words(message.cell)
        self.query_one("#detail", Static).update(words)

    # Moving

    def action_jump(self, place: int) -> None:
        """Go to a step; -1 is the last one."""
        place = place if place >= 0 else len(self.steps) - 1
        self.place = max(0, min(place, len(self.steps) - 1))
        self.show()

    def action_go(self, steps: int) -> None:
        """Some steps on, or back."""
        self.action_jump(max(0, self.place + steps))

    def action_turn(self, way: int) -> None:
        """To the next turn, or to where this one or the last one started."""
        starts = [
            place
            for place, one in enumerate(self.steps)
            if place == 0 or moment(one) != moment(self.steps[place - 1])
        ]
        later = [place for place in starts if place > self.place]
        earlier = [place for place in starts if place < self.place]
        if way > 0:
            self.action_jump(later[0] if later else -1)
        else:
            self.action_jump(earlier[-1] if earlier else 0)

    def action_round(self, number: int) -> None:
        """To the start of a round."""
        for place, one in enumerate(self.steps):
            if one["round"] == number:
                self.action_jump(place)
                return

    def on_key(self, event: events.Key) -> None:
        """Numbers jump to rounds."""
        if event.character and event.character in "123456789":
            self.action_round(int(event.character))
            event.stop()

    def action_look(self) -> None:
        """Put the cursor on the board, or take it off."""
        board = self.query_one(BoardView)
        if board.display and not board.has_focus:
            board.focus()
        else:
            self.set_focus(None)

    # More to see

    @property
    def scores(self) -> Scores:
        """The score sheet as far as it is filled in at this step."""
        whole = self.game["scores"]
        if self.place == len(self.steps) - 1:
            return whole
        return {**whole, "rows": whole["rows"][: self.step["rows"]], "winners": []}

    def action_scores(self) -> None:
        """The points so far, and why."""
        words = [Text(text("screen-no-points"))]
        if self.scores["rows"]:
            words = score_sheet.whole(self.scores, self.things, live=self.live)  # type: ignore[assignment]
        self.app.push_screen(Reading(text("screen-scores"), words))

    def action_help(self) -> None:
        """All keys."""
        self.app.push_screen(Reading(text("screen-help"), [Text(text("replay-help"))]))

    def action_quit(self) -> None:
        """Go back to where the replay was opened, or leave."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit(None)


class Slider(Static):
    """How far the replay is; a click goes there."""

    def __init__(self, steps: int) -> None:
        super().__init__(id="slider")
        self.steps, self.place = steps, 0

    def render(self) -> Text:
        """A line with a knob."""
        width = max(1, self.size.width - 1)
        knob = width * self.place // max(1, self.steps - 1)
        return Text("━" * knob, "#f9cb4c").append("●", "bold #f9cb4c").append("─" * (width - knob))

    async def on_click(self, event: events.Click) -> None:
        """Go to a step."""
        place = round((self.steps - 1) * event.x / max(1, self.size.width - 1))
        await self.run_action(f"screen.jump({place})")


def moment(step: ReplayStep) -> tuple[int, int]:
    """The turn that a step belongs to."""
    return step["round"], step["turn"]
