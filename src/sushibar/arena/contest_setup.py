"""What is played in an arena: which bots, at which table, on which deals."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sushibar import __version__
from sushibar.arena.seatings import Seating, every_seating, field_seatings
from sushibar.bots.roster import bot
from sushibar.bots.specs import parse_spec
from sushibar.errors import SetupError
from sushibar.games.menus import Menu, spelled
from sushibar.games.setup import Setup
from sushibar.rulebook.game import BookSource
from sushibar.table.dealer import check_seed


@dataclass(frozen=True)
class ContestSetup:
    """A contest without its length; `checked` makes one that can be played.

    The same contest has the same result, but for bots that look at the clock.
    """

    setup: Setup
    bots: tuple[str, ...]
    """The candidates as specs; the first is the one that the others are compared with."""
    field: str | None
    """The bot in all other seats, where every candidate sits alone."""
    seed: str

    @classmethod
    def checked(
        cls,
        game: str,
        bots: Iterable[str],
        *,
        field: str | None = None,
        players: int = 4,
        edition: str | None = None,
        options: Iterable[str] = (),
        menu: Menu = None,
        book: BookSource = None,
        seed: str | int = 0,
    ) -> "ContestSetup":
        """A contest, or an error that says what is wrong with it.

        A random menu depends on the seed alone.
        """
        seed = check_seed(str(seed))
        setup = Setup.checked(game, players, edition, options, menu, seed, book)
        contest = cls(
            setup, specs(bots), None if field is None else parse_spec(field).spelled, seed
        )
        for spec in contest.entrants:
            bot(spec, seed, setup.game).close()  # says what is wrong with it
        len(contest.seatings)  # says if they are too many
        return contest

    @property
    def entrants(self) -> tuple[str, ...]:
        """All bots by number, the field's after the candidates."""
        return self.bots if self.field is None else (*self.bots, self.field)

    @property
    def rivals(self) -> Sequence[int]:
        """The bots that the first one is compared with: other candidates, or else the field."""
        return range(1, max(len(self.bots), min(2, len(self.entrants))))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The games that are played on every deal."""
        if self.field is None:
            return every_seating(len(self.bots), self.setup.players)
        return field_seatings(len(self.bots), self.setup.players)

    @property
    def categories(self) -> tuple[str, ...]:
        """What points are given for."""
        return self.setup.called.categories

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal: a table with it has the same cards."""
        return f"{self.seed}:{deal}"

    def as_json(self) -> dict[str, Any]:
        """The contest as a JSON object; two are the same if these are."""
        setup, game = self.setup, self.setup.kit.rules
        about: dict[str, Any] = {
            "game": setup.game,
            "players": setup.players,
            "edition": setup.edition,
            "options": list(setup.options),
        }
        if setup.menu:
            about["menu"] = spelled(game, setup.menu)
        if setup.book is not None and game.books is not None:
            recipes = game.books.write(setup.book)
            about["book"] = hashlib.sha256(repr(recipes).encode()).hexdigest()
        return {
            **about,
            "bots": list(self.bots),
            "field": self.field,
            "seed": self.seed,
            "rules": game.version,
            "sushibar": __version__,
        }


def specs(bots: Iterable[str]) -> tuple[str, ...]:
    """The specs of several bots, each spelled in the one usual way."""
    if isinstance(bots, str):
        raise SetupError("error-several", what="bots", value=bots)
    parsed = tuple(parse_spec(words).spelled for words in bots)
    if not parsed:
        raise SetupError("error-no-bots")
    for number, spec in enumerate(parsed):
        if spec in parsed[:number]:
            raise SetupError("error-bot-twice", bot=spec)
    return parsed
