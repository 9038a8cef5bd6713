"""Answering a question: choices, previews, hints, taking steps and taking them back."""

import time
from typing import Final

from textual import events, work

from sushibar.errors import SushibarError
from sushibar.match.views import GameView, QuestionView
from sushibar.terminal.app.board import CellChosen, CellPointed
from sushibar.terminal.app.choice_list import Confirmed, Pointed
from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.shown_table import ShownTable
from sushibar.texts import text

SETTLE_SECONDS: Final = 0.3
"""How long nothing can be confirmed after new choices came: no click lands on the next hand."""


class Answering(ShownTable):
    """A table at which the person is asked."""

    def __init__(self, seat: SeatClient, settle_seconds: float = SETTLE_SECONDS) -> None:
        super().__init__(seat)
        self.settle_seconds = settle_seconds
        self.steps: list[str] = []
        """The steps of the answer that have been confirmed."""
        self._question = 0
        self._asked_at = 0.0
        self._changing = False

    def look(self) -> None:
        """Show the table as it is now."""
        raise NotImplementedError

    # Asking

    def ask_again(self, game: GameView) -> None:
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
        """Say what each choice would bring; a quicker player is not held up."""
        asked, steps = self.asked, list(self.steps)
        try:
            brings = await self.seat.preview(steps)
        except SushibarError:
            return  # the question is not open any more
        if self.is_open and asked is self.asked and steps == self.steps:
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
            elif self.is_open:
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
            parts += [advised["figures"], advised["why"]]
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
        """Start the answer again."""
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
        if self.is_open and asked is self.asked and steps == self.steps:
            self.choices.advise(advised["choices"])
            best = advised["choices"][0]["action"]
            self.board.move_to(best)
            if not advised["is_ready"]:
                self.notify(self.seat.unready)
            self.show_detail(best)
