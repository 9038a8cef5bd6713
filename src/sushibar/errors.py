"""What can go wrong: each error is a message of the catalogue with its facts."""

from typing import Final

MOST_NAMES: Final = 12
"""Names that an error lists."""


class SushibarError(Exception):
    """Any mistake that a caller can make; `str()` says it in the current language."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        from sushibar.texts import text

        return text(self.key, **self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.facts)


def _rebuild(kind: type[SushibarError], key: str, facts: dict[str, object]) -> SushibarError:
    return kind(key, **facts)


class SetupError(SushibarError, ValueError):
    """The game cannot be set up like that."""


class BookError(SetupError):
    """A recipe book that cannot be used; it names the entry."""


class UnknownName(SushibarError, ValueError):
    """A card, action, game or seat that does not exist here."""


class IllegalAction(SushibarError, ValueError):
    """The rules do not allow this action now; `legal` are those that they allow."""

    @property
    def legal(self) -> tuple[str, ...]:
        """What would be legal, where that is known."""
        found = self.facts.get("legal", ())
        return found if isinstance(found, tuple) else ()

    def __str__(self) -> str:
        from sushibar.texts import text

        if not self.legal:
            return super().__str__()
        dots = ["…"] if len(self.legal) > MOST_NAMES else []
        legal = ", ".join([*self.legal[:MOST_NAMES], *dots])
        reason = text(self.key, **{**self.facts, "legal": legal})
        return reason if legal in reason else text("error-legal", reason=reason, legal=legal)


class RecordError(SushibarError, ValueError):
    """A game record that cannot be read; it names the line."""


class ScoreError(SushibarError, ValueError):
    """Plates that the score pad cannot score."""


class BotError(SushibarError, RuntimeError):
    """A bot from elsewhere, a plug-in or a program, that does not do what bots do."""


class NetworkError(SushibarError, ValueError):
    """A network that cannot be used here: damaged, or made for another game or version."""


class MissingExtra(SushibarError, ImportError):
    """An extra of the package that is not installed; it says which command brings it."""


class Refused(SushibarError, ValueError):
    """Something that cannot be done at a live table now; `reason` names why, for programs."""

    @property
    def reason(self) -> str:
        """A short name of what is wrong, the same in every language."""
        return self.key.removeprefix("refused-")


class StoreError(SushibarError, RuntimeError):
    """The database did not do what was asked; whether it was done may be unknown."""

    @property
    def is_passing(self) -> bool:
        """Whether it is worth trying again: the database is away, busy, or just about to start or
        to stop; it is not broken or full.
        """
        return self.key in ("error-store-away", "error-store-starting")


class AtlasError(SushibarError, ValueError):
    """An atlas of menus cannot be made or read."""
