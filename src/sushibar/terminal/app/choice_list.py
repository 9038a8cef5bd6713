"""The choices of a question with what each would bring: a click or a number selects, another
click or Enter confirms.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sushibar.match.views import ChoiceView
from sushibar.server.thinking import AdvisedChoice
from sushibar.terminal.app.things import Things
from sushibar.texts import text

NAME_COLUMNS: Final = 26
"""How wide names are at most, before what they bring."""


@dataclass
class Confirmed(Message):
    """The person has chosen an action."""

    action: str


@dataclass
class Pointed(Message):
    """The person looks at an action, or at none of them."""

    action: str | None


class ChoiceList(OptionList):
    """All choices of a question, one a line."""

    def __init__(self, things: Things) -> None:
        super().__init__(id="choices")
        self.things = things
        self.asked: list[ChoiceView] = []
        """All choices of the question."""
        self.choices: list[ChoiceView] = []
        """Those that are in the list."""
        self.on_board = False
        self.brings: dict[str, str] = {}
        self.advised: dict[str, AdvisedChoice] = {}

    def show(self, choices: Sequence[ChoiceView], *, on_board: bool = False) -> None:
        """Offer these choices; what they bring is told later.

        Of cells on a board only those are listed that bring something: all can be seen there.
        """
        self.asked, self.on_board = list(choices), on_board
        self.brings, self.advised = {}, {}
        self.redraw(0 if choices else None)

    def tell(self, brings: dict[str, str]) -> None:
        """Say what each choice would bring."""
        self.brings = brings
        self.redraw(self.highlighted)

    def advise(self, advised: Sequence[AdvisedChoice]) -> None:
        """Mark the best choices, and look at the very best."""
        self.advised = {one["action"]: one for one in advised}
        self.redraw(self.highlighted)
        self.look_at(advised[0]["action"])

    def look_at(self, action: str) -> None:
        """Look at a choice, if it is in the list."""
        actions = [one["action"] for one in self.choices]
        if action in actions:
            self.highlighted = actions.index(action)

    def redraw(self, highlighted: int | None) -> None:
        """Write all lines again."""
        self.choices = [
            one
            for one in self.asked
            if not self.on_board or self.brings.get(one["action"]) or one["action"] in self.advised
        ]
        self.clear_options()
        width = min(NAME_COLUMNS, max((len(several(one)) for one in self.choices), default=0))
        self.add_options(
            [
                Option(self.line(number, choice, width), id=choice["action"])
                for number, choice in enumerate(self.choices, start=1)
            ]
        )
        self.highlighted = highlighted if self.choices else None

    def line(self, number: int, choice: ChoiceView, width: int) -> Text:
        """A choice: its number, its name in the colour of its type, what it would bring."""
        action, things = choice["action"], self.things
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{number:>2} ", "dim")
        if things.has_colour(action):
            line.append("▌", things.colour(action))
        else:
            line.append(" ")
        line.append(several(choice).ljust(width), "bold")
        place = list(self.advised).index(action) if action in self.advised else None
        if place is not None:
            line.append(" ★" if place == 0 else " ☆", "bold #f9cb4c")
            wins = self.advised[action]["wins"]
            if wins is not None:
                line.append(f" {100 * wins['mean']:.0f} %", "#f9cb4c")
        return line.append(f"  {self.brings.get(action, '')}")

    @property
    def pointed(self) -> str | None:
        """The action that the person looks at."""
        if self.highlighted is None or self.highlighted >= len(self.choices):
            return None
        return self.choices[self.highlighted]["action"]

    def point(self, number: int) -> None:
        """Look at the choice of that number, from 1."""
        if 1 <= number <= len(self.choices):
            self.highlighted = number - 1

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the person looks at."""
        event.stop()
        self.post_message(Pointed(self.pointed))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell what the person has chosen."""
        event.stop()
        if event.option_id is not None:
            self.post_message(Confirmed(event.option_id))

    async def _on_click(self, event: events.Click) -> None:
        """Select with the first click, confirm with the second."""
        event.prevent_default()
        clicked = event.style.meta.get("option")
        if clicked is None:
            return
        if self.highlighted == clicked:
            self.action_select()
        self.highlighted = clicked


def several(choice: ChoiceView) -> str:
    """A choice, and how often it is there."""
    return text("group-several", card=choice["spoken"], cards=choice["copies"])
