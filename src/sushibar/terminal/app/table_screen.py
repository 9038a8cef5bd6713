"""The table: everything that a player sees and does during a game, on one screen."""

import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from sushibar.errors import SushibarError
from sushibar.match.views import GameView, QuestionView
from sushibar.terminal.app import score_sheet
from sushibar.terminal.app.board import BoardView, CellChosen, CellPointed
from sushibar.terminal.app.choice_list import ChoiceList, Confirmed, Pointed
from sushibar.terminal.app.dialogs import Confirming, Reading
from sushibar.terminal.app.help import help_words
from sushibar.terminal.app.key_bar import Key, KeyBar
from sushibar.terminal.app.news import headline, in_lines
from sushibar.terminal.app.plates import ANSWERED, WAITING, WON, Plate, Plates
from sushibar.terminal.app.seat import Seat
from sushibar.terminal.app.things import Things
from sushibar.texts import text

SETTLE_SECONDS: Final = 0.3
"""So long nothing can be confirmed after new choices have come: no click lands on the next hand."""
CLOCK_SECONDS: Final = 10
"""The clock is shown when so much time is left."""


@dataclass
class Taken(Message):
    """The person takes a seat: the app shows its table."""

    seat: Seat


class TableScreen(Screen[None]):
    """The table of a seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help"),
        Binding("h", "hint"),
        Binding("s", "scores"),
        Binding("l", "log"),
        Binding("m", "memory"),
        Binding("u,backspace", "undo"),
        Binding("escape", "clear"),
        Binding("tab", "switch"),
        Binding("shift+tab", "switch", show=False),
        Binding("r", "rematch"),
        Binding("b", "bot"),
        Binding("q", "quit"),
    ]

    def __init__(self, seat: Seat, settle_seconds: float = SETTLE_SECONDS) -> None:
        super().__init__()
        self.seat = seat
        self.things = Things(seat.setup)
        self.settle_seconds = settle_seconds
        self.asked: QuestionView | None = None
        """What the person is asked now."""
        self.steps: list[str] = []
        """The steps of the answer that have been confirmed."""
        self._question = 0
        self._asked_at = 0.0
        self._changing = False
        self._told = 0
        self._log = Text()
        self._round = 0
        self._ended = False

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

    async def on_mount(self) -> None:
        """Sit down and look."""
        self.board.display = self.has_board
        self.seat.on_change = self.look
        self.steps = list(self.seat.begun)
        self.set_interval(1, self.tick)
        self.look()
        await self.seat.open()

    async def on_unmount(self) -> None:
        """Get up."""
        await self.seat.close()

    @property
    def board(self) -> BoardView:
        """The board; hidden in games that have none."""
        return self.query_one(BoardView)

    @property
    def choices(self) -> ChoiceList:
        """The choices."""
        return self.query_one(ChoiceList)

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

    def look(self) -> None:
        """Show the table as it is now."""
        if not self.is_running:
            return
        if self.seat.failure is not None:
            self.app.exit(self.seat.failure)
            return
        game = self.seat.view["game"]
        if game is None:
            self.show_lobby()
            return
        self.show_table(game)
        self.show_news()
        if game["question"] != self._question or self.seat.view["phase"] == "over":
            self.ask_anew(game)
        elif game["asked"] is None and not self._changing:
            self.show_question(None)
        self.show_status()
        self.tell_ends(game)

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
        if game is None or game["deadline"] is None or self.asked is None:
            return
        left = game["deadline"] / 1000 - time.time()
        if 0 <= left <= CLOCK_SECONDS:
            self.say("news", text("screen-clock", seconds=int(left)))

    # Asking

    def ask_anew(self, game: GameView) -> None:
        """A new question, or none any more."""
        if game["question"] != self._question:
            self._question, self._changing = game["question"], False
            begun = self.steps if self.steps == self.seat.begun else []
            self.steps, self.seat.begun = [], []
            if begun and game["asked"] is not None:
                self.go_on(begun)
                return
        self.show_question(game["asked"])

    def show_question(self, asked: QuestionView | None) -> None:
        """Ask the person; with None, say what was answered and wait."""
        game = self.seat.view["game"]
        self.asked, self._asked_at = asked, time.monotonic()
        if asked is not None:
            self.say("question", asked["head"] or asked["ask"])
        elif game is not None and game["answered"]:
            chosen = ", ".join(map(self.spoken, game["answered"]))
            self.say("question", text("screen-answered", choice=chosen))
        else:
            self.say("question", "")
        choices = asked["choices"] if asked else []
        self.board.offer([one["action"] for one in choices])
        at_board = bool(self.board.offered)
        self.choices.show(choices, on_board=at_board)
        self.say("detail", "")
        (self.board if at_board else self.choices).focus()
        if asked is not None:
            self.tell_previews()

    def spoken(self, action: str) -> str:
        """An action as people say it."""
        setup = self.seat.setup
        actions = setup.called.actions
        return setup.words.spoken(setup, actions.index(action)) if action in actions else action

    @work(exclusive=True, group="preview")
    async def tell_previews(self) -> None:
        """Say what each choice would bring; whoever is quicker is not held up."""
        asked, steps = self.asked, list(self.steps)
        try:
            brings = await self.seat.preview(steps)
        except SushibarError:
            return  # the question is not open any more
        if asked is self.asked and steps == self.steps:
            self.choices.tell(brings)
            self.board.tell(brings)
            self.show_detail(self.looked_at)

    @work(exclusive=True, group="answer")
    async def go_on(self, steps: list[str]) -> None:
        """Go on with these steps of an answer: it is given when it is whole."""
        try:
            selected = await self.seat.select(steps)
            self.steps = steps
            if selected["whole"]:
                self._changing, self.asked, self.steps = False, None, []
                await self.seat.answer(steps)
                self.look()
            else:
                self.show_question(selected["asked"])
                self.show_status()
        except SushibarError as error:
            self.notify(str(error), severity="warning")

    def confirm(self, action: str) -> None:
        """Take a step, unless the choices have only just come."""
        if self.asked is None or time.monotonic() - self._asked_at < self.settle_seconds:
            return
        if action in [one["action"] for one in self.asked["choices"]]:
            self.go_on([*self.steps, action])

    def on_confirmed(self, message: Confirmed) -> None:
        """A choice was confirmed in the list."""
        self.confirm(message.action)

    def on_cell_chosen(self, message: CellChosen) -> None:
        """A cell was confirmed on the board."""
        self.confirm(message.cell)

    # Looking closer

    @property
    def looked_at(self) -> str | None:
        """The choice that the person looks at, in the list or on the board."""
        if self.board.has_focus:
            return self.board.cursor
        return self.choices.pointed

    def on_pointed(self, message: Pointed) -> None:
        """Tell more about a choice."""
        if not (self.board.has_focus):
            self.show_detail(message.action)

    def on_cell_pointed(self, message: CellPointed) -> None:
        """Tell more about a cell, and look at its choice in the list."""
        self.choices.look_at(message.cell)
        self.show_detail(message.cell)

    def show_detail(self, action: str | None) -> None:
        """What a choice would bring, whether it is good and why, and what its card does."""
        if action is None:
            self.say("detail", "")
            return
        advised = self.choices.advised.get(action)
        parts = []
        if advised is not None:
            if advised["wins"] and advised["points"]:
                parts.append(
                    text(
                        "screen-hint-figures",
                        wins=f"{100 * advised['wins']['mean']:.0f}",
                        points=f"{advised['points']['mean']:.1f}",
                    )
                )
            parts.append(advised["why"])
        else:
            parts += [self.choices.brings.get(action, ""), self.things.rule(action)]
        stack = self.board.stack_words(action)
        words = " · ".join(filter(None, [stack, *parts]))
        self.say("detail", self.things.painted(words))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Numbers look at a choice."""
        if event.character and event.character.isdigit() and self.asked is not None:
            self.choices.point(int(event.character) or 10)
            self.choices.focus()
            self.show_detail(self.choices.pointed)
            event.stop()

    def action_switch(self) -> None:
        """Go over to the board, or back to the choices."""
        (self.choices if self.board.has_focus or not self.has_board else self.board).focus()
        self.show_detail(self.looked_at)

    async def action_undo(self) -> None:
        """Take back the last step, or the whole answer while it is still face down."""
        game = self.seat.view["game"]
        if game is None or self.seat.view["phase"] == "over":
            return
        if self.steps:
            self.go_on(self.steps[:-1])
        elif self.asked is None and game["answered"]:
            self._changing = True
            self.go_on([])
        else:
            self.notify(text("play-nothing-to-undo"))

    async def action_clear(self) -> None:
        """Begin the answer again."""
        if self.steps:
            self.go_on([])

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Think about the choices in a thread and mark the best of them."""
        asked, steps = self.asked, list(self.steps)
        if asked is None:
            self.notify(text("hint-not-asked"))
            return
        if len(asked["choices"]) == 1:
            self.notify(text("hint-no-choice"))
            return
        self.say("detail", text("screen-thinking"))
        try:
            advised = await self.seat.hint(steps)
        except SushibarError as error:
            self.notify(str(error), severity="warning")
            return
        if asked is self.asked and steps == self.steps:
            self.choices.advise(advised["choices"])
            best = advised["choices"][0]["action"]
            self.board.move_to(best)
            if not advised["is_ready"]:
                self.notify(text("hint-preparing"))
            self.show_detail(best)

    async def action_scores(self) -> None:
        """The score sheet so far."""
        if self.seat.view["game"] is None:
            return
        scores = await self.seat.scores()
        live = self.seat.setup.words.is_live()
        words = score_sheet.whole(scores, self.things, live=live)
        if not scores["rows"]:
            words = [Text(text("screen-no-points"))]
        self.app.push_screen(Reading(text("screen-scores"), words))

    def action_log(self) -> None:
        """All that has happened."""
        self.app.push_screen(Reading(text("screen-log"), [self._log], at_end=True))

    def action_memory(self) -> None:
        """What is known of all hands."""
        game = self.seat.view["game"]
        if game is None:
            return
        seen, lines = game["seen"], Text()
        for seat, cards in enumerate(seen["hands"]):
            if seat == self.seat.view["you"] or seat >= len(self.seat.names):
                continue
            unknown = seen["unknown"][seat]
            names = ", ".join(chip.plain.strip() for chip in self.things.chips(cards))
            known = text("play-memory-hand", known=len(cards), cards=names, unknown=unknown)
            lines.append(f"{self.seat.names[seat]}: ", "bold").append(f"{known}\n")
        self.app.push_screen(Reading(text("screen-memory"), [lines]))

    def action_help(self) -> None:
        """All keys, and what every card does."""
        self.app.push_screen(Reading(text("screen-help"), help_words(self.seat, self.things)))

    # The end

    def tell_ends(self, game: GameView) -> None:
        """Explain the points when a round is over, and at last who has won."""
        last, self._round = self._round, game["seen"]["round"]
        if self.seat.view["phase"] == "over":
            if not self._ended:
                self._ended = True
                self.tell_outcome()
        elif 0 < last < self._round:
            self.tell_round(last)

    @work(group="ends")
    async def tell_round(self, number: int) -> None:
        """Every point of a round that is over."""
        if self.seat.setup.words.is_live():
            return
        scores = await self.seat.scores()
        rows = scores["rows"][:number]
        if not rows:
            return
        edition = self.seat.setup.edition
        title = text("play-round-over", round=number, edition=edition)
        reasons = score_sheet.reasons(scores["names"], rows[-1], self.things)
        words = [score_sheet.all_points(scores, rows), Text(), *reasons]
        self.app.push_screen(Reading(title, words, text("screen-next-round")))

    @work(group="ends")
    async def tell_outcome(self) -> None:
        """Who has won, and why."""
        scores = await self.seat.scores()
        live = self.seat.setup.words.is_live()
        words = [
            Text(score_sheet.outcome(scores, self.seat.view["you"]), "bold"),
            Text(),
            *score_sheet.whole(scores, self.things, live=live),
            Text(),
            Text(self.seat.promise, "dim"),
        ]
        self.say("question", text("screen-rematch-hint"))
        final = Reading(text("play-final"), words, other=text("screen-rematch"))
        self.app.push_screen(final, lambda again: self.action_rematch() if again else None)

    @work(group="rematch", exclusive=True)
    async def action_rematch(self) -> None:
        """Play again with the same players, once the game is over."""
        if self.seat.view["phase"] == "over":
            try:
                seat = await self.seat.rematch()
            except SushibarError as error:
                self.notify(str(error), severity="warning")
                return
            self.post_message(Taken(seat))
        elif self.seat.view["game"] is None:
            await self.try_it(self.seat.start())

    @work(group="rematch", exclusive=True)
    async def action_bot(self) -> None:
        """Let a bot sit down while everybody waits for the start."""
        if self.seat.view["game"] is None:
            await self.try_it(self.seat.add_bot())

    async def try_it(self, doing: Awaitable[None]) -> None:
        """Do something; say why it was refused."""
        try:
            await doing
        except SushibarError as error:
            self.notify(str(error), severity="warning")

    @work(group="quit", exclusive=True)
    async def action_quit(self) -> None:
        """Leave, after a question unless the game is over."""
        if self.seat.view["phase"] != "over":
            question = Confirming(
                text("screen-quit-question"), text("screen-quit-yes"), text("screen-quit-no")
            )
            if not await self.app.push_screen_wait(question):
                return
        self.app.exit(None)
