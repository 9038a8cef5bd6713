"""Where programs are named: by their path in a spec, or in the user's file `bots.toml`."""

import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeGuard

from sushibar.bots.bot import Bot
from sushibar.bots.builtin import BUILTIN
from sushibar.bots.kinds import BotKind, checked
from sushibar.bots.programs.program import PATIENCE_SECONDS, Program
from sushibar.errors import BotError
from sushibar.folders import config_folder
from sushibar.games.kit import KITS
from sushibar.texts import text

FIELDS: Final = ("command", "games", "level", "character", "first-names", "limit", "patience")


# By path


def is_path(name: str) -> bool:
    """Whether the name in a spec is the path of a program: no kind of bots has a slash in it."""
    return "/" in name or os.sep in name


def program_at(path: str) -> BotKind:
    """The program of a file; one in Python needs not be executable."""
    file = Path(path).expanduser()
    if file.is_file() and os.access(file, os.X_OK):
        command = [str(file.absolute())]
    elif file.is_file() and file.suffix == ".py":
        command = [sys.executable, str(file.absolute())]
    else:
        raise BotError("error-program-file", file=path)
    return BotKind(
        partial(seat, path, command, None, PATIENCE_SECONDS),
        text("bot-character-program", program=file.name),
        tuple(KITS),
        limited=True,
    )


# By name


def bots_file() -> Path | None:
    """The user's file, if there is one: `$SUSHIBAR_BOTS`, else the one in the config folder."""
    named = os.environ.get("SUSHIBAR_BOTS")
    if named:
        return Path(named)
    try:
        file = config_folder() / "bots.toml"
    except RuntimeError:  # nobody knows where home is
        return None
    return file if file.exists() else None


def listed_programs() -> dict[str, Any]:
    """What the user's file says about every program, whether it is right or not."""
    file = bots_file()
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        reason = str(error)
    raise BotError("error-bots-file", file=str(file), reason=reason)


def listed_program(name: str) -> BotKind | None:
    """The program of that name in the user's file; a `BotError` says what is wrong with it."""
    entries, file = listed_programs(), bots_file()
    if name not in entries or file is None:
        return None
    if name in BUILTIN:
        raise BotError("error-bot-taken", bot=name)
    entry = entries[name]
    if not isinstance(entry, dict):
        raise BotError("error-program-entry", bot=name, file=str(file))
    for field in entry:
        if field not in FIELDS:
            raise BotError("error-program-field", bot=name, field=field, fields=", ".join(FIELDS))
    command = entry.get("command")
    if not is_command(command):
        raise BotError("error-program-command", bot=name, file=str(file))
    patience = entry.get("patience", PATIENCE_SECONDS)
    if isinstance(patience, bool) or not isinstance(patience, int | float) or patience <= 0:
        raise BotError("error-bot-field", bot=name, what="patience", value=repr(patience))
    return checked(
        name,
        BotKind(
            partial(seat, name, command, file.absolute().parent, patience),
            entry.get("character", text("bot-character-program", program=command[0])),
            entry.get("games", tuple(KITS)),
            entry.get("level"),
            limited=bool(entry.get("limit", True)),
            first_names=entry.get("first-names", ()),
        ),
    )


def is_command(command: object) -> TypeGuard[list[str]]:
    """Whether something is a list of words that can be run."""
    return (
        isinstance(command, list)
        and bool(command)
        and all(isinstance(word, str) and word for word in command)
    )


def seat(
    name: str,
    command: Sequence[str],
    folder: Path | None,
    patience: float,
    luck: str,
    game: str,
) -> Bot:
    """A program as a bot, if there is such a program."""
    first = command[0]
    if os.sep in first and folder is not None:
        first = str(folder / Path(first).expanduser())
    if shutil.which(first) is None:
        raise BotError("error-program-missing", bot=name, program=command[0])
    return Program(name, luck, [first, *command[1:]], folder=folder, patience=patience)
