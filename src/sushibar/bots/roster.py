"""The bots by name, built-in and external: how they are made, and what they are called."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from sushibar.bots.bot import Bot, Limit, Seated
from sushibar.bots.builtin import BUILTIN, NAMES, builtin_kind
from sushibar.bots.external import ExternalBot, failed
from sushibar.bots.kinds import BotKind
from sushibar.bots.plugins import plug_in, plugged_in
from sushibar.bots.programs.bots_file import (
    bots_file,
    is_path,
    listed_program,
    listed_programs,
    program_at,
)
from sushibar.bots.specs import parse_spec
from sushibar.errors import BotError, MissingExtra, UnknownName
from sushibar.rulebook.announcing import Announce, announced
from sushibar.texts import text

USUAL_BOT: Final = "greedy"
"""Who plays where nobody is named."""

# Kinds


class RosterEntry(NamedTuple):
    """A kind of bots as it is listed, or what is wrong with it."""

    name: str
    origin: str
    """Where it comes from: "house", "program" or "plug-in"."""
    kind: BotKind | None
    problem: str = ""


def kind_named(name: str) -> BotKind | None:
    """The kind of bots with that name: built-in, else a program, else a plug-in."""
    if is_path(name):
        return program_at(name)
    return builtin_kind(name) or listed_program(name) or plug_in(name)


def all_bots() -> Iterator[RosterEntry]:
    """All kinds of bots, the built-in from the weakest on, then the external, unusable ones too.

    Programs that are named by their path are not listed anywhere.
    """
    for name in BUILTIN:
        entry = examined(name, "house", builtin_kind)
        if entry.kind is not None or entry.problem:
            yield entry
    try:
        programs = tuple(listed_programs())
    except BotError as error:
        programs = ()
        yield RosterEntry(str(bots_file()), "program", None, str(error))
    for name in programs:
        yield examined(name, "program", listed_program)
    for name in plugged_in():
        if name not in programs:
            yield examined(name, "plug-in", plug_in)


def examined(name: str, origin: str, find: Callable[[str], BotKind | None]) -> RosterEntry:
    """A kind as it is listed."""
    try:
        return RosterEntry(name, origin, find(name))
    except BotError as error:
        return RosterEntry(name, origin, None, str(error))
    except MissingExtra as error:
        return RosterEntry(name, origin, None, f"{name}: {error}")


def bots_for(game: str) -> tuple[str, ...]:
    """The names of all bots that can play a game, in the order of `all_bots`."""
    return tuple(one.name for one in all_bots() if one.kind is not None and game in one.kind.games)


def checked_kind(words: str, game: str) -> BotKind:
    """The kind of a spec, if there are such bots for this game."""
    spec = parse_spec(words)
    kind = kind_named(spec.name)
    if kind is None or game not in kind.games:
        raise UnknownName("error-bot", bot=spec.name, bots=", ".join(bots_for(game)))
    if not kind.limited and spec.limit.spelled:
        raise UnknownName("error-bot-unlimited", bot=spec.name)
    return kind


def check_bot(words: str, game: str) -> str:
    """The spec itself, if there are such bots for this game."""
    checked_kind(words, game)
    return words


# Bots


def bot(words: str, luck: str, game: str, threads: int | None = None) -> Seated:
    """A bot for this game by its spec, such as `greedy` or `search:50ms`; `close` it at the end.

    The same luck, the same play, unless its limit is a time.
    """
    kind, spec = checked_kind(words, game), parse_spec(words)
    limit = Limit(spec.limit.seconds, spec.limit.playouts, threads)
    made = kind.make(luck, game) if spec.name in BUILTIN else invited(spec.name, kind, luck, game)
    return Seated(made, limit)


def invited(name: str, kind: BotKind, luck: str, game: str) -> Bot:
    """A bot of an external kind; its luck gives nothing away of the seed that deals the cards."""
    own_luck = hashlib.sha256(f"sushibar guest\n{luck}\n".encode()).hexdigest()[:32]
    try:
        return ExternalBot(name, kind.make(own_luck, game))
    except BotError:
        raise
    except Exception as error:
        raise failed(name, error) from error


def prepare_bots(specs: Iterable[str], game: str, announce: Announce | None = None) -> None:
    """Compile what bots of these specs need, so that none of them plays unprepared."""
    for words in specs:
        kind = checked_kind(words, game)
        if kind.prepare is not None:
            with announced(game, announce):
                kind.prepare(game)


# Names


def display_names(words: str) -> tuple[str, ...]:
    """What bots of that spec are called, with the label that says they are bots."""
    name = parse_spec(words).name
    return tuple(text("bot-label", name=one) for one in first_names(name, kind_named(name)))


def kind_called(name: str) -> str | None:
    """The kind of the bot with that display name, whatever language the label is in."""
    first = name.partition(" ")[0]
    for listed in all_bots():
        if listed.kind is not None and first in first_names(listed.name, listed.kind):
            return listed.name
    return None


def first_names(name: str, kind: BotKind | None) -> tuple[str, ...]:
    """What the bots of a kind are called among friends; from the second round on, numbered."""
    stem = name.replace("\\", "/").rpartition("/")[2].partition(".")[0] or name
    given = tuple(kind.first_names) if kind else ()
    given = given or (stem[:1].upper() + stem[1:],)
    return tuple(
        one if turn == 0 else f"{one}-{turn + 1}" for turn in range(NAMES) for one in given
    )[:NAMES]
