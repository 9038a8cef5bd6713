"""What is shown of a match to whoever looks at it: a player, a bystander, the lobby.

All that leaves the server about a game goes through here. A seat is shown its own view of the
table; with None, the public one.
"""

from functools import cached_property, lru_cache
from typing import Any

from sushibar.bots.roster import checked_kind
from sushibar.errors import SushibarError
from sushibar.games.events import Event, Reveal
from sushibar.games.phrases import BYSTANDER, Telling
from sushibar.games.schema import own, shared
from sushibar.match.log import (
    Answered,
    BotJoined,
    Joined,
    Left,
    Rematched,
    Returned,
    Said,
    Salted,
    StoodIn,
)
from sushibar.match.match import Draft, Match
from sushibar.match.match_state import Moment
from sushibar.match.scores import Shown, drawn
from sushibar.table.dealer import commitment
from sushibar.table.table import Table
from sushibar.texts import language

# The table


def lobby(match: Match) -> Shown:
    """What everybody may know of a table, whether a game is on or not."""
    return {
        "code": match.code,
        "phase": match.phase,
        "version": match.version,
        "settings": match.settings.written,
        "commitment": commitment(match.seed),
        "host": match.host,
        "chairs": [chair(match, seat) for seat in range(len(match.chairs))],
        "rematch": match.rematch,
    }


def chair(match: Match, seat: int) -> Shown:
    """Who sits on a chair; of a person only the name."""
    one = match.chairs[seat]
    kind = "empty" if one.is_empty else "person" if one.is_person else "bot"
    return {
        "name": one.name,
        "kind": kind,
        "bot": one.bot,
        "level": level(one.bot, match.settings.game) if one.bot else None,
        "salted": bool(one.salt),
    }


@lru_cache(maxsize=1000)
def level(spec: str, game: str) -> int | None:
    """How strong a bot is, where that is known."""
    try:
        return checked_kind(spec, game).level
    except SushibarError:  # a guest that is not there any more
        return None


