"""What lies on a table, by name: the attributes that a table and a view of it share."""

from typing import Any

from sushibar.games.plain import Numbers, Way
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record


class Shown:
    """What can be looked at, by the names that files use.

    A game has only some of these: asking Sushi Go! for a `board` is an `AttributeError`.
    """

    setup: Setup
    config: Record
    names: tuple[str, ...]

    def _reading(self) -> Record:
        """The record to look at."""
        raise NotImplementedError

    def _numbers(self) -> Numbers:
        """The same as Python's own numbers."""
        raise NotImplementedError

    def _piece(self, name: str) -> Any:
        piece = getattr(self.setup.kit.pieces, name, None)
        if piece is None:
            raise AttributeError(f"{self.setup.game} has no {name}", name=name, obj=self)
        return piece(self.setup, self._numbers())

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat (a dummy's included)."""
        raise NotImplementedError

    @property
    def unknown(self) -> tuple[int, ...]:
        """How many cards of every hand are not known: none at a table itself."""
        return (0,) * int(self.config["seats"])

    def svg(self) -> str:
        """A picture of it, made of our own drawings; notebooks show it by themselves."""
        return self.setup.kit.pieces.draw(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return self.svg()

    # All games

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards of every hand as far as they are known; in Wasabi! its recipes."""
        return self.setup.words.hands(self.setup, self.config, self._reading())

    @property
    def plates(self) -> tuple[tuple[str, ...], ...]:
        """The cards in front of every seat in this round; in Wasabi! completed recipes."""
        plate, record = self.setup.words.plate, self._reading()
        seats = range(int(self.config["seats"]))
        return tuple(plate(self.setup, self.config, record, seat) for seat in seats)

    # Sushi Go! and Sushi Go Party!

    @property
    def on_wasabi(self) -> tuple[tuple[str, ...], ...]:
        """The nigiri on wasabi, by seat; they are on the plates too."""
        found: tuple[tuple[str, ...], ...] = self._piece("on_wasabi")
        return found

    @property
    def desserts(self) -> tuple[tuple[str, ...], ...]:
        """The puddings or other desserts of earlier rounds, by seat; later ones lie on plates."""
        found: tuple[tuple[str, ...], ...] = self._piece("desserts")
        return found

    @property
    def passing(self) -> Way:
        """Which way hands are passed on in this round: "left" or "right"."""
        found: Way = self._piece("passing")
        return found

    # Wasabi!

    @property
    def player(self) -> int:
        """The seat whose turn it is."""
        found: int = self._piece("player")
        return found

    @property
    def board(self) -> dict[str, tuple[str, ...]]:
        """The tiles on every cell that has any, from the bottom up."""
        found: dict[str, tuple[str, ...]] = self._piece("board")
        return found

    @property
    def wasabis(self) -> tuple[str, ...]:
        """The upper left cells of the blocks that a Wasabi! covers."""
        found: tuple[str, ...] = self._piece("wasabis")
        return found

    @property
    def kitchen(self) -> dict[str, int]:
        """The action cards that can be earned."""
        found: dict[str, int] = self._piece("kitchen")
        return found

    @property
    def pantry(self) -> dict[str, int]:
        """The tiles that nobody has yet."""
        found: dict[str, int] = self._piece("pantry")
        return found

    @property
    def tiles(self) -> tuple[dict[str, int], ...]:
        """The tiles in hand, by seat."""
        found: tuple[dict[str, int], ...] = self._piece("tiles")
        return found

    @property
    def cards(self) -> tuple[dict[str, int], ...]:
        """The action cards in hand, by seat."""
        found: tuple[dict[str, int], ...] = self._piece("cards")
        return found

    @property
    def tokens(self) -> tuple[dict[int, int], ...]:
        """How many tokens of each length every seat has left."""
        found: tuple[dict[int, int], ...] = self._piece("tokens")
        return found

    @property
    def cubes(self) -> tuple[int, ...]:
        """How many cubes every seat has."""
        found: tuple[int, ...] = self._piece("cubes")
        return found

    @property
    def piles(self) -> dict[int, int]:
        """How many recipes of each length can be drawn."""
        found: dict[int, int] = self._piece("piles")
        return found
