"""A seat of a game, played here or on a server: what the screen shows, and what it can ask for."""

from collections.abc import Callable, Sequence
from typing import Protocol

from sushibar.errors import SushibarError
from sushibar.games.setup import Setup
from sushibar.match.scores import Scores
from sushibar.match.updates import ToldEvent
from sushibar.match.views import QuestionView, TableView
from sushibar.server.thinking import Advised
from sushibar.shapes import TypedDict


class NextStep(TypedDict):
    """What can follow some steps of an answer."""

    steps: list[str]
    whole: bool
    """Whether nothing can follow: the answer is whole."""
    asked: QuestionView | None


class Happened(TypedDict):
    """Something that happened in the game, in words."""

    what: str
    round: int
    told: ToldEvent
    cells: list[str]


class SeatClient(Protocol):
    """The seat of the person at the screen. All of it belongs to the thread of the screen.

    What cannot be done raises a `SushibarError` that says why.
    """

    view: TableView
    """The table as the seat sees it now."""
    happened: list[Happened]
    """All that has been told so far, the latest last."""
    trouble: str
    """What stands in the way of playing on at the moment, in words; empty if all is well."""
    failure: SushibarError | None
    """Why the game cannot go on at all, if it cannot."""
    begun: list[str]
    """The steps of an answer that was started before the game was left."""
    on_change: Callable[[], None]
    """Called after anything has changed."""

    @property
    def setup(self) -> Setup:
        """What is played."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, a dummy included."""

    @property
    def promise(self) -> str:
        """What the shuffle promises, or how that can be checked now; in words."""

    @property
    def unready(self) -> str:
        """Why a hint comes without figures."""

    async def open(self) -> None:
        """Sit down."""

    async def close(self) -> None:
        """Get up."""

    async def take(self, seat: int) -> None:
        """Where people share the screen: one of them says that it is their turn to look."""

    async def select(self, steps: Sequence[str]) -> NextStep:
        """What can follow some steps of an answer."""

    async def preview(self, steps: Sequence[str]) -> dict[str, str]:
        """What each choice after these steps would bring."""

    async def answer(self, steps: Sequence[str]) -> None:
        """Give a whole answer, or another one until all are revealed."""

    async def hint(self, steps: Sequence[str]) -> Advised:
        """The best choices after these steps."""

    async def scores(self) -> Scores:
        """The score sheet so far."""

    async def rematch(self) -> "SeatClient":
        """The same seat at a new game with the same players."""

    async def start(self) -> None:
        """Start a game for which everybody is waiting; only its host may."""

    async def add_bot(self) -> None:
        """Let a bot sit down for a game that has not started; only its host may."""

    def goodbye(self) -> list[str]:
        """What to print when the screen is gone: where the game is kept, how to go on."""
