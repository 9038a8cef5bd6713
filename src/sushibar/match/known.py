"""What a game is played with, and what a seat knows, for any game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, Union, cast

from sushibar.games.kit import KITS
from sushibar.games.schema import CommonKnown, CommonSetup

if TYPE_CHECKING:
    PlayedWith: TypeAlias = CommonSetup
    KnownGame: TypeAlias = CommonKnown
else:  # for the schema of what is sent: the shapes of all games
    PlayedWith = Union[tuple(kit.schema.PlayedWith for kit in KITS.values())]  # noqa: UP007
    KnownGame = Union[tuple(kit.schema.Known for kit in KITS.values())]  # noqa: UP007


def known(game: str, shared: Mapping[str, Any], own: Mapping[str, Any]) -> KnownGame:
    """What a seat knows, of its two parts."""
    return cast(KnownGame, {"game": game, **shared, **own})
