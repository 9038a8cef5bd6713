"""Windows over the game: something to read, a question with two answers."""

import time
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, Static

from sushibar.texts import text


class Reading(ModalScreen[bool]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1,s,l,m", "dismiss(False)"),
        Binding("r", "other", show=False),
        Binding("down,j", "scroll('down')", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(
        self,
        title: str,
        words: Sequence[RenderableType],
        close: str = "",
        *,
        other: str = "",
        at_end: bool = False,
    ) -> None:
        """What it is called, what it says, and what the button that closes it says.

        With another button (r) the answer is True.
        """
        super().__init__()
        self.heading, self.words = title, words
        self.close_words = close or text("screen-close")
        self.other, self.at_end = other, at_end

    def compose(self) -> ComposeResult:
        """A heading, the words, a button."""
        with Vertical(classes="window"):
            yield Label(self.heading, classes="heading")
            with VerticalScroll(id="words", can_focus=False):
                yield Static(Group(*self.words))
            with Horizontal(classes="buttons"):
                yield Button(self.close_words, variant="primary", id="close")
                if self.other:
                    yield Button(self.other, id="other")

    def on_mount(self) -> None:
        """What is read from its end is shown from there."""
        if self.at_end:
            self.query_one("#words", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, way: str) -> None:
        """Read on, or back."""
        getattr(self.query_one("#words", VerticalScroll), f"scroll_{way}")(animate=False)

    def action_other(self) -> None:
        """What the other button does, where there is one."""
        if self.other:
            self.dismiss(True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Close it."""
        self.dismiss(event.button.id == "other")


class Covering(ModalScreen[None]):
    """Over the table of people who share the screen, until the next one says so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "uncover", priority=True),
        Binding("q", "quit", show=False),
    ]

    def __init__(self, words: str, button: str, settle_seconds: float) -> None:
        """So soon nobody has read it: a key was meant for what was there before."""
        super().__init__()
        self.words, self.button, self.settle_seconds = words, button, settle_seconds
        self._covered_at = time.monotonic()

    def compose(self) -> ComposeResult:
        """Whose turn it is, and a button."""
        with Vertical(classes="window small"):
            yield Static(self.words, classes="question")
            with Horizontal(classes="buttons"):
                yield Button(self.button, variant="primary", id="uncover")

    def action_uncover(self) -> None:
        """Show the hand."""
        if time.monotonic() - self._covered_at >= self.settle_seconds:
            self.dismiss(None)

    async def action_quit(self) -> None:
        """Leave the game, as at the table."""
        table = self.app.screen_stack[-2]
        await table.run_action("quit")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Show the hand."""
        event.stop()
        self.action_uncover()


class Confirming(ModalScreen[bool]):
    """A question with two answers; Escape is no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "dismiss(False)"),
        Binding("y,j,o,s,q", "dismiss(True)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question, self.yes, self.no = question, yes, no

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        with Vertical(classes="window small"):
            yield Static(self.question, classes="question")
            with Horizontal(classes="buttons"):
                yield Button(self.yes, variant="primary", id="yes")
                yield Button(self.no, id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss(event.button.id == "yes")
