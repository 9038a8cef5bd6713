"""The screen of a game: the table, the person's answers, windows over it, and its end."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message

from sushibar.errors import SushibarError
from sushibar.match.views import GameView
from sushibar.terminal.app import score_sheet
from sushibar.terminal.app.answering import SETTLE_SECONDS, Answering
from sushibar.terminal.app.dialogs import Confirming, Covering, Reading
from sushibar.terminal.app.help import help_words
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.texts import text


@dataclass
class Taken(Message):
    """The person takes a seat: the app shows its table."""

    seat: SeatClient


class TableScreen(Answering):
    """The table of a seat, from the first question to the rematch."""

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

    def __init__(self, seat: SeatClient, settle_seconds: float = SETTLE_SECONDS) -> None:
        super().__init__(seat, settle_seconds)
        self._you = seat.view["you"]
        """Who was shown the table last."""
        self._round = 0
        self._ended = False

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

    def look(self) -> None:
        """Show the table as it is now."""
        if not self.is_open:
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
        view = self.seat.view
        is_other, self._you = view["you"] != self._you, view["you"]
        if is_other:
            self.steps, self._changing = [], False
        if game["question"] != self._question or view["phase"] == "over" or is_other:
            self.ask_again(game)
        elif self.seat.view["you"] not in game["pending"] and not self._changing:
            self.show_question(None)
        self.show_status()
        self.tell_ends(game)
        self.hand_over(game)

    def hand_over(self, game: GameView) -> None:
        """Where people share the screen: cover it until the next one says so."""
        view = self.seat.view
        asked = [seat for seat in view["yours"] if seat in game["pending"]]
        is_covered = len(view["yours"]) > 1 and view["you"] is None and asked
        if not is_covered or any(isinstance(one, Covering) for one in self.app.screen_stack):
            return
        name = self.seat.names[asked[0]]
        words, button = text("play-pass-to", name=name), text("screen-its-me", name=name)

        async def uncover(_: None) -> None:
            await self.try_it(self.seat.take(asked[0]))

        self.app.push_screen(Covering(words, button, self.settle_seconds), uncover)

    # Windows

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
        """Explain the points when a round is over, and in the end who has won."""
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
        self.app.push_screen(final, self.after_final)

    def after_final(self, again: bool | None) -> None:
        """Play again, if that was chosen."""
        if again:
            self.action_rematch()

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