class Common:
    """What everybody sees of a match alike, worked out once for all who look at one moment."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._words: dict[str, Shown] = {}

    @cached_property
    def lobby(self) -> Shown:
        """The table and who sits there."""
        return lobby(self._match)

    @cached_property
    def game(self) -> Shown:
        """How far the game is."""
        match = self._match
        return {
            "question": match.question,
            "pending": list(match.pending),
            "deadline": match.deadline,
            "winners": list(match.playing.winners),
        }

    @cached_property
    def seen(self) -> Shown:
        """All that lies open on the table, as somebody sees it who has no seat."""
        table = self._match.playing
        return {"game": table.setup.game, **shared(table.view(None))}

    @property
    def words(self) -> Shown:
        """What lies there in words, in the language that is spoken now."""
        spoken_here = language()
        if spoken_here not in self._words:
            self._words[spoken_here] = in_words(self._match.playing)
        return self._words[spoken_here]


def shown(
    match: Match, seat: int | None, *, words: bool = True, common: Common | None = None
) -> Shown:
    """All that a seat may know of the match now; without words, only what programs need."""
    common = common or Common(match)
    view = {**common.lobby, "you": seat, "game": None}
    if match.table is not None:
        view["game"] = game(match, match.table, seat, common, words=words)
    return view


def game(match: Match, table: Table, seat: int | None, common: Common, *, words: bool) -> Shown:
    """The game as a seat sees it."""
    told: Shown = {
        **common.game,
        "answered": answered(match, seat),
        "asked": None,
        "seen": {**common.seen, **own(table.view(seat))},
        "words": None,
    }
    if seat is not None and seat in match.pending:
        told["asked"] = asked(table, seat, words=words)
    if words:
        told["words"] = {**common.words, "notes": notes(table, seat)}
    return told


def answered(match: Match, seat: int | None) -> list[str] | None:
    """What a seat itself has answered to the open question."""
    given = match.given(seat) if seat is not None and match.phase == "playing" else None
    return None if given is None else given.split()


def asked(table: Table, seat: int, *, words: bool) -> Shown:
    """What a seat may do now, and the question in words."""
    of_game, setup, state = table.setup.words, table.setup, table.state
    choices = sorted(table.legal(seat), key=lambda one: of_game.order(table.config, one.number))
    told: Shown = {"head": "", "ask": "", "about": "", "choices": []}
    if words:
        question = of_game.question(setup, table.config, state, table.names, seat)
        told["head"], told["ask"], told["about"] = question.head, question.ask, question.about
    for action in choices:
        told["choices"].append(
            {
                "action": str(action),
                "spoken": of_game.spoken(setup, action.number) if words else "",
                "brief": of_game.brief(setup, action.number) if words else "",
                "copies": of_game.copies(table.config, state, seat, action.number),
            }
        )
    return told


def in_words(table: Table) -> Shown:
    """How far the game is, and the plates with their sets."""
    of_game, setup, state = table.setup.words, table.setup, table.state
    seats = range(int(table.config.seats))
    return {
        "progress": of_game.progress(table.setup, table.config, state),
        "plates": [of_game.groups(setup, state, seat) for seat in seats],
        "piles": [drawn(of_game.piles(setup, state, seat)) for seat in seats],
    }


def notes(table: Table, seat: int | None) -> list[str]:
    """What else a player should know."""
    if seat is None or table.over:
        return []
    return table.setup.words.notes(table.setup, table.config, table.state, table.names, seat)


def drafted(draft: Draft, seat: int, question: int, steps: list[str]) -> Shown:
    """What a seat is asked after some steps of an answer; nothing if it is whole."""
    return {
        "question": question,
        "steps": steps,
        "whole": draft.is_whole,
        "enough": draft.is_enough,
        "asked": None if draft.is_whole else asked(draft.table, seat, words=True),
    }


# What has happened


def is_quiet(match: Match, since: int) -> bool:
    """Whether nothing has changed after a version but who has answered, face down."""
    return all(
        isinstance(moment.entry, Answered | Said) and moment.first == moment.last
        for moment in match.moments[since:]
    )


def news(match: Match, seat: int | None, since: int, *, words: bool = True) -> list[Shown]:
    """All that has happened after a version, as far as a seat may know it."""
    return [
        one for moment in match.moments[since:] for one in told(match, moment, seat, words=words)
    ]


def told(match: Match, moment: Moment, seat: int | None, *, words: bool) -> list[Shown]:
    """What came of an entry of the log: something about the seats, then what the game did."""
    about = {"version": moment.version, "at": moment.at}
    entry = moment.entry
    one = {"kind": entry.kind, **about, **public(match, entry)}
    if moment.first == moment.last or match.table is None:
        return [one]
    happened = match.table.events_since(moment.first)[: moment.last - moment.first]
    return [
        one,
        *(
            {**about, **happening(match.table, event, seat, words=words), "step": step}
            for step, event in enumerate(happened, start=moment.first)
        ),
    ]


def public(match: Match, entry: Any) -> Shown:
    """What everybody may know of an entry: never an answer, a key or a salt."""
    match entry:
        case Joined():
            return {"seat": entry.seat, "name": entry.name}
        case BotJoined():
            return {"seat": entry.seat, "name": entry.name, "bot": entry.bot}
        case Answered():
            return {"seat": entry.seat, "by": entry.by}
        case StoodIn():
            return {"seat": entry.seat, "bot": entry.bot}
        case Said():
            return {"seat": entry.seat, "phrase": entry.phrase}
        case Rematched():
            return {"code": entry.code}
        case Left() | Salted() | Returned():
            return {"seat": entry.seat}
    return {}


def happening(table: Table, event: Event, seat: int | None, *, words: bool) -> Shown:
    """An event of the game, in the words for that seat."""
    one: Shown = {
        "kind": "happened",
        "what": "reveal" if isinstance(event, Reveal) else event.kind,
        "round": event.round,
        "turn": event.turn,
        "told": None,
    }
    cells = table.setup.kit.schema.cells_of(table.setup, event)
    if cells:
        one["cells"] = cells
    if words:
        viewer = BYSTANDER if seat is None else seat
        telling = table.setup.words.tell(
            table.setup, event, table.setup.seat_names(table.names), viewer
        )
        one["told"] = spoken(telling)
    return one


def spoken(telling: Telling) -> Shown:
    """What has happened in words, as plain data."""
    return {
        "head": telling.head,
        "rows": [list(row) for row in telling.rows],
        "notes": list(telling.notes),
        "then": telling.then,
    }
