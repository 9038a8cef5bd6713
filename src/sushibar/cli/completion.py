"""Shell completion: its installation, and what can stand where a game, menu or bot is named."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import typer
import typer.completion

from sushibar.errors import SetupError
from sushibar.texts import text

PROGRAM: Final = "sushibar"
VARIABLE: Final = "_SUSHIBAR_COMPLETE"
SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")

typers: Final[Any] = typer.completion  # which does not declare what it offers

Completion = tuple[str, str]
"""What can be typed, and a word about it."""


# The two options


def install(_context: typer.Context, is_wanted: bool) -> None:
    """Teach the user's shell to complete our commands."""
    if is_wanted:
        shell, file = typers.install(shell=shell_here(), prog_name=PROGRAM, complete_var=VARIABLE)
        print(text("completion-installed", shell=shell, file=str(file)))
        raise typer.Exit


def show(_context: typer.Context, is_wanted: bool) -> None:
    """Print what the user's shell would have to read."""
    if is_wanted:
        print(
            typers.get_completion_script(
                prog_name=PROGRAM, complete_var=VARIABLE, shell=shell_here()
            )
        )
        raise typer.Exit


def shell_here() -> str:
    """The shell that has started us, else the user's own."""
    import shellingham  # type: ignore[import-untyped]  # typer brings it

    try:
        name = str(shellingham.detect_shell()[0])
    except shellingham.ShellDetectionFailure:
        name = Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        raise SetupError("error-completion-shell", shell=name or "?", shells=", ".join(SHELLS))
    return name


def prepare() -> None:
    """Be ready to answer a shell that asks how a line can go on."""
    if VARIABLE in os.environ:
        typers.completion_init()


# What can be typed


def games(incomplete: str) -> list[Completion]:
    """Games by name."""
    from sushibar.games.kit import KITS

    return fitting(((name, text(f"game-{name}")) for name in KITS), incomplete)


def editions(context: typer.Context, incomplete: str) -> list[Completion]:
    """Editions of the game that was named, else of all."""
    from sushibar.games.kit import KITS

    said = [str(context.params.get("game")), *context.args]  # not all is read yet
    kits = [KITS[word] for word in said if word in KITS][:1] or KITS.values()
    names = dict.fromkeys(name for kit in kits for name in kit.rules.editions)
    return fitting(((name, "") for name in names), incomplete)


def menus(incomplete: str) -> list[Completion]:
    """Recommended menus, and the types of one's own with commas between."""
    from sushibar.games.kit import KITS

    found: list[Completion] = []
    for kit in KITS.values():
        if kit.rules.serving is None:
            continue
        named = [(name, text(f"menu-{name}")) for name in kit.rules.menus]
        types = [(dish.name, "") for dish in kit.rules.serving.dishes]
        found += listed(types, incomplete) if "," in incomplete else fitting(named, incomplete)
    return found


def bots(incomplete: str) -> list[Completion]:
    """Bots by name, several with commas between."""
    from sushibar.bots.roster import all_bots

    kinds = ((one.name, one.kind) for one in all_bots())
    return listed(((name, kind.character) for name, kind in kinds if kind), incomplete)


def listed(known: Iterable[Completion], incomplete: str) -> list[Completion]:
    """The last part of a list with commas, completed."""
    before, comma, last = incomplete.rpartition(",")
    return [(before + comma + name, about) for name, about in fitting(known, last)]


def fitting(known: Iterable[Completion], incomplete: str) -> list[Completion]:
    """All that start like what was typed."""
    return [(name, about) for name, about in known if name.startswith(incomplete)]


def words(*known: str) -> Any:
    """A completion from a few words."""

    def complete(incomplete: str) -> Iterator[str]:
        return (word for word in known if word.startswith(incomplete))

    return complete
