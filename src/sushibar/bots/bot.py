"""A bot: it is shown what its seat knows, and chooses within a limit."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from sushibar.games.view import View
from sushibar.table.policy import Player, Policy


def never() -> bool:
    """No."""
    return False


@dataclass(frozen=True)
class Limit:
    """How much a bot may think about each decision; where it says nothing, as it usually does."""

    seconds: float | None = None
    playouts: int | None = None
    """Or whatever else a bot counts: it plays the same whenever it is given the same number."""
    threads: int | None = None
    """Threads to think on at a time; where bots are measured side by side, one."""
    is_up: Callable[[], bool] = field(default=never, repr=False, compare=False)
    """Whether its time is up sooner than was said; who thinks in seconds asks again and again."""

    @property
    def spelled(self) -> str:
        """The one way to write it in a spec; nothing if it is the usual one."""
        if self.playouts is not None:
            return str(self.playouts)
        if self.seconds is None:
            return ""
        if self.seconds >= 1:
            return f"{plain(self.seconds)}s"
        return f"{plain(1000 * self.seconds)}ms"


def plain(number: float) -> str:
    """A number without an exponent and without zeros at its end."""
    return f"{number:.9f}".rstrip("0").rstrip(".")


USUAL = Limit()
"""As long as a bot usually thinks."""


@runtime_checkable
class Bot(Protocol):
    """What every bot can do; one that holds on to something has a `close` too (see `Closing`)."""

    def choose(self, observation: View, limit: Limit) -> str | int:
        """One step of the seat's answer: a legal action of `observation`, by name or number.

        A bot is asked again, with a new observation, until its answer is whole: for a card, then
        whether it uses chopsticks, then for the second card. With the same luck and a limit in
        playouts the same observations are answered in the same way.
        """


@runtime_checkable
class Closing(Protocol):
    """What a bot has beside `choose` if it holds on to something, such as a process."""

    def close(self) -> None:
        """Let go of everything; the bot is not asked any more."""


class Seated(Player):
    """A bot at a table, with the same limit for all of its decisions."""

    def __init__(self, bot: Bot, limit: Limit = USUAL) -> None:
        self.bot, self.limit = bot, limit

    def __call__(self, view: View) -> str | int:
        """What the bot chooses."""
        return self.bot.choose(view, self.limit)

    def close(self) -> None:
        """The bot leaves the table."""
        if isinstance(self.bot, Closing):
            self.bot.close()


class Thoughtless:
    """A policy as a bot: it takes no notice of limits."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, observation: View, limit: Limit) -> str | int:
        """What the policy decides, however long that takes."""
        return self.policy(observation)
