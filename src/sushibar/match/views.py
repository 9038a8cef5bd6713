"""What is shown of a match to a player, or to a bystander.

All that leaves the server about a game goes through here and `updates`. A seat is shown its own
view of the table; with None, the public one.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sushibar.games.phrases import Question
from sushibar.games.plain import reading
from sushibar.games.schema import own, shared
from sushibar.match.known import KnownGame, known
from sushibar.match.lobby import Lobby, for_players, lobby
from sushibar.match.match import Match
from sushibar.match.scores import PlatesText, RunningCount, plates_in_words, standing
from sushibar.shapes import TypedDict
from sushibar.table.table import Table
from sushibar.texts import language


class ChoiceView(TypedDict):
    """An action that may be taken."""

    action: str
    spoken: str
    brief: str
    """As it can be written under a picture of it."""
    copies: int
    wider: str
    """The choice that says the same in general, where this one is more exact; else empty."""
    sure: bool
    """Whether it is known to succeed, where others may not."""


class QuestionView(TypedDict):
    """A question to a seat."""

    head: str
    ask: str
    about: str
    """What is asked for, where a game asks for many things."""
    choices: list[ChoiceView]


class Foreseen(TypedDict):
    """What a seat will be asked after an answer that is not given yet, and the table then."""

    asked: QuestionView
    seen: KnownGame


class CommonText(PlatesText):
    """What lies on the table, in words."""

    progress: str
    standing: RunningCount


class TableText(CommonText):
    """The table in words."""

    notes: list[str]


class GameProgress(TypedDict):
    """How far a game is."""

    question: int
    pending: list[int]
    deadline: int | None
    winners: list[int]


class GameView(GameProgress):
    """A game as a seat sees it."""

    answered: list[str] | None
    asked: QuestionView | None
    seen: KnownGame
    """What the seat knows, by the names that files use."""
    words: TableText | None


class TableView(Lobby):
    """A table as a seat sees it, or a bystander."""

    you: int | None
    """Whose view it is."""
    yours: list[int]
    """The seats at this device: where people share one, `you` is who has said so, or nobody yet."""
    game: GameView | None


class Common:
    """What everybody sees of a match alike, worked out once for all who look at one moment."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._words: dict[str, CommonText] = {}

    @cached_property
    def lobby(self) -> Lobby:
        """The table and who sits there, for everybody."""
        return lobby(self._match)

    @cached_property
    def progress(self) -> GameProgress:
        """How far the game is."""
        match = self._match
        return {
            "question": match.question,
            "pending": list(match.pending),
            "deadline": match.deadline,
            "winners": list(match.playing.winners),
        }

    @cached_property
    def seen(self) -> Mapping[str, Any]:
        """All that lies open on the table, as somebody sees it who has no seat."""
        return shared(self._match.playing.view(None))

    @property
    def words(self) -> CommonText:
        """What lies there in words, in the language that is spoken now."""
        spoken_here = language()
        if spoken_here not in self._words:
            self._words[spoken_here] = in_words(self._match.playing)
        return self._words[spoken_here]


def table_view(
    match: Match,
    seat: int | None,
    *,
    words: bool = True,
    common: Common | None = None,
    seats: Sequence[int] | None = None,
) -> TableView:
    """All that a seat may know of the match now; without words, only what programs need.

    At a device that people share, `seats` are theirs, and that seat is the one that looks at it.
    """
    common, table = common or Common(match), match.table
    game = None if table is None else game_view(match, table, seat, common, words=words)
    yours = list(seats) if seats is not None else [] if seat is None else [seat]
    own = for_players(match, is_player=bool(yours))
    return {**common.lobby, **own, "you": seat, "yours": yours, "game": game}


def game_view(
    match: Match, table: Table, seat: int | None, common: Common, *, words: bool
) -> GameView:
    """The game as a seat sees it."""
    asked = None
    if seat is not None and seat in match.pending:
        asked = question_view(table, seat, words=words)
    return {
        **common.progress,
        "answered": answered(match, seat),
        "asked": asked,
        "seen": known(table.setup.game, common.seen, own(table.view(seat))),
        "words": {**common.words, "notes": notes(table, seat)} if words else None,
    }


def answered(match: Match, seat: int | None) -> list[str] | None:
    """What a seat itself has answered to the open question."""
    given = match.given(seat) if seat is not None and match.phase == "playing" else None
    return None if given is None else given.split()


def question_view(table: Table, seat: int, *, words: bool) -> QuestionView:
    """What a seat may do now, and the question in words."""
    of_game, setup, state = table.setup.words, table.setup, table.state
    looked_at = reading(state)
    question = Question("", "")
    if words:
        question = of_game.question(setup, table.config, state, table.names, seat)
    wider = {one: table.called.actions[general] for one, general in question.wider.items()}
    choices = sorted(
        table.legal(seat),
        key=lambda one: (one.number in wider, of_game.order(table.config, one.number)),
    )
    return {
        "head": question.head,
        "ask": question.ask,
        "about": question.about,
        "choices": [
            {
                "action": str(action),
                "spoken": of_game.spoken(setup, action.number) if words else "",
                "brief": of_game.brief(setup, action.number) if words else "",
                "copies": of_game.copies(table.config, looked_at, seat, action.number),
                "wider": wider.get(action.number, ""),
                "sure": action.number in question.sure,
            }
            for action in choices
        ],
    }


def foreseen(table: Table, seat: int) -> Foreseen:
    """A table that a seat has planned, as it will see it."""
    seen = known(table.setup.game, shared(table.view(None)), own(table.view(seat)))
    return {"asked": question_view(table, seat, words=True), "seen": seen}


def in_words(table: Table) -> CommonText:
    """How far the game is, and the plates with their sets."""
    return {
        "progress": table.setup.words.progress(table.setup, table.config, table.state),
        "standing": standing(table),
        **plates_in_words(table, table.state),
    }


def notes(table: Table, seat: int | None) -> list[str]:
    """What else a player should know."""
    if seat is None or table.over:
        return []
    return table.setup.words.notes(table.setup, table.config, table.state, table.names, seat)
