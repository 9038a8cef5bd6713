"""What a live table is set up with: a game, and how it is played together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sushibar.errors import Refused
from sushibar.games.setup import Setup

SHORTEST_CLOCK_SECONDS: Final = 5
LONGEST_CLOCK_SECONDS: Final = 86_400


@dataclass(frozen=True)
class Settings:
    """A table's settings; `checked` makes those that the rules allow."""

    game: str
    players: int
    edition: str
    options: tuple[str, ...]
    menu: tuple[str, ...]
    clock: int | None = None
    """Seconds for an answer; None if everybody may take all the time in the world."""
    listed: bool = False
    """Whether strangers find the table in the lobby; else only by its code."""
    rated: bool = False
    """Whether players that have a rating play for it."""
    lesson: bool = False
    """Whether somebody learns there, with cards that others may know; the game counts nowhere."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        seed: str,
        edition: str | None = None,
        options: Sequence[str] = (),
        menu: str | Sequence[str] | None = None,
        clock: int | None = None,
        *,
        listed: bool = False,
        rated: bool = False,
    ) -> "Settings":
        """Settings, or an error that says what is wrong with them; the seed draws random menus."""
        setup = Setup.checked(game, players, edition, options, menu, seed)
        if clock is not None and not SHORTEST_CLOCK_SECONDS <= clock <= LONGEST_CLOCK_SECONDS:
            raise Refused(
                "refused-clock",
                clock=clock,
                shortest=SHORTEST_CLOCK_SECONDS,
                longest=LONGEST_CLOCK_SECONDS,
            )
        return cls.of(setup, clock=clock, listed=listed, rated=rated)

    @classmethod
    def of(cls, setup: Setup, **together: Any) -> "Settings":
        """A setup, and how it is played together."""
        return cls(setup.game, setup.players, setup.edition, setup.options, setup.menu, **together)

    @property
    def of_a_rematch(self) -> "Settings":
        """The settings of the next game; it is no lesson."""
        return replace(self, lesson=False)

    @property
    def setup(self) -> Setup:
        """What the rules need to know."""
        return Setup(self.game, self.players, self.edition, self.options, self.menu)
