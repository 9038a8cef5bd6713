"""What is agreed before a game: which one, how many players, whose edition, menu and book."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sushibar.errors import SetupError
from sushibar.games.kit import Kit, kit_named
from sushibar.games.menus import Menu, choose_menu, is_usual, spelled
from sushibar.games.plain import reading
from sushibar.rulebook.game import AnyBook, BookSource, Names
from sushibar.rulebook.rule import Record
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.games.words import Words


@dataclass(frozen=True)
class Setup:
    """A game's setup; `checked` makes one that the rules allow."""

    game: str
    players: int
    edition: str
    options: tuple[str, ...]
    menu: tuple[str, ...] = ()
    """The types that are played with, in the order of the rulebook, without nigiri."""
    book: AnyBook | None = None
    """The recipe book that is played with, unless it is the house's own or there is none."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        edition: str | None = None,
        options: Iterable[str] = (),
        menu: Menu = None,
        luck: str | None = None,
        book: BookSource = None,
    ) -> "Setup":
        """A setup, or a `SetupError` that says what is wrong with it.

        Without a menu the usual one is meant; a random one depends on the luck alone.
        """
        if not isinstance(players, int):
            raise SetupError("error-whole-players", players=repr(players))
        if isinstance(options, str):
            raise SetupError("error-several", what="options", value=options)
        editions = kit_named(game).rules.editions
        setup = cls(game, players, edition or editions[0], tuple(sorted(set(options))))
        setup.configure()  # with the usual menu, so that what is wrong elsewhere is said first
        setup = replace(setup, menu=choose_menu(kit_named(game).rules, players, menu, luck))
        if book is not None:
            books = setup.kit.rules.books
            if books is None:
                raise SetupError("error-no-books", game=game)
            setup = replace(setup, book=books.choose(book))
            setup.configure()
        return setup

    @property
    def kit(self) -> Kit:
        """All parts of the game."""
        return kit_named(self.game)

    @property
    def words(self) -> "Words":
        """What everything is called, asked and told."""
        return self.kit.words

    def configure(self) -> Record:
        """The rulebook's configuration."""
        configure = self.kit.rules.configure
        return configure(self.players, self.edition, self.options, self.menu, self.book)

    @cached_property
    def config(self) -> Record:
        """The rulebook's configuration, made once; nobody may change it."""
        return self.configure()

    @cached_property
    def reading(self) -> Record:
        """The configuration for words, which only look at it."""
        return reading(self.config)

    @cached_property
    def called(self) -> Names:
        """What cards, actions and score columns are called."""
        return self.kit.rules.names(self.config)

    @property
    def keywords(self) -> dict[str, Any]:
        """The arguments of `checked`, and of `Table`, that make the same setup."""
        return {**self.__getstate__(), "menu": self.menu or None}

    def __getstate__(self) -> dict[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def arguments(self) -> list[str]:
        """The keyword arguments that make the same setup, without the game."""
        game = self.kit.rules
        arguments = [f"players={self.players}"]
        if self.edition != game.editions[0]:
            arguments.append(f"edition={self.edition!r}")
        if self.options:
            arguments.append(f"options={list(self.options)!r}")
        if not is_usual(game, self.menu):
            arguments.append(f"menu={spelled(game, self.menu)!r}")
        if self.book is not None:
            arguments.append(f"book={self.book!r}")
        return arguments

    def default_names(self) -> tuple[str, ...]:
        """What seats are called when nobody has a name."""
        return tuple(text("seat-name", seat=seat) for seat in range(self.players))

    def check_names(self, names: Sequence[str] | None) -> tuple[str, ...]:
        """The players' names, if there is one for every seat and a record can hold it."""
        if names is None:
            return self.default_names()
        if isinstance(names, str):
            raise SetupError("error-several", what="names", value=names)
        if len(names) != self.players:
            raise SetupError("error-names-count", names=len(names), players=self.players)
        for name in names:
            if not isinstance(name, str):
                raise SetupError("error-name", name=repr(name))
            if not name or name != name.strip() or not name.isprintable() or set(name) & set("|#"):
                raise SetupError("error-name", name=repr(name))
        return tuple(names)

    def seat_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of all seats, the dummy's included."""
        return (*names, text("dummy-name")) if "dummy" in self.options else tuple(names)
