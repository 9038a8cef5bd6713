"""What is played in an arena: which bots, at which table, on which deals."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as fact
from functools import cached_property
from itertools import count
from typing import Any

from sushibar import __version__
from sushibar.arena.seatings import Seating, every_seating, field_seatings
from sushibar.bots.kinds import BotKind
from sushibar.bots.players import called, player
from sushibar.bots.roster import kind_named
from sushibar.bots.specs import parse_spec
from sushibar.errors import SetupError
from sushibar.games.menus import Menu, spelled
from sushibar.games.setup import Setup
from sushibar.rulebook.game import BookSource
from sushibar.table.dealer import check_seed
from sushibar.table.policy import Sitter

Entrant = Sitter | BotKind
"""Who can compete: a bot by its spec, or one's own."""


@dataclass(frozen=True)
class ContestSetup:
    """A contest without its length; `checked` makes one that can be played.

    The same contest has the same result, but for bots that look at the clock.
    """

    setup: Setup
    bots: tuple[str, ...]
    """The candidates as specs or by name; the first is the one that the others are compared with.
    """
    field: str | None
    """The bot in all other seats, where every candidate sits alone."""
    seed: str
    own: Mapping[str, Entrant] = fact(default_factory=dict, compare=False, repr=False)
    """One's own bots, functions and rules by name."""

    @classmethod
    def checked(
        cls,
        game: str,
        bots: Iterable[Entrant],
        *,
        field: Entrant | None = None,
        players: int = 4,
        edition: str | None = None,
        options: Iterable[str] = (),
        menu: Menu = None,
        book: BookSource = None,
        seed: str | int = 0,
    ) -> "ContestSetup":
        """A contest, or an error that says what is wrong with it.

        A random menu depends on the seed alone. What is no spec is called by its own name.
        """
        seed = check_seed(str(seed))
        setup = Setup.checked(game, players, edition, options, menu, seed, book)
        if isinstance(bots, str):
            raise SetupError("error-several", what="bots", value=bots)
        own: dict[str, Entrant] = {}
        names = checked_names([entered(one, own) for one in bots])
        contest = cls(setup, names, None if field is None else entered(field, own), seed, own)
        for number in range(len(contest.entrants)):
            player(contest.entrant(number), seed, setup.game).close()  # says what is wrong with it
        len(contest.seatings)  # says if they are too many
        return contest

    @property
    def entrants(self) -> tuple[str, ...]:
        """All bots by number, the field's after the candidates."""
        return self.bots if self.field is None else (*self.bots, self.field)

    def entrant(self, number: int) -> Entrant:
        """The bot of that number, or its spec."""
        name = self.entrants[number]
        return self.own.get(name, name)

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


def entered(entrant: Entrant, own: dict[str, Entrant]) -> str:
    """What an entrant is called: its spec in the one usual way, or a name of its own."""
    if isinstance(entrant, str):
        return parse_spec(entrant).spelled
    for name, other in own.items():
        if other is entrant:
            return name
    stem = called(entrant)
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    name = next(name for name in names if name not in own and kind_named(name) is None)
    own[name] = entrant
    return name


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """The candidates, if there are any and none is named twice."""
    if not names:
        raise SetupError("error-no-bots")
    for number, name in enumerate(names):
        if name in names[:number]:
            raise SetupError("error-bot-twice", bot=name)
    return tuple(names)
