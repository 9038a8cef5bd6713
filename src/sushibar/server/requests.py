"""The bodies and parameters of HTTP requests, checked by pydantic."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import ConfigDict, Field, StringConstraints

from sushibar.games.kit import KITS, USUAL_GAME
from sushibar.match.chairs import LONGEST_NAME_CHARACTERS
from sushibar.match.settings import LONGEST_CLOCK_SECONDS, SHORTEST_CLOCK_SECONDS
from sushibar.server.wire import Incoming, Secret

if TYPE_CHECKING:
    GameName = str
else:  # for the schema: all games by name
    GameName = Literal[tuple(KITS)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME_CHARACTERS)]
Spec = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,40}(:[0-9.a-z]{1,16})?$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
CODE: Final = r"^[A-Z0-9]{6}$"
GAME: Final = r"^[a-z-]{1,20}$"
LATEST: Final = 1 << 50
"""A time in milliseconds that will not come."""
MOST_LISTED: Final = 100
"""Finished games listed at a time."""
MOST_OWN_GAMES: Final = 500
"""Games that can be asked about at a time."""
PlateWords = Annotated[str, StringConstraints(max_length=2_000)]
MenuName = Annotated[str, StringConstraints(max_length=200)]


class Request(Incoming):
    """What a client asks for."""


class SitDown(Request):
    """Who wants to sit down, and on which chair."""

    name: Name
    seat: int | None = Field(default=None, ge=0, le=7)
    secret: Secret | None = None
    """A secret of the client's own that holds the seat; made by the server if left out."""
    salt: Secret | None = None
    """Random bits of the client's own for the shuffle, sent after it has seen the commitment."""
    player: Secret | None = None
    """Who it is, for those who want a rating on this server: a secret that stays the same."""


class TableOptions(Request):
    """How a game is to be played at a table."""

    players: int = Field(default=4, ge=2, le=8)
    edition: Word | None = None
    options: list[Word] = Field(default=[], max_length=8)
    menu: MenuName | list[Word] | None = None
    """A recommended menu, "random", or the types of one."""
    clock: int | None = Field(default=None, ge=SHORTEST_CLOCK_SECONDS, le=LONGEST_CLOCK_SECONDS)
    listed: bool = False
    rated: bool = False


class NewTable(TableOptions):
    """A table to be opened, and who sits down at it at once."""

    game: GameName = USUAL_GAME
    host: SitDown
    bots: list[Spec] = Field(default=[], max_length=7)


class AddBot(Request):
    """A bot to sit down, on a chair or on the first that is free."""

    bot: Spec = "greedy"
    seat: int | None = Field(default=None, ge=0, le=7)


class StandIn(Request):
    """A bot to play for somebody who is not there."""

    bot: Spec = "greedy"


class NewName(Request):
    """What a player wants to be called."""

    name: Name


class Salt(Request):
    """Random bits of a player's own."""

    salt: Secret


class SetupRequest(Request):
    """What somebody would like to play, to be checked."""

    game: GameName
    players: int = Field(ge=2, le=8)
    edition: Word | None = None
    options: list[Word] = Field(default=[], max_length=8)
    menu: MenuName | list[Word] | None = None


class LessonRequest(Request):
    """A game whose first turns are guided, and who wants to learn it."""

    game: GameName = USUAL_GAME
    name: Name
    secret: Secret | None = None


class BroughtRecord(Request):
    """A record that somebody brings along; it is not kept."""

    record: str = Field(max_length=60_000)


class BroughtReview(BroughtRecord):
    """The same, and whose decisions are to be looked at."""

    seat: int = Field(default=0, ge=0, le=7)


class OwnGame(Request):
    """A game that somebody has played, and the key that the page was told at its end."""

    code: Annotated[str, StringConstraints(pattern=CODE)]
    key: Secret


class OwnGames(Request):
    """Games of somebody's own; all of them, or those of one game."""

    games: list[OwnGame] = Field(max_length=MOST_OWN_GAMES)
    game: Annotated[str, StringConstraints(pattern=GAME)] | None = None

    @property
    def keys(self) -> dict[str, str]:
        """By code, the key of each."""
        return {one.code: one.key for one in self.games}


class OwnRecords(OwnGames):
    """The same, those before a time, up to a limit."""

    before: int | None = Field(default=None, ge=0, le=LATEST)
    limit: int = Field(default=20, ge=1, le=MOST_LISTED)


class PuzzleGuess(Request):
    """What somebody would do: the name of an action."""

    action: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class PadTable(Request):
    """The table that a score pad is for."""

    game: GameName
    players: int = Field(ge=2, le=8)
    edition: Word | None = None
    menu: MenuName | list[Word] | None = None


class PadRequest(PadTable):
    """All that stands on a score pad."""

    rounds: list[list[PlateWords] | None] = Field(max_length=3)
    """By round and seat, plates as a person writes them; none where nothing was entered."""
    races: list[list[int] | None] = Field(default=[], max_length=3)
    """By round and seat, points from the race of the uramaki."""


class PlateRequest(PadTable):
    """A plate that somebody has typed."""

    words: PlateWords


class Score(Request):
    """A line of the score pad."""

    model_config = ConfigDict(extra="allow", strict=True)
